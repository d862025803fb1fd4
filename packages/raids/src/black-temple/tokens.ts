import {
  aHero,
  ally,
  anAlly,
  asToken,
  atStartOfYourTurn,
  destroy,
  destroyThis,
  draw,
  each,
  friendly,
  has,
  heroOrAlly,
  ifWould,
  inPartyOf,
  isDestroyed,
  named,
  pay,
  prevented,
  target,
  targetPlayer,
  thatMuch,
  thisCard,
  thisDeals,
  thisHeals,
  thisOne,
  when,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';

/** The words by which the Bosses speak of their tokens. */
export const CHANNELER = 'Ashtongue Channeler';
export const FRAGMENT = 'Soul Fragment';
export const CONSTRUCT = 'Shadowy Construct';
export const MEMBER = 'Council Member';

export const channeler = asToken(
  CHANNELER,
  ally({ tags: ['Broken', 'Channeler'], atk: [0, 'shadow'], health: 1 }, pay([1, destroyThis], draw())),
);

export const fragment = asToken(
  FRAGMENT,
  ally({ tags: [FRAGMENT], atk: [3, 'melee'], health: 1 }, has('Ferocity'), when(isDestroyed(thisOne), draw())),
);

/** A ghost that reaches only those who are none (R503.1c). */
export const construct: Facts = {
  ...asToken(
    CONSTRUCT,
    ally(
      { tags: [CONSTRUCT], atk: [2, 'melee'], health: 1 },
      when(isDestroyed(named('Teron Gorefiend', aHero)), destroy(thisCard)),
    ),
  ),
  plane: { name: 'ghost', reaches: 'others' },
};

const print = { tags: ['Blood Elf'] };
const member = (name: string, type: string, facts: ReturnType<typeof ally>): Facts =>
  asToken(name, { ...facts, tags: [...facts.tags, type, MEMBER] });

export const council = [
  member(
    'Gathios the Shatterer',
    'Paladin',
    ally(
      { ...print, atk: [5, 'holy'], health: 3 },
      has('Protector'),
      ifWould({ event: 'deal', card: thisOne }, prevented({ amount: 'sum', of: [thatMuch, -1] })),
    ),
  ),
  member(
    'High Nethermancer Zerevor',
    'Mage',
    ally(
      { ...print, atk: [4, 'arcane'], health: 4 },
      atStartOfYourTurn(thisDeals(3, 'arcane', each(inPartyOf(targetPlayer(), heroOrAlly)))),
    ),
  ),
  member(
    'Lady Malande',
    'Priest',
    ally({ ...print, atk: [2, 'holy'], health: 5 }, atStartOfYourTurn(thisHeals(3, target(friendly(anAlly))))),
  ),
  member(
    'Veras Darkshadow',
    'Rogue',
    ally({ ...print, atk: [3, 'melee'], health: 2 }, has('Elusive'), has('Untargetable'), {
      power: 'self',
      mustAttack: true,
    }),
  ),
] as const;
