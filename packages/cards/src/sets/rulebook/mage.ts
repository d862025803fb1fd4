import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, cant, losesPowers } from '../../language/changes.ts';
import { deal, give } from '../../language/effects.ts';
import { anAlly, attached, heroOrAlly, opposing, yourHeroAs } from '../../language/nouns.ts';
import { atStartOfYourTurn, doubled, have, ifWould } from '../../language/powers.ts';
import { attachedCard, done, each, target, targeted } from '../../language/selections.ts';
import { dealsDamage } from '../../language/watches.ts';

export const mage = set({
  'Arcane Burst': ability({ cost: 1, icon: 'Mage', tags: ['Arcane'] }, deal(1, 'arcane', each(opposing(heroOrAlly)))),
  'Fire Blast': ability({ cost: 1, icon: 'Mage', instant: true, tags: ['Fire'] }, deal(2, 'fire', target(heroOrAlly))),
  Fireball: attachment(
    { cost: 4, icon: 'Mage', tags: ['Fire'] },
    heroOrAlly,
    deal(4, 'fire', targeted(0)),
    atStartOfYourTurn(deal(1, 'fire', attachedCard)),
  ),
  Flamestrike: ability({ cost: 7, icon: 'Mage', tags: ['Fire'] }, deal(3, 'fire', each(opposing(heroOrAlly)))),
  'Frost Nova': ability(
    { cost: 4, icon: 'Mage', instant: true, tags: ['Frost'] },
    deal(1, 'frost', each(opposing(heroOrAlly))),
    give(done, [cant('attack')]),
  ),
  Polymorph: attachment(
    { cost: 2, icon: 'Mage', tags: ['Arcane'] },
    anAlly,
    have(attached(anAlly), cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Sheep')),
  ),
  'World in Flames': ongoing(
    { cost: 8, icon: 'Mage', tags: ['Fire'] },
    ifWould(dealsDamage({ by: yourHeroAs, type: 'fire' }), doubled),
  ),
});
