import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  destroy,
  discard,
  give,
  heal,
  ifYouDo,
  may,
  mayBy,
  put,
  putIntoHand,
  replace,
  reveal,
} from '../../language/effects.ts';
import { anAlly, heroOrAlly, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, prevented } from '../../language/powers.ts';
import { revealed, target, targetOpponent, thisCard, topOfYourDeck, you, yourHero } from '../../language/selections.ts';

export const items = set({
  'Amulet of Spell Shield': item(
    { cost: 1, icon: ['Mage', 'Priest', 'Warlock'] },
    have(yourHeroAs, keyword('Spellshield')),
  ),
  'Anti-magic Potion': item(
    { cost: 1, icon: EVERY_CLASS },
    pay(
      [2, destroyThis],
      replace(
        {
          event: { event: 'deal', damageType: ['arcane', 'fire', 'frost', 'holy', 'nature', 'shadow'] },
          instead: prevented('all'),
        },
        target(heroOrAlly),
      ),
    ),
  ),
  'Glyph of Omniscience': item(
    { cost: 1, icon: EVERY_CLASS },
    pay(
      ['activate'],
      reveal(topOfYourDeck(1)),
      ifYouDo(may({ do: 'draw', who: you, count: 1, what: revealed }), destroy(thisCard)),
    ),
  ),
  'Health Stone': item(
    { cost: 3, icon: EVERY_CLASS },
    atStartOfYourTurn(heal(1, yourHero)),
    pay([1, destroyThis], heal(5, yourHero)),
  ),
  'Orb of Darkness': item(
    { cost: 4, icon: ['Death Knight', 'Priest', 'Warlock'] },
    pay([1, 'activate'], {
      do: 'if you do',
      first: [mayBy({ player: 'targeted', slot: 0 }, discard(1, { player: 'targeted', slot: 0 }))],
      then: [],
      else: [put({ select: 'top', of: targetOpponent(), count: 3 }, { to: 'graveyard' })],
    }),
  ),
  'Ring of Protection': item(
    { cost: 1, icon: EVERY_CLASS },
    pay([1, 'activate'], give(target(anAlly), [keyword('Protector')])),
  ),
  'Scroll of Town Portal': item(
    { cost: 1, icon: EVERY_CLASS },
    pay([1, destroyThis], putIntoHand(target(yours(anAlly)))),
  ),
});
