import { countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, can, cant, controlledByYou, health, keyword, losesPowers } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  attach,
  destroy,
  discard,
  draw,
  give,
  ifSo,
  ifYouDo,
  may,
  next,
  put,
  putTokens,
  reveal,
  thisDeals,
  youCanThisTurn,
} from '../../language/effects.ts';
import { aCard, among, anAlly, defending, having, opposing, thisOne, yourHeroAs, yours } from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  ifWould,
  oncePerTurn,
  pay,
  prevented,
  redirectedTo,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  eventCard,
  eventDoer,
  it,
  remembered,
  revealed,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  topOfDeckOf,
  topOfYourDeck,
  you,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  'Anchorite Fareena': ally(
    { cost: 3, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [3, 'holy'], health: 3 },
    oncePerTurn(pay([0], attach(target({ attachment: true }), thisCard))),
  ),
  'Anchorite Karja': ally(
    { cost: 7, tags: ['Draenei', 'Priest'], unique: true, reputation: 'Aldor', atk: [6, 'holy'], health: 6 },
    have(yours({ exhausted: false, kind: ['Ally'] }), atk(3), health(3)),
  ),
  'Anchorite Onkoth': ally(
    { cost: 5, tags: ['Draenei', 'Priest'], reputation: 'Aldor', atk: [5, 'holy'], health: 4 },
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Ability', 'Ally', 'Equipment', 'Hero', 'Resource'] }] },
  ),
  'Arcanist Alathana': ally(
    { cost: 1, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [2, 'fire'], health: 1 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Ability'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Ability'] } },
      { do: 'add counters', name: 'depletion', count: 1, on: { select: 'event', role: 'to' } },
    ),
    have(
      { kind: ['Ability'], counters: { name: 'depletion', number: { is: 'or more', than: 1 } } },
      losesPowers,
      cant('have powers'),
    ),
  ),
  'Arcanist Dayvana': ally(
    { cost: 2, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [3, 'fire'], health: 1 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Quest'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Quest'] } },
      youCanThisTurn({ may: 'complete', noun: among(it, aCard) }),
    ),
  ),
  'Arcanist Lyronia': ally(
    { cost: 1, tags: ['Blood Elf', 'Mage'], reputation: 'Scryer', atk: [2, 'arcane'], health: 1 },
    whenThisEntersPlay(
      { do: 'look at', what: topOfDeckOf(targetOpponent()) },
      may(put(that, { to: 'deck', at: 'bottom' })),
    ),
  ),
  'Atani of the Watch': ally(
    { cost: 1, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [0, 'melee'], health: 4 },
    ifWould({ event: 'deal', card: yourHeroAs }, redirectedTo(thisCard)),
  ),
  'Bulvai of the Watch': ally(
    { cost: 4, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [3, 'melee'], health: 5 },
    has('Protector'),
    ifWould({ event: 'deal', card: yourHeroAs }, redirectedTo(thisCard)),
  ),
  'Coilfang Myrmidon': ally(
    { cost: 3, tags: ['Naga', 'Traitor'], unlimited: true, required: ['Traitor'], atk: [3, 'melee'], health: 2 },
    when(
      isDestroyed(thisOne),
      reveal(topOfYourDeck(1)),
      ifSo(is(revealed, { name: 'Coilfang Myrmidon' }), { do: 'draw', who: you, count: 1, what: revealed }),
    ),
  ),
  'Lady Vashj': ally(
    { cost: 9, tags: ['Naga', 'Traitor'], unique: true, required: ['Traitor'], atk: [6, 'melee'], health: 9 },
    when(turnEnds('any'), {
      do: 'roll',
      then: [{ from: 1, upTo: 6, effects: [putTokens(thatMuch, token('Naga', { atk: [1, 'melee'], health: 1 }))] }],
    }),
  ),
  'Marksman Eowan': ally(
    { cost: 4, tags: ['Draenei', 'Hunter'], reputation: 'Aldor', atk: [3, 'ranged'], health: 2 },
    has('Long-Range'),
    when(
      {
        event: 'deal',
        card: opposing(anAlly),
        damageType: ['arcane', 'fire', 'frost', 'holy', 'melee', 'nature', 'shadow'],
      },
      thisDeals(1, 'ranged', eventCard),
    ),
  ),
  'Niyore of the Watch': ally(
    { cost: 6, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [5, 'melee'], health: 6 },
    ifWould({ event: 'deal', card: yourHeroAs }, redirectedTo(thisCard)),
    when({ event: 'deal', card: thisOne }, thisDeals(2, 'melee', eventDoer)),
  ),
  "Prince Kael'thas Sunstrider": ally(
    {
      cost: 9,
      tags: ['Blood Elf', 'Mage', 'Traitor'],
      unique: true,
      required: ['Traitor'],
      atk: [8, 'arcane'],
      health: 8,
    },
    when(
      turnEnds('you'),
      give(each(opposing({ exhausted: false, kind: ['Resource'] })), [controlledByYou], 'this game'),
    ),
  ),
  'Retainer Athan': ally(
    { cost: 3, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [3, 'melee'], health: 3 },
    when(isDestroyed(thisOne), discard('hand', targetPlayer()), draw(countOf(among(done, aCard)), thatPlayer)),
  ),
  'Retainer Cara': ally(
    { cost: 6, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [6, 'melee'], health: 4 },
    { power: 'keyword', keyword: 'Sabotage', nouns: [{ kind: ['Equipment'] }] },
    when(
      { event: 'sabotage', card: thisOne, to: { kind: ['Equipment'] } },
      give({ select: 'event', role: 'to' }, [controlledByYou], 'this game'),
    ),
  ),
  'Retainer Zian': ally(
    { cost: 2, tags: ['Blood Elf', 'Rogue'], reputation: 'Scryer', atk: [3, 'melee'], health: 3 },
    has('Stealth'),
    have(
      thisOne,
      atk({ amount: 'times', of: [-1, countOf(having('Protector', aCard))] }),
      health({ amount: 'times', of: [-1, countOf(having('Protector', aCard))] }),
    ),
  ),
  'Sunseeker Astromage': ally(
    {
      cost: 2,
      tags: ['Blood Elf', 'Mage', 'Traitor'],
      unlimited: true,
      required: ['Traitor'],
      atk: [1, 'arcane'],
      health: 2,
    },
    when(isDestroyed({ kind: ['Ally'], name: 'Sunseeker Astromage', whose: 'you', other: true }), draw()),
  ),
  'Vindicator Agran': ally(
    { cost: 3, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [2, 'melee'], health: 4 },
    has('Protector'),
    { power: 'keyword', keyword: 'Inspire', nouns: [{ keyword: 'Protector' }] },
  ),
  'Vindicator Ostakron': ally(
    { cost: 1, tags: ['Draenei', 'Warrior'], reputation: 'Aldor', atk: [1, 'melee'], health: 2 },
    has('Protector'),
    { power: 'keyword', keyword: 'Inspire', nouns: [{ kind: ['Armor'] }] },
  ),
  'Warlord Kalithresh': ally(
    { cost: 6, tags: ['Naga', 'Traitor'], unique: true, required: ['Traitor'], atk: [5, 'melee'], health: 7 },
    when(turnEnds('you'), {
      do: 'put token',
      token: token('Naga Distiller', { tags: ['Naga', 'Distiller'], atk: [0, 'melee'], health: 1 }),
    }),
    atStartOfYourTurn(ifYouDo(destroy(chosen(yours({ allTags: ['Naga', 'Distiller'] }))), give(thisCard, [atk(5)]))),
  ),
  'X-51 Nether-Rocket': ally(
    { cost: 2, tags: ['Rocket'], atk: [0, 'melee'], health: 5 },
    pay(
      [1, 'activate'],
      give(target(yours({ faction: 'Horde', kind: ['Ally'] })), [keyword('Ferocity')]),
      next(when({ event: 'turn ends' }, destroy(remembered)), targeted(0)),
    ),
    pay(
      [1, 'activate'],
      give(target(yours({ faction: 'Alliance', kind: ['Ally'] })), [can({ may: 'activate at once' })]),
      next(when({ event: 'turn ends' }, destroy(remembered)), targeted(0)),
    ),
  ),
  'Xanata the Lightsworn': ally(
    { cost: 2, tags: ['Draenei', 'Paladin'], reputation: 'Aldor', atk: [1, 'holy'], health: 3 },
    has('Protector'),
    ifWould({ event: 'deal', card: defending(thisOne), combat: true }, prevented(2)),
  ),
});
