import { cardsInHandOf, yourResources } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, can, cant, controlledByYou, health } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  attach,
  destroy,
  draw,
  exhaust,
  give,
  ifYouDo,
  may,
  put,
  putFrom,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  thisDeals,
  thisHeals,
  turnFaceDown,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anArmor,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  named,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  has,
  have,
  ifWould,
  pay,
  prevented,
  redirectedTo,
  when,
  whenThisEntersPlay,
  youCant,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  each,
  eachPlayer,
  eventCard,
  heroOf,
  target,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';
import { attacks, draws, isDestroyed, leavesPlay, turnEnds, turnStarts } from '../../language/watches.ts';

export const neutral = set({
  "A'dal": ally(
    { cost: 10, tags: ['Naaru'], unique: true, atk: [0, 'holy'], health: 10 },
    ifWould({ event: 'deal' }, prevented('all')),
  ),
  'Anchorite Alonora': ally(
    { cost: 4, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [3, 'holy'], health: 5 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Ally'] }] },
  ),
  'Anchorite Jaliah': ally(
    { cost: 5, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [2, 'holy'], health: 7 },
    when(isDestroyed(yours(anAlly)), thisHeals(2, each(yours(heroOrAlly)))),
  ),
  'Anchorite Viluaa': ally(
    { cost: 3, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [3, 'holy'], health: 3 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Hero'] }] },
  ),
  'Arazzius the Cruel': ally(
    { cost: 4, tags: ['Demon'], unique: true, atk: [4, 'melee'], health: 4 },
    when(attacks(thisOne), destroy(chosenBy(eachPlayer, yours(anAlly)))),
  ),
  'Arcane Guardian': ally(
    { cost: 6, tags: ['Mechanical'], reputation: 'Scryer', atk: [0, 'melee'], health: 0 },
    has('Protector'),
    have(thisOne, atk(cardsInHandOf(you)), health(cardsInHandOf(you))),
  ),
  'Arcanist Avelena': ally(
    { cost: 1, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [1, 'arcane'], health: 2 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Ability'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Ability'] } },
      put({ select: 'event', role: 'to' }, { to: 'deck', at: 'top' }),
    ),
  ),
  'Arcanist Raith': ally(
    { cost: 5, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [5, 'fire'], health: 4 },
    { power: 'continuous', continuous: { players: 'opposing', changes: [can({ may: 'show top card' })] } },
  ),
  'Arcanist Tian': ally(
    { cost: 3, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [3, 'arcane'], health: 3 },
    { power: 'continuous', continuous: { players: 'you', changes: [can({ may: 'look at top card', whose: 'you' })] } },
  ),
  Darynus: ally(
    { cost: 6, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [6, 'melee'], health: 4 },
    has('Protector'),
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Ally'] }] },
  ),
  'Doom Lord Kazzak': ally(
    { cost: 13, tags: ['Demon'], unique: true, atk: [13, 'melee'], health: 13 },
    when(turnEnds('you'), destroy(each({ not: tagged('Demon'), kind: ['Ally'] }))),
  ),
  'Fel Cannon': ally(
    { cost: 3, tags: ['Mechanical'], atk: [1, 'fire'], health: 4 },
    when({ event: 'play', card: inZone('chain', aCard), whose: 'any' }, thisDeals(2, 'fire', heroOf(thatPlayer))),
  ),
  'Ishanah, High Priestess of the Aldor': ally(
    { cost: 8, tags: ['Draenei', 'Priest'], unique: true, reputation: 'Aldor', atk: [5, 'holy'], health: 8 },
    when(turnStarts('opposing'), give(chosenBy(thatPlayer, yours(anAlly)), [controlledByYou], 'this game')),
  ),
  'Magister Ashi': ally(
    { cost: 1, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [2, 'fire'], health: 1 },
    has('Stealth'),
    whenThisEntersPlay({ do: 'look at', what: topOfYourDeck(1) }, may(put(that, { to: 'deck', at: 'bottom' }))),
  ),
  'Magister Lashan': ally(
    { cost: 4, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [3, 'fire'], health: 1 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Resource'] }] },
    when({ event: 'sabotage', card: thisOne, to: { kind: ['Resource'] } }, destroy({ select: 'event', role: 'to' })),
  ),
  'Magistrix Fyalenn': ally(
    { cost: 6, tags: ['Blood Elf', 'Mage'], unique: true, reputation: 'Scryer', atk: [3, 'arcane'], health: 6 },
    youCant('discard'),
  ),
  'Magistrix Oleinas': ally(
    { cost: 5, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [4, 'arcane'], health: 5 },
    have(yours(inZone('hand', anAlly)), { change: 'become instant' }),
  ),
  'Magistrix Tibrana': ally(
    { cost: 3, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [3, 'arcane'], health: 2 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Ability'], attachment: true }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Ability'] } },
      give({ select: 'event', role: 'to' }, [controlledByYou], 'this game'),
      may(attach({ select: 'event', role: 'to' }, chosen(heroOrAlly))),
    ),
  ),
  'Marksman Boriz': ally(
    { cost: 6, tags: ['Draenei', 'Hunter'], reputation: 'Aldor', atk: [3, 'ranged'], health: 5 },
    has('Long-Range'),
    have(
      opposing(heroOrAlly),
      { change: 'lose powers', keywords: ['Long-Range'] },
      cant('have powers', { keywords: ['Long-Range'] }),
    ),
  ),
  'Neophyte Morandi': ally(
    { cost: 3, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [1, 'holy'], health: 3 },
    ifWould({ event: 'deal', card: other(yours(anAlly)) }, redirectedTo(thisCard)),
  ),
  Razorsaw: ally(
    { cost: 6, tags: ['Demon'], unique: true, atk: [7, 'ranged'], health: 4 },
    has('Long-Range'),
    whenThisEntersPlay(thisDeals(4, 'ranged', target(yours(anAlly)))),
    when(leavesPlay(thisOne), thisDeals(4, 'ranged', target(anAlly))),
  ),
  'Retainer Jitaen': ally(
    { cost: 2, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [1, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Quest'] }] },
    when({ event: 'sabotage', card: thisOne, to: { kind: ['Quest'] } }, turnFaceDown({ select: 'event', role: 'to' })),
  ),
  'Retainer Kedryn': ally(
    { cost: 2, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [1, 'melee'], health: 1 },
    has('Stealth'),
    when({ event: 'deal', by: thisOne, card: anAlly, combat: true }, destroy(eventCard)),
  ),
  'Retainer Khorbus': ally(
    { cost: 3, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [4, 'melee'], health: 4 },
    when({ event: 'deal', by: thisOne, combat: true }, putFrom('play', thisCard, { to: 'hand' })),
  ),
  'Retainer Nealos': ally(
    { cost: 2, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [2, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Weapon'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Weapon'] } },
      exhaust({ select: 'event', role: 'to' }),
      give(
        { select: 'event', role: 'to' },
        [cant('ready', { during: 'ready step' })],
        "its controller's next ready step",
      ),
    ),
  ),
  'Retainer Salvan': ally(
    { cost: 1, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [2, 'melee'], health: 1 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Armor'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Armor'] } },
      exhaust(each(inPartyOf(controllerOf({ select: 'event', role: 'to' }), anArmor))),
    ),
  ),
  'Retainer Zaelan': ally(
    { cost: 4, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [2, 'melee'], health: 5 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Equipment'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Equipment'] } },
      putIntoHand({ select: 'event', role: 'to' }),
    ),
  ),
  'Shattrath City Peacekeeper': ally(
    { cost: 3, tags: ['Draenei', 'Warrior'], unlimited: true, atk: [1, 'melee'], health: 1 },
    has('Protector'),
    have({ kind: ['Ally'], not: named('Shattrath City Peacekeeper', aCard) }, atk(-1)),
  ),
  'Vindicator Belian': ally(
    { cost: 1, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [1, 'holy'], health: 1 },
    ifWould({ event: 'deal', card: other(yours(anAlly)) }, redirectedTo(thisCard)),
  ),
  'Vindicator Dindro': ally(
    { cost: 1, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [2, 'melee'], health: 1 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Weapon'] }] },
  ),
  'Vindicator Khorin': ally(
    { cost: 5, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [3, 'holy'], health: 4 },
    ifWould({ event: 'deal', card: other(yours(anAlly)) }, redirectedTo(thisCard)),
  ),
  'Vindicator Melina': ally(
    { cost: 4, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [5, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Equipment'] }] },
  ),
  'Vindicator Trytan': ally(
    { cost: 2, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [2, 'melee'], health: 2 },
    has('Protector'),
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Armor'] }] },
  ),
  'Vindicator Zalreth': ally(
    { cost: 7, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [5, 'holy'], health: 5 },
    has('Protector'),
    when(
      isDestroyed(thisOne),
      ifYouDo(
        may(removeFromGame(thisCard)),
        putIntoPlay(chosen(inYourGraveyard(withCost('or less', yourResources, anAlly)))),
      ),
    ),
  ),
  "Voren'thal the Seer": ally(
    { cost: 8, tags: ['Blood Elf', 'Mage'], unique: true, reputation: 'Scryer', atk: [5, 'fire'], health: 8 },
    ifWould(draws('you'), { instead: 'effects', effects: [draw(2)] }),
  ),
  "Warbringer Arix'amal": ally(
    { cost: 3, tags: ['Demon'], unique: true, atk: [3, 'melee'], health: 2 },
    have(other(tagged('Demon')), atk(2)),
  ),
  'Xavar the Resourceful': ally(
    { cost: 1, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [1, 'holy'], health: 2 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Resource'] }] },
  ),
  'Zaistor the Vigilant': ally(
    { cost: 2, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [2, 'holy'], health: 2 },
    pay([1, destroyThis], give(target(heroOrAlly), [cant('be destroyed')])),
  ),
});
