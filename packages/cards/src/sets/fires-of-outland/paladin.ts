import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  deal,
  draw,
  exhaust,
  give,
  giveAll,
  heal,
  ifSo,
  putIntoPlay,
  replace,
  unpreventably,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  attached,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
} from '../../language/nouns.ts';
import { have, prevented, when } from '../../language/powers.ts';
import { attachedCard, target, targeted, yourHero } from '../../language/selections.ts';

export const paladin = set({
  "Avenger's Shield": ability(
    { cost: 4, icon: 'Paladin', tags: ['Protection'], talent: 'Protection' },
    exhaust(target(heroOrAlly, { upTo: 3 })),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    deal(1, 'holy', targeted(0)),
  ),
  'Blessing of Divinity': attachment(
    { cost: 1, icon: 'Paladin', tags: ['Protection', 'Blessing'], instant: true },
    anAlly,
    have(attached(anAlly), atk(1), health(1)),
    when({ event: 'exhaust', card: attached(anAlly) }, heal(1, attachedCard)),
  ),
  'Divine Illumination': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], talent: 'Holy' },
    { do: 'create', cost: { cost: 'play', noun: anAbility, whose: 'you', by: -1, minimum: 1 }, duration: 'this turn' },
    draw(),
  ),
  'Guarded by the Light': ability(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], instant: true },
    replace({ event: { event: 'deal' }, instead: prevented(3) }, target(anAlly)),
  ),
  'Hammer of the Righteous': ability(
    { cost: 2, icon: 'Paladin', tags: ['Retribution'], instant: true },
    unpreventably(deal(3, 'holy', target(attacking(aCard)))),
  ),
  Redemption: ability(
    { cost: 5, icon: 'Paladin', tags: ['Holy'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(anAlly)))),
    draw(),
  ),
  'Righteous Defense': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    { do: 'remove from combat', what: target(defending(friendly(anAlly))) },
    { do: 'become defender', what: yourHero },
    giveAll(opposing(heroOrAlly), [cant('attack', { noun: among(targeted(0), aCard) })]),
  ),
});
