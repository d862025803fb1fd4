import { armor, set } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { exhausting, removing } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  dealtBy,
  destroy,
  discard,
  draw,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  ready,
  reveal,
} from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  aResource,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  pay,
  payLessTo,
  unpreventable,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  each,
  eventCard,
  it,
  paidCard,
  revealed,
  target,
  that,
  thatPlayer,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const armors = set({
  'Bad Mojo Mask': armor(
    { cost: 4, icon: ['Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 0 },
    when(turnStarts('any'), discard(1, thatPlayer)),
  ),
  'Deathdealer Breastplate': armor(
    { cost: 5, icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], tags: ['Mail'], limit: 'Chest (1)', def: 1 },
    have(yours(aWeapon), atk(2)),
  ),
  'Devilsaur Leggings': armor(
    { cost: 3, icon: ['Druid', 'Hunter', 'Rogue'], tags: ['Leather'], limit: 'Leggings (1)', def: 1 },
    when({ event: 'deal', by: yourHeroAs, card: anAlly, combat: true }, destroy(eventCard)),
  ),
  'Draconian Deflector': armor(
    { cost: 4, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 4 },
    have(yourHeroAs, keyword('Protector')),
  ),
  "Edgemaster's Handguards": armor(
    { cost: 3, icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], tags: ['Mail'], limit: 'Hands (1)', def: 1 },
    payLessTo('strike', 1, aWeapon),
  ),
  'Eye of Flame': armor(
    { cost: 2, icon: ['Mage', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 0 },
    pay(
      [1, exhausting(yourHeroAs)],
      ifSo(
        { is: 'happened', watch: { event: 'deal', damageType: ['fire'], by: yourHeroAs } },
        dealtBy(paidCard, 1, 'fire', target(heroOrAlly)),
      ),
    ),
  ),
  'Eye of Rend': armor(
    { cost: 1, icon: ['Druid', 'Hunter', 'Rogue'], tags: ['Leather'], limit: 'Head (1)', def: 0 },
    have(yours(aWeapon), atk(1)),
  ),
  'Girdle of Uther': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 2 },
    pay([4, 'activate'], ready({ select: 'together', of: [yourHero, chosen(yours(tagged('Melee', aWeapon)))] })),
  ),
  'Helm of Fire': armor(
    {
      cost: 3,
      icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['Leather'],
      limit: 'Head (1)',
      def: 1,
    },
    pay([5, exhausting(yourHeroAs)], deal(3, 'fire', target(heroOrAlly))),
  ),
  "Herod's Shoulder": armor(
    { cost: 3, icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], tags: ['Mail'], limit: 'Shoulder (1)', def: 1 },
    whenThisEntersPlay(
      ifYouDo(
        may({ do: 'search', who: you, noun: aWeapon, then: [reveal(that)] }),
        { do: 'shuffle', who: you },
        put(revealed, { to: 'deck', at: 'top' }),
      ),
    ),
  ),
  'Horns of Eranikus': armor(
    { cost: 6, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 1 },
    atStartOfYourTurn(ifYouDo(may(payTo([1])), draw())),
  ),
  'Invulnerable Mail': armor(
    { cost: 7, icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'], tags: ['Mail'], limit: 'Chest (1)', def: 6 },
    pay([{ pay: 'destroy', noun: yours(aResource), count: 2 }], ready(thisCard)),
  ),
  'Lionheart Helm': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', def: 2 },
    ifWould({ event: 'deal', by: yourHeroAs }, unpreventable),
  ),
  'Mooncloth Robe': armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 0 },
    pay([2, 'activate', exhausting(yourHeroAs)], draw()),
  ),
  'Skullflame Shield': armor(
    { cost: 6, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 2 },
    when({ event: 'defend', card: yourHeroAs }, dealtBy(eventCard, 1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Stronghold Gauntlets': armor(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 1 },
    have(yours(aWeapon), atk(1), cant('be targeted', { byOpponents: true })),
  ),
  'Truesilver Breastplate': armor(
    { cost: 6, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 2 },
    when({ event: 'defend', card: yourHeroAs }, { do: 'heal', by: eventCard, amount: 1, from: eventCard }),
  ),
  'Wall of the Dead': armor(
    { cost: 2, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 0 },
    pay([removing(inYourGraveyard(anAlly))], addCounters(1, 'bone')),
    have(thisOne, { change: 'def', by: { amount: 'counters', name: 'bone', on: it } }),
  ),
  "Whitemane's Chapeau": armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Head (1)', def: 1 },
    whenThisEntersPlay(may(putIntoHand(chosen(inYourGraveyard(anAbility))))),
  ),
});
