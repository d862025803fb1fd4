import { countOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, can, cant, health, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, destroyThis, exhausting } from '../../language/costs.ts';
import {
  chooseWord,
  dealtBy,
  destroy,
  exhaust,
  give,
  giveAll,
  may,
  put,
  putFrom,
  putIntoPlay,
  ready,
  reveal,
  thisDeals,
  turnFaceDown,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aResource,
  attacking,
  defending,
  exhausted,
  friendly,
  heroOrAlly,
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
  ifWould,
  mayIfWould,
  onYourTurn,
  pay,
  prevented,
  skipped,
  when,
} from '../../language/powers.ts';
import { eventCard, eventDoer, it, revealed, target, that, topOfYourDeck, you } from '../../language/selections.ts';
import { draws, entersPlay, turnEnds, turnStarts, youSkipBecauseOf } from '../../language/watches.ts';

export const alliance = set({
  'Anduin Wrynn': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'King'], unique: true, atk: [0, 'melee'], health: 4 },
    have(friendly(other(tagged('Human'))), can({ may: 'protect', noun: thisOne })),
    onYourTurn(pay(['activate'], { do: 'search', who: you, noun: tagged('Human', anAlly), then: [putIntoPlay(that)] })),
  ),
  '"Chillhands" Spigotgulp': ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [5, 'frost'], health: 3 },
    mayIfWould(draws('you'), skipped),
    when(youSkipBecauseOf(thisOne), give(target(anAlly), [cant('attack')])),
  ),
  '"Cracklehands" Spigotgulp': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [2, 'arcane'], health: 1 },
    mayIfWould(draws('you'), skipped),
    when(youSkipBecauseOf(thisOne), thisDeals(2, 'arcane', target(anAlly))),
  ),
  'Elder Achillia': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [1, 'frost'], health: 3 },
    has('Inspiring Presence'),
  ),
  'Elder Tomas': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'fire'], health: 4 },
    has('Inspiring Presence'),
    pay(['activate'], ready(target(other(anAlly)))),
  ),
  'Elder Valdar of the Exodar': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [3, 'melee'], health: 6 },
    has('Protector'),
    has('Inspiring Presence'),
  ),
  'Elder Zeez': ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [7, 'ranged'], health: 4 },
    has('Elusive'),
    has('Inspiring Presence'),
  ),
  'Gladiator Katianna': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Priest', 'Arena'], atk: [3, 'holy'], health: 1 },
    have(yours(tagged('Arena', anAlly)), keyword('Elusive')),
  ),
  'Gladiator Keward': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior', 'Arena'], atk: [2, 'melee'], health: 3 },
    have(yours(tagged('Arena', anAlly)), keyword('Protector')),
  ),
  'Gladiator Kinivus': ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman', 'Arena'], atk: [1, 'nature'], health: 2 },
    when(
      { event: 'discard', card: tagged('Arena', anAlly), by: opposing(aCard), whose: 'you' },
      may(putFrom('graveyard', eventDoer, { to: 'hand' })),
    ),
  ),
  'Gladiator Lanthus': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid', 'Arena'], atk: [2, 'arcane'], health: 1 },
    have(yours(tagged('Arena', anAlly)), power(pay(['activate'], exhaust(target(anAlly))))),
  ),
  'Gladiator Loraala': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Mage', 'Arena'], atk: [3, 'fire'], health: 4 },
    have(yours(tagged('Arena', anAlly)), power(pay(['activate'], thisDeals(3, 'fire', target(aHero))))),
  ),
  'Gladiator Magnus': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Hunter', 'Arena'], atk: [3, 'ranged'], health: 3 },
    pay([1, destroying(yours(tagged('Arena', anAlly)))], turnFaceDown(target(aResource))),
  ),
  'Gladiator Meganna': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Rogue', 'Arena'], atk: [4, 'melee'], health: 5 },
    have(yours(tagged('Arena', anAlly)), keyword('Stealth')),
  ),
  'Gladiator Ryno': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warlock', 'Arena'], atk: [3, 'shadow'], health: 1 },
    when(entersPlay(yours({ any: [{ self: true }, { tag: ['Arena'], kind: ['Ally'], other: true }] })), {
      do: 'put token',
      token: token('Felhunter Demon', { tags: ['Felhunter', 'Demon'], atk: [1, 'melee'], health: 1 }),
    }),
    when(
      {
        event: 'change control',
        card: { any: [{ self: true }, { tag: ['Arena'], kind: ['Ally'], other: true }] },
        whose: 'you',
      },
      {
        do: 'put token',
        token: token('Felhunter Demon', { tags: ['Felhunter', 'Demon'], atk: [1, 'melee'], health: 1 }),
      },
    ),
  ),
  'Gladiator Zophos': ally(
    { cost: 8, icon: 'Alliance', tags: ['Draenei', 'Paladin', 'Arena'], atk: [8, 'holy'], health: 6 },
    when(
      { event: 'deal', card: yours(tagged('Arena', anAlly)) },
      unpreventably(dealtBy(eventCard, 3, 'holy', eventDoer)),
    ),
  ),
  'Huntress Xenia': ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [4, 'ranged'], health: 1 },
    has('Inspiring Presence'),
    when(turnStarts('opposing'), give(target(anAlly), [keyword('Protector')])),
  ),
  'Kristina Soulcinder': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [0, 'shadow'], health: 3 },
    atStartOfYourTurn(give(target(anAlly), [atk(2), health(-2)])),
  ),
  'Kurdoc Greybeard': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [1, 'melee'], health: 5 },
    has('Protector'),
    pay([exhausting(yourHeroAs)], give(target(attacking(anAlly)), [atk(-3)])),
  ),
  'Mikael the Blunt': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [2, 'ranged'], health: 2 },
    when({ event: 'ready', card: opposing(heroOrAlly) }, thisDeals(2, 'ranged', eventCard)),
  ),
  'Miranda McMiserson': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [1, 'melee'], health: 1 },
    has('Elusive'),
    pay(['activate'], chooseWord({ name: {} }), reveal(topOfYourDeck(1)), {
      do: 'if',
      if: is(revealed, { chosenName: true }),
      then: [{ do: 'draw', who: you, count: 1, what: revealed }],
      else: [put(revealed, { to: 'deck', at: 'bottom' })],
    }),
  ),
  'Ossus the Ancient': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Paladin'], required: ['Draenei'], atk: [5, 'holy'], health: 5 },
    has('Inspiring Presence'),
    ifWould({ event: 'deal', combat: true }, prevented('all')),
  ),
  'Pappy Ironbane': ally(
    { cost: 7, icon: 'Alliance', tags: ['Dwarf', 'Hunter', 'Warrior'], atk: [2, 'melee'], health: 7 },
    has('Protector'),
    when(turnEnds('you'), may(destroy(target({ kind: ['Ability', 'Equipment'] })))),
  ),
  '"Quickhands" Spigotgulp': ally(
    { cost: 4, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    mayIfWould(draws('you'), skipped),
    when(youSkipBecauseOf(thisOne), giveAll(opposing(anAlly), [atk(-1), health(-1)])),
  ),
  Trakas: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [3, 'melee'], health: 3 },
    pay([3, destroyThis], destroy(target({ kind: ['Ally', 'Equipment'] }))),
  ),
  'Tyrus Lionheart': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [1, 'holy'], health: 1 },
    has('Protector'),
    haveWhile(is(it, defending(aCard)), thisOne, atk(4)),
  ),
  'Wynnd the Spry': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'melee'], health: 4 },
    has('Elusive'),
    have(thisOne, atk(countOf(exhausted(opposing(aResource))))),
  ),
});
