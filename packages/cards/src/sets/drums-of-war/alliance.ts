import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, destroyThis } from '../../language/costs.ts';
import {
  destroy,
  discard,
  draw,
  exhaust,
  give,
  interrupt,
  may,
  mayBy,
  next,
  put,
  putTokens,
  ready,
  thisDeals,
  thisHeals,
  turnFaceDown,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  attacking,
  aWeapon,
  defending,
  exhausted,
  having,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  pay,
  prevented,
  provided,
  thisCan,
  thisCant,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  controllerOf,
  each,
  eventCard,
  it,
  remembered,
  target,
  targeted,
  targetPlayer,
  that,
  thisCard,
} from '../../language/selections.ts';
import { defendsAgainst, turnEnds } from '../../language/watches.ts';

export const alliance = set({
  "Al'lanora": ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [4, 'shadow'], health: 1 },
    has('Shadowmeld'),
    pay(['activate'], {
      do: 'if you do',
      first: [
        mayBy(controllerOf(targeted(0)), {
          do: 'pay',
          who: controllerOf(targeted(0)),
          cost: [{ pay: 'resources', amount: 1 }],
        }),
      ],
      then: [],
      else: [interrupt(target(inZone('chain', aCard)))],
    }),
  ),
  'Anguar Frostbeard': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [5, 'ranged'], health: 2 },
    { power: 'keyword', keyword: 'Resistance', type: 'frost' },
  ),
  'Braeden Nightblade': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [5, 'melee'], health: 4 },
    has('Protector'),
    has('Shadowmeld'),
  ),
  'Brelnor Mindbender': ally(
    { cost: 6, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [4, 'shadow'], health: 3 },
    whenThisEntersPlay(give(target(anAlly), [controlledByYou], { while: thisCard, remains: yours(aCard) })),
  ),
  'Catarina Clark': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [1, 'holy'], health: 6 },
    has('Protector'),
    pay(['activate'], thisHeals(4, target(heroOrAlly))),
  ),
  'Cymbre Shadowdrifter': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'melee'], health: 2 },
    has('Shadowmeld'),
  ),
  'Daniel Soortan': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [1, 'shadow'], health: 1 },
    { power: 'keyword', keyword: 'Diplomacy', nouns: [{ tag: ['Dwarf'] }] },
    pay(['activate'], put({ select: 'top', of: targetPlayer(), count: 2 }, { to: 'graveyard' })),
  ),
  'Durgrin Ironedge': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [2, 'melee'], health: 3 },
    whenThisEntersPlay(
      may(exhaust(target(anEquipment))),
      give(targeted(0), [cant('ready', { during: 'ready step' })], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Elementalist Psyrin': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'nature'], health: 3 },
    thisCant({ cant: 'attack' }),
    pay(['activate'], give(target(anAlly), [atk(3)])),
  ),
  'Envoy Aiden LeNoir': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [3, 'melee'], health: 1 },
    { power: 'keyword', keyword: 'Diplomacy', nouns: [{ tag: ['Gnome'] }] },
    pay([1, 'activate'], draw()),
  ),
  'Envoy Samantha Dillon': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [2, 'shadow'], health: 4 },
    { power: 'keyword', keyword: 'Diplomacy', nouns: [{ tag: ['Night Elf'] }] },
    pay(['activate'], ready(target(other(yours(anAlly)))), give(targeted(0), [cant('attack')])),
  ),
  'Errzig Cogflicker': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [5, 'arcane'], health: 6 },
    { power: 'keyword', keyword: 'Resistance', type: 'arcane' },
  ),
  Falcore: ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 1 },
    has('Long-Range'),
    has('Shadowmeld'),
  ),
  'Gryth Thurden, Gryphon Master': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Flight Master'], unique: true, atk: [1, 'melee'], health: 1 },
    haveWhile({ is: 'there', noun: yours({ kind: ['Location'] }) }, thisOne, atk(1), health(1)),
    pay(['activate'], ready(target({ kind: ['Location'] }))),
  ),
  'Helena Demonfire': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'shadow'], health: 5 },
    { power: 'keyword', keyword: 'Diplomacy', nouns: [{ tag: ['Demon'] }] },
    have(
      opposing(heroOrAlly),
      atk({ amount: 'times', of: [-1, countOf(yours(tagged('Demon')))] }),
      health({ amount: 'times', of: [-1, countOf(yours(tagged('Demon')))] }),
    ),
  ),
  'High Tinker Mekkatorque': ally(
    { cost: 9, icon: 'Alliance', tags: ['Gnome', 'Tinker'], unique: true, atk: [6, 'melee'], health: 9 },
    atStartOfYourTurn(draw(countOf(yours(tagged('Gnome'))))),
    when(turnEnds('you'), draw(countOf(yours(tagged('Gnome'))))),
  ),
  'Keward Rocksalt': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [3, 'melee'], health: 2 },
    has('Protector'),
    haveWhile(is(thisCard, defending(aCard)), opposing(anAlly), health(-1)),
  ),
  Kinivus: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 1 },
    { power: 'keyword', keyword: 'Resistance', type: 'shadow' },
  ),
  'Lanthus of the Forest': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 1 },
    has('Shadowmeld'),
    pay(['activate'], exhaust(target(anAlly))),
  ),
  Loraala: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [3, 'fire'], health: 4 },
    thisCant({ cant: 'attack' }),
    pay(['activate'], thisDeals(3, 'fire', target(aHero))),
  ),
  'Magnus Longbarrel': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    pay([1, destroyThis], turnFaceDown(target(aResource))),
  ),
  'Meganna Callaghan': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [4, 'melee'], health: 5 },
    thisCan({ may: 'attack', noun: having('Elusive', heroOrAlly) }),
  ),
  'Mollie Brightheart': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [3, 'fire'], health: 4 },
    { power: 'keyword', keyword: 'Diplomacy', nouns: [{ tag: ['Draenei'] }] },
    pay(['activate'], thisDeals(1, 'fire', target(heroOrAlly))),
  ),
  'Ninoo of the Light': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [2, 'holy'], health: 3 },
    thisCant({ cant: 'attack' }),
    pay(['activate'], thisHeals(1, each(yours(heroOrAlly)))),
  ),
  'Rayne Savageboon': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [3, 'melee'], health: 1 },
    has('Protector'),
    { power: 'keyword', keyword: 'Resistance', type: 'nature' },
  ),
  'Ryno the Short': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [2, 'fire'], health: 4 },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Felhunter Demon', { tags: ['Felhunter', 'Demon'], atk: [1, 'melee'], health: 1 }),
    }),
    pay([1, destroying(yours(tagged('Demon')))], interrupt(target(inZone('chain', anAbility)))),
  ),
  'Swordsmith Hanso': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
    have(yours(aWeapon), atk(3)),
    have(opposing(aWeapon), atk(-3)),
  ),
  'The Hammerhand Brothers': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Drunks'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [cant('attack')], { while: thisCard, remains: yours(aCard) })),
  ),
  'Tinker Art Seaclock': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'fire'], health: 5 },
    haveWhile(is(it, { damaged: false }), thisOne, keyword('Long-Range')),
  ),
  'Tinker Bixy Blue': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [1, 'melee'], health: 4 },
    provided(is(thisCard, { damaged: false }), pay(['activate'], discard(1, targetPlayer()), draw())),
  ),
  'Tinker Burnfizzle': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [4, 'fire'], health: 5 },
    provided(is(thisCard, { damaged: false }), pay(['activate'], thisDeals(3, 'fire', each(opposing(heroOrAlly))))),
  ),
  'Tinker Casey Springlock': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [4, 'melee'], health: 4 },
    haveWhile(is(it, { damaged: false }), thisOne, keyword('Protector')),
  ),
  'Tonks the Tenacious': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 1 },
    pay([destroyThis], give(target(heroOrAlly), [cant('attack')])),
  ),
  'Treewarden Tolven': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
    has('Shadowmeld'),
  ),
  'Tully Fiddlewit': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [3, 'arcane'], health: 3 },
    when(defendsAgainst(anAlly, thisOne), discard()),
  ),
  Virkaltor: ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [5, 'nature'], health: 4 },
    pay([1, destroyThis], destroy(target(anAbility))),
  ),
  'Weldon Barov': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], unique: true, atk: [5, 'melee'], health: 5 },
    when(
      turnEnds('you'),
      putTokens(3, token('Peasant', { atk: [1, 'melee'], health: 1 }, has('Protector'))),
      next(when({ event: 'turn ends', later: true }, destroy(remembered)), that),
    ),
  ),
  'Woodsie Leafsong': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'nature'], health: 3 },
    has('Shadowmeld'),
    when(
      { event: 'deal', by: thisOne, card: defending(opposing(aHero)), combat: true },
      may(destroy(target(inPartyOf(controllerOf(eventCard), { kind: ['Ability', 'Equipment'] })))),
    ),
  ),
  'Wyler Surestrike': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [2, 'melee'], health: 1 },
    has('Shadowmeld'),
    when({ event: 'deal', by: thisOne, card: defending(anAlly), combat: true }, destroy(eventCard)),
  ),
  'Zempre, Grace of Elune': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Priest'], required: ['Night Elf'], atk: [4, 'holy'], health: 5 },
    has('Shadowmeld'),
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: yourHeroAs },
        while: is(thisCard, exhausted(aCard)),
        instead: prevented('all'),
      },
    },
  ),
  Zophos: ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [6, 'holy'], health: 5 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, unpreventably(thisDeals(3, 'holy', target(attacking(anAlly))))),
  ),
});
