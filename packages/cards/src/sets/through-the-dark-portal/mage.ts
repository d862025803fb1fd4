import { X } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { cant, controlledByYou } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  attach,
  chooseOne,
  deal,
  destroy,
  give,
  ifSo,
  ifYouDo,
  may,
  payTo,
  ready,
  replace,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  anAbility,
  anAlly,
  aResource,
  attached,
  attachedTo,
  friendly,
  heroOrAlly,
  inZone,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  have,
  ifWould,
  onYourTurn,
  pay,
  prevented,
  thatMuchPlus,
  when,
} from '../../language/powers.ts';
import { chosen, each, eventCard, target, targeted, targetPlayer, thisCard } from '../../language/selections.ts';

export const mage = set({
  'Arc of Flame': ability(
    { cost: 5, icon: 'Mage', tags: ['Fire'] },
    chooseOne([deal(4, 'fire', target(anAlly))], [deal(2, 'fire', target(anAlly, { exactly: 2 }))]),
  ),
  'Arcane Power': ongoing(
    { cost: 1, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      ifYouDo(
        may(payTo([1])),
        replace({ event: { event: 'deal', by: yourHeroAs }, flags: 'with', instead: thatMuchPlus(1) }, eventCard),
      ),
    ),
  ),
  'Blistering Fire': ability({ cost: 1, icon: 'Mage', tags: ['Basic', 'Fire'] }, deal(3, 'fire', target(aHero))),
  'Conjured Sparkling Water': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    pay([4, destroyThis], ready(each(yours(aResource)))),
    onYourTurn(pay([1], give(thisCard, [{ change: 'control', by: targetPlayer() }], 'this game'))),
  ),
  'Dampen Magic': attachment(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    friendly(heroOrAlly),
    ifWould({ event: 'deal', card: attached(aCharacter), with: anAbility }, prevented(1)),
  ),
  'Deep Freeze': attachment(
    { cost: 2, icon: 'Mage', tags: ['Frost'] },
    anAlly,
    deal(2, 'frost', targeted(0)),
    have(attached(anAlly), cant('attack')),
  ),
  'Ice Block': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Frost'], instant: true, talent: 'Frost' },
    ifWould({ event: 'deal', card: yourHeroAs }, prevented('all')),
    { power: 'continuous', continuous: { players: 'you', changes: [cant('play', { noun: aCard })] } },
    atStartOfYourTurn(destroy(thisCard)),
  ),
  'Mana Shield': ongoing(
    { cost: 2, icon: 'Mage', tags: ['Arcane'], instant: true },
    pay(['X', 'activate'], {
      do: 'create',
      replacement: { event: { event: 'deal', by: anAlly, card: yourHeroAs, combat: true }, instead: prevented(X) },
      duration: 'this turn',
    }),
  ),
  Scorch: ability({ cost: 0, icon: 'Mage', tags: ['Basic', 'Fire'] }, deal(1, 'fire', target(heroOrAlly))),
  Spellsteal: ability(
    { cost: 3, icon: 'Mage', tags: ['Arcane'] },
    give(target(anAbility), [controlledByYou], 'this game'),
    ifSo(is(targeted(0), attachedTo(heroOrAlly, aCard)), may(attach(targeted(0), chosen(heroOrAlly)))),
  ),
});
