import type { RuleWords } from '../../rulebook.ts';

/** The turn sequence and combat. */
export const chapters5And6 = {
  '500.1': [
    'Turns',
    'They go clockwise. Each has a start phase (ready step, draw step), an action phase with any number of combats, and an end phase with its wrap-up step.',
  ],
  '500.2': [
    'At the start, at the end',
    'Powers for the beginning of a turn, phase or step trigger then; those for the end of a turn trigger as the end phase begins.',
  ],
  '500.3': ['Extra turns', 'They follow the present turn, the one created last first.'],
  '500.4': ['Skipping turns', 'The turn is replaced by nothing; two such effects skip two turns.'],
  '500.5': [
    'Ending the turn',
    'Other links are interrupted, combat is left, what lasts this turn is over, and the next turn begins.',
  ],
  '500.6': [
    'Moving beside another player',
    'Your place in the order of turns changes to just before his, as seen clockwise.',
  ],
  '501.1': ['Ready step', 'The beginning of a turn.'],
  '501.1a': [
    'What the ready step does',
    'First modifiers end that lasted until now, then your exhausted cards ready, then "as your turn starts" happens and "at the start" triggers. Then priority.',
  ],
  '501.1b': ['Inspiring', 'As other players ready their cards, Inspire readies one of yours.'],
  '501.2': ['Draw step', 'One card.'],
  '501.2a': ['Drawing for the turn', 'The turn player draws, then there is priority, then the action phase comes.'],
  '501.2b': ['No draw for the first player', 'He skips the draw step of the very first turn.'],
  '502.1': [
    'Action phase',
    'While the chain is empty and no combat is going on, you may play any card, place a resource, or propose a combat, as you like.',
  ],
  '502.2': ['How it ends', 'When everybody passes on an empty chain outside combat.'],
  '503.1': ['End phase', 'Once more there is priority; then the turn is wrapped up.'],
  '503.2': ['Wrap-up step', 'The last thing of a turn.'],
  '503.2a': [
    'What wrapping up does',
    'You discard down to your hand size, and what lasts until end of turn is over. Nobody has priority; what triggers waits for the next turn.',
  ],
  '600.1': ['Combats', 'In your action phase you may propose as many as you want, one after the other.'],
  '600.2': [
    'Must attack if able',
    'While such a character could attack, its controller may not pass on an empty chain in his action phase.',
  ],
  '600.2a': ['Must attack somebody', 'It may attack only the one named, for as long as it can.'],
  '600.2b': ['Must and only together', 'Both are kept where that is possible; if not, "can attack only" is stronger.'],
  '600.3': ['Attacking for a price', 'The price belongs to proposing. Who does not want to pay it need not attack.'],
  '600.3a': [
    'Exhausting for a price',
    'Attacking costs no more for it, but every other reason to exhaust has its price.',
  ],
  '601.1': [
    'Proposing a combat',
    'In your action phase with an empty chain; the proposal goes on the chain and can be answered.',
  ],
  '601.2': ['Attacker and defender', 'You choose a character of yours and what it shall attack.'],
  '601.2a': [
    'Who can be an attacker',
    'A ready character that may attack the other, and that was yours since your turn began or has Ferocity.',
  ],
  '601.2b': [
    'Who can be a defender',
    'A character of an opponent that is not elusive; for a sabotage, the kind of thing that the attacker sabotages.',
  ],
  '601.2c': ['Can attack only some', 'Then only those, unless none of them can be attacked.'],
  '601.2d': ['Two such restrictions', 'One of the named suffices; if none is legal, anybody may be attacked.'],
  '601.2e': ['Illegal combats', 'What breaks one of these rules is not proposed.'],
  '601.2f': [
    'Who changes drops out',
    'A proposed attacker or defender that becomes a different card or changes sides is none any longer.',
  ],
  '601.3': ['The proposal resolves', 'If the combat is still legal it begins; otherwise the proposal is interrupted.'],
  '602.1': ['The attack', 'The attacker exhausts and may strike; then both sides have priority in the attack window.'],
  '602.2': [
    'The protect point',
    'On the attacked side somebody may exhaust a Protector, say; it is then attacked in place of the other.',
  ],
  '602.2a': ['No protection against Stealth', 'While the attacker has it, nobody protects.'],
  '602.2b': ['One protector', 'Only one for each defender; the one attacked cannot protect itself.'],
  '602.2c': ['A protected sabotage', 'It turns into an ordinary combat.'],
  '602.3': ['The defense', 'The defender enters combat and may strike; then comes the defend window.'],
  '602.3a': [
    'Another defender',
    'If something else becomes the defender, the old one is out, and a sabotage becomes ordinary.',
  ],
  '602.3b': ['Being in combat', 'For as long as there is somebody on the other side.'],
  '602.4': [
    'Removed from combat',
    'By changing into another card, changing sides, no longer being a character, or by an effect. The step itself goes on.',
  ],
  '602.4a': ['In the middle of a chain', 'The rest of the chain resolves first; then it is seen who is left.'],
  '603.1': [
    'The conclusion',
    'Attacker and defender deal damage equal to their ATK to each other at the same time. A sabotage deals none and triggers instead.',
  ],
  '603.1a': ['Long-Range', 'A defender deals nothing to such an attacker.'],
  '603.1b': ['Nobody left', 'If either is missing no damage is dealt, and the attacker stays exhausted.'],
  '603.2': ['Checks after damage', 'The waves of checks are made, but triggers still wait and nobody has priority.'],
  '603.3': ['The end of combat', 'All leave combat, what lasts this combat is over, and the action phase goes on.'],
} as const satisfies Readonly<Record<string, RuleWords>>;
