import type { KeywordBook } from '../rulebook.ts';

/** What keywords and tag words mean, in our own words: how each is written with what follows it, and what it does. */
export const englishKeywords: KeywordBook = {
  Aberration: ['Aberration', 'Nothing but combat damage hurts this character: all other damage to it is prevented.'],
  Absorb: [
    'Absorb',
    'Combat damage that this character deals to a hero heals as much from your own hero. A weapon lends it to its wielder.',
  ],
  'Arcane Torrent': [
    'Arcane Torrent',
    'As it comes into play, an opposing card of your choice is without powers for the turn.',
  ],
  Artifact: ['Artifact', 'You may play it out of your graveyard.'],
  Assault: ['Assault X', 'X more ATK, but only during your own turns.'],
  AWESOME: ['AWESOME', 'When your turn begins, everybody who says something nice about this card draws a card.'],
  'Bear Form': [
    'Bear Form',
    'Your hero is a Protector until you strike or play an ability that is not Feral: then the abilities that gave the form are destroyed.',
  ],
  Berserking: ['Berserking', 'Each point of damage that lies on it makes it stronger by 1 ATK.'],
  Boss: [
    'Boss',
    'In the Caverns of Time: while this ally is there, the hero of the Caverns cannot be attacked. When fatal damage destroys it, each raider may draw a card.',
  ],
  'Cat Form': [
    'Cat Form',
    'Your hero has 1 more ATK as an attacker until you strike or play an ability that is not Feral: then the abilities that gave the form are destroyed.',
  ],
  Conspicuous: [
    'Conspicuous',
    'Against this attacker any opposing hero or ally can protect. A weapon lends it to its wielder.',
  ],
  'Death Rattle': [
    'Death Rattle: effect',
    'The effect happens when the card gets into a graveyard, wherever it was before.',
  ],
  Delve: [
    'Delve',
    'You see the two topmost cards of your deck and leave each of them on top, in the order you like, or lay it to the bottom.',
  ],
  Diplomacy: ['Diplomacy: kind', 'Allies of that kind cost you 1 less, but never less than 1.'],
  'Dual Shield': ['Dual Shield', 'You may have two Shields at a time, and then no melee weapon.'],
  'Dual Wield': ['Dual Wield', 'You may have two one-handed melee weapons, and strike with both in one combat.'],
  'Ranged Dual Wield': ['Ranged Dual Wield', 'You may have two ranged weapons, and strike with both in one combat.'],
  'Two-Handed Dual Wield': [
    'Two-Handed Dual Wield',
    'You may have two melee weapons even if they need two hands, and strike with both in one combat.',
  ],
  Echo: [
    'Echo',
    'You get a copy of this ability as you play it, if two allies of yours share a race of the Horde or of the Alliance.',
  ],
  Elusive: ['Elusive', 'Nobody can propose to attack it. It can be targeted as usual.'],
  Enrage: [
    'Enrage',
    'You may turn up the top card of your deck as it enters play; what is seen may set off other powers.',
  ],
  'Escape Artist': ['Escape Artist', "When an opponent's link targets it, you may take it back to its owner's hand."],
  Eternal: ['Eternal', 'When it gets into your graveyard, you may shuffle it into your deck.'],
  Ferocity: ['Ferocity', 'This ally may attack in the turn in which it came. Its activated powers still have to wait.'],
  'Find Treasure': ['Find Treasure', 'When it enters play you may draw a card, and then discard one.'],
  'Finishing Move': [
    'Finishing Move',
    'To play it you remove up to five Combo cards, or cards of the kind named, from your graveyard: their number is X.',
  ],
  Flip: ['Flip X', 'In the Caverns of Time: X cards are turned over from the deck in each turn of the Caverns.'],
  Hardiness: ['Hardiness', 'Of all damage that it would be dealt, 1 is prevented each time.'],
  Harmonize: ['Harmonize', 'Allies with a printed cost of 4 or more cost you 1 less.'],
  Haste: ['Haste X', 'It costs X less in a turn in which an ally of yours has dealt damage to an opposing hero.'],
  Immune: ['Immune', 'It cannot be attacked, damaged or targeted.'],
  'Infinite Wield': [
    'Infinite Wield',
    'You may have as many one-handed melee weapons as you like, and strike with all of them in one combat.',
  ],
  Inspire: [
    'Inspire: kind',
    'As another player readies his cards, you may ready an exhausted card of that kind; each card once a turn at most.',
  ],
  'Inspiring Presence': [
    'Inspiring Presence',
    'Damage outside the conclusion of a combat is 1 more, if a hero or ally of yours deals it.',
  ],
  Invincible: ['Invincible', 'It stays in play, nobody targets it, and no damage is dealt to it.'],
  Irradiated: [
    'Irradiated',
    'It is catching: an ally without it gets it when this character deals combat damage to that ally.',
  ],
  'Long-Range': [
    'Long-Range',
    'When it attacks, the defender deals no combat damage. A weapon lends it to its wielder.',
  ],
  Mend: ['Mend X', 'When your turn begins, it may heal X damage from a hero or ally that you target.'],
  Portal: [
    'Portal',
    'You turn up three cards of your deck and may put a Demon ally among them into play, if it costs less than this card; the others go to the bottom.',
  ],
  Preparation: ['Preparation', 'In your first turn it costs you nothing to play.'],
  Protector: [
    'Protector',
    'When a friend is attacked you may exhaust this character, and it becomes the defender in his place.',
  ],
  Resistance: [
    '[type] Resistance',
    'Damage that has this type among its types is prevented, as far as it is meant for this character.',
  ],
  Rift: [
    'Rift',
    'You name a race of the Horde or of the Alliance as you play it, and pay 1 less for each ally of that race you control.',
  ],
  Sabotage: [
    'Sabotage: kind',
    'It can attack things of that kind, too. Such a combat deals no damage but sets off what the card does when it sabotages, unless somebody protects.',
  ],
  Sentinel: ['Sentinel', 'The first time each turn that it becomes exhausted, it readies again.'],
  'Sextuple Wield': [
    'Sextuple Wield',
    'Six hands for melee weapons; a two-handed one needs two. All of them may strike in one combat.',
  ],
  Shadowmeld: ['Shadowmeld', 'While it is ready it can be neither attacked nor targeted.'],
  Smash: [
    'Smash',
    'Combat damage beyond what kills the defending ally goes on to the hero behind it. A weapon lends it to its wielder.',
  ],
  Spellshield: ['Spellshield', 'Opponents cannot target it while it is in play.'],
  Stash: [
    'Stash: effect',
    'If it would become a face-down resource, you may show it first, and then the effect happens.',
  ],
  Stealth: ['Stealth', 'Nobody can protect when it attacks. A weapon lends it to its wielder.'],
  Thrown: [
    'Thrown',
    "A strike with it gives your hero Long-Range for the combat, and at the end of the turn the weapon goes back to its owner's hand.",
  ],
  'Time is Money': [
    'Time is Money',
    'This ally may use activated powers in the turn in which it came. To attack it still has to wait.',
  ],
  Trap: ['Trap', 'A defending hero of yours may be exhausted in place of its cost.'],
  Untargetable: ['Untargetable', 'Nobody can target it while it is in play, not even you.'],
  'War Stomp': ['War Stomp', 'As it attacks or defends you may exhaust an opposing hero or ally that you target.'],
  Warp: [
    'Warp',
    'When it is turned up from your deck, it may go out of the game and be played right then, for nothing.',
  ],
  'Will of the Forsaken': ['Will of the Forsaken', 'Only fatal damage, or having no health, takes it out of play.'],

  // Tag words stand before a power and tell when it works.
  Bloodrush: ['Bloodrush', 'The power works while an opposing hero has more damage than yours.'],
  Tribe: ['Tribe', 'The power triggers when a Tauren ally joins you.'],
  Unity: ['Unity', 'The power works while you have three Human allies or more.'],
  Empower: ['Empower', 'The text works if you control a hero or ally of the class it names.'],
  Entrance: ['Entrance', 'In the Caverns of Time: what a hero does as it appears, unless it was the first.'],
  'Caverns Hero 2+': ['Caverns Hero 2+', 'The power works once a hero of the Caverns was defeated.'],
};
