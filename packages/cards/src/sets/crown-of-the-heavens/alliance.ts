import { countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { can, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  delve,
  destroy,
  draw,
  give,
  ifSo,
  ifYouDo,
  may,
  put,
  putIntoHand,
  putTokens,
  ready,
  reveal,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  attachedTo,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  haveWhile,
  onYourTurn,
  pay,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  controllerOf,
  done,
  each,
  eventCard,
  revealed,
  target,
  targeted,
  that,
  thatPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { entersPlay, isDestroyed, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  'Aeshia Moonstreak': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [1, 'holy'], health: 2 },
    whenThisEntersPlay(thisHeals(2, target(heroOrAlly))),
  ),
  'Aleksei Brandal': ally(
    { cost: 2, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [2, 'arcane'], health: 2 },
    haveWhile({ is: 'there', noun: attachedTo(thisOne, anAbility) }, thisOne, keyword('Elusive'), keyword('Stealth')),
  ),
  'Anathel the Eagle-Eye': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [2, 'melee'], health: 2 },
    has('Elusive'),
    when(entersPlay(yours(withCost('or more', 4, anAlly))), thisDeals(4, 'ranged', target(aHero))),
  ),
  'Andrews the Just': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [4, 'holy'], health: 4 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard({ attachment: true }))))),
  ),
  'Archdruid Malfurion Stormrage': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], limit: 'Malfurion (1)', atk: [4, 'nature'], health: 8 },
    atStartOfYourTurn(may(draw())),
    { power: 'continuous', continuous: { players: 'you', changes: [can({ may: 'place additional', count: 1 })] } },
  ),
  'Bromor the Shadowblade': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [2, 'melee'], health: 3 },
    has('Stealth'),
    when(
      { event: 'strike', card: aWeapon, whose: 'you' },
      { do: 'add counters', name: '+1 ATK', count: 1, on: eventCard },
    ),
  ),
  'Dar the Beastmaster': ally({ cost: 4, icon: 'Alliance', tags: ['Worgen', 'Hunter'], atk: [2, 'melee'], health: 7 }),
  Emree: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 4 },
    pay([2, 'activate'], ready(target(other(anAlly)))),
  ),
  Esala: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [2, 'melee'], health: 6 },
    haveWhile(is(thisCard, { damaged: false }), thisOne, power(has('Assault', 4))),
  ),
  'Father Charles': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [5, 'holy'], health: 4 },
    whenThisEntersPlay(thisHeals('all', target(yours(anAlly)))),
  ),
  'Flamesinger Zara': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [2, 'fire'], health: 4 },
    has('Elusive'),
  ),
  'Frimzy Fuzzbum': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'arcane'], health: 1 },
    has('Elusive'),
    pay(['activate'], give(target(anAlly), [keyword('Elusive')])),
  ),
  'Gerrunge the Sadist': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'shadow'], health: 4 },
    whenThisEntersPlay(thisDeals(4, 'shadow', yourHero)),
    when(isDestroyed(other(yours(anAlly))), thisHeals(4, yourHero)),
  ),
  'Graddis Battlebeard': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Shaman'], atk: [4, 'nature'], health: 4 },
    whenThisEntersPlay({
      do: 'deal',
      by: thisCard,
      amount: 4,
      types: ['nature'],
      to: target(heroOrAlly, { upTo: 4 }),
      divided: true,
    }),
    atStartOfYourTurn({ do: 'heal', by: thisCard, amount: 4, from: target(heroOrAlly, { upTo: 4 }), divided: true }),
  ),
  'Grovewarden Daviak': ally(
    { cost: 6, icon: 'Alliance', tags: ['Worgen', 'Druid'], atk: [2, 'nature'], health: 7 },
    has('Protector'),
    when({ event: 'deal', card: thisOne }, thisHeals(thatMuch, yourHero)),
  ),
  Jeishal: ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 2 },
    whenThisEntersPlay(
      destroy(target(opposing(anArmor))),
      ifSo({ is: 'there', noun: among(done, withCost('or less', 2, anArmor)) }, draw()),
    ),
  ),
  'Kalam Blacksteel': ally(
    { cost: 3, icon: 'Alliance', tags: ['Worgen', 'Death Knight'], atk: [3, 'frost'], health: 3 },
    has('Protector'),
  ),
  'Kaldric Stoutwhisker': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [2, 'holy'], health: 3 },
    when({ event: 'heal', card: yours(heroOrAlly) }, give(thisCard, [power(has('Assault', 2))])),
  ),
  'Lucy Elizabeth': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'holy'], health: 2 },
    has('Protector'),
  ),
  'Shalyssa Groveshaper': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 4 },
    has('Harmonize'),
    has('Mend', 2),
  ),
  'Targus Roughblade': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [6, 'melee'], health: 1 },
    has('Stealth'),
  ),
  'Thadrus, Shield of Teldrassil': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [1, 'melee'], health: 7 },
    has('Protector'),
    thisCant({ cant: 'attack' }),
    when({ event: 'deal', by: thisOne, card: anAlly }, destroy(eventCard)),
  ),
  'Tharal Wildbreeze': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'nature'], health: 1 },
    has('Elusive'),
    has('Harmonize'),
  ),
  'Tommi Spazzratchet': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 1 },
    has('Stealth'),
  ),
  'Tyrande, High Priestess of Elune': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Priest'], limit: 'Tyrande (1)', atk: [3, 'arcane'], health: 5 },
    has('Elusive'),
    whenThisEntersPlay(
      ifYouDo(
        may(
          put(
            {
              select: 'choose',
              noun: inYourGraveyard({ faction: 'Alliance', kind: ['Ally'] }),
              count: { anyNumber: true },
            },
            { to: 'deck', at: 'shuffled' },
          ),
        ),
        putTokens(countOf(among(done, anAlly)), token('Wisp', { atk: [0, 'nature'], health: 1 })),
      ),
    ),
    when(
      turnEnds('you'),
      thisDeals(countOf(yours(tagged('Wisp'))), 'nature', target(opposing(aHero))),
      thisHeals(countOf(yours(tagged('Wisp'))), each(yours(heroOrAlly))),
    ),
  ),
  'Velkin Gray': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [1, 'shadow'], health: 5 },
    has('Protector'),
    whenIf(
      entersPlay(thisOne),
      { is: 'happened', watch: isDestroyed(yours(anAlly)) },
      may({ do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
    ),
  ),
  'Wendy Anne': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'frost'], health: 3 },
    whenThisEntersPlay(delve),
  ),
  'Zazzo Dizzleflame': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [1, 'fire'], health: 5 },
    onYourTurn(
      pay(
        ['activate'],
        ifYouDo(
          destroy(target(other(anAlly))),
          reveal({ select: 'top', of: controllerOf(targeted(0)), count: 1, until: { kind: ['Ally'] } }),
        ),
        { do: 'put into play', what: that, under: thatPlayer },
        put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'shuffled' }),
      ),
    ),
  ),
});
