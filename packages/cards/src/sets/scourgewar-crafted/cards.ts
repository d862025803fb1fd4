import { armor, item, set, token } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { anAbility, anAlly, aWeapon, opposing, yourHeroAs, yours } from '../../language/nouns.ts';
import { have, haveWhile, ifWould, ofType } from '../../language/powers.ts';

export const cards = set({
  'Boots of Utter Darkness': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], limit: 'Feet (1)', required: ['Leatherworking'], def: 1 },
    haveWhile({ is: 'there', noun: yours(anAbility) }, yourHeroAs, keyword('Untargetable')),
    haveWhile({ is: 'there', noun: yours(anAlly) }, yourHeroAs, keyword('Elusive')),
    haveWhile({ is: 'there', noun: yours(aWeapon) }, yourHeroAs, keyword('Stealth')),
  ),
  'Ebonweave Robe': armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], limit: 'Chest (1)', def: 1 },
    have(yours(anAlly), power({ power: 'keyword', keyword: 'Resistance', type: 'shadow' })),
    ifWould({ event: 'deal', by: opposing(anAlly) }, ofType('shadow')),
  ),
  'Khorium Boar': item(
    {
      cost: 1,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      limit: 'Trinket (2)',
      required: ['Jewelcrafting'],
    },
    have(yours(aWeapon), atk(1)),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [{ do: 'put token', token: token('Boar', { atk: [1, 'melee'], health: 1 }) }],
    },
  ),
});
