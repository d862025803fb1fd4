import { healthOf } from '../../language/amounts.ts';
import { ability, attachment, quest, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { deal, draw, heal, ifSo, put } from '../../language/effects.ts';
import { aCard, among, anAlly, attached, defending, inZone } from '../../language/nouns.ts';
import { have, provided, reward, when } from '../../language/powers.ts';
import { chosen, done, each, it, revealed, target, topOfYourDeck, yourHero } from '../../language/selections.ts';

export const cards = set({
  'Dark Deliverance': ability(
    { cost: 2, icon: 'Priest', tags: ['Basic', 'Shadow'] },
    deal(3, 'shadow', target(anAlly)),
    ifSo(
      { is: 'there', noun: among(done, { kind: ['Ally'], damage: { is: 'or more', than: healthOf(it) } }) },
      heal(3, yourHero),
    ),
  ),
  'Escape from Durnholde': quest(
    {},
    reward(
      [1],
      { do: 'look at', what: topOfYourDeck(3) },
      put(chosen(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'top' }),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
  'Holy Word: Hope': attachment(
    { cost: 2, icon: 'Priest', tags: ['Holy', 'Attachment'], instant: true },
    anAlly,
    have(attached(anAlly), health(3)),
    when({ event: 'deal', card: attached(defending(anAlly)) }, heal(3, yourHero)),
  ),
  'The Black Morass': quest(
    {},
    provided(
      { is: 'happened', watch: { event: 'play', card: { ongoing: false, kind: ['Ability'] }, whose: 'you' } },
      reward([2], draw()),
    ),
  ),
});
