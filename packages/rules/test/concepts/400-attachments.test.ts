import {
  ability,
  aCard,
  aHero,
  ally,
  anAbility,
  anAlly,
  atk,
  attach,
  attached,
  attachment,
  attachThisTo,
  cant,
  chosen,
  compared,
  countOf,
  damaged,
  destroy,
  draw,
  give,
  has,
  have,
  heal,
  heroOrAlly,
  ifSo,
  inYourGraveyard,
  inZone,
  item,
  losesPowers,
  may,
  ongoing,
  opposing,
  other,
  putIntoHand,
  putIntoPlay,
  reattach,
  target,
  that,
  token,
  when,
  yours,
} from '@meetingstone/cards/language';
import type { Facts } from '@meetingstone/rules';
import { scenario } from '@meetingstone/scenario';
import { example, rule } from '@meetingstone/scenario/vitest';
import { expect } from 'vitest';
import { own } from '../links/own.ts';

const QUICK = { cost: 0, instant: true } as const;
const wisp: Facts = token('Wisp', { atk: [0, 'melee'], health: 1 });
const ogre = (as: string) => ({ card: 'Quarry Ogre', as });
/** An attachment whose text before "Ongoing" is easily noticed. */
const brand = own('Brand', attachment({ cost: 0 }, anAlly, draw(), have(attached(anAlly), atk(2))));
const hush = own('Hush', ability(QUICK, give(target(anAbility), [losesPowers, cant('have powers')], 'this game')));
const shift = own('Shift', ability(QUICK, reattach(target({ attachment: true }))));
const slay = own('Slay', ability(QUICK, destroy(target(anAlly))));
const veiled = own('Veiled One', ally({ cost: 2, atk: [1, 'melee'], health: 4 }, has('Untargetable')));

rule('400.1', 'an attachment stays one after losing its powers, and is still looked for as one', () => {
  const dispel = own('Dispel', ability(QUICK, destroy(target({ kind: ['Ability'], attachment: true }))));
  const { you, card, pass } = scenario({
    you: { hand: [hush, dispel], play: [{ card: 'Quarry Ogre', as: 'host', attached: [brand] }, 'Last Stand'] },
    foe: {},
  });
  const { atk: power } = card('host');
  you.plays('Hush', { targets: 'Brand' });
  pass.all();
  expect(card('Brand').attachedTo).toBe('host');
  expect(card('host').atk).toBe(power! - 2);
  you.refuses({ play: 'Dispel', targets: 'Last Stand' }, '706.1');
  you.plays('Dispel', { targets: 'Brand' });
  pass.all();
  expect(you.graveyard).toEqual(['Hush', 'Brand', 'Dispel']);
});

rule('400.1', 'what a modifier attaches is an attachment as long as it is attached, and has that description', () => {
  const chains = own('Chains', ability(QUICK, attach(target(anAlly), chosen(damaged(anAlly)))));
  const { you, card, pass, waiting } = scenario({
    you: {
      hand: [chains, shift, slay],
      play: [ogre('mine'), { card: 'Quarry Ogre', as: 'hurt', damage: 1 }, ogre('whole')],
    },
    foe: { play: [{ card: 'Quarry Ogre', as: 'sore', damage: 2 }] },
  });
  you.plays('Chains', { targets: 'mine' });
  pass.all();
  you.mustChooseAmong(['hurt', 'sore']).chooses('hurt');
  expect(card('mine')).toMatchObject({ zone: 'play', attachedTo: 'hurt', types: ['Ally'] });
  you.plays('Shift', { targets: 'mine' });
  pass.all();
  expect(card('mine').attachedTo).toBe('sore');
  you.plays('Slay', { targets: 'sore' });
  pass.all();
  expect(you.graveyard).toContain('Quarry Ogre');
  expect(card('mine').zone).toBe('graveyard');
  expect(waiting()).toMatchObject({ for: 'you', question: 'priority' });
});

example('400.1#1', 'an ally that the Icon turned into an ability can be attached to heroes only', () => {
  const { you, foe, third, card, pass, until } = scenario({
    you: {
      hand: [
        { card: 'Fire Blast', as: 'first' },
        { card: 'Fire Blast', as: 'second' },
      ],
      resources: 4,
      play: ['Icon of the Silver Crescent', "Inventor's Focal Sword", 'Elder Moorf', { card: wisp, as: 'wisp' }],
    },
    foe: { play: [ogre('theirs')] },
    third: {},
  });
  you.plays('first', { targets: 'Elder Moorf' });
  pass.all();
  you.mustChooseAmong([you.hero, foe.hero, third.hero]).chooses(foe.hero);
  expect(card('Elder Moorf')).toMatchObject({
    zone: 'play',
    attachedTo: 'foe.hero',
    controller: 'you',
    types: ['Ability'],
    damage: 0,
  });
  expect(card('Elder Moorf').powers.length).toBe(1);
  you.uses("Inventor's Focal Sword", { targets: 'Elder Moorf' });
  pass.all();
  you.mustChooseAmong([you.hero, third.hero]).chooses(third.hero);
  expect(card('Elder Moorf').attachedTo).toBe('third.hero');
  you.plays('second', { targets: 'wisp' });
  pass.all();
  expect(card('wisp').zone).toBe('none');
  until({ turn: 'you', step: 'ready' });
  pass.all();
  expect([you.hero.damage, foe.hero.damage, third.hero.damage]).toEqual([0, 0, 1]);
});

rule('400.2', 'a targeted attachment enters play attached to the target it was played with', () => {
  const { you, foe, card, chain, pass } = scenario({
    you: { hand: [brand], deck: ['War Chorus'], play: [ogre('mine'), { card: veiled, as: 'veiled' }, 'Last Stand'] },
    foe: { play: [ogre('theirs')] },
  });
  you.refuses({ play: 'Brand', targets: 'veiled' }, '706.1');
  you.refuses({ play: 'Brand', targets: foe.hero }, '706.1');
  you.plays('Brand').mustChooseAmong(['mine', 'theirs']).chooses('theirs');
  expect(chain()).toEqual(['Brand']);
  pass.all();
  expect(card('Brand')).toMatchObject({ attachedTo: 'theirs', controller: 'you' });
  expect(you.hand).toEqual(['War Chorus']);
});

rule('400.2', 'without a legal target it can not be played, and with its target gone it goes to the graveyard', () => {
  const { you, foe, card, pass } = scenario({
    you: { hand: [brand, { card: brand, as: 'again' }], deck: ['War Chorus'] },
    foe: { hand: [slay], play: [ogre('theirs')] },
  });
  you.plays('again', { targets: 'theirs' });
  you.passes();
  foe.plays('Slay', { targets: 'theirs' });
  pass.all();
  pass.all();
  expect(card('again').zone).toBe('graveyard');
  expect(you.hand).toEqual(['Brand']);
  you.refuses({ play: 'Brand' }, '706.1');
});

/** Attaches to an ally that is chosen as it resolves. */
const leech: Facts = {
  ...brand,
  name: 'Leech',
  attach: { noun: opposing(anAlly), targeted: false, host: anAlly },
};

rule('400.3', 'an attachment that does not target chooses its host as it resolves, untargetable ones too', () => {
  const { you, card, chain, pass } = scenario({
    you: { hand: [leech], deck: 2, play: [ogre('mine')] },
    foe: { play: [ogre('theirs'), { card: veiled, as: 'veiled' }] },
  });
  you.plays('Leech');
  expect(chain()).toEqual(['Leech']);
  pass.all();
  you.mustChooseAmong(['theirs', 'veiled']).chooses('veiled');
  expect(card('Leech')).toMatchObject({ zone: 'play', attachedTo: 'veiled', controller: 'you' });
});

rule('400.3', 'if there is nothing to attach it to by then, it is put into the graveyard and not into play', () => {
  const { you, card, chain, pass } = scenario({
    you: { hand: [leech], deck: ['War Chorus'], play: [ogre('mine')] },
    foe: {},
  });
  you.plays('Leech');
  pass.all();
  expect(chain()).toEqual([]);
  expect(card('Leech').zone).toBe('graveyard');
  expect(you.play).toEqual(['Quarry Ogre']);
  expect(you.graveyard).toEqual(['Leech']);
});

rule(
  '400.4',
  'an ability that attaches itself to what it puts into play describes that thing, wherever it came from',
  () => {
    const { you, foe, card, chain, pass } = scenario({
      you: {
        hand: ['Vigil of the Light'],
        resources: 6,
        graveyard: [ogre('dead'), 'Last Stand'],
        play: [ogre('alive')],
      },
      foe: { graveyard: [ogre('foreign')] },
    });
    for (const name of ['alive', 'foreign', 'Last Stand'])
      you.refuses({ play: 'Vigil of the Light', targets: name }, '706.1');
    you.plays('Vigil of the Light', { targets: 'dead' });
    expect(chain()).toEqual(['Vigil of the Light']);
    pass.all();
    expect(card('dead').zone).toBe('play');
    expect(card('Vigil of the Light')).toMatchObject({ zone: 'play', attachedTo: 'dead', controller: 'you' });
    expect(foe.play).toEqual([]);
  },
);

rule(
  '400.4',
  'where nothing could be put into play, there is nothing to attach to, and it is put into the graveyard',
  () => {
    const guide = own('Guide', ongoing({ cost: 0 }, putIntoPlay(chosen(inYourGraveyard(anAlly))), attachThisTo(that)));
    const { you, card, pass } = scenario({
      you: { hand: [guide], play: [ogre('mine')] },
      foe: { graveyard: [ogre('foreign')] },
    });
    you.plays('Guide');
    pass.all();
    expect(card('Guide').zone).toBe('graveyard');
    expect(you.play).toEqual(['Quarry Ogre']);
  },
);

example(
  '400.4#1',
  'Vigil can move to any ally, Malfurion’s Gift to one that its controller’s resources can pay for',
  () => {
    const table = scenario({
      you: {
        hand: ['Vigil of the Light', "Malfurion's Gift", { card: shift, as: 'first' }, { card: shift, as: 'second' }],
        resources: 12,
        graveyard: ['Elder Moorf', 'Voss Treebender'],
        play: [ogre('mine')],
      },
      foe: {
        play: [
          { card: 'Kaal Soulreaper', as: 'kaal' },
          { card: veiled, as: 'veiled' },
          { card: own('Giant', ally({ cost: 13, atk: [9, 'melee'], health: 9 })), as: 'giant' },
        ],
      },
    });
    const { you, card, pass } = table;
    you.plays('Vigil of the Light', { targets: 'Elder Moorf' });
    pass.all();
    you.plays("Malfurion's Gift", { targets: 'Voss Treebender' });
    pass.all();
    expect(card('Voss Treebender')).toMatchObject({ atk: 4, health: 3 });
    you.plays('first', { targets: 'Vigil of the Light' });
    pass.all();
    you.mustChooseAmong(['mine', 'kaal', 'veiled', 'giant', 'Voss Treebender']).chooses('giant');
    you.plays('second', { targets: "Malfurion's Gift" });
    pass.all();
    you.mustChooseAmong(['mine', 'kaal', 'veiled', 'Elder Moorf']).chooses('kaal');
    expect([card('Vigil of the Light').attachedTo, card("Malfurion's Gift").attachedTo]).toEqual(['giant', 'kaal']);
    expect(card('Voss Treebender')).toMatchObject({ zone: 'play', atk: 2, health: 1 });
  },
);

rule('400.5', 'a host has any number of attachments, also of one name; an attachment has one host', () => {
  const { you, card, pass } = scenario({
    you: {
      hand: [{ card: brand, as: 'third' }, shift],
      deck: 3,
      play: [
        {
          card: 'Quarry Ogre',
          as: 'host',
          attached: [
            { card: brand, as: 'one' },
            { card: brand, as: 'two' },
          ],
        },
      ],
    },
    foe: { play: [ogre('theirs')] },
  });
  const before = card('host').atk!;
  you.plays('third', { targets: 'host' });
  pass.all();
  expect(card('host').atk).toBe(before + 2);
  you.plays('Shift', { targets: 'two' });
  pass.all();
  expect(card('two').attachedTo).toBe('theirs');
  expect([card('host').atk, card('theirs').atk]).toEqual([before, before - 4 + 2]);
});

rule('400.5', 'as a host leaves or becomes a different card, its attachments are destroyed, by the game itself', () => {
  const firm = own(
    'Firm Brand',
    attachment({ cost: 0 }, anAlly, have(attached(anAlly), atk(2)), have({ self: true }, cant('be destroyed'))),
  );
  const back = own('Back', ability(QUICK, putIntoHand(target(anAlly))));
  for (const [spell, zone] of [
    [back, 'hand'],
    ['Hibernate', 'play'],
  ] as const) {
    const { you, card, pass } = scenario({
      you: { hand: [{ card: spell, as: 'spell' }], resources: 2, play: [ogre('bystander')] },
      foe: { play: [{ card: 'Quarry Ogre', as: 'host', attached: [{ card: firm, by: 'you' }] }] },
    });
    you.plays('spell', { targets: 'host' });
    pass.all();
    expect(card('host').zone).toBe(zone);
    expect(card('Firm Brand')).toMatchObject({ zone: 'graveyard', attachedTo: null });
  }
});

rule('400.5', 'that is part of the host’s leaving: the same text finds no attachment any more', () => {
  const banish = own(
    'Banish',
    ability(QUICK, putIntoHand(target(anAlly)), ifSo(compared(countOf({ attachment: true }), 'exactly', 1), draw())),
  );
  const { you, pass } = scenario({
    you: { hand: [banish], deck: ['War Chorus'], play: [{ card: 'Quarry Ogre', as: 'other', attached: [brand] }] },
    foe: { play: [{ card: 'Quarry Ogre', as: 'host', attached: [{ card: brand, as: 'theirs', by: 'foe' }] }] },
  });
  you.plays('Banish', { targets: 'host' });
  pass.all();
  expect(you.hand).toEqual(['War Chorus']);
});

rule('400.5', 'nothing is attached to a card that is not in play', () => {
  const grave = own('Grave Chain', ability(QUICK, attach(target(anAbility), target(inYourGraveyard(anAlly)))));
  const { you, card, pass } = scenario({
    you: { hand: [grave], graveyard: [ogre('dead')], play: [{ card: 'Quarry Ogre', as: 'host', attached: [brand] }] },
    foe: {},
  });
  you.plays('Grave Chain', { targets: ['Brand', 'dead'] });
  pass.all();
  expect(card('Brand').attachedTo).toBe('host');
});

rule(
  '400.6',
  'the "attached" thing in its powers is what its host must remain; without such words, what it attached to',
  () => {
    const strict = own('Strict', attachment({ cost: 0 }, damaged(anAlly), have(yours(aHero), atk(1))));
    const loose = own('Loose', attachment({ cost: 0 }, damaged(anAlly), have(attached(anAlly), atk(1))));
    const mend = own('Mend', ability(QUICK, heal('all', target(anAlly))));
    const { you, card, pass } = scenario({
      you: {
        hand: [mend, { card: hush, as: 'first' }, { card: hush, as: 'second' }],
        play: [{ card: 'Quarry Ogre', as: 'host', damage: 1, attached: [strict, loose] }],
      },
      foe: {},
    });
    you.plays('first', { targets: 'Strict' });
    pass.all();
    you.plays('second', { targets: 'Loose' });
    pass.all();
    expect([card('Strict').attachedTo, card('Loose').attachedTo]).toEqual(['host', 'host']);
    you.plays('Mend', { targets: 'host' });
    pass.all();
    expect([card('Strict').zone, card('Loose').zone]).toEqual(['graveyard', 'play']);
  },
);

rule('400.6', 'an attachment that moves onto a card that its powers do not describe is destroyed by the game', () => {
  const nail = own('Nail', ability(QUICK, attach(target(anAbility), target(aHero))));
  const { you, foe, card, pass } = scenario({
    you: { hand: [nail], play: [{ card: 'Quarry Ogre', as: 'host', attached: [brand] }] },
    foe: {},
  });
  you.plays('Nail', { targets: ['Brand', foe.hero] });
  pass.all();
  expect(card('Brand').zone).toBe('graveyard');
});

rule(
  '400.7, 400.7a',
  'what is reattached goes to another card that fits, without the chain and without its text',
  () => {
    const { you, card, chain, pass } = scenario({
      you: {
        hand: [shift],
        deck: ['War Chorus'],
        play: [{ card: 'Quarry Ogre', as: 'host', attached: [brand] }, ogre('second'), 'Last Stand'],
      },
      foe: { play: [ogre('theirs')] },
    });
    you.plays('Shift', { targets: 'Brand' });
    pass.all();
    you.mustChooseAmong(['second', 'theirs']).chooses('second');
    expect(chain()).toEqual([]);
    expect(card('Brand').attachedTo).toBe('second');
    expect(you.hand).toEqual([]);
  },
);

rule('400.7a', 'with no other host that fits, it stays where it is, and who may reattach it is not even asked', () => {
  const nudge = own('Nudge', ability(QUICK, may(reattach(target(anAbility)))));
  const { you, foe, card, pass, priority } = scenario({
    you: { hand: [shift, nudge], play: [{ card: 'Quarry Ogre', as: 'host', attached: [brand] }] },
    foe: {},
  });
  you.plays('Shift', { targets: 'Brand' });
  pass.all();
  expect(card('Brand').attachedTo).toBe('host');
  you.plays('Nudge', { targets: 'Brand' });
  pass.all();
  expect(priority()).toBe('you');
  expect(card('Brand').attachedTo).toBe('host');
  expect(foe.play).toEqual([]);
});

rule('400.7a', 'an attachment put into play from elsewhere without a host gets one that fits, or stays there', () => {
  const raise = own('Raise', ability(QUICK, putIntoPlay(target(inYourGraveyard(anAbility)))));
  const { you, card, chain, pass } = scenario({
    you: {
      hand: [raise],
      deck: ['War Chorus'],
      graveyard: [brand],
      play: [ogre('mine')],
    },
    foe: { play: [{ card: veiled, as: 'veiled' }] },
  });
  you.plays('Raise', { targets: 'Brand' });
  pass.all();
  you.mustChooseAmong(['mine', 'veiled']).chooses('mine');
  expect(chain()).toEqual([]);
  expect(card('Brand')).toMatchObject({ zone: 'play', attachedTo: 'mine' });
  expect(you.hand).not.toContain('War Chorus');
  const recall = own('Recall', ability(QUICK, putIntoPlay(target(inZone('removed', anAbility)))));
  const alone = scenario({ you: { hand: [recall], removed: [leech], play: [ogre('mine')] }, foe: {} });
  alone.you.plays('Recall', { targets: 'Leech' });
  alone.pass.all();
  expect(alone.card('Leech').zone).toBe('removed');
});

rule('400.7b', 'a description that says "opposing" is read by its controller, or by who puts it into play', () => {
  const raise = own('Raise', ability(QUICK, putIntoPlay(target(inZone('graveyard', anAbility)))));
  const { you, card, pass } = scenario({
    you: {
      hand: [shift, raise],
      play: [{ card: 'Quarry Ogre', as: 'host', attached: [{ card: leech, as: 'leech', by: 'foe' }] }, ogre('mine')],
    },
    foe: { graveyard: [{ card: leech, as: 'buried' }], play: [ogre('theirs'), ogre('theirs too')] },
    third: { play: [ogre('other')] },
  });
  you.plays('Shift', { targets: 'leech' });
  pass.all();
  you.mustChooseAmong(['mine', 'other']).chooses('mine');
  expect(card('leech')).toMatchObject({ attachedTo: 'mine', controller: 'foe' });
  you.plays('Raise', { targets: 'buried' });
  pass.all();
  you.mustChooseAmong(['theirs', 'theirs too', 'other']).chooses('theirs');
  expect(card('buried')).toMatchObject({ attachedTo: 'theirs', controller: 'you', owner: 'foe' });
});

rule('400.7c', 'only a modifier that targets the new host is stopped by an untargetable card', () => {
  const nail = own('Nail', ability(QUICK, attach(target(anAbility), target(other(heroOrAlly)))));
  const setup = { card: 'Quarry Ogre', as: 'host', attached: [brand] };
  const aimed = scenario({
    you: { hand: [nail], play: [setup] },
    foe: { play: [{ card: veiled, as: 'veiled' }, ogre('theirs')] },
  });
  aimed.you.refuses({ play: 'Nail', targets: ['Brand', 'veiled'] }, '706.1');
  aimed.you.plays('Nail', { targets: ['Brand', 'theirs'] });
  aimed.pass.all();
  expect(aimed.card('Brand').attachedTo).toBe('theirs');
  const free = scenario({ you: { hand: [shift], play: [setup] }, foe: { play: [{ card: veiled, as: 'veiled' }] } });
  free.you.plays('Shift', { targets: 'Brand' });
  free.pass.all();
  expect(free.card('Brand').attachedTo).toBe('veiled');
});

const SWORD = "Inventor's Focal Sword";
const controlled = { card: 'Quarry Ogre', as: 'ogre', attached: [{ card: 'Mind Control', by: 'foe' }] };

example('400.7c#1', 'the Sword moves Mind Control to an ally that costs nothing, and it stays the opponent’s', () => {
  const { you, foe, card, pass, until } = scenario({
    you: { resources: 2, play: [SWORD, controlled, { card: wisp, as: 'mine' }, ogre('dear')] },
    foe: { hand: ['Footsoldier'], resources: 2, play: [{ card: wisp, as: 'theirs' }] },
  });
  expect(card('ogre').controller).toBe('foe');
  you.uses(SWORD, { targets: 'Mind Control' });
  pass.all();
  you.mustChooseAmong(['mine', 'theirs']).chooses('mine');
  expect(card('Mind Control')).toMatchObject({ attachedTo: 'mine', controller: 'foe' });
  expect([card('ogre').controller, card('mine').controller]).toEqual(['you', 'foe']);
  until({ turn: 'foe', step: 'action' });
  foe.plays('Footsoldier');
  pass.all();
  pass.all();
  expect(card('Mind Control').zone).toBe('graveyard');
  expect(card('mine').controller).toBe('you');
});

example('400.7c#1', 'without an ally that costs nothing, Mind Control stays where it is', () => {
  const { you, foe, card, pass } = scenario({
    you: { resources: 2, play: [SWORD, controlled, ogre('dear')] },
    foe: { play: ['Elder Moorf'] },
  });
  you.uses(SWORD, { targets: 'Mind Control' });
  pass.all();
  expect(card('Mind Control')).toMatchObject({ attachedTo: 'ogre', controller: 'foe' });
  expect(foe.allies).toContain('Quarry Ogre');
});

example(
  '400.7c#2',
  'the Sword moves Entangling Roots to another ally, untargetable or not, which does not exhaust',
  () => {
    const rooted = { card: 'Quarry Ogre', as: 'ogre', attached: [{ card: 'Entangling Roots', by: 'foe' }] };
    const { you, foe, card, pass, until } = scenario({
      you: { resources: 2, play: [SWORD, rooted] },
      foe: { play: [{ card: veiled, as: 'veiled' }, ogre('theirs'), 'Last Stand'] },
    });
    you.uses(SWORD, { targets: 'Entangling Roots' });
    pass.all();
    you.mustChooseAmong(['veiled', 'theirs']).chooses('veiled');
    expect(card('Entangling Roots')).toMatchObject({ attachedTo: 'veiled', controller: 'foe' });
    expect(card('veiled').exhausted).toBe(false);
    until({ turn: 'foe', step: 'action' });
    foe.attacks('veiled', you.hero);
    until({ turn: 'foe', step: 'action' });
    expect(card('veiled').exhausted).toBe(true);
    const alone = scenario({ you: { resources: 2, play: [SWORD, rooted] }, foe: {} });
    alone.you.uses(SWORD, { targets: 'Entangling Roots' });
    alone.pass.all();
    expect(alone.card('Entangling Roots').attachedTo).toBe('ogre');
  },
);

rule('400.7a', 'an ability that is attached to neither a hero nor an ally is left alone by the Sword', () => {
  const rust = own('Rust', attachment({ cost: 0 }, { kind: ['Weapon'] }, have(attached(aCard), atk(-1))));
  const { you, card, pass } = scenario({
    you: { resources: 2, play: [{ card: SWORD, as: 'sword', attached: [rust] }, 'Last Stand'] },
    foe: { play: ['Thrash Blade', ogre('theirs')] },
  });
  you.uses('sword', { targets: 'Rust' });
  pass.all();
  expect(card('Rust').attachedTo).toBe('sword');
});

rule('400.4', 'a card that enters play attached is attached by the player under whose control it enters', () => {
  const muse = own(
    'Muse',
    item({ cost: 0 }, when({ event: 'attach', card: anAbility, to: anAlly, whose: 'you' }, draw())),
  );
  const { you, foe, pass } = scenario({
    you: { hand: ['Entangling Roots'], resources: 3, play: [muse, ogre('mine')] },
    foe: { play: [muse] },
  });
  you.plays('Entangling Roots', { targets: 'mine' });
  pass.all();
  pass.all();
  expect([you.hand.length, foe.hand.length]).toEqual([1, 0]);
});
