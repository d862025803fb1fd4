import { countOf, healthOf, X } from '../../language/amounts.ts';
import { ability, attachment, EVERY_CLASS, ongoing, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { deal, destroy, draw, exhaust, give, heal, put, putIntoHand, putTokens } from '../../language/effects.ts';
import {
  aCard,
  among,
  anAlly,
  anEquipment,
  attached,
  attacking,
  heroOrAlly,
  inCombatWith,
  inZone,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, has, have, ifWould, prevented, when } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  each,
  revealed,
  target,
  targeted,
  targetPlayer,
  thisCard,
  topOfYourDeck,
} from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const abilities = set({
  'Arcane Spikes': ability(
    { cost: 0, plusX: true, icon: ['Hunter', 'Mage'], tags: ['Marksmanship', 'Arcane'] },
    deal(X, 'arcane', target(anAlly)),
  ),
  'Bloody Ritual': ability(
    { cost: 4, icon: ['Warlock', 'Warrior'], tags: ['Affliction', 'Protection'] },
    draw(4),
    costToPlay({ pay: 'put damage', noun: yourHeroAs, amount: 4 }),
  ),
  'Courageous Defense': ongoing(
    { cost: 1, icon: ['Paladin', 'Warrior'], tags: ['Protection'] },
    draw(),
    have(yourHeroAs, keyword('Protector')),
  ),
  'Creeping Shadow': attachment(
    { cost: 3, icon: ['Priest', 'Warlock'], tags: ['Shadow', 'Affliction'] },
    heroOrAlly,
    atStartOfYourTurn(deal(2, 'shadow', attachedCard)),
  ),
  Demolish: ability(
    { cost: 1, icon: ['Rogue', 'Warrior'], tags: ['Combat', 'Protection'] },
    destroy(target(anEquipment)),
  ),
  'Eagle Sight': ability(
    { cost: 1, icon: ['Hunter', 'Shaman'], tags: ['Beast Mastery', 'Enhancement'], instant: true },
    { do: 'look at', what: topOfYourDeck(2) },
    putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
  ),
  'Engulfing Blaze': ability(
    { cost: 3, icon: ['Mage', 'Warlock'], tags: ['Fire', 'Destruction'] },
    deal(3, 'fire', each(heroOrAlly)),
  ),
  Immobilize: attachment(
    { cost: 4, icon: ['Druid', 'Rogue'], tags: ['Balance', 'Subtlety'] },
    { kind: ['Ability', 'Ally', 'Equipment', 'Resource'] },
    exhaust(targeted(0)),
    have(attached(aCard), cant('ready', { during: 'ready step' })),
  ),
  'Lose Control': ability(
    { cost: 1, icon: ['Priest', 'Rogue'], tags: ['Shadow', 'Subtlety'] },
    { do: 'discard', who: targetPlayer(), count: 1, random: true },
  ),
  'Natural Disaster': ability(
    { cost: 6, icon: ['Druid', 'Shaman'], tags: ['Balance', 'Elemental'] },
    deal(6, 'nature', target(heroOrAlly)),
  ),
  'Nature Unleashed': ability(
    { cost: 7, icon: ['Druid', 'Hunter'], tags: ['Feral', 'Beast Mastery'] },
    putTokens(5, token('Bear', { atk: [1, 'melee'], health: 1 }, has('Protector'))),
  ),
  'Pandamonium!': ability(
    { cost: 7, icon: EVERY_CLASS },
    putTokens(
      3,
      token(
        'Pandaren',
        { atk: [1, 'melee'], health: 1 },
        have(
          thisOne,
          atk(countOf(other(yours(tagged('Pandaren'))))),
          health(countOf(other(yours(tagged('Pandaren'))))),
        ),
      ),
    ),
  ),
  Revitalize: attachment(
    { cost: 3, icon: ['Druid', 'Priest'], tags: ['Restoration', 'Holy'], instant: true },
    heroOrAlly,
    atStartOfYourTurn(heal(2, attachedCard)),
  ),
  'Revival Stone': attachment(
    { cost: 2, icon: ['Shaman', 'Warlock'], tags: ['Restoration', 'Demonology'] },
    yours(anAlly),
    when(isDestroyed(attached(anAlly)), {
      do: 'put into play',
      what: attachedCard,
      from: 'graveyard',
      damage: { amount: 'sum', of: [healthOf(attachedCard), -1] },
    }),
  ),
  'Sphere of Divinity': attachment(
    { cost: 2, icon: ['Paladin', 'Priest'], tags: ['Protection', 'Discipline'], instant: true },
    anAlly,
    ifWould({ event: 'deal', card: attached(anAlly) }, prevented('all')),
    when(turnStarts('any'), destroy(thisCard)),
  ),
  'Thud!': ability(
    { cost: 2, icon: ['Paladin', 'Rogue'], tags: ['Combo', 'Protection', 'Combat'], instant: true },
    exhaust(target(aCard)),
    give(targeted(0), [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
  ),
  Topple: ability(
    { cost: 2, icon: ['Hunter', 'Paladin'], tags: ['Survival', 'Protection', 'Retribution'], instant: true },
    destroy(target(attacking(inCombatWith(yourHeroAs, anAlly)))),
  ),
});
