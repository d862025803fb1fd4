import { atkOf, countOf, damageOn } from '../../language/amounts.ts';
import { ability, ally, armor, attachment, hero, ongoing, quest, set, token, weapon } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, can, health, keyword } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import {
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  ifYouDo,
  interrupt,
  may,
  next,
  payTo,
  putFrom,
  putIntoHand,
  ready,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  aHero,
  among,
  anAlly,
  anEquipment,
  aResource,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  onYourTurn,
  pay,
  reward,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  controllerOf,
  done,
  each,
  eventDoer,
  it,
  remembered,
  target,
  targeted,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { isDestroyed, turnEnds, turnStarts } from '../../language/watches.ts';

export const cards = set({
  Ahkara: ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Death Knight'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay({ do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
  ),
  Betrayal: quest({}, onYourTurn(reward([destroying(yours(anAlly)), 1], draw()))),
  'Blood Boil': ability(
    { cost: 2, icon: 'Death Knight', tags: ['Blood'] },
    destroy({ select: 'choose', noun: yours(tagged('Disease')), count: { anyNumber: true } }),
    deal({ amount: 'times', of: [2, countOf(among(done, tagged('Disease')))] }, 'shadow', each(opposing(anAlly))),
  ),
  'Blood Presence': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Blood'], limit: 'Presence (1)' },
    ifWould({ event: 'deal', by: yourHeroAs }, thatMuchPlus(1)),
    when({ event: 'deal', by: yourHeroAs }, { do: 'heal', by: eventDoer, amount: 1, from: eventDoer }),
  ),
  'Blood Strike': ability(
    { cost: 1, icon: 'Death Knight', tags: ['Blood'], instant: true },
    deal(2, 'melee', target(anAlly)),
    give(targeted(0), [health({ amount: 'times', of: [-1, countOf(yours(tagged('Disease')))] })]),
  ),
  'Brumdor Dreadforge': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Death Knight'], atk: [3, 'melee'], health: 4 },
    pay([1, destroying(yours(anEquipment))], draw()),
  ),
  'Darkness Calling': quest({}, reward([3], draw(2), discard())),
  'Death Coil': ability(
    { cost: 3, icon: 'Death Knight', tags: ['Basic', 'Unholy'] },
    deal(3, 'shadow', target(heroOrAlly)),
    ready(chosen(yours(tagged('Ghoul')))),
  ),
  'Death Grip': ongoing(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy'] },
    pay(['activate'], give(target(opposing(heroOrAlly)), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)])),
  ),
  'Frost Presence': ongoing(
    { cost: 5, icon: 'Death Knight', tags: ['Frost'] },
    have(yourHeroAs, can({ may: 'attract targets' })),
    have(yourHeroAs, health(10), keyword('Protector')),
  ),
  'Greathelm of the Scourge Champion': armor(
    { cost: 2, icon: 'Death Knight', tags: ['Plate'], limit: 'Head (1)', def: 2 },
    when(
      isDestroyed(thisOne),
      may(next(when(turnStarts('any'), putFrom('graveyard', remembered, { to: 'hand' })), thisCard)),
    ),
  ),
  'Greatsword of the Ebon Blade': weapon(
    { cost: 2, icon: 'Death Knight', tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 2 },
    whenThisEntersPlay(
      next(
        when(turnStarts('any'), { do: 'if you do', first: [may(payTo([3]))], then: [], else: [destroy(remembered)] }),
        thisCard,
      ),
    ),
  ),
  'Grogmar Deathgore': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Death Knight'], atk: [2, 'shadow'], health: 2 },
    haveWhile({ is: 'there', noun: yours(aWeapon) }, thisOne, keyword('Ferocity')),
  ),
  'Hazardous Materials': quest(
    {},
    reward([3], {
      do: 'choose modes',
      count: 1,
      modes: [[{ do: 'add counters', name: '+1 ATK', count: 1, on: chosen(yours(aWeapon)) }], [draw()]],
      upTo: 2,
      upToIf: is(yourHero, tagged('Death Knight')),
    }),
  ),
  'Icy Touch': attachment(
    { cost: 3, icon: 'Death Knight', tags: ['Frost', 'Disease'] },
    aHero,
    atStartOfYourTurn(deal(1, 'frost', attachedCard)),
    have(inPartyOf(controllerOf(attachedCard), anAlly), atk(-1)),
  ),
  'Mind Freeze': ability(
    { cost: 4, icon: 'Death Knight', tags: ['Frost'], instant: true },
    ifYouDo(
      interrupt(target(inZone('chain', { kind: ['Ability', 'Ally'] }))),
      exhaust(each(inPartyOf(controllerOf(targeted(0)), aResource))),
    ),
  ),
  'Plague Strike': attachment(
    { cost: 2, icon: 'Death Knight', tags: ['Unholy', 'Disease'] },
    aHero,
    atStartOfYourTurn({
      do: 'when this way',
      effects: [deal(1, 'shadow', attachedCard)],
      trigger: when({ event: 'deal' }, give(target(inPartyOf(controllerOf(attachedCard), anAlly)), [health(-1)])),
    }),
  ),
  'Raise Dead': ongoing(
    { cost: 4, icon: 'Death Knight', tags: ['Unholy'] },
    whenIf(
      turnEnds('you'),
      not({ is: 'there', noun: yours(tagged('Ghoul')) }),
      ifYouDo(may(removeFromGame(target(inZone('graveyard', anAlly)))), {
        do: 'put token',
        token: token('Ghoul', { atk: [3, 'melee'], health: 3 }),
      }),
    ),
  ),
  'Rantuko Grimtouch': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Death Knight'], atk: [1, 'shadow'], health: 2 },
    when({ event: 'ready', card: thisOne }, thisDeals(1, 'shadow', each(opposing(anAlly)))),
  ),
  'Runed Soulblade': weapon(
    { cost: 4, icon: 'Death Knight', tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [4, 'melee'], strike: 2 },
    whenThisEntersPlay(ifYouDo(may(destroy(chosen(yours(anAlly)))), deal(atkOf(done), 'shadow', target(anAlly)))),
  ),
  'Saeryn Dusksorrow': hero(
    {
      icon: ['Horde', 'Death Knight'],
      race: 'Blood Elf',
      professions: ['Herbalism', 'Inscription'],
      talent: 'Blood',
      health: 29,
    },
    pay([3, 'flip'], putIntoHand(target(inYourGraveyard(aWeapon)))),
  ),
  "Tal'zin": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Death Knight'], atk: [4, 'melee'], health: 3 },
    has('Protector'),
    when({ event: 'strike', card: aWeapon, whose: 'you' }, may(ready(thisCard))),
  ),
  'Valeos Chillheart': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Death Knight'], atk: [2, 'frost'], health: 4 },
    has('Protector'),
    have(inCombatWith(thisOne, anAlly), atk({ amount: 'times', of: [-1, damageOn(it)] })),
  ),
  'Vanessa Fairgraves': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Death Knight'], atk: [3, 'frost'], health: 3 },
    when(isDestroyed(thisOne), { do: 'put token', token: token('Ghoul', { atk: [3, 'melee'], health: 3 }) }),
  ),
  'Wanda Darkfizz': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Death Knight'], atk: [2, 'shadow'], health: 1 },
    haveWhile({ is: 'there', noun: yours(aWeapon) }, thisOne, keyword('Elusive'), keyword('Untargetable')),
  ),
});
