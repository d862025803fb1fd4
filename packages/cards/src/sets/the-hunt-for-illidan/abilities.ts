import { attachment, EVERY_CLASS, set } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { aCharacter, attached, heroOrAlly } from '../../language/nouns.ts';
import { have } from '../../language/powers.ts';

export const abilities = set({
  'The Footsteps of Illidan': attachment(
    { cost: 2, icon: EVERY_CLASS },
    heroOrAlly,
    have(attached(aCharacter), alsoTag('Demon')),
  ),
});
