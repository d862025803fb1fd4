import { costOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, health, keyword } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  chooseOne,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  ifSo,
  may,
  putFrom,
  putIntoPlay,
  ready,
} from '../../language/effects.ts';
import {
  allyOrWeapon,
  anAlly,
  anEquipment,
  aResource,
  attached,
  inYourGraveyard,
  opposing,
} from '../../language/nouns.ts';
import { have, pay, when } from '../../language/powers.ts';
import { target, targeted, targetPlayer, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const abilities = set({
  'Blessing of the Heavens': attachment(
    { cost: 3, icon: ['Druid', 'Paladin'], tags: ['Protection', 'Blessing', 'Restoration'], instant: true },
    anAlly,
    have(attached(anAlly), atk(2), health(2)),
    when(isDestroyed(attached(anAlly)), may(putFrom('graveyard', thisCard, { to: 'hand' }))),
  ),
  'Burly Bellow': ability(
    { cost: 3, icon: ['Druid', 'Warrior'], tags: ['Feral', 'Fury'], instant: true },
    giveAll(opposing(anAlly), [atk(-5)]),
  ),
  Disappear: ability(
    { cost: 2, icon: ['Mage', 'Priest'], tags: ['Arcane', 'Shadow'], instant: true },
    give(yourHero, [keyword('Elusive')]),
  ),
  'Double Time': ability(
    { cost: 2, icon: ['Shaman', 'Warrior'], tags: ['Enhancement', 'Arms'], instant: true },
    ready(target(anEquipment)),
  ),
  Optimize: ongoing(
    { cost: 4, icon: ['Hunter', 'Priest'], tags: ['Survival', 'Discipline'] },
    pay(['activate'], chooseOne([may(ready(target(aResource)))], [may(exhaust(target(aResource)))])),
  ),
  'Recall from the Brink': ability(
    { cost: 5, icon: ['Paladin', 'Shaman'], tags: ['Restoration', 'Holy'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), putIntoPlay(target(inYourGraveyard(allyOrWeapon)))),
  ),
  Victimize: ability(
    { cost: 5, icon: ['Rogue', 'Warlock'], tags: ['Subtlety', 'Affliction'] },
    discard(2, targetPlayer()),
    draw(2),
  ),
});
