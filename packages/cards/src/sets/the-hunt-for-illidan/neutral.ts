import { ally, set } from '../../language/cards.ts';
import { can, cant, controlledByYou, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  chooseWord,
  destroy,
  draw,
  give,
  giveAll,
  ifSo,
  may,
  mayBy,
  next,
  putFrom,
  putIntoHand,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAbility,
  anAlly,
  anEquipment,
  heroOrAlly,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, onYourTurn, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventCard, remembered, target, targetPlayer } from '../../language/selections.ts';
import { entersPlay, isDestroyed, isInspiredBy, leavesPlay, turnEnds, turnStarts } from '../../language/watches.ts';

export const neutral = set({
  Akama: ally(
    { cost: 8, tags: ['Broken', 'Elder Sage'], unique: true, required: ['Loyal'], atk: [7, 'melee'], health: 9 },
    has('Protector'),
    has('Stealth'),
    have(other(yours(anAlly)), keyword('Untargetable')),
    { power: 'continuous', continuous: { players: 'any', changes: [cant('play', { noun: tagged('Traitor') })] } },
  ),
  'Ambassador Jerrikar': ally(
    { cost: 5, tags: ['Satyr', 'Demon'], unique: true, atk: [4, 'melee'], health: 5 },
    haveWhile({ is: 'went first', whose: 'opposing' }, thisOne, keyword('Ferocity')),
  ),
  'Anchorite Ceyla': ally(
    { cost: 7, tags: ['Draenei', 'Priest'], unique: true, reputation: 'Aldor', atk: [6, 'holy'], health: 7 },
    when(
      isDestroyed(other(yours(anAlly))),
      mayBy(
        { player: 'owner', of: eventCard },
        next(when(turnStarts('any'), putFrom('graveyard', remembered, { to: 'hand' })), eventCard),
      ),
    ),
  ),
  'Anchorite Kilandra': ally(
    { cost: 1, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [1, 'holy'], health: 2 },
    whenThisEntersPlay(chooseWord({ name: { whose: 'you' } })),
    { power: 'keyword', keyword: 'Inspire', nouns: [{ chosenName: true }] },
  ),
  'Collidus the Warp-Watcher': ally(
    { cost: 7, tags: ['Demon'], unique: true, atk: [6, 'shadow'], health: 4 },
    whenThisEntersPlay(putIntoHand(each(other(anAlly)))),
  ),
  Doomwalker: ally(
    { cost: 11, tags: ['Mechanical'], unique: true, atk: [11, 'melee'], health: 11 },
    when({ event: 'exhaust', card: opposing(abilityAllyOrEquipment) }, destroy(eventCard)),
  ),
  'Ethereal Plunderer': ally(
    { cost: 5, tags: ['Ethereal'], atk: [4, 'arcane'], health: 4 },
    when(leavesPlay(thisOne), may(give(target(anEquipment), [controlledByYou], 'this game'))),
  ),
  'Exarch Onaala': ally(
    { cost: 8, tags: ['Draenei', 'Priest'], unique: true, reputation: 'Aldor', atk: [4, 'holy'], health: 8 },
    onYourTurn(pay([5], unpreventably(thisDeals(4, 'holy', target(heroOrAlly))))),
    onYourTurn(pay([4], thisHeals(14, target(heroOrAlly)))),
  ),
  'Historian Firana': ally(
    { cost: 3, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [3, 'melee'], health: 3 },
    has('Stealth'),
    { power: 'continuous', continuous: { players: 'opposing', changes: [can({ may: 'show hand' })] } },
  ),
  'Instructor Giralo': ally(
    { cost: 2, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [2, 'holy'], health: 3 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Ally'] }] },
    when(isInspiredBy(thisOne, anAlly), give(eventCard, [keyword('Protector')])),
  ),
  'Magistrix Valthin': ally(
    { cost: 3, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [4, 'frost'], health: 2 },
    when(
      entersPlay(anAbility),
      may(give(eventCard, [{ change: 'control', by: targetPlayer() }], 'this game')),
      ifSo(
        is(eventCard, { attachment: true }),
        mayBy({ player: 'targeted', slot: 0 }, { do: 'attach', what: eventCard, by: { player: 'targeted', slot: 0 } }),
      ),
    ),
  ),
  'Maiev Shadowsong': ally(
    { cost: 8, tags: ['Night Elf', 'Warden'], unique: true, required: ['Loyal'], atk: [5, 'ranged'], health: 1 },
    has('Elusive'),
    has('Ferocity'),
    has('Long-Range'),
    has('Protector'),
    has('Stealth'),
    has('Untargetable'),
  ),
  'Retainer Faryn': ally(
    { cost: 5, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [3, 'melee'], health: 3 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Resource'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Resource'] } },
      give({ select: 'event', role: 'to' }, [controlledByYou], 'this game'),
    ),
  ),
  'Retainer Kai': ally(
    { cost: 4, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [4, 'melee'], health: 4 },
    when(
      entersPlay(yours({ any: [{ self: true }, { reputation: ['Scryer'], kind: ['Ally'], other: true }] })),
      giveAll(opposing(heroOrAlly), [cant('protect')]),
    ),
    when(
      {
        event: 'change control',
        card: { any: [{ self: true }, { reputation: ['Scryer'], kind: ['Ally'], other: true }] },
        whose: 'you',
      },
      giveAll(opposing(heroOrAlly), [cant('protect')]),
    ),
  ),
  'Vindicator Javlo': ally(
    { cost: 5, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [4, 'melee'], health: 5 },
    when({ event: 'inspire', card: yours(anAlly) }, draw()),
  ),
  'Vindicator Lorin': ally(
    { cost: 4, tags: ['Draenei', 'Paladin', 'Priest'], reputation: 'Aldor', atk: [4, 'holy'], health: 4 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Armor'] }, { kind: ['Item'] }] },
  ),
  "Xi'ri": ally(
    { cost: 13, tags: ['Naaru'], unique: true, atk: [13, 'holy'], health: 13 },
    when(turnEnds('you'), destroy(each(tagged('Demon')))),
  ),
});
