import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { removing } from '../../language/costs.ts';
import { deal, destroy, give, ifYouDo, put } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  attached,
  friendly,
  inPartyOf,
  inYourGraveyard,
  nonToken,
  opposing,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, ifWould, pay, thatMuchPlus, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  done,
  each,
  target,
  targeted,
  that,
  thisCard,
  you,
} from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const deathKnight = set({
  'Arctic Blast': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Frost'] },
    deal(2, 'frost', each(opposing(anAlly))),
    give(each(among(done, anAlly)), [atk(-2)]),
  ),
  'Blood Plague': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy', 'Disease'] },
    aHero,
    atStartOfYourTurn(deal(1, 'shadow', attachedCard)),
    ifWould({ event: 'deal', card: inPartyOf(controllerOf(attachedCard), anAlly) }, thatMuchPlus(1)),
  ),
  'Death Gate': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    ifYouDo(destroy(chosen(yours(aResource))), {
      do: 'search',
      who: you,
      noun: { kind: ['Location'] },
      then: [{ do: 'put into play', what: that, exhausted: true }],
    }),
  ),
  Entomb: ability(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    put(target(anEquipment), { to: 'deck', at: 'bottom' }),
  ),
  'Frost Rune': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Frost'], limit: 'Rune (6)' },
    costToPlay(removing(inYourGraveyard(anAbility))),
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'Mark of Undeath': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Unholy'] },
    friendly(nonToken(anAlly)),
    when(isDestroyed(attached(anAlly)), { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
    when(isDestroyed(attached(anAlly)), {
      do: 'attach',
      what: thisCard,
      from: 'graveyard',
      to: target(nonToken(anAlly)),
    }),
  ),
  'Rune Strike': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Frost'], instant: true },
    {
      do: 'if',
      if: { is: 'there', noun: yours(tagged('Rune')) },
      then: [put(targeted(0), { to: 'deck', at: 'bottom' })],
      else: [deal(3, 'melee', target(anAlly))],
    },
  ),
});
