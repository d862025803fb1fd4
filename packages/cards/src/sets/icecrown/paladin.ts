import { yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, draw, heal, ifYouDo, may, putIntoPlay, ready, unpreventably } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  attached,
  attachedTo,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, haveWhile, when, whenIf } from '../../language/powers.ts';
import { chosen, each, it, target, thisCard } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of the Templar': attachment(
    { cost: 5, icon: 'Paladin', tags: ['Holy', 'Blessing'] },
    aHero,
    have(attached(aHero), power(has('Assault', 3)), power(has('Mend', 3))),
  ),
  'Deliberate Heal': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Holy'] },
    atStartOfYourTurn(ifYouDo(destroy(thisCard), heal(5, target(heroOrAlly)), draw())),
  ),
  'Deliberate Vengeance': ongoing(
    { cost: 4, icon: 'Paladin', tags: ['Holy'] },
    atStartOfYourTurn(ifYouDo(destroy(thisCard), unpreventably(deal(2, 'holy', each(opposing(heroOrAlly)))))),
  ),
  'Frost Resistance Aura': ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], limit: 'Aura (1)', instant: true },
    haveWhile(
      is(it, { exhausted: false }),
      friendly(anAlly),
      power({ power: 'keyword', keyword: 'Resistance', type: 'frost' }),
    ),
  ),
  Reckoning: ongoing(
    { cost: 2, icon: 'Paladin', tags: ['Protection'], talent: 'Protection' },
    whenIf(
      { event: 'deal', card: yourHeroAs, combat: true },
      { is: 'turn of', whose: 'opposing' },
      may(ready(chosen(yours(aCard)))),
    ),
  ),
  Restitution: ability(
    { cost: 4, icon: 'Paladin', tags: ['Holy'] },
    putIntoPlay(
      target(
        inYourGraveyard(
          withCost('or less', yourResources, {
            kind: ['Ally'],
            any: [{ keyword: 'Assault' }, { keyword: 'Mend' }, { keyword: 'Protector' }],
          }),
        ),
      ),
    ),
    draw(),
  ),
  'Seal of Purity': ongoing(
    { cost: 1, icon: 'Paladin', tags: ['Holy'], limit: 'Seal (1)' },
    have(yours(aWeapon), power(has('Assault', 1))),
    when(
      { event: 'deal', by: yourHeroAs, with: aWeapon, combat: true },
      may(destroy(target(attachedTo(friendly(aCard), anAbility)))),
    ),
  ),
});
