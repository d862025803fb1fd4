import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { exhaust, giveAll, giveTo, putIntoPlay } from '../../language/effects.ts';
import { aCard, aHero, anAlly, anArmor, attached, inYourGraveyard, yours } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';
import { controllerOf, each, target, targeted } from '../../language/selections.ts';

export const paladin = set({
  'Blessing from Beyond': attachment(
    { cost: 4, icon: 'Paladin', tags: ['Holy', 'Blessing', 'Attachment'] },
    anAlly,
    has('Warp'),
    have(attached(anAlly), atk(3), health(3)),
  ),
  'Blinding Word': ability(
    { cost: 2, icon: 'Paladin', tags: ['Protection'] },
    exhaust(target(aHero)),
    giveTo(controllerOf(targeted(0)), [cant('play', { noun: aCard })]),
  ),
  'Heroic Bulwark': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'] },
    giveAll(yours(anArmor), [{ change: 'def', by: 3 }]),
  ),
  'Mass Redemption': ability({ cost: 10, icon: 'Paladin', tags: ['Holy'] }, putIntoPlay(each(inYourGraveyard(anAlly)))),
  Zealotry: ongoing(
    { cost: 3, icon: 'Paladin', tags: ['Retribution'], talent: 'Retribution' },
    have(yours({ kind: ['Hero', 'Weapon'] }), keyword('Sentinel')),
  ),
});
