import type { RuleWords } from '../../rulebook.ts';

/** Fundamentals, the parts of a card, the types of cards. */
export const chapters1To3 = {
  '100.1': [
    'What a deck needs',
    'One hero leads it: at least 60 cards in Constructed, 30 in Limited, as many more as you like. No other hero goes in, except Master Heroes.',
  ],
  '100.2': ['Legal cards', 'Whether you may put a card into your deck is decided by your hero.'],
  '100.2a': [
    'Icons must be shared',
    'A card with class icons needs a hero with one of them, and so does a card with faction icons. No icons: any deck may have it.',
  ],
  '100.2b': [
    'Cards that require a hero',
    'Some cards go only with a hero who has the trait they name. Where they name a talent spec they count as Talents.',
  ],
  '100.2c': [
    'Talents',
    'A Talent needs a hero of its spec; a hero without one commits the deck to the first spec chosen. Traitors have no Talents at all.',
  ],
  '100.2d': ['Reputations', 'All cards with a Reputation in one deck must have the same one.'],
  '100.2e': [
    'Heroes with deck rules of their own',
    'What the hero lets in replaces the usual rules; what it keeps out stays out in any case.',
  ],
  '100.3': [
    'Side decks',
    'Between the games of a match, cards may be exchanged with ten more of your own (Constructed) or with the rest of your pool (Limited).',
  ],
  '100.4': [
    'Four copies',
    'A Constructed deck has at most four cards of a name, side deck included. Unlimited cards and Limited play know no such bound.',
  ],
  '101.1': [
    'How a game begins',
    'Heroes are in play, chance names who decides about the first turn, decks are shuffled, and everybody takes seven cards.',
  ],
  '101.2': [
    'Mulligans',
    'Once, you may exchange your whole opening hand. Players decide in turn order; then all who want to do it at the same moment.',
  ],
  '101.3': ['Opening hand', 'The cards you hold as the first turn begins, after mulligans.'],
  '102.1': ['Winning', 'You win when nobody plays against you any longer.'],
  '102.1a': [
    'Losing',
    'Your hero is destroyed, or you had to draw from an empty deck. If all who are left lose at once, nobody wins.',
  ],
  '102.1b': ['Conceding', 'You may give up whenever you want.'],
  '102.2': [
    'What leaves with a loser',
    'His cards leave the game, his links are interrupted, his lasting modifiers stop, and what he borrowed goes back.',
  ],
  '102.3': [
    'A loss happens at once',
    'It does not wait for priority, and the player is gone before anything else is done.',
  ],
  '103.1': ['Cards beat rules', 'Where a card and the rulebook disagree, the card is right.'],
  '103.2': [
    "Can't beats can",
    'What is forbidden does not happen, whatever else would bring it about; it cannot be paid as a cost, nor replaced.',
  ],
  '103.3': [
    'Done by the game',
    'Destruction, removal or interruption that a rule itself carries out cannot be stopped or replaced.',
  ],
  '103.4': ['A ban that ends in that moment', 'A prohibition still holds at the instant in which it ends.'],
  '104.1': [
    'Any number',
    'Zero or a whole number above it, never a fraction and never infinity: that becomes a number beyond a million.',
  ],
  '104.2': [
    'Below zero',
    'A negative number counts as zero, except within a sum or a comparison. What is undefined counts as zero, too.',
  ],

  '200.1': ['A card that names itself', 'It means only that one card, not others of its name.'],
  '200.1a': [
    'Borrowed powers name their new card',
    'A copied power that spoke of its card by name speaks of the card that has it now.',
  ],
  '200.2': ['Cards named so', 'Only the words "named X" speak of every card of that name.'],
  '200.3': ['Making up a name', 'It must be a name that no card and no token of the game has.'],
  '201.1': [
    'Play cost',
    'The number in the corner: how many resources you exhaust. Whatever asks for a cost gets the printed number.',
  ],
  '201.2': ['Quests and locations cost nothing', 'They are never played, only placed, and their cost counts as zero.'],
  '201.3': [
    'X in a cost',
    'It is zero, except while the card is on the chain or resolving: there it is what was chosen.',
  ],
  '201.4': ['Tokens cost nothing', 'Whatever made or copied it, a token has a cost of zero.'],
  '202.1': [
    'The type line',
    'It tells the card type and any tags. Some tags have rules, others are only words that cards may ask for.',
  ],
  '202.1a': [
    'Tags of several words',
    'Some of them can be called by their last word alone ("Elf"), others only by all of their words.',
  ],
  '202.2': [
    'The right side of the type line',
    'There stand limits such as Unique or Pet (1), the word Unlimited, or a talent spec.',
  ],
  '202.3': ['Tags are added', 'A new tag takes no old one away, unless that is said.'],
  '202.4': [
    'Ally types',
    'The words after the dash on an ally or an ally token, Arena and Monster excepted. Where one is to be chosen, each of them can be.',
  ],
  '202.4a': ['Archdruids are Druids', 'The type Archdruid counts as the type Druid besides.'],
  '202.5': [
    'A talent spec is no tag',
    'Cards that ask for what you control by tag do not find it in the spec of a hero.',
  ],
  '203.1': ['The text box', 'Only what is not in cursive letters is game text; reminders and stories have no effect.'],
  '203.2': ['One paragraph, one power', 'Keywords may share a line.'],
  '204.1': ['Collector number', 'It tells the set and the place in it.'],
  '204.2': ['Rarity', 'Its colour runs from white (common) to orange (legendary).'],
  '204.3': ['Loot cards', 'Those with the word Loot in their collector number.'],
  '205.1': [
    'ATK and damage types',
    'Allies and weapons have a printed ATK with a damage type around it; heroes start from 0. More types can be added.',
  ],
  '205.1a': ['What ATK is for', 'In a combat each side deals that much damage, of its types, to the other.'],
  '205.1b': ['Cards by damage type', 'A [Fire] card is a card with fire among its damage types.'],
  '205.1c': ['Becoming a damage type', 'A card that becomes [Fire] has no other type any more.'],
  '206.1': [
    'Traits of heroes',
    'Class, faction, professions, race, talent spec, and whether the hero is a traitor or loyal.',
  ],
  '206.1a': [
    'Class word and class icon',
    'The word on the type line and the icon beside it are different things: a card may have one without the other.',
  ],
  '206.1b': ['Factions', 'They are told by icon. Your faction is that of your hero.'],
  '206.1c': [
    'Text for some heroes only',
    'Text behind an icon or "[Trait] Hero:" is there only while the controller has such a hero.',
  ],
  '206.1d': ['Neutral cards', 'Those without any icon outside the text box.'],

  '300.1': [
    'The six card types',
    'Ability, ally, equipment, hero, location and quest. Heroes and allies, Totems among them, are characters.',
  ],
  '300.1a': ['Becoming another type', 'The old type is gone as the new one comes.'],
  '300.1b': ['Getting one more type', 'The card keeps those it had.'],
  '300.1c': ['Same type, shared type', 'Same means that all types agree; shared means that one of them does.'],
  '300.1d': [
    'Put into play as something else',
    'The card is of the given type from its first to its last moment in play, and nowhere else.',
  ],
  '301.1': ['Heroes start in play', 'Ready, with a health value and an ATK.'],
  '301.2': ['Two sides', 'Most heroes begin face up and can flip by a power of theirs.'],
  '301.2a': ['Only the visible side works', 'Powers on the hidden side do nothing.'],
  '301.2b': ['Numbers of the other side', 'Usually they are the same, but not always.'],
  '301.2c': ['A flipped hero is still that hero', 'Everything but what the side changes stays as it is.'],
  '301.3': ['Heroes need not wait', 'They may attack and use activated powers from the first moment.'],
  '301.4': ['Master Heroes', 'These heroes are in the deck and are played like other cards.'],
  '301.4a': [
    'A Master Hero takes over',
    'It comes face up with the damage, counters, attachments and readiness of the hero before, which leaves the game for good. It never flips.',
  ],
  '301.4b': [
    'What meant the old hero means the new one',
    'Targets, modifiers, combat and what happened this game all carry over.',
  ],
  '301.4c': ['When your hero becomes somebody', 'Such a power triggers only if your hero was not of that name before.'],
  '301.4d': [
    'The starting hero comes back',
    'It replaces the Master Hero in the same way, turned as it was when it left.',
  ],
  '301.4e': ['Several Master Heroes at once', 'You choose in which order they follow each other.'],
  '301.5': [
    'A party without its hero',
    'While the hero is away you play no cards, and questions about it are answered as it last was.',
  ],
  '302.1': ['Allies', 'They enter the ally row and have ATK and health.'],
  '302.2': [
    'Allies must wait',
    'To attack or to use an activated power, an ally has to be in your party since your turn began. Protecting needs no waiting.',
  ],
  '302.3': ['Mounts', 'They neither attack nor can they be attacked.'],
  '303.1': ['Weapons', 'They enter the hero row, with ATK on the left and a strike cost on the right.'],
  '303.2': [
    'Striking',
    'As your hero attacks or defends, exhaust the weapon and pay its strike cost; it then lends its strength. The hero itself may be exhausted.',
  ],
  '303.2a': [
    'A strike lasts for the combat',
    'It does not use the chain. It ends early if weapon or wielder changes or leaves the combat.',
  ],
  '303.2b': [
    'What a strike gives',
    "The wielder has the weapon's ATK on top of its own, its damage type, and Absorb, Conspicuous, Long-Range, Smash or Stealth if it has them, all as they are now.",
  ],
  '303.2c': ['One weapon for each combat', 'Unless some kind of multiple wielding allows more.'],
  '303.2d': ['Allies that wield', 'Some cards let you strike while an ally of yours is in combat.'],
  '303.3': ['Weapons need not wait', 'You can use them at once.'],
  '304.1': ['Armor and items', 'They enter the hero row, if they attach to nothing.'],
  '304.2': ['DEF', 'The number by which a piece of armor reduces damage when you exhaust it.'],
  '304.3': ['Armor need not wait', 'It prevents damage, and its powers work, from the moment it is there.'],
  '304.4': ['Golems', 'Equipment that fights.'],
  '304.4a': ['Golems are equipment and allies', 'In every zone they count as both, with ATK and health.'],
  '305.1': ['Abilities', 'One that is not ongoing does its work and goes to the graveyard.'],
  '305.2': ['Ongoing abilities', 'They stay in play.'],
  '305.2a': [
    'The word Ongoing',
    'What stands before it happens as the ability resolves; what comes after works while it is in play.',
  ],
  '305.2b': ['Abilities need not wait', 'Their activated powers can be used at once.'],
  '305.2c': ['Where ongoing abilities lie', 'In the hero row, if they attach to nothing.'],
  '305.2d': [
    'Abilities that may attach or not',
    'They count as ongoing attachments everywhere, except while they resolve in the mode that is neither.',
  ],
  '305.3': ['Totems', 'Abilities with a body.'],
  '305.3a': [
    'Totems are abilities and allies',
    'In every zone they count as both. They can be attacked, but never attack.',
  ],
  '306.1': ['Never played', 'Quests and locations can only be placed as resources.'],
  '306.2': ['Quests reward', 'Most of them have a power that pays you for completing them.'],
  '306.3': [
    'Locations and capacity',
    'They stay face up until another takes their place; a capacity bounds how many counters of theirs they hold.',
  ],
} as const satisfies Readonly<Record<string, RuleWords>>;
