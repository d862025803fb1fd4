import { attachment, ongoing, set } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { exhaust, ready } from '../../language/effects.ts';
import { aCharacter, attached, exhausted, heroOrAlly, other, yours } from '../../language/nouns.ts';
import { have, when } from '../../language/powers.ts';
import { each } from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const abilities = set({
  'Disco Inferno!': ongoing(
    {
      cost: 5,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
    },
    when(turnEnds('you'), ready(each(exhausted(yours(heroOrAlly)))), exhaust(each(other(yours(heroOrAlly))))),
  ),
  'The Footsteps of Illidan': attachment(
    {
      cost: 2,
      icon: ['Death Knight', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
    },
    heroOrAlly,
    have(attached(aCharacter), alsoTag('Demon')),
  ),
});
