import type { RuleWords } from '../../rulebook.ts';

/** Attachments, control, copies, costs, counters, damage, wielding, healing, packets. */
export const chapter4From400To408 = {
  '400.1': [
    'What an attachment is',
    'A card that says to what it attaches, or that something else attached. It stays one even without its powers.',
  ],
  '400.2': ['Attaching to a target', 'The target is chosen as the card is played, and there it goes when it resolves.'],
  '400.3': [
    'Attaching without a target',
    'The host is chosen only on resolution. If there is none, the card goes to the graveyard.',
  ],
  '400.4': [
    'Attaching to what was brought back',
    'Where the card came from is no part of what the attachment asks of its host.',
  ],
  '400.5': [
    'Host and attachments',
    'One host may bear many, an attachment has one host, and it is destroyed as its host becomes a different card.',
  ],
  '400.6': [
    'The host must keep fitting',
    'If it no longer is the kind of thing that the attachment speaks of, the game destroys the attachment at the next check.',
  ],
  '400.7': ['Moving attachments', 'How an attachment gets another host.'],
  '400.7a': [
    'A new host must fit',
    'It has to match what the card attaches to. Its text before Ongoing does not happen again; without a host it stays where it was.',
  ],
  '400.7b': ['Who "you" is when it moves', 'Its controller, or whoever puts it into play. Moving changes no control.'],
  '400.7c': ['Moving needs no target', 'Even an untargetable card may become the host, unless the mover says target.'],
  '401.1': [
    'Control',
    'You control your hero, what you put into play and the links you add. Elsewhere cards have no controller.',
  ],
  '401.2': [
    'Ownership',
    'A card is owned by whoever began with it, a token by whoever made it. "Yours" means controlled in play and on the chain, owned anywhere else.',
  ],
  '401.3': [
    'Changing control',
    'It stays the same card and moves over to its new party; attachments come along, but keep their controllers.',
  ],
  '401.3a': ['What lasts through a change of control', 'Modifiers go on, and uses that are counted stay counted.'],
  '401.3b': [
    'Control goes back',
    'To whoever has the latest claim, else to the player under whom it entered play; else it leaves the game.',
  ],
  '402.1': [
    'Copying a card on the chain',
    'A duplicate is put on the chain without being played, and vanishes as it leaves it.',
  ],
  '402.1a': ['Whose duplicate it is', 'It belongs to whoever added it, and it is its own source.'],
  '402.1b': [
    'What a duplicate takes over',
    'The printed card, and every choice made for it: targets, modes, X, how it was paid.',
  ],
  '402.1c': [
    'New targets for a duplicate',
    'Its controller may choose others, or leave them even where they are no longer legal.',
  ],
  '402.2': [
    'Playing a copy',
    'A copy of a card from elsewhere is really played, can be interrupted, and vanishes as it leaves the chain.',
  ],
  '402.2a': ['Whose copy it is', 'It belongs to whoever plays it, and it is its own source.'],
  '402.2b': ['What such a copy has', 'Name, cost, type, tags and text of the original, unless something else is said.'],
  '402.3': [
    'Becoming a copy',
    'A card in play puts aside what is printed on it and takes what is printed on the other.',
  ],
  '402.3a': ['Copies of copies', 'They lead back to the card that was copied first.'],
  '402.3b': ['It is still the same card', 'Targets and modifiers stay with it, but its powers are new ones.'],
  '402.3c': ['Choices are not copied', 'What was chosen for the other card is unknown for the copy.'],
  '402.4': ['Token copies', 'They have what is printed on the original, but no cost, and none of the modifiers on it.'],
  '403.1': [
    'Costs are paid whole',
    'Something you must do in order to do something else. If you cannot do all of it, or part of it would be replaced, you cannot pay.',
  ],
  '403.2': ['Costs are never negative', 'Zero is a cost, too: it still has to be chosen to pay it.'],
  '403.3': [
    'Alternate costs',
    'You may use at most one in place of the play cost; playing without paying is one of them.',
  ],
  '403.4': ['Removing all counters', 'It can be paid even where there are none.'],
  '403.5': [
    'Destroying friends',
    "A cost that asks for a friendly character may take a teammate's, without asking him.",
  ],
  '403.6': ['Resource costs', 'What is paid by exhausting resources.'],
  '403.6a': ['Without paying its cost', 'It frees you from the number in the corner only; additional costs remain.'],
  '403.6b': ['Resource costs in the text', 'A number in a circle, here in parentheses.'],
  '404.1': ['Counters', 'Small things that lie on a card; those of one name are alike.'],
  '404.1a': ['On which card', 'Where nothing else is said, a card speaks of counters on itself.'],
  '404.1b': [
    'Counters stay',
    'Until they are removed, the card becomes a different one, or it lies face down as a resource.',
  ],
  '404.1c': [
    'Counters that change numbers',
    'A +1 ATK counter and its like modify the card for as long as they lie on it.',
  ],
  '404.1d': ['The last counter', 'The question is only whether none is left, not who took the last.'],
  '404.2': [
    'Tokens',
    'They stand for cards that something made. They have what was said about them, cost nothing, and are named by their tags if by nothing else.',
  ],
  '404.2a': [
    'Tokens are cards in play',
    'They behave like any other ally or equipment, unless a text asks for tokens.',
  ],
  '404.2b': ['Totem tokens', 'They follow the rules for Totems; their element brings its limit and its damage type.'],
  '404.2c': ['Tokens vanish', 'Outside of play a token exists no longer than to the next check.'],
  '405.1': [
    'Damage stays',
    'It lies on a character until it is healed or the character changes into a different card.',
  ],
  '405.2': ['Fatal damage', 'As much as its health or more. The character is destroyed at the next check.'],
  '405.3': [
    'Dealt or put',
    'Dealt damage can be prevented or replaced; damage that is put cannot, and never exceeds the health.',
  ],
  '405.4': ['One packet for each character', '"1 for each" makes a single packet of that size, not many.'],
  '405.5': ["Those who can't be damaged", 'You may still try, but no packet arises and nothing triggers.'],
  '405.6': ['For each damage', 'Whole points are counted; fractions are not.'],
  '405.7': [
    'Switching damage',
    'One character loses, the other gets the difference, and none of it is dealt or healed.',
  ],
  '405.8': ['Smashing an ally', 'What exceeds fatal damage goes on to the hero of its controller.'],
  '406.1': ['Ways of wielding', 'Dual, two-handed dual, ranged dual, sextuple and infinite wielding, and two shields.'],
  '406.2': [
    'What two hands may hold',
    'Two weapons, or two shields, may be held by those who have learned it; others may not.',
  ],
  '406.2a': ['One too many', 'A further weapon or off-hand piece breaks uniqueness.'],
  '406.2b': ['Losing the skill', 'What is then held against the rules must go, unless another skill still allows it.'],
  '406.3': ['Six hands', 'Sextuple wield holds six hands of melee weapons; a two-handed one takes two of them.'],
  '406.3a': ['Off-hand in the sixth hand', 'An off-hand piece takes one hand, and goes with a two-handed weapon here.'],
  '406.4': ['Two ranged weapons', 'Ranged dual wield allows them.'],
  '406.5': ['Any number of weapons', 'Infinite wield allows as many one-handed melee weapons as you have.'],
  '406.6': [
    'Striking with several',
    'As many weapons as can be wielded so may strike in one combat, but melee and ranged never together.',
  ],
  '407.1': ['Healing', 'It takes damage away; what there is too much of is lost.'],
  '407.2': ['Healing comes in packets', 'A modifier that heals makes one packet for each character.'],
  '407.3': ['Healing what has no damage', 'You may try, but no packet arises and nothing triggers.'],
  '408.1': ['Packets', 'Damage or healing on its way; on the way it can be replaced.'],
  '408.2': ['What every packet has', 'An amount, a destination, a source and a controller.'],
  '408.2a': ['The amount', 'It can be raised or lowered; at zero the packet is gone.'],
  '408.2b': [
    'The destination',
    "The character that the packet is meant for. If it is not in play or can't be damaged or healed, there is no packet.",
  ],
  '408.2c': [
    'Source and controller',
    'In combat the fighter and its controller, else the character that the text names and the player whose modifier it is.',
  ],
  '408.3': ['What a packet may have besides', 'Types, marks, and something that it is dealt with.'],
  '408.3a': ['Its damage types', 'From the fighter in combat, from the text otherwise.'],
  '408.3b': ['Combat damage', 'What the conclusion of a combat deals, or what is said to count as such.'],
  '408.3c': ['Unpreventable', 'If part of a packet cannot be prevented, none of it can.'],
  '408.3d': [
    'Dealt with a card',
    'A packet may be dealt with a weapon in combat, or with the ability or equipment from which it came.',
  ],
} as const satisfies Readonly<Record<string, RuleWords>>;
