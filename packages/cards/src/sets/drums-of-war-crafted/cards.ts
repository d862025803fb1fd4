import { costOf } from '../../language/amounts.ts';
import { armor, item, set } from '../../language/cards.ts';
import { cant, health, keyword } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { deal, give, removeFromGame } from '../../language/effects.ts';
import { anAlly, opposing, yourHeroAs } from '../../language/nouns.ts';
import { have, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { done, target, targetPlayer, topOfYourDeck, yourHero, zoneOf } from '../../language/selections.ts';

export const cards = set({
  'Bulwark of the Ancient Kings': armor(
    { cost: 4, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', required: ['Blacksmithing'], def: 5 },
    have(yourHeroAs, health(5)),
    pay([destroyThis], give(yourHero, [health(25)], 'until end of your next turn')),
  ),
  'Goblin Rocket Launcher': item(
    {
      cost: 4,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
      required: ['Engineering'],
    },
    pay(['activate'], removeFromGame(topOfYourDeck(1)), deal(costOf(done), 'ranged', target(anAlly))),
  ),
  'Tankatronic Goggles': armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Head (1)', required: ['Engineering'], def: 2 },
    whenThisEntersPlay({ do: 'look at', what: zoneOf('hand', targetPlayer()) }),
    have(yourHeroAs, keyword('Protector')),
    have(
      opposing(anAlly),
      { change: 'lose powers', keywords: ['Elusive', 'Stealth', 'Untargetable'] },
      cant('have powers', { keywords: ['Elusive', 'Stealth', 'Untargetable'] }),
    ),
  ),
});
