import { ability, attachment, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { deal, destroy, exhaust, give, heal, replace, unpreventably } from '../../language/effects.ts';
import {
  aCharacter,
  among,
  anAlly,
  anArmor,
  attached,
  attacking,
  defending,
  friendly,
  heroOrAlly,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { has, have, prevented, when } from '../../language/powers.ts';
import { done, each, target, thisCard, yourHero } from '../../language/selections.ts';

export const paladin = set({
  'Blessing of Vigilance': attachment(
    { cost: 2, icon: 'Paladin', tags: ['Basic', 'Protection', 'Blessing', 'Attachment'] },
    yours(anAlly),
    have(attached(anAlly), health(5), keyword('Protector')),
  ),
  "Crusader's Might": ability(
    { cost: 5, icon: 'Paladin', tags: ['Basic', 'Retribution'] },
    give(yourHero, [atk({ amount: 'def', of: each(yours(anArmor)) })]),
  ),
  'Guardian of the Light': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    {
      do: 'put token',
      token: token(
        'Guardian',
        { atk: [5, 'holy'], health: 5 },
        has('Protector'),
        when({ event: 'turn ends' }, destroy(thisCard)),
      ),
    },
    { power: 'play only', if: { is: 'there', noun: attacking(opposing(heroOrAlly)) } },
  ),
  'Hammer of Sanctity': ability(
    { cost: 1, icon: 'Paladin', tags: ['Basic', 'Protection'] },
    exhaust(target(opposing(heroOrAlly), { upTo: 2 })),
    give(each(among(done, aCharacter)), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  'Holy Ground': ability(
    { cost: 4, icon: 'Paladin', tags: ['Basic', 'Holy'] },
    unpreventably(deal(2, 'holy', each(opposing(anAlly)))),
    heal(2, each(friendly(anAlly))),
  ),
  'Shield of Light': ability(
    { cost: 1, icon: 'Paladin', tags: ['Protection'], instant: true },
    replace({ event: { event: 'deal' }, instead: prevented(4) }, target(defending(anAlly))),
  ),
});
