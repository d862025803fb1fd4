import { ability, attachment, ongoing, set, token, totem } from '../../language/cards.ts';
import { atk, keyword, power } from '../../language/changes.ts';
import { deal, give, putTokens } from '../../language/effects.ts';
import { anAlly, attached, aWeapon, other, tagged, typed, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, have, haveWhile, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const shaman = set({
  'Earthen Burst': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(2, 'nature', target(anAlly)),
    give(target(anAlly), [atk(2)]),
  ),
  'Flamesoul Weapon': attachment(
    { cost: 3, icon: 'Shaman', tags: ['Basic', 'Enhancement', 'Attachment'] },
    aWeapon,
    have(attached(aWeapon), atk({ amount: 'highest', number: 'atk', of: { kind: ['Ally'], whose: 'you' } })),
  ),
  'Raging Earth Elemental Totem': totem(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], limit: 'Earth Totem (1)', atk: [0, 'melee'], health: 2 },
    whenThisEntersPlay(putTokens(2, token('Earth Elemental', { atk: [2, 'melee'], health: 1 }))),
    have(other(yours(typed('melee', anAlly))), keyword('Protector')),
  ),
  'Totemic Infusion': ongoing(
    { cost: 4, icon: 'Shaman', tags: ['Basic', 'Restoration'] },
    haveWhile({ is: 'there', noun: yours(tagged('Air Totem')) }, yourHeroAs, keyword('Spellshield')),
    haveWhile({ is: 'there', noun: yours(tagged('Earth Totem')) }, yourHeroAs, power(has('Mend', 4))),
    haveWhile({ is: 'there', noun: yours(tagged('Fire Totem')) }, yourHeroAs, power(has('Assault', 4))),
    haveWhile({ is: 'there', noun: yours(tagged('Water Totem')) }, yourHeroAs, keyword('Elusive')),
  ),
});
