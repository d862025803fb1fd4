import { ally, set } from '../../language/cards.ts';
import { atk, cant, health } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { give, giveAll } from '../../language/effects.ts';
import { anAlly, having, opposing, yours } from '../../language/nouns.ts';
import { haveWhile, pay, whenThisEntersPlay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const neutral = set({
  'Chen Stormstout': ally(
    { cost: 7, tags: ['Pandaren', 'Brewmaster'], unique: true, instant: true, atk: [6, 'melee'], health: 6 },
    whenThisEntersPlay({ do: 'gesture', how: 'say' }, giveAll(opposing(anAlly), [cant('attack')])),
    pay([3, { pay: 'gesture', how: 'say' }], give(target(anAlly), [cant('attack')])),
  ),
  'Spectral Tiger': ally(
    { cost: 4, tags: ['Spectral Tiger'], atk: [4, 'melee'], health: 3 },
    haveWhile(yourHeroIs('Alliance'), yours(having('Elusive', anAlly)), health(1)),
    haveWhile(yourHeroIs('Horde'), yours(having('Ferocity', anAlly)), atk(1)),
  ),
});
