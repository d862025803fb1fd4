import { costOf, countOf, damageOn, healthOf } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import {
  draw,
  give,
  ifYouDo,
  may,
  mayBy,
  put,
  putIntoHand,
  putIntoPlay,
  putTokens,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  damaged,
  defending,
  exhausted,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  thisOne,
  withInName,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  mayIfWould,
  oncePerTurn,
  pay,
  thisCan,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { chosen, done, each, it, target, thatPlayer, thisCard, yourHero } from '../../language/selections.ts';
import { attacks, isDestroyed, leavesPlay, turnEnds } from '../../language/watches.ts';

export const neutral = set({
  'Admiral Ripsnarl': ally(
    { cost: 3, tags: ['Worgen', 'Rogue'], limit: 'Ripsnarl (1)', atk: [2, 'melee'], health: 3 },
    has('Ferocity'),
    has('Stealth'),
    whenIf(turnEnds('any'), is(thisCard, damaged(aCard)), may(putIntoHand(thisCard))),
  ),
  'Alexandros Mograine': ally(
    { cost: 7, tags: ['Spirit', 'Paladin'], limit: 'Alexandros (1)', atk: [7, 'holy'], health: 7 },
    has('Protector'),
    when(
      isDestroyed(thisOne),
      may({
        do: 'put token',
        token: {
          name: 'Ashbringer',
          types: ['Equipment'],
          tags: ['Weapon', '2H', 'Sword', 'Melee'],
          icons: [],
          text: [],
          powers: [has('Invincible')],
          atk: 6,
          damageType: 'holy',
          strike: 0,
          limits: [{ tag: 'Melee', count: 1 }],
          token: true,
        },
      }),
    ),
  ),
  'Baron Ashbury': ally(
    { cost: 4, tags: ['Undead', 'Priest'], limit: 'Ashbury (1)', atk: [1, 'shadow'], health: 5 },
    whenThisEntersPlay(
      thisDeals(
        { amount: 'sum', of: [{ amount: 'sum', of: [healthOf(it), { amount: 'times', of: [-1, damageOn(it)] }] }, -1] },
        'shadow',
        each(opposing(anAlly)),
      ),
    ),
  ),
  'Edwin VanCleef': ally(
    { cost: 4, tags: ['Human', 'Rogue'], limit: 'Edwin VanCleef (1)', atk: [5, 'melee'], health: 3 },
    has('Stealth'),
    has('Untargetable'),
    whenThisEntersPlay(
      putTokens(
        2,
        token(
          'Defias Thug',
          { atk: [1, 'melee'], health: 1 },
          thisCan({ may: 'protect', noun: withInName('VanCleef', anAlly) }),
        ),
      ),
    ),
    when(
      isDestroyed(thisOne),
      may(putIntoPlay(chosen({ kind: ['Ally'], name: 'Vanessa VanCleef', zone: 'hand', whose: 'you' }))),
    ),
  ),
  'High Inquisitor Whitemane': ally(
    { cost: 5, tags: ['Human', 'Priest'], limit: 'Whitemane (1)', atk: [2, 'holy'], health: 8 },
    when(
      attacks(thisOne),
      ifYouDo(may(put(target(inYourGraveyard(anAlly)), { to: 'deck', at: 'top' })), thisHeals(costOf(done), yourHero)),
    ),
  ),
  'Lord Godfrey': ally(
    { cost: 6, tags: ['Undead', 'Lord'], limit: 'Godfrey (1)', atk: [2, 'shadow'], health: 6 },
    atStartOfYourTurn(putTokens(2, token('Ghoul', { atk: [3, 'melee'], health: 3 }))),
    when(turnEnds('you'), thisDeals(countOf(yours(tagged('Ghoul'))), 'shadow', target(opposing(heroOrAlly)))),
  ),
  'Mercenary Dominic': ally(
    { cost: 3, tags: ['Undead', 'Rogue'], limit: 'Mercenary Dominic (1)', atk: [3, 'melee'], health: 3 },
    oncePerTurn(pay([2], give(yourHero, [power(has('Assault', 2))]))),
  ),
  'Mining Monkey': ally(
    { cost: 3, tags: ['Monkey'], atk: [2, 'melee'], health: 2 },
    whenThisEntersPlay(mayBy({ player: 'each friendly' }, draw(1, thatPlayer))),
  ),
  'Prototype Reaper': ally(
    { cost: 3, tags: ['Mechanical', 'Reaper', 'Monster'], atk: [1, 'melee'], health: 1 },
    whenThisEntersPlay(may(thisDeals(1, 'melee', target(anAlly)))),
    when(leavesPlay(thisOne), may(thisDeals(1, 'melee', target(anAlly)))),
    when({ event: 'exhaust', card: thisOne }, may(thisDeals(1, 'melee', target(anAlly)))),
    when({ event: 'ready', card: thisOne }, may(thisDeals(1, 'melee', target(anAlly)))),
  ),
  'Scarlet Commander Renault Mograine': ally(
    { cost: 5, tags: ['Human', 'Paladin'], limit: 'Renault (1)', atk: [5, 'holy'], health: 5 },
    has('Protector'),
    mayIfWould({ event: 'deal', card: defending(thisOne) }, { instead: 'redirect', to: yourHero, amount: 'any' }),
  ),
  'Vanessa VanCleef': ally(
    { cost: 5, tags: ['Human', 'Rogue'], limit: 'Vanessa VanCleef (1)', atk: [4, 'nature'], health: 5 },
    has('Stealth'),
    has('Untargetable'),
    whenThisEntersPlay(may(thisDeals(4, 'nature', target(exhausted(heroOrAlly))))),
  ),
});
