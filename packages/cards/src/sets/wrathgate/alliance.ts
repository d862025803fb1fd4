import { ally, set } from '../../language/cards.ts';
import { cant, keyword } from '../../language/changes.ts';
import { give } from '../../language/effects.ts';
import { aCard, aHero, anAlly, opposing, thisOne, withCost, yours } from '../../language/nouns.ts';
import { has, haveWhile, ifWould, prevented, whenThisEntersPlay } from '../../language/powers.ts';
import { target, thisCard } from '../../language/selections.ts';

export const alliance = set({
  'Kaelyn Vineminder': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [3, 'nature'], health: 5 },
    whenThisEntersPlay(
      give(target(opposing(anAlly)), [cant('ready', { during: 'ready step' })], {
        while: thisCard,
        remains: yours(aCard),
      }),
    ),
  ),
  'Lady Bancroft': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [2, 'holy'], health: 1 },
    ifWould({ event: 'deal', by: opposing(aHero), card: thisOne }, prevented('all')),
  ),
  'Nethermaven Donna Chastain': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [3, 'shadow'], health: 6 },
    has('Assault', 3),
  ),
  'Wyndarr Shadefist': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [4, 'melee'], health: 3 },
    haveWhile({ is: 'there', noun: opposing(withCost('or less', 4, anAlly)) }, thisOne, keyword('Stealth')),
  ),
});
