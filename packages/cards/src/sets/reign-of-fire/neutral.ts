import { ally, set, token } from '../../language/cards.ts';
import {
  atk,
  attacksOnlyIfAble,
  cant,
  controlledByYou,
  health,
  keyword,
  switchesNumbers,
} from '../../language/changes.ts';
import { destroying } from '../../language/costs.ts';
import {
  destroy,
  draw,
  exhaust,
  give,
  giveAll,
  ifYouDo,
  may,
  mayBy,
  portal,
  put,
  putIntoHand,
  putTokens,
  removeFromGame,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  costToPlay,
  has,
  have,
  haveWhile,
  ifWould,
  oncePerTurn,
  pay,
  prevented,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  done,
  each,
  eventCard,
  target,
  targeted,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  topOfDeckOf,
  you,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed, turnStarts } from '../../language/watches.ts';

export const neutral = set({
  Abomination: ally(
    { cost: 4, tags: ['Abomination', 'Scourge', 'Monster'], atk: [4, 'melee'], health: 5 },
    has('Protector'),
    atStartOfYourTurn(ifYouDo(may(removeFromGame(target(inZone('graveyard', aCard)))), thisHeals(2, thisCard))),
  ),
  "Anub'arak, The Traitor King": ally(
    { cost: 6, tags: ['Crypt Lord', 'Scourge', 'Monster'], atk: [6, 'melee'], health: 7 },
    has('Protector'),
    {
      power: 'payment',
      cost: [
        { pay: 'resources', amount: 2 },
        { pay: 'remove', noun: inZone('graveyard', { inOne: true }), count: 6 },
      ],
      effects: [{ do: 'put into play', what: thisCard, from: 'graveyard' }],
      zone: 'graveyard',
    },
  ),
  Banshee: ally(
    { cost: 5, tags: ['Banshee', 'Scourge', 'Monster'], atk: [5, 'shadow'], health: 6 },
    when(
      { event: 'deal', by: thisOne, card: aHero, combat: true },
      ifYouDo(
        may(destroy(thisCard)),
        give(target(inPartyOf(controllerOf(eventCard), anAlly)), [controlledByYou], 'this game'),
      ),
    ),
  ),
  'Blackhorn Fearmonger': ally(
    { cost: 4, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [4, 'shadow'], health: 5 },
    whenThisEntersPlay({
      do: 'if you do',
      first: [mayBy(controllerOf(targeted(0)), putIntoHand(chosenBy(thatPlayer, yours(anAlly))))],
      then: [],
      else: [thisDeals(3, 'shadow', target(opposing(aHero)))],
    }),
  ),
  'Bleakheart Hellcaller': ally(
    { cost: 4, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [4, 'shadow'], health: 5 },
    when(isDestroyed(thisOne), portal),
  ),
  'Brood Mother': ally(
    { cost: 5, tags: ['Spider', 'Beast', 'Monster'], atk: [5, 'nature'], health: 6 },
    when(
      {
        event: 'deal',
        by: attacking({ any: [{ self: true }, { tag: ['Beast'], kind: ['Ally'], whose: 'you', other: true }] }),
        combat: true,
        fatal: true,
      },
      putTokens(
        2,
        token('Spider Beast Monster', { tags: ['Spider', 'Beast', 'Monster'], atk: [1, 'melee'], health: 1 }),
      ),
    ),
  ),
  "Cult Master Kel'Thuzad": ally(
    { cost: 4, tags: ['Necromancer', 'Scourge', 'Monster'], atk: [4, 'shadow'], health: 5 },
    pay([1], put(topOfDeckOf(targetPlayer()), { to: 'graveyard' })),
    pay([2], { do: 'allow to play', what: target(inZone('graveyard', anAlly)), duration: 'this turn' }),
  ),
  'Cunning Crypt Fiend': ally(
    { cost: 5, tags: ['Crypt Fiend', 'Scourge', 'Monster'], atk: [5, 'melee'], health: 6 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Ally'], atk: { is: 'or less', than: 2 } })))),
  ),
  'Darkflame Dreadlord': ally(
    { cost: 6, tags: ['Dreadlord', 'Demon', 'Monster'], atk: [6, 'shadow'], health: 7 },
    when(isDestroyed(other(yours(anAlly))), may(thisDeals(2, 'shadow', target(aHero)))),
  ),
  'Doomguard Invader': ally(
    { cost: 1, tags: ['Doomguard', 'Demon', 'Monster'], atk: [1, 'melee'], health: 2 },
    costToPlay(destroying(yours(anAlly))),
  ),
  Dreadhound: ally(
    { cost: 2, tags: ['Felhunter', 'Demon', 'Monster'], atk: [2, 'shadow'], health: 3 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(other(yours(anAlly))))), destroy(target(anAbility)))),
  ),
  'Eredar Chaosbringer': ally(
    { cost: 7, tags: ['Eredar', 'Demon', 'Warlock', 'Monster'], atk: [7, 'fire'], health: 8 },
    whenThisEntersPlay(portal),
  ),
  'Eredar Strategist': ally(
    { cost: 2, tags: ['Eredar', 'Demon', 'Warlock', 'Monster'], atk: [2, 'shadow'], health: 3 },
    oncePerTurn(pay([destroying(other(yours(anAlly)))], giveAll(yours(tagged('Demon', anAlly)), [atk(2)]))),
  ),
  'Felguard Basher': ally(
    { cost: 1, tags: ['Felguard', 'Demon', 'Monster'], atk: [1, 'melee'], health: 2 },
    has('Ferocity'),
  ),
  'Frost Wyrm': ally(
    { cost: 6, tags: ['Dragonkin', 'Scourge', 'Monster'], atk: [6, 'frost'], health: 7 },
    when(
      turnStarts('opposing'),
      ifYouDo(
        may(removeFromGame({ select: 'choose', noun: inZone('graveyard', { inOne: true }), count: { exactly: 3 } })),
        thisDeals(3, 'frost', target(heroOrAlly)),
      ),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
  'Furbolg Champion': ally(
    { cost: 4, tags: ['Furbolg', 'Warrior', 'Monster'], atk: [4, 'melee'], health: 5 },
    atStartOfYourTurn(may(put({ select: 'top', of: targetPlayer(), count: 2 }, { to: 'graveyard' }))),
  ),
  'Furbolg Spiritbinder': ally(
    { cost: 6, tags: ['Furbolg', 'Shaman', 'Monster'], atk: [6, 'nature'], health: 7 },
    whenIf(entersPlay(thisOne), { is: 'there', noun: inYourGraveyard(aCard), atLeast: 8 }, thisHeals(8, yourHero)),
  ),
  'Hateful Darkweaver': ally(
    { cost: 3, tags: ['Satyr', 'Demon', 'Warlock', 'Monster'], atk: [3, 'shadow'], health: 4 },
    have(
      opposing(tagged('Night Elf', anAlly)),
      { change: 'lose powers', keywords: ['Stealth'] },
      cant('have powers', { keywords: ['Stealth'] }),
      keyword('Conspicuous'),
    ),
  ),
  'Hateful Fiend': ally(
    { cost: 2, tags: ['Imp', 'Demon', 'Monster'], atk: [2, 'fire'], health: 3 },
    ifWould({ event: 'deal', by: opposing(tagged('Orc', anAlly)) }, prevented(1)),
  ),
  'Hateful Infernal': ally(
    { cost: 4, tags: ['Infernal', 'Demon', 'Monster'], atk: [4, 'fire'], health: 5 },
    whenThisEntersPlay(thisDeals(2, 'fire', each(opposing(tagged('Human', anAlly))))),
  ),
  'Hateful Seductress': ally(
    { cost: 5, tags: ['Succubus', 'Demon', 'Monster'], atk: [5, 'shadow'], health: 6 },
    whenThisEntersPlay(may(removeFromGame(target(tagged('Tauren', anAlly))))),
  ),
  'Hungry Ghoul': ally(
    { cost: 1, tags: ['Ghoul', 'Scourge', 'Monster'], atk: [1, 'melee'], health: 2 },
    thisCant({ cant: 'attack', unless: [{ pay: 'remove', noun: inZone('graveyard', { inOne: true }), count: 2 }] }),
  ),
  "Mo'arg Punisher": ally(
    { cost: 3, tags: ["Mo'arg", 'Demon', 'Monster'], atk: [3, 'melee'], health: 4 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(other(yours(anAlly))))), destroy(target(anEquipment)))),
  ),
  'Naga Royal Guard': ally(
    { cost: 3, tags: ['Naga', 'Warrior', 'Monster'], required: ['Monster'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    haveWhile({ is: 'turn of', whose: 'opposing' }, thisOne, atk(3)),
  ),
  'Naga Siren': ally(
    { cost: 4, tags: ['Naga', 'Mage', 'Monster'], atk: [4, 'frost'], health: 5 },
    pay([{ pay: 'exhaust', noun: yours(tagged('Monster', heroOrAlly)), count: 2 }], exhaust(target(heroOrAlly))),
  ),
  Necromancer: ally(
    { cost: 3, tags: ['Necromancer', 'Scourge', 'Monster'], atk: [3, 'shadow'], health: 4 },
    atStartOfYourTurn(
      ifYouDo(may(removeFromGame(target(inZone('graveyard', aCard)))), {
        do: 'put token',
        token: token('Skeleton Monster', { tags: ['Skeleton', 'Monster'], atk: [1, 'melee'], health: 1 }),
      }),
    ),
  ),
  'Priestess of Horror': ally(
    { cost: 2, tags: ['Shivarra', 'Demon', 'Monster'], atk: [2, 'shadow'], health: 3 },
    has('Absorb'),
  ),
  'Priestess of Ruin': ally(
    { cost: 5, tags: ['Shivarra', 'Demon', 'Monster'], atk: [5, 'shadow'], health: 6 },
    whenThisEntersPlay(portal),
  ),
  Quillbeast: ally(
    { cost: 5, tags: ['Quillbeast', 'Beast', 'Monster'], atk: [5, 'melee'], health: 6 },
    has('Long-Range'),
  ),
  'Rexxar the Wanderer': ally(
    { cost: 4, tags: ['Orc', 'Ogre', 'Hunter'], atk: [4, 'melee'], health: 5 },
    whenThisEntersPlay({
      do: 'search',
      who: you,
      noun: tagged('Beast', anAlly),
      reveal: true,
      then: [putIntoHand(that)],
    }),
    have(yours(tagged('Beast', anAlly)), atk(1), health(1)),
  ),
  'Savage Wrathguard': ally(
    { cost: 3, tags: ['Wrathguard', 'Demon', 'Monster'], atk: [3, 'melee'], health: 4 },
    has('Smash'),
  ),
  'Scheming Watcher': ally(
    { cost: 2, tags: ['Floating Eye', 'Demon', 'Monster'], atk: [2, 'shadow'], health: 3 },
    whenThisEntersPlay(
      ifYouDo(
        may(draw(2)),
        put({ select: 'choose', noun: yours(inZone('hand', aCard)), count: { exactly: 2 } }, { to: 'deck', at: 'top' }),
      ),
    ),
  ),
  'Sister of Seduction': ally(
    { cost: 3, tags: ['Succubus', 'Demon', 'Monster'], atk: [3, 'shadow'], health: 4 },
    when(isDestroyed(thisOne), portal),
  ),
  'Terror Hound': ally(
    { cost: 1, tags: ['Void', 'Terror', 'Demon', 'Monster'], atk: [1, 'melee'], health: 2 },
    whenThisEntersPlay(may(give(target(anAlly), [switchesNumbers]))),
  ),
  'Terrorguard Detonator': ally(
    { cost: 4, tags: ['Terrorguard', 'Demon', 'Monster'], atk: [4, 'shadow'], health: 5 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(other(yours(anAlly))))), destroy(target(anAlly)))),
  ),
  'Thunder Hawk': ally({ cost: 4, tags: ['Hawk', 'Beast', 'Monster'], atk: [4, 'melee'], health: 5 }, has('Stealth')),
  'Torrid Abyssal': ally({ cost: 4, tags: ['Abyssal', 'Demon', 'Monster'], atk: [5, 'fire'], health: 5 }),
  'Void Brute': ally(
    { cost: 4, tags: ['Voidwalker', 'Demon', 'Monster'], atk: [4, 'shadow'], health: 5 },
    have(opposing(heroOrAlly), attacksOnlyIfAble(thisOne)),
  ),
});
