import { ally, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { anAlly, having, yours } from '../../language/nouns.ts';
import { haveWhile } from '../../language/powers.ts';

export const neutral = set({
  'Spectral Tiger': ally(
    { cost: 4, tags: ['Spectral Tiger'], atk: [4, 'melee'], health: 3 },
    haveWhile(yourHeroIs('Alliance'), yours(having('Elusive', anAlly)), health(1)),
    haveWhile(yourHeroIs('Horde'), yours(having('Ferocity', anAlly)), atk(1)),
  ),
});
