import { attachment, EVERY_CLASS, ongoing, set } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { exhaust, ready } from '../../language/effects.ts';
import { aCharacter, attached, except, exhausted, heroOrAlly, yours } from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { done, each } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const abilities = set({
  'Disco Inferno!': ongoing(
    { cost: 5, icon: EVERY_CLASS },
    when(turnEnds('you'), ready(each(exhausted(yours(heroOrAlly)))), exhaust(each(yours(except(done, heroOrAlly))))),
  ),
  'The Footsteps of Illidan': attachment(
    { cost: 2, icon: EVERY_CLASS },
    heroOrAlly,
    have(attached(aCharacter), alsoTag('Demon')),
  ),
});
