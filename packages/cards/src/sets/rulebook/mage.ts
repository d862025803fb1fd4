import { countersOn } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag, cant, losesPowers } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, give, ifSo, removeCounters } from '../../language/effects.ts';
import { aCharacter, aHero, among, anAlly, attached, heroOrAlly, opposing, yourHeroAs } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  doubled,
  entersWithCounters,
  have,
  ifWould,
  ifYouDoPrevent,
} from '../../language/powers.ts';
import { attachedCard, done, each, target, targeted, thisCard } from '../../language/selections.ts';
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
    give(each(among(done, aCharacter)), [cant('attack')]),
  ),
  'Ice Barrier': ongoing(
    { cost: 3, icon: 'Mage', tags: ['Frost'], talent: 'Frost' },
    entersWithCounters(3, 'ice'),
    ifWould(
      dealsDamage({ to: yourHeroAs }),
      ifYouDoPrevent(
        removeCounters(1, 'ice'),
        ifSo(compared(countersOn('ice', thisCard), 'exactly', 0), destroy(thisCard)),
      ),
    ),
    atStartOfYourTurn(deal(5, 'frost', target(opposing(aHero)))),
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
