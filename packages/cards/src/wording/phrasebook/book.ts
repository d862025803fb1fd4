/** Every phrase of the table with a text that says it: written by `npm run phrases`. */
export const BOOK = `
source	the source of that damage || the source of that combat damage || the source of the damage || its source	ally	When damage is dealt to your hero, destroy the source of that damage.
described	that {noun}	ability	Destroy target ally. Ready that card.
pronoun	the first target	ability	Destroy two target allies. Ready the first target.
pronoun	the second target	ability	Destroy two target allies. Ready the second target.
pronoun	the third target	ability	Destroy two target allies. Ready the third target.
pronoun	it	ability	Destroy target ally. Ready it.
pronoun	he || she || him || her	ability	Destroy target ally. Ready he.
pronoun	itself || himself || herself	ability	Destroy target ally. Ready itself.
pronoun	them || they || each of them	ability	Destroy two target allies. Ready them.
pronoun	that card	ability	Destroy target ally. Ready that card.
pronoun	those cards	ability	Destroy two target allies. Ready those cards.
pronoun	that {word} || the targeted {word} || that targeted {word}	ability	Destroy target ally. Ready that ally.
pronoun	that friendly {word}	ally	When a friendly ally attacks, ready that friendly ally.
pronoun	that opposing {word}	ally	When an opposing ally attacks, exhaust that opposing ally.
pronoun	that destroyed card || the destroyed card	ability	Destroy target ally. Ready that destroyed card.
pronoun	that destroyed {word} || the destroyed {word}	ability	Destroy target ally. Ready that destroyed ally.
pronoun	that exhausted card || the exhausted card	ability	Exhaust target ally. Ready that exhausted card.
pronoun	that exhausted {word} || the exhausted {word}	ability	Exhaust target ally. Ready that exhausted ally.
pronoun	that discarded card || the discarded card	ability	Target player discards a card. Put that discarded card into your hand.
pronoun	that discarded {word} || the discarded {word}	ability	Target player discards a card. Put that discarded ally into your hand.
pronoun	that revealed card || the revealed card	ability	Reveal the top card of your deck. Put that revealed card into your hand.
pronoun	that revealed {word} || the revealed {word}	ability	Reveal the top card of your deck. Put that revealed ally into your hand.
pronoun	that removed card || the removed card		
pronoun	that removed {word} || the removed {word}		
pronoun	the {word} you destroyed || that {word} you destroyed	ability	Destroy target ally. Ready the ally you destroyed.
pronoun	the {word} you discarded || that {word} you discarded	ability	Target player discards a card. Put the ally you discarded into your hand.
pronoun	the card you discarded	ability	Target player discards a card. Put the card you discarded into your hand.
pronoun	the {tag} you destroyed	ability	Destroy target ally. Ready the Orc you destroyed.
pronoun	that {tag}		
pronoun	that attacker	ally	When a friendly ally attacks, ready that attacker.
pronoun	that defender	ally	When this ally attacks a hero, this ally deals 2 fire damage to that defender.
pronoun	that token || that copy	ability	Destroy target ally. Ready that token.
pronoun	that attacking {word}	ally	When a friendly ally attacks, ready that attacking ally.
pronoun	that defending {word}		
pronoun	the destroyed cards || those destroyed cards	ability	Destroy two target allies. Ready the destroyed cards.
pronoun	the exhausted cards || those exhausted cards		
pronoun	the discarded cards || those discarded cards		
pronoun	the revealed cards || those revealed cards		
pronoun	the destroyed {word} || those destroyed {word}	ability	Destroy two target allies. Ready the destroyed allies.
pronoun	the exhausted {word} || those exhausted {word}		
pronoun	the discarded {word} || those discarded {word}		
pronoun	the revealed {word} || those revealed {word}		
pronoun	the removed {word} || those removed {word}		
pronoun	the same hero or ally || that hero or ally || that ally or hero	ability	Destroy target ally. Ready the same hero or ally.
pronoun	those {word} || each of those {word}	ability	Destroy two target allies. Ready those allies.
yours	your {noun}	ally	Your allies have +2 ATK.
posture	damaged	ally	When this ally attacks, if it is damaged, draw three cards.
posture	undamaged	ally	When this ally attacks, if it is undamaged, draw three cards.
posture	exhausted	ally	If this ally is exhausted, draw three cards.
posture	ready	ally	When this ally attacks, if it is ready, draw three cards.
posture	attacking	ally	When this ally attacks, if it is attacking, draw three cards.
posture	defending	ally	When this ally attacks, if it is defending, draw three cards.
posture	protecting	ally	When this ally attacks, if it is protecting, draw three cards.
posture	in combat	ally	When this ally attacks, if it is in combat, draw three cards.
posture	attached	ally	When this ally attacks, if it is attached, draw three cards.
posture	face up	ally	When this ally attacks, if it is face up, draw three cards.
posture	face down	ally	When this ally attacks, if it is face down, draw three cards.
posture	stealthed	ally	When this ally attacks, if it is stealthed, draw three cards.
posture	in Bear Form	ally	When this ally attacks, if it is in Bear Form, draw three cards.
posture	attacking in Bear Form	ally	When this ally attacks, if it is attacking in Bear Form, draw three cards.
posture	defending in Bear Form	ally	When this ally attacks, if it is defending in Bear Form, draw three cards.
posture	protecting in Bear Form	ally	When this ally attacks, if it is protecting in Bear Form, draw three cards.
posture	in Cat Form	ally	When this ally attacks, if it is in Cat Form, draw three cards.
posture	attacking in Cat Form	ally	When this ally attacks, if it is attacking in Cat Form, draw three cards.
posture	defending in Cat Form	ally	When this ally attacks, if it is defending in Cat Form, draw three cards.
posture	protecting in Cat Form	ally	When this ally attacks, if it is protecting in Cat Form, draw three cards.
posture	attacking {with}	ally	When this ally attacks, if it is attacking it, draw three cards.
posture	in combat with {with}	ally	When this ally attacks, if it is in combat with it, draw three cards.
posture	attacking {noun}	ally	When this ally attacks, if it is attacking an ally, draw three cards.
posture	in combat with {noun}	ally	When this ally attacks, if it is in combat with allies, draw three cards.
posture	defending against {noun}	ally	When this ally attacks, if it is defending against an ally, draw three cards.
postures	{any}	ability	Your hero deals 2 fire damage to target fire or [Fire] ally.
postures	in Bear Form or Cat Form || in bear or cat form	ally	While in Bear Form or Cat Form, this ally has +2 ATK.
postures	attacking in bear or cat form || attacking in Bear Form or Cat Form	ally	While attacking in bear or cat form, this ally has +2 ATK.
postures	defending in bear or cat form || defending in Bear Form or Cat Form	ally	While defending in bear or cat form, this ally has +2 ATK.
postures	protecting in bear or cat form || protecting in Bear Form or Cat Form	ally	While protecting in bear or cat form, this ally has +2 ATK.
state	{noun}	ally	If this ally is exhausted, draw three cards.
state	attached to {noun}	ability	If target ally is attached to an ally, draw three cards.
state	in play	ability	If target ally is in play, draw three cards.
state	in a deck	ability	If target ally is in a deck, draw three cards.
state	named {name}	ability	If target ally is named Footman, draw three cards.
state	the face-up {name}	ability	If target ally is the face-up Footman, draw three cards.
named card	the named card		
having	the chosen type || that type || the chosen race || the chosen class || that class	ability	Name a race. If target ally has the chosen type, draw three cards.
having	the chosen name || that name	ability	Name a race. If target ally has the chosen name, draw three cards.
having	{keyword}	ability	Name a race. If target ally has Ferocity, draw three cards.
having	the same name as {of}	ability	Name a race. If target ally has the same name as target ally, draw three cards.
having	the same cost as {of}	ability	Name a race. If target ally has the same cost as target ally, draw three cards.
having	{hosts} attached || {hosts} attached to it	ability	Name a race. If target ally has an ally attached, draw three cards.
having	an odd cost	ability	Name a race. If target ally has an odd cost, draw three cards.
having	an even cost	ability	Name a race. If target ally has an even cost, draw three cards.
having	fatal damage || fatal damage on it	ability	Name a race. If target ally has fatal damage, draw three cards.
having	no damage on it || no damage on him || no damage on her || no damage	ability	Name a race. If target ally has no damage on it, draw three cards.
having	damage on it || damage on him || damage on her || damage	ability	Name a race. If target ally has damage on it, draw three cards.
attached card	attached card	ally	You control attached card..
attached card	attached {kind}	ally	You control attached ally..
attached card	attached {tag}	ally	You control attached Orc..
an opponent's hero	an opponent 's hero		
an opponent's hero	an opponent 's defending hero		
an opponent's hero	an opponent 's attacking hero		
your hero	your hero	ally	Your hero and allies you control have +2 ATK.
another	another {noun}	ally	When this ally or another ally attacks, draw three cards.
this or another	{one} or {noun}	ally	When this ally or another ally attacks, draw three cards.
a player did	you played {card}	ability	If you played an ally this turn, draw three cards.
a player did	you completed {card}	ability	If you completed an ally this turn, draw three cards.
a player did	you placed a resource	ability	If you placed a resource this turn, draw three cards.
a player did	you placed {card}	ability	If you placed an ally this turn, draw three cards.
a player did	you drew a card	ability	If you drew a card this turn, draw three cards.
a player did	you discarded a card	ability	If you discarded a card this turn, draw three cards.
a player did	you struck with {card}	ability	If you struck with an ally this turn, draw three cards.
a player did	you have played {card}	ability	If you have played an ally this turn, draw three cards.
a player did	you have completed {card}	ability	If you have completed an ally this turn, draw three cards.
a player did	you have placed a resource	ability	If you have placed a resource this turn, draw three cards.
a player did	you have placed {card}	ability	If you have placed an ally this turn, draw three cards.
a player did	you have drawn a card	ability	If you have drawn a card this turn, draw three cards.
a player did	you have discarded a card	ability	If you have discarded a card this turn, draw three cards.
a player did	you have struck with {card}	ability	If you have struck with an ally this turn, draw three cards.
a player did	an opponent played {card}	ability	If an opponent played an ally this turn, draw three cards.
a player did	an opponent completed {card}	ability	If an opponent completed an ally this turn, draw three cards.
a player did	an opponent placed a resource	ability	If an opponent placed a resource this turn, draw three cards.
a player did	an opponent placed {card}	ability	If an opponent placed an ally this turn, draw three cards.
a player did	an opponent drew a card	ability	If an opponent drew a card this turn, draw three cards.
a player did	an opponent discarded a card	ability	If an opponent discarded a card this turn, draw three cards.
a player did	an opponent struck with {card}	ability	If an opponent struck with an ally this turn, draw three cards.
a player did	an opponent has played {card}	ability	If an opponent has played an ally this turn, draw three cards.
a player did	an opponent has completed {card}	ability	If an opponent has completed an ally this turn, draw three cards.
a player did	an opponent has placed a resource	ability	If an opponent has placed a resource this turn, draw three cards.
a player did	an opponent has placed {card}	ability	If an opponent has placed an ally this turn, draw three cards.
a player did	an opponent has drawn a card	ability	If an opponent has drawn a card this turn, draw three cards.
a player did	an opponent has discarded a card	ability	If an opponent has discarded a card this turn, draw three cards.
a player did	an opponent has struck with {card}	ability	If an opponent has struck with an ally this turn, draw three cards.
a player did	a player played {card}	ability	If a player played an ally this turn, draw three cards.
a player did	a player completed {card}	ability	If a player completed an ally this turn, draw three cards.
a player did	a player placed a resource	ability	If a player placed a resource this turn, draw three cards.
a player did	a player placed {card}	ability	If a player placed an ally this turn, draw three cards.
a player did	a player drew a card	ability	If a player drew a card this turn, draw three cards.
a player did	a player discarded a card	ability	If a player discarded a card this turn, draw three cards.
a player did	a player struck with {card}	ability	If a player struck with an ally this turn, draw three cards.
a player did	a player has played {card}	ability	If a player has played an ally this turn, draw three cards.
a player did	a player has completed {card}	ability	If a player has completed an ally this turn, draw three cards.
a player did	a player has placed a resource	ability	If a player has placed a resource this turn, draw three cards.
a player did	a player has placed {card}	ability	If a player has placed an ally this turn, draw three cards.
a player did	a player has drawn a card	ability	If a player has drawn a card this turn, draw three cards.
a player did	a player has discarded a card	ability	If a player has discarded a card this turn, draw three cards.
a player did	a player has struck with {card}	ability	If a player has struck with an ally this turn, draw three cards.
a player did	you've played {card}	ability	If you've played an ally this turn, draw three cards.
a player did	you've completed {card}	ability	If you've completed an ally this turn, draw three cards.
a player did	you've placed a resource	ability	If you've placed a resource this turn, draw three cards.
a player did	you've placed {card}	ability	If you've placed an ally this turn, draw three cards.
a player did	you've drawn a card	ability	If you've drawn a card this turn, draw three cards.
a player did	you've discarded a card	ability	If you've discarded a card this turn, draw three cards.
a player did	you've struck with {card}	ability	If you've struck with an ally this turn, draw three cards.
a player did not	you didn't play {card}	ability	If you didn't play an ally this turn, draw three cards.
a player did not	you didn't complete {card}	ability	If you didn't complete an ally this turn, draw three cards.
a player did not	you didn't place a resource	ability	If you didn't place a resource this turn, draw three cards.
a player did not	you didn't place {card}	ability	If you didn't place an ally this turn, draw three cards.
a player did not	you didn't draw a card	ability	If you didn't draw a card this turn, draw three cards.
a player did not	you didn't discard a card	ability	If you didn't discard a card this turn, draw three cards.
a player did not	you didn't strike with {card}	ability	If you didn't strike with an ally this turn, draw three cards.
a player did not	you haven't played {card}	ability	If you haven't played an ally this turn, draw three cards.
a player did not	you haven't completed {card}	ability	If you haven't completed an ally this turn, draw three cards.
a player did not	you haven't placed a resource	ability	If you haven't placed a resource this turn, draw three cards.
a player did not	you haven't placed {card}	ability	If you haven't placed an ally this turn, draw three cards.
a player did not	you haven't drawn a card	ability	If you haven't drawn a card this turn, draw three cards.
a player did not	you haven't discarded a card	ability	If you haven't discarded a card this turn, draw three cards.
a player did not	you haven't struck with {card}	ability	If you haven't struck with an ally this turn, draw three cards.
a player did not	an opponent didn't play {card}	ability	If an opponent didn't play an ally this turn, draw three cards.
a player did not	an opponent didn't complete {card}	ability	If an opponent didn't complete an ally this turn, draw three cards.
a player did not	an opponent didn't place a resource	ability	If an opponent didn't place a resource this turn, draw three cards.
a player did not	an opponent didn't place {card}	ability	If an opponent didn't place an ally this turn, draw three cards.
a player did not	an opponent didn't draw a card	ability	If an opponent didn't draw a card this turn, draw three cards.
a player did not	an opponent didn't discard a card	ability	If an opponent didn't discard a card this turn, draw three cards.
a player did not	an opponent didn't strike with {card}	ability	If an opponent didn't strike with an ally this turn, draw three cards.
a player did not	an opponent hasn't played {card}	ability	If an opponent hasn't played an ally this turn, draw three cards.
a player did not	an opponent hasn't completed {card}	ability	If an opponent hasn't completed an ally this turn, draw three cards.
a player did not	an opponent hasn't placed a resource	ability	If an opponent hasn't placed a resource this turn, draw three cards.
a player did not	an opponent hasn't placed {card}	ability	If an opponent hasn't placed an ally this turn, draw three cards.
a player did not	an opponent hasn't drawn a card	ability	If an opponent hasn't drawn a card this turn, draw three cards.
a player did not	an opponent hasn't discarded a card	ability	If an opponent hasn't discarded a card this turn, draw three cards.
a player did not	an opponent hasn't struck with {card}	ability	If an opponent hasn't struck with an ally this turn, draw three cards.
a player did not	a player didn't play {card}	ability	If a player didn't play an ally this turn, draw three cards.
a player did not	a player didn't complete {card}	ability	If a player didn't complete an ally this turn, draw three cards.
a player did not	a player didn't place a resource	ability	If a player didn't place a resource this turn, draw three cards.
a player did not	a player didn't place {card}	ability	If a player didn't place an ally this turn, draw three cards.
a player did not	a player didn't draw a card	ability	If a player didn't draw a card this turn, draw three cards.
a player did not	a player didn't discard a card	ability	If a player didn't discard a card this turn, draw three cards.
a player did not	a player didn't strike with {card}	ability	If a player didn't strike with an ally this turn, draw three cards.
a player did not	a player hasn't played {card}	ability	If a player hasn't played an ally this turn, draw three cards.
a player did not	a player hasn't completed {card}	ability	If a player hasn't completed an ally this turn, draw three cards.
a player did not	a player hasn't placed a resource	ability	If a player hasn't placed a resource this turn, draw three cards.
a player did not	a player hasn't placed {card}	ability	If a player hasn't placed an ally this turn, draw three cards.
a player did not	a player hasn't drawn a card	ability	If a player hasn't drawn a card this turn, draw three cards.
a player did not	a player hasn't discarded a card	ability	If a player hasn't discarded a card this turn, draw three cards.
a player did not	a player hasn't struck with {card}	ability	If a player hasn't struck with an ally this turn, draw three cards.
player	each player	ability	Each player draws a card.
player	each opponent	ability	Each opponent draws a card.
player	each other player	ability	Each other player draws a card.
player	each friendly player	ability	Each friendly player draws a card.
player	each Horde player	ability	Each Horde player draws a card.
player	each Alliance player	ability	Each Alliance player draws a card.
player	target player	ability	Target player draws a card.
player	target opponent	ability	Target opponent draws a card.
player	that player	ability	Target opponent discards a card. If that player controls more resources than you, draw three cards.
player	a player of your choice	ability	A player of your choice draws a card.
player	a third opponent of that player 's choice		
player	an opponent	ability	An opponent draws a card.
player	a random opponent	ability	A random opponent draws a card.
player	all players	ability	All players draws a card.
player	that opponent || he || he or she || the player whose turn it is	ability	Put an ally from your graveyard into your hand. If he put an ally into your hand this way, draw three cards.
player	the defending player || defending player || the defender 's controller	ability	The defending player draws a card.
player	the attacking player || attacking player || the attacker 's controller	ability	The attacking player draws a card.
player	{of} controller	ability	Target ally's controller draws a card.
player	the controller of each {noun}	ability	The controller of each hero and ally draws a card.
player	the controller of {noun}	ability	The controller of an ally draws a card.
player	{of} owner	ability	Target ally's owner draws a card.
whose	your	ability	Look at your hand.
whose	each player 's	ability	Destroy all of each player's allies.
whose	each opponent 's	ally	This ally has +1 ATK for each card in an opponent's graveyard.
whose	target player 's	ability	Draw a card for each card in target player's graveyard.
whose	target opponent 's	ability	Put target ally in an opponent's graveyard into play.
whose	an opponent 's	ability	Put target ally in an opponent's graveyard into play.
whose	a random opponent 's || each other player 's || each friendly player 's || each Horde player 's || each Alliance player 's || that player 's || a player of your choice 's || a third opponent of that player 's choice 's	ally	(1) >>> Look at a random card in target opponent's hand.
whose	that opponent 's || his || his or her	ability	Target player turns an ally from his hand face down.
whose	{of} controller 's	ally	Allies in attached hero's controller's party have -1 ATK.
whose	{of} owner 's		
variable	X || X	ally	Pay (X) >>> Draw a card X times.
twice	double {of}		
twice	{n} plus {of}		
likeness	name	ability	Draw a card for each different name among allies.
likeness	class	ability	Draw a card for each different class among allies.
likeness	[Alliance] race	ability	Draw a card for each different [Alliance] race among allies.
likeness	[Horde] race	ability	Draw a card for each different [Horde] race among allies.
likeness	card type	ability	Draw a card for each different card type among allies.
likeness	color	ability	Draw a card for each different color among allies.
likenesses	names	ability	Draw cards equal to the number of different names among allies.
likenesses	classes	ability	Draw cards equal to the number of different classes among allies.
likenesses	[Alliance] races	ability	Draw cards equal to the number of different [Alliance] races among allies.
likenesses	[Horde] races	ability	Draw cards equal to the number of different [Horde] races among allies.
likenesses	card types	ability	Draw cards equal to the number of different card types among allies.
likenesses	colors	ability	Draw cards equal to the number of different colors among allies.
on many	{noun}		
done by a player	{card} you've played this turn || {card} that you've played this turn	ability	Draw a card for each hero and ally you've played this turn.
done by a player	{card} you've completed this turn || {card} that you've completed this turn	ability	Draw a card for each hero and ally you've completed this turn.
done by a player	{card} you've discarded this turn || {card} that you've discarded this turn	ability	Draw a card for each hero and ally you've discarded this turn.
done by a player	card/cards you've drawn this turn || card/cards that you've drawn this turn	ability	Draw a card for each card you've drawn this turn.
done by a player	{card} you played this turn || {card} that you played this turn	ability	Draw a card for each hero and ally you played this turn.
done by a player	{card} you completed this turn || {card} that you completed this turn	ability	Draw a card for each hero and ally you completed this turn.
done by a player	{card} you discarded this turn || {card} that you discarded this turn	ability	Draw a card for each hero and ally you discarded this turn.
done by a player	card/cards you drew this turn || card/cards that you drew this turn	ability	Draw a card for each card you drew this turn.
done by a player	{card} you have played this turn || {card} that you have played this turn	ability	Draw a card for each hero and ally you have played this turn.
done by a player	{card} you have completed this turn || {card} that you have completed this turn	ability	Draw a card for each hero and ally you have completed this turn.
done by a player	{card} you have discarded this turn || {card} that you have discarded this turn	ability	Draw a card for each hero and ally you have discarded this turn.
done by a player	card/cards you have drawn this turn || card/cards that you have drawn this turn	ability	Draw a card for each card you have drawn this turn.
done by a player	{card} an opponent played this turn || {card} that an opponent played this turn	ability	Draw a card for each hero and ally an opponent played this turn.
done by a player	{card} an opponent completed this turn || {card} that an opponent completed this turn	ability	Draw a card for each hero and ally an opponent completed this turn.
done by a player	{card} an opponent discarded this turn || {card} that an opponent discarded this turn	ability	Draw a card for each hero and ally an opponent discarded this turn.
done by a player	card/cards an opponent drew this turn || card/cards that an opponent drew this turn	ability	Draw a card for each card an opponent drew this turn.
done by a player	{card} an opponent has played this turn || {card} that an opponent has played this turn	ability	Draw a card for each hero and ally an opponent has played this turn.
done by a player	{card} an opponent has completed this turn || {card} that an opponent has completed this turn	ability	Draw a card for each hero and ally an opponent has completed this turn.
done by a player	{card} an opponent has discarded this turn || {card} that an opponent has discarded this turn	ability	Draw a card for each hero and ally an opponent has discarded this turn.
done by a player	card/cards an opponent has drawn this turn || card/cards that an opponent has drawn this turn	ability	Draw a card for each card an opponent has drawn this turn.
done by a player	{card} a player played this turn || {card} that a player played this turn	ability	Draw a card for each hero and ally a player played this turn.
done by a player	{card} a player completed this turn || {card} that a player completed this turn	ability	Draw a card for each hero and ally a player completed this turn.
done by a player	{card} a player discarded this turn || {card} that a player discarded this turn	ability	Draw a card for each hero and ally a player discarded this turn.
done by a player	card/cards a player drew this turn || card/cards that a player drew this turn	ability	Draw a card for each card a player drew this turn.
done by a player	{card} a player has played this turn || {card} that a player has played this turn	ability	Draw a card for each hero and ally a player has played this turn.
done by a player	{card} a player has completed this turn || {card} that a player has completed this turn	ability	Draw a card for each hero and ally a player has completed this turn.
done by a player	{card} a player has discarded this turn || {card} that a player has discarded this turn	ability	Draw a card for each hero and ally a player has discarded this turn.
done by a player	card/cards a player has drawn this turn || card/cards that a player has drawn this turn	ability	Draw a card for each card a player has drawn this turn.
for each	for each of your heroes that has been defeated	ability	Draw a card for each of your heroes that has been defeated.
for each	for each {of} || for this and each other {of}	ability	Draw a card for each hero and ally.
for each	for each {n} {of}	ability	Draw a card for each 2 allies.
for each	for each {n} damage on {of}	ally	Your hero has Mend 2 for each five damage on it.
for each	for each {n} resources {of} controls || for each {n} resources {of} has	ability	Draw a card for each 2 resources you control.
for each	for each damage on {of}	ally	This ally has +1 ATK for each damage on it.
for each	for each resource {of} controls || for each resource {of} has	ability	Draw a card for each resource you control.
for each	for each {of} removed || for each {of} you removed	ability	Draw a card for each card removed from the game.
for each	for each revealed {of}	ability	Draw a card for each revealed hero and ally.
for each	for each of your resources	ability	Draw a card for each of your resources.
for each	for each of your {of}	ability	Draw a card for each of your allies.
for each	for each card above {n} in your hand	ability	Draw a card for each card above 2 in your hand.
for each	for each card in {of} hand	ability	Draw a card for each card in your hand.
for each	for each card in all players ' hands || for each card in each player 's hand	ability	Draw a card for each card in all players' hands.
for each	for each {name} counter on {on} || for each {name} counter that was on {on}	ability	Draw a card for each quest counter on target ally.
for each	for each {name} counter	ability	Draw a card for each quest counter.
for each	for each different {what} among {of}	ability	Draw a card for each different class among allies.
for each	for each different {what} you control	ability	Draw a card for each different class you control.
for each	for each {watch}	ability	Draw a card for each hero and ally you've played this turn.
for each	for each {card} that left play this turn	ability	Draw a card for each hero and ally that left play this turn.
for each	for each {card} that was destroyed this turn || for each {card} destroyed this turn	ability	Draw a card for each hero and ally that was destroyed this turn.
for each	for each damage dealt this way	ability	Your hero deals 2 fire damage to target ally. Draw a card for each damage dealt this way.
for each	for each damage healed this way || for each damage prevented this way || for each damage removed this way	ability	Your hero heals 2 damage from target ally. Draw a card for each damage healed this way.
for each	for each counter removed this way || for each counter you removed this way || for each counter you removed		
for each	X times	ally	Pay (X) >>> Draw a card X times.
for each	for each ( 1 ) paid this way || for each 1 paid this way		
for each	for each ( {n} ) paid this way || for each {n} paid this way		
for each	for each damage dealt || for each damage healed	ability	Prevent the next 2 damage that would be dealt to your hero this turn. Draw a card for each damage dealt.
unlike	all {noun} are {so}	ability	If all allies you control are damaged, draw three cards.
carried	{noun} is attached to {to}	ability	If an ally is attached to an ally, draw three cards.
so being	{noun} is {so}	ability	If an ally is attached to an ally, draw three cards.
so being	{noun} is in play		
hurt	{noun} has {n} or more damage || {noun} has {n} or more damage on it	ability	If an ally has 2 or more damage, draw three cards.
quoted	" {kind} "		
chosen word	{oneOf}		
chosen word	a race	ally	Choose a race >>> Draw three cards.
chosen word	a [Horde] or [Alliance] race || an [Alliance] or [Horde] race || a standard race	ally	Choose a [Horde] or [Alliance] race >>> Draw three cards.
chosen word	a class || a standard class	ally	Choose a class >>> Draw three cards.
chosen word	an ally type	ally	Choose an ally type >>> Draw three cards.
chosen word	a damage type	ally	Choose a damage type >>> Draw three cards.
chosen name	{name}	ally	As this ally enters play, name a card.
it	it || him || her		
cost	( {amount} ) || {amount} || pay ( {amount} ) || pay {amount}	ally	(2) >>> Draw three cards.
cost	pay ( 1 ) {each} || pay 1 {each} || ( 1 ) {each} || 1 {each}	ally	Pay (1) for each Gnome you control >>> Draw three cards.
cost	[Activate] || activate	ally	[Activate] >>> Draw three cards.
cost	concede the game	ally	Concede the game >>> Draw three cards.
cost	{how}	ally	(3), Say a few words >>> Target ally can't attack this turn.
cost	choose {what} || name {what}	ally	Choose a race >>> Draw three cards.
cost	flip this hero || flip it	hero	Flip this hero >>> Draw three cards.
cost	remove {name} counter from {self} || remove {name} counter	ally	Remove a quest counter counter from this ally >>> Draw three cards.
cost	remove {n} {name} counters from {self} || remove {n} {name} counters	ally	Remove two quest counters from this ally >>> Draw three cards.
cost	remove all {name} counters from {self} || remove all {name} counters	ally	Remove all quest counters from this ally >>> Draw three cards.
cost	destroy {noun} || choose and destroy {noun}	ally	Destroy an ally >>> Draw three cards.
cost	destroy it	ally	Destroy it >>> Draw three cards.
cost	destroy {n} {noun}	ability	Destroy two allies.
cost	exhaust {noun}	ally	Exhaust an ally >>> Draw three cards.
cost	exhaust {n} {noun}	quest	Exhaust ten cards you control to complete this quest.
cost	remove {n} {noun} from the game	ally	Remove two allies from the game >>> Draw three cards.
cost	remove up to {n} {noun} from the game	ally	Remove up to 2 allies from the game >>> Draw three cards.
cost	remove any number of {noun} from the game	ally	Remove any number of allies from the game >>> Draw three cards.
cost	destroy all {noun}	ally	Destroy all allies you control >>> Draw three cards.
cost	exhaust all {noun}	ally	Exhaust all allies you control >>> Draw three cards.
cost	turn all {noun} face down	ally	Turn all allies you control face down >>> Draw three cards.
cost	destroy any number of {noun}	ability	Destroy any number of allies.
cost	exhaust any number of {noun}		
cost	discard any number of {noun}	ally	Discard any number of allies >>> Draw three cards.
cost	remove any number of {name} counters from {self} || remove any number of {name} counters	ally	Remove any number of quest counters from this ally >>> Draw three cards.
cost	turn {noun} face down	ally	Turn an ally face down >>> Draw three cards.
cost	remove {noun} from the game	ally	Remove an ally from the game >>> Draw three cards.
cost	put {noun} into its owner 's hand || put {noun} into his owner 's hand || put {noun} into her owner 's hand || put {noun} from play into its owner 's hand		
cost	put {n} {noun} into their owners ' hands || put {n} {noun} into their owner 's hands	ally	Put two allies into their owners' hands >>> Draw three cards.
cost	put {noun} on the bottom of its owner 's deck || put {noun} on the bottom of your deck	ally	Put an ally on the bottom of your deck >>> Draw three cards.
cost	discard {self} from your hand	ally	Discard this ally from your hand >>> Draw three cards.
cost	reveal {noun} from your hand	ally	Reveal an ally from your hand >>> Draw three cards.
cost	reveal another {noun} from your hand	ally	Reveal another ally from your hand >>> Draw three cards.
cost	reveal {n} {noun} from your hand	ally	Reveal two allies from your hand >>> Draw three cards.
cost	reveal any number of {noun} from your hand	ally	Reveal any number of allies from your hand >>> Draw three cards.
cost	discard your hand	ally	Discard your hand >>> Draw three cards.
cost	put the top card of your deck into your graveyard	ally	Put the top card of your deck into your graveyard >>> Draw three cards.
cost	put the top {n} cards of your deck into your graveyard	ally	Put the top 2 cards of your deck into your graveyard >>> Draw three cards.
cost	remove the top card of your deck from the game	ally	Remove the top card of your deck from the game >>> Draw three cards.
cost	remove the top {n} cards of your deck from the game	ally	Remove the top two cards of your deck from the game >>> Draw three cards.
cost	discard {noun}	ally	Discard an ally >>> Draw three cards.
cost	discard {n} {noun}	ally	Discard two allies >>> Draw three cards.
cost	put {amount} damage on {noun}	ally	Put 2 damage on an ally >>> Draw three cards.
cost	put X damage , up to {n} , on {noun} || put up to {n} damage on {noun}	ally	Put X damage, up to 2, on an ally >>> Draw three cards.
cost	exhaust {n} {noun} that share {alike}		
cost	put {amount} damage on it || put {amount} damage on him || put {amount} damage on her	ally	Put 2 damage on it >>> Draw three cards.
paid with	this	ability	Destroy this and other allies.
paid with	{noun}	ally	Destroy an ally >>> Draw three cards.
paid with	{count} {noun}	ability	Destroy two allies.
costs	destroy {of}		
costs	exhaust {of}		
deed	attack	ally	This ally can't attack.
deed	protect	ally	This ally can't protect.
deed	be protected against	ally	This ally can't be protected against.
deed	be targeted	ally	This ally can't be targeted.
deed	be attacked	ally	This ally can't be attacked.
deed	be destroyed	ally	This ally can't be destroyed.
deed	be removed from the game	ally	This ally can't be removed from the game.
deed	be interrupted	ally	This ally can't be interrupted.
deed	leave play	ally	This ally can't leave play.
deed	leave play without being destroyed	ally	This ally can't leave play without being destroyed.
deed	change control	ally	This ally can't change control.
deed	ready	ally	This ally can't ready.
deed	exhaust || be exhausted	ally	This ally can't exhaust.
deed	be dealt damage	ally	This ally can't be dealt damage.
deed	deal combat damage	ally	This ally can't deal combat damage.
deed	deal damage	ally	This ally can't deal damage.
deed	heal damage	ally	This ally can't heal damage.
deed	be healed || have damage healed from it	ally	This ally can't be healed.
deed	have powers	ally	This ally can't have powers.
deed	ready during its controller 's ready step || ready during their controllers ' ready step || ready during their controllers ' ready steps || ready during your ready step	ally	This ally can't ready during their controllers' ready step.
deed	be destroyed by fatal damage	ally	This ally can't be destroyed by fatal damage.
deed	be targeted by opponents || be targeted by opposing cards and effects	ally	This ally can't be targeted by opponents.
deed	be exhausted by opponents || be exhausted by opposing cards and effects	ally	This ally can't be exhausted by opponents.
deed	be destroyed by opponents || be destroyed by opposing cards and effects	ally	This ally can't be destroyed by opponents.
deed	be attacked by {noun}	ally	This ally can't be attacked by your hero.
deed	be targeted by {noun}	ally	This ally can't be targeted by your hero.
deed	be protected against by {noun}	ally	This ally can't be protected against by your hero.
deed	deal {damageType} damage	ally	This ally can't deal fire or frost damage.
deed	deal combat damage to {noun}	ally	This ally can't deal combat damage to your hero.
deed	deal damage to {noun}	ally	This ally can't deal damage to your hero.
deed	heal damage from {noun} || heal {noun}	ally	This ally can't heal damage from your hero.
deed	protect against {noun}	ally	This ally can't protect against your hero.
deed	be dealt {damageType} damage	ally	This ally can't be dealt fire or frost damage.
deed	exhaust to use powers of {noun}	ally	This ally can't exhaust to use powers of allies.
deed	attack {noun}	ally	This ally can't attack your hero.
at a price	{deeds} unless its controller pays {amount} || {deeds} unless its controller pays ( {amount} ) || {deeds} unless their controller pays ( {amount} ) || {deeds} unless its controller pays {amount} for each of them || {deeds} unless their controller pays {amount} for each of them || {deeds} unless its controller pays {amount} for each attacker || {deeds} unless their controller pays {amount} for each attacker || {deeds} unless its controller pays ( {amount} ) for each attacker || {deeds} unless their controller pays ( {amount} ) for each attacker	ally	Opposing heroes and allies can't attack unless its controller pays 1.
at a price	{deeds} unless you {unless} || {deeds} unless its controller {unless}		
as resources	as though they were resources || as though it were a resource	ability	Target ally can be exhausted to pay costs as though it were a resource this turn.
for each	{has} {n}	ally	This ally has +2 ATK for each Gnome you control.
possession	{a} / {b} || {a} ATK / {b} [Health]	ally	This ally has +2 / +2.
possession	{a} {type} / {b} [Health] || {a} {type} ATK / {b} [Health]	ally	This ally has 2 [Fire] / 2 [Health].
possession	{by} ATK	ally	This ally has +2 ATK.
possession	{by} ATK and an additional +1 ATK {each}	ally	This ally has +2 ATK and an additional +1 ATK for each Gnome you control.
possession	{by} ATK and an additional {more} ATK {each}	ally	This ally has +2 ATK and an additional +2 ATK for each Gnome you control.
possession	additional ATK equal to {by} || + ATK equal to {by}	ally	This ally has additional ATK equal to the number of Gnomes you control.
possession	{by} [Health]	ally	This ally has +2 [Health].
possession	{by} [Health] and an additional +1 [Health] {each}	ally	This ally has +2 [Health] and an additional +1 [Health] for each Gnome you control.
possession	{by} [Health] and an additional {more} [Health] {each}	ally	This ally has +2 [Health] and an additional +2 [Health] for each Gnome you control.
possession	additional [Health] equal to {by} || + [Health] equal to {by}	ally	This ally has additional [Health] equal to the number of Gnomes you control.
possession	{by} DEF	weapon	This weapon has +2 DEF.
possession	{by} DEF and an additional +1 DEF {each}	weapon	This weapon has +2 DEF and an additional +1 DEF for each Gnome you control.
possession	{by} DEF and an additional {more} DEF {each}	weapon	This weapon has +2 DEF and an additional +2 DEF for each Gnome you control.
possession	additional DEF equal to {by} || + DEF equal to {by}	weapon	This weapon has additional DEF equal to the number of Gnomes you control.
possession	{by} strike cost	weapon	This weapon has +2 strike cost.
possession	{by} strike cost and an additional +1 strike cost {each}	weapon	This weapon has +2 strike cost and an additional +1 strike cost for each Gnome you control.
possession	{by} strike cost and an additional {more} strike cost {each}	weapon	This weapon has +2 strike cost and an additional +2 strike cost for each Gnome you control.
possession	additional strike cost equal to {by} || + strike cost equal to {by}	weapon	This weapon has additional strike cost equal to the number of Gnomes you control.
possession	{by} [Cost]	weapon	This weapon has +2 [Cost].
possession	+ ATK and + [Health] equal to {by} || additional ATK and [Health] equal to {by}	ally	This ally has+ ATK and+ [Health] equal to the number of Gnomes you control.
possession	{atk} ATK / {health} [Health] || {atk} ATK and {health} [Health]	ally	This ally has 2 ATK / 2 [Health].
possession	{to} {type} ATK	ally	This ally has 2 [Fire] ATK.
possession	{to} ATK	ally	This ally has 2 ATK.
possession	{to} [Health]	ally	This ally has 2 [Health].
possession	{to} DEF	ally	This ally has 2 DEF.
possession	ATK equal to {to}	ally	This ally has ATK equal to the number of Gnomes you control.
possession	[Health] equal to {to}	ally	This ally has [Health] equal to the number of Gnomes you control.
possession	DEF equal to {to}	ally	This ally has DEF equal to the number of Gnomes you control.
possession	ATK and [Health] equal to {to}	ally	This ally has ATK and [Health] equal to the number of Gnomes you control.
possession	{power} || an additional {power}	ally	This ally has Ferocity.
possession	the chosen Resistance || the chosen resistance	ally	This ally has the chosen Resistance.
possession	" {power} "	ally	Your hero has "Sabotage: Ability or equipment".
possession	{tag} ( {limit} )	ally	This ally has Orc (2).
state	Untargetable	ability	Target ally is Untargetable this turn.
state	Elusive	ability	Target ally is Elusive this turn.
state	a Protector || Protectors	ability	Target ally is Protectors this turn.
state	in Bear Form	ability	Target ally is in Bear Form this turn.
state	in Cat Form	ability	Target ally is in Cat Form this turn.
state	stealthed	ability	Target ally is stealthed this turn.
said of it	can prevent damage that would be dealt to {cards} || can prevent damage to {cards}	ability	Target ally can prevent damage that would be dealt to allies this turn.
said of it	can prevent only arcane damage	ability	Target ally can prevent only arcane damage this turn.
said of it	can prevent only fire damage	ability	Target ally can prevent only fire damage this turn.
said of it	can prevent only frost damage	ability	Target ally can prevent only frost damage this turn.
said of it	can prevent only holy damage	ability	Target ally can prevent only holy damage this turn.
said of it	can prevent only melee damage	ability	Target ally can prevent only melee damage this turn.
said of it	can prevent only nature damage	ability	Target ally can prevent only nature damage this turn.
said of it	can prevent only ranged damage	ability	Target ally can prevent only ranged damage this turn.
said of it	can prevent only shadow damage	ability	Target ally can prevent only shadow damage this turn.
said of it	becomes {atk} / {health} || becomes a {atk} / {health} || has {atk} / {health} || is {atk} / {health}	ability	Target ally becomes 2 / 2 this turn.
said of it	has {has}	ally	Your allies have +2 ATK.
said of it	gains {has}		
said of it	has an additional {by} ATK	ability	Target ally has an additional +2 ATK this turn.
said of it	has an additional {by} [Health]	ability	Target ally has an additional +2 [Health] this turn.
said of it	has an additional {by} DEF	ability	Destroy target ally. It has an additional +2 DEF this turn.
said of it	has an additional {by} strike cost	ability	Destroy target ally. It has an additional +2 strike cost this turn.
said of it	can't {deeds}	ally	This ally can't attack.
said of it	attacks opposing heroes and allies at random || attacks at random	ability	Target ally attacks opposing heroes and allies at random this turn.
said of it	can be exhausted to pay costs {as}	ability	Target ally can be exhausted to pay costs as though it were a resource this turn.
said of it	loses and can't have powers	ability	Target ally loses and can't have powers this turn.
said of it	loses all powers || loses its powers	ability	Target ally loses all powers this turn.
said of it	loses and can't have {keywords}	ability	Target ally loses and can't have Ferocity and Protector this turn.
said of it	loses {keywords}	ability	Target ally loses Ferocity and Protector this turn.
said of it	can't have {keywords}	ability	Target ally can't have Ferocity and Protector this turn.
said of it	can't gain or lose ATK or [Health]	ability	Target ally can't gain or lose ATK or [Health] this turn.
said of it	can't gain or lose ATK	ability	Target ally can't gain or lose ATK this turn.
said of it	can't gain or lose [Health]	ability	Target ally can't gain or lose [Health] this turn.
said of it	{is}	ally	Allies everywhere are also Demons.
said of it	also has that type	ability	Target ally also has that type this turn.
said of it	has that class and loses all other classes		
said of it	has {of} printed powers	ability	Target ally has its printed powers this turn.
said of it	becomes a {type} || becomes an {type}	ally	This ally becomes an ally.
said of it	becomes a {type} {kind}	ability	Target ally becomes a [Fire] ally this turn.
said of it	is also a {type} {kind} || is also an {type} {kind}	ability	Target ally is also a [Fire] ally this turn.
said of it	is also {type}	ability	Target ally is also [Fire] this turn.
said of it	becomes {type}	ability	Target ally becomes [Fire] this turn.
said of it	can use activated powers from the turn it enters your party || can use [Activate] powers	ability	Target ally can use activated powers from the turn it enters your party this turn.
said of it	can protect	ability	Target ally can protect this turn.
said of it	can protect {noun}	ability	Target ally can protect your hero this turn.
said of it	can protect against {against}	ability	Target ally can protect against your hero this turn.
said of it	can attack {noun}	ability	Target ally can attack your hero this turn.
said of it	can attack only {noun}	ability	Target ally can attack only your hero this turn.
said of it	can attack only {noun} if able	ability	Target ally can attack only your hero if able this turn.
said of it	must attack {noun} and nothing else if able	ability	Target ally must attack your hero and nothing else if able this turn.
said of it	must attack {noun} if able	ability	Target ally must attack your hero if able this turn.
said of it	is Untargetable || is also Untargetable	ability	Target ally is Untargetable this turn.
said of it	is Elusive || is also Elusive	ability	Target ally is Elusive this turn.
said of it	is Protectors || is also Protectors || is a Protector || is also a Protector	ability	Target ally is Protectors this turn.
said of it	is in Bear Form || is also in Bear Form	ability	Target ally is in Bear Form this turn.
said of it	is in Cat Form || is also in Cat Form	ability	Target ally is in Cat Form this turn.
said of it	is stealthed || is also stealthed	ability	Target ally is stealthed this turn.
said of it	is instant	ability	Target ally is instant this turn.
said of it	is {states}		
said of it	must attack if able || must attack each turn if able	ability	Target ally must attack if able this turn.
more damage	more damage || more damage on it	ability	If an opposing hero has more damage than your hero, draw three cards.
one of each	you control {of} || you have {of} || {of} are in your party || you control each of the following : {of}	ability	If you control a weapon and an ability, draw three cards.
one of each	{of} are in your graveyard || there is {of} in your graveyard	ability	If a weapon and an ability are in your graveyard, draw three cards.
combat	combat	ability	Prevent all combat arcane damage that would be dealt to and dealt by target ally this turn.
combat	non-combat		
fatal	fatal	weapon	When your hero deals fatal combat damage with this weapon, draw a card.
fatal	non-fatal		
name and icon	{type} or {icon}	ability	Your hero deals 2 fire damage to target fire or [Fire] ally.
tool	with {noun}	ability	If your hero didn't deal damage with an ally this turn, draw three cards.
how much	{than} or more	ally	If an ally would deal 2 or more damage, that damage is unpreventable.
how much	{than} or less	ally	If an ally would deal 2 or less damage, that damage is unpreventable.
how much	exactly {than}	ally	If an ally would deal exactly 2 damage, that damage is unpreventable.
did	was healed	ability	If an ally was healed this turn, draw three cards.
did	was destroyed	ability	If an ally was destroyed this turn, draw three cards.
did	was interrupted	ability	If an ally was interrupted this turn, draw three cards.
did	was targeted	ability	If an ally was targeted this turn, draw three cards.
did	was removed from the game	ability	If an ally was removed from the game this turn, draw three cards.
did	attacked	ability	If an ally attacked this turn, draw three cards.
did	defended	ability	If an ally defended this turn, draw three cards.
did	protected	ability	If an ally protected this turn, draw three cards.
did	readied	ability	If an ally readied this turn, draw three cards.
did	became exhausted	ability	If an ally became exhausted this turn, draw three cards.
did	entered combat	ability	If an ally entered combat this turn, draw three cards.
did	entered play	ability	If an ally entered play this turn, draw three cards.
did	left play	ability	If an ally left play this turn, draw three cards.
did	entered a graveyard	ability	If an ally entered a graveyard this turn, draw three cards.
did	died	ability	If an ally died this turn, draw three cards.
did	attacked {to}	ability	If an ally attacked an ally this turn, draw three cards.
did	healed damage	ability	If an ally healed damage this turn, draw three cards.
did	dealt {fatal} {combat} {type} damage {tool}	ability	If an ally dealt damage this turn, draw three cards.
did	dealt {fatal} {combat} {type} damage {tool} to {card}	ability	If an ally dealt damage to an ally this turn, draw three cards.
did	was dealt {fatal} {combat} {type} damage	ability	If an ally was dealt damage this turn, draw three cards.
did	was dealt {fatal} {combat} {type} damage by {by}	ability	If an ally was dealt damage by an ally this turn, draw three cards.
did	was dealt {n} or more {fatal} {combat} {type} damage	ability	If an ally was dealt 2 or more damage this turn, draw three cards.
did	dealt {n} or more {fatal} {combat} {type} damage	ability	Destroy target ally that dealt 2 or more damage this turn.
did	has been healed	ability	If an ally has been healed this turn, draw three cards.
did	has been destroyed	ability	If an ally has been destroyed this turn, draw three cards.
did	has been interrupted	ability	If an ally has been interrupted this turn, draw three cards.
did	has been targeted	ability	If an ally has been targeted this turn, draw three cards.
did	has been removed from the game	ability	If an ally has been removed from the game this turn, draw three cards.
did	has attacked	ability	If an ally has attacked this turn, draw three cards.
did	has defended	ability	If an ally has defended this turn, draw three cards.
did	has protected	ability	If an ally has protected this turn, draw three cards.
did	has readied	ability	If an ally has readied this turn, draw three cards.
did	has become exhausted	ability	If an ally has become exhausted this turn, draw three cards.
did	has entered combat	ability	If an ally has entered combat this turn, draw three cards.
did	has entered play	ability	If an ally has entered play this turn, draw three cards.
did	has left play	ability	If an ally has left play this turn, draw three cards.
did	has entered a graveyard	ability	If an ally has entered a graveyard this turn, draw three cards.
did	has died	ability	If an ally has died this turn, draw three cards.
did	has attacked {to}	ability	If an ally has attacked an ally this turn, draw three cards.
did	has healed damage	ability	If an ally has healed damage this turn, draw three cards.
did	has dealt {fatal} {combat} {type} damage {tool}	ability	If an ally has dealt damage this turn, draw three cards.
did	has dealt {fatal} {combat} {type} damage {tool} to {card}	ability	If an ally has dealt damage to an ally this turn, draw three cards.
did	has been dealt {fatal} {combat} {type} damage	ability	If an ally has been dealt damage this turn, draw three cards.
did	has been dealt {fatal} {combat} {type} damage by {by}	ability	If an ally has been dealt damage by an ally this turn, draw three cards.
did	has been dealt {n} or more {fatal} {combat} {type} damage	ability	If an ally has been dealt 2 or more damage this turn, draw three cards.
did	has dealt {n} or more {fatal} {combat} {type} damage	ability	Destroy target ally that has dealt 2 or more damage this turn.
did not	wasn't healed	ability	If your hero wasn't healed this turn, draw three cards.
did not	wasn't destroyed	ability	If your hero wasn't destroyed this turn, draw three cards.
did not	wasn't interrupted	ability	If your hero wasn't interrupted this turn, draw three cards.
did not	wasn't targeted	ability	If your hero wasn't targeted this turn, draw three cards.
did not	wasn't removed from the game	ability	If your hero wasn't removed from the game this turn, draw three cards.
did not	didn't attack	ability	If your hero didn't attack this turn, draw three cards.
did not	didn't defend	ability	If your hero didn't defend this turn, draw three cards.
did not	didn't protect	ability	If your hero didn't protect this turn, draw three cards.
did not	didn't ready	ability	If your hero didn't ready this turn, draw three cards.
did not	didn't become exhausted	ability	If your hero didn't become exhausted this turn, draw three cards.
did not	didn't enter combat	ability	If your hero didn't enter combat this turn, draw three cards.
did not	didn't enter play	ability	If your hero didn't enter play this turn, draw three cards.
did not	didn't leave play	ability	If your hero didn't leave play this turn, draw three cards.
did not	didn't enter a graveyard	ability	If your hero didn't enter a graveyard this turn, draw three cards.
did not	didn't die	ability	If your hero didn't die this turn, draw three cards.
did not	didn't attack {to}	ability	If your hero didn't attack an ally this turn, draw three cards.
did not	didn't heal damage	ability	If your hero didn't heal damage this turn, draw three cards.
did not	didn't deal {fatal} {combat} {type} damage {tool}	ability	If your hero didn't deal damage this turn, draw three cards.
did not	didn't deal {fatal} {combat} {type} damage {tool} to {card}	ability	If your hero didn't deal damage to an ally this turn, draw three cards.
did not	wasn't dealt {fatal} {combat} {type} damage	ability	If your hero wasn't dealt damage this turn, draw three cards.
did not	wasn't dealt {fatal} {combat} {type} damage by {by}	ability	If your hero wasn't dealt damage by an ally this turn, draw three cards.
did not	wasn't dealt {n} or more {fatal} {combat} {type} damage		
did not	didn't deal {n} or more {fatal} {combat} {type} damage		
did not	hasn't been healed	ability	If your hero hasn't been healed this turn, draw three cards.
did not	hasn't been destroyed	ability	If your hero hasn't been destroyed this turn, draw three cards.
did not	hasn't been interrupted	ability	If your hero hasn't been interrupted this turn, draw three cards.
did not	hasn't been targeted	ability	If your hero hasn't been targeted this turn, draw three cards.
did not	hasn't been removed from the game	ability	If your hero hasn't been removed from the game this turn, draw three cards.
did not	hasn't attacked	ability	If your hero hasn't attacked this turn, draw three cards.
did not	hasn't defended	ability	If your hero hasn't defended this turn, draw three cards.
did not	hasn't protected	ability	If your hero hasn't protected this turn, draw three cards.
did not	hasn't readied	ability	If your hero hasn't readied this turn, draw three cards.
did not	hasn't become exhausted	ability	If your hero hasn't become exhausted this turn, draw three cards.
did not	hasn't entered combat	ability	If your hero hasn't entered combat this turn, draw three cards.
did not	hasn't entered play	ability	If your hero hasn't entered play this turn, draw three cards.
did not	hasn't left play	ability	If your hero hasn't left play this turn, draw three cards.
did not	hasn't entered a graveyard	ability	If your hero hasn't entered a graveyard this turn, draw three cards.
did not	hasn't died	ability	If your hero hasn't died this turn, draw three cards.
did not	hasn't attacked {to}	ability	If your hero hasn't attacked an ally this turn, draw three cards.
did not	hasn't healed damage	ability	If your hero hasn't healed damage this turn, draw three cards.
did not	hasn't dealt {fatal} {combat} {type} damage {tool}	ability	If your hero hasn't dealt damage this turn, draw three cards.
did not	hasn't dealt {fatal} {combat} {type} damage {tool} to {card}	ability	If your hero hasn't dealt damage to an ally this turn, draw three cards.
did not	hasn't been dealt {fatal} {combat} {type} damage	ability	If your hero hasn't been dealt damage this turn, draw three cards.
did not	hasn't been dealt {fatal} {combat} {type} damage by {by}	ability	If your hero hasn't been dealt damage by an ally this turn, draw three cards.
did not	hasn't been dealt {n} or more {fatal} {combat} {type} damage		
did not	hasn't dealt {n} or more {fatal} {combat} {type} damage		
did this turn	{deed} this turn	ability	Destroy target ally that dealt 2 or more damage this turn.
did this turn	{deed} this turn		
did this turn	{any} this turn	ability	Destroy target ally that attacked or defended this turn.
did this turn	neither {one} nor {other} this turn		
did this turn	was dealt {fatal} {combat} {type} damage this turn by {by}	ability	Destroy target ally that was dealt damage this turn by an ally.
told	{card} was dealt {combat} {types} damage this turn by {by}	ability	If an ally was dealt damage this turn by an ally, draw three cards.
told	{who} {past}	ability	If an ally attacked this turn, draw three cards.
dealt much	{who} {past} this turn	ability	If your hero didn't deal damage with an ally this turn, draw three cards.
by many	{n} or more {who} {past} this turn		
plane	a ghost		
plane	ghosts		
resistance	{type} Resistance	ally	Fire Resistance
attached	attached {noun}	ally	Sabotage: Attached ability
keyword	Inspire : {nouns} || Inspire : {nouns} .	ally	Inspire: Ally and equipment
keyword	Sabotage : {nouns} || Sabotage : {nouns} .	ally	Sabotage: Quest
keyword	Diplomacy : {nouns} || Diplomacy : {nouns} .	ally	Diplomacy: Gnomes
keyword	Stash : {effects}	ally	Stash: Draw three cards.
keyword	Death Rattle : {effects}	ally	Death Rattle: Draw three cards.
keyword	Assault		
keyword	Flip		
keyword	Haste		
keyword	Mend		
measure	the number of your heroes that have been defeated	ability	Draw cards equal to the number of your heroes that have been defeated.
measure	the number of friendly players	ability	Draw cards equal to the number of friendly players.
measure	the number of players	ability	Draw cards equal to the number of players.
measure	the number of {of}	ability	Draw cards equal to the number of allies.
measure	{of} ATK	ally	This ally has +X ATK, where X is its ATK.
measure	the combined ATK of {of}	ally	This ally has +X ATK, where X is the combined ATK of it.
measure	their ATK	ally	This ally has +X ATK, where X is their ATK.
measure	the ATK of {of} || the total ATK of {of}		
measure	the ATK of {of}	ability	Draw cards equal to the ATK of an ally.
measure	the ATK of {of}		
measure	the combined ATK of {one} and {other}		
measure	the highest ATK among {of}	ability	Draw cards equal to the highest ATK among allies.
measure	the lowest ATK among {of}	ability	Draw cards equal to the lowest ATK among allies.
measure	the combined [Health] of {of}	ally	This ally has +X ATK, where X is the combined [Health] of it.
measure	their combined [Health]	ability	Destroy target ally. Your hero heals damage from itself equal to their combined [Health].
measure	their [Health]	ally	This ally has +X ATK, where X is their [Health].
measure	the [Health] of {of} || the total [Health] of {of}		
measure	the [Health] of {of}	ability	Draw cards equal to the [Health] of an ally.
measure	the [Health] of {of}		
measure	the combined [Health] of {one} and {other}		
measure	the highest [Health] among {of}	ability	Draw cards equal to the highest [Health] among allies.
measure	the lowest [Health] among {of}	ability	Draw cards equal to the lowest [Health] among allies.
measure	{of} cost	ally	Allies you control have Assault X, where X is its cost.
measure	the combined cost of {of}	ally	This ally has +X ATK, where X is the combined cost of it.
measure	their cost	ally	This ally has +X ATK, where X is their cost.
measure	the cost of {of} || the total cost of {of}		
measure	the cost of {of}	ability	Draw cards equal to the cost of an ally.
measure	the cost of {of}		
measure	the combined cost of {one} and {other}		
measure	the highest cost among {of}	ability	Draw cards equal to the highest cost among allies.
measure	the lowest cost among {of}	ability	Draw cards equal to the lowest cost among allies.
measure	{of} DEF || {of} [Health]	armor	This armor has +X DEF, where X is your hero's ATK.
measure	the combined DEF of {of}	ally	This ally has +X ATK, where X is the combined DEF of it.
measure	their combined DEF || their combined ATK || their combined cost	ability	Destroy target ally. Your hero heals damage from itself equal to their combined DEF.
measure	their DEF	ally	This ally has +X ATK, where X is their DEF.
measure	the DEF of {of} || the total DEF of {of}		
measure	the DEF of {of}	ability	Draw cards equal to the DEF of an ally.
measure	the DEF of {of}		
measure	the combined DEF of {one} and {other}		
measure	the highest DEF among {of}	ability	Draw cards equal to the highest DEF among allies.
measure	the lowest DEF among {of}	ability	Draw cards equal to the lowest DEF among allies.
measure	the amount of damage on {of} || the damage on {of} || the combined damage on {of} || the number of damage on {of} || the number of combined damage on {of}	ability	Put damage on each opposing ally equal to the amount of damage on that ally.
measure	{of} remaining [Health]	ally	This ally has +X / +X, where X is your hero's remaining [Health].
measure	the combined remaining health of {of}		
measure	the remaining [Health] of {of}	ability	Draw cards equal to the remaining [Health] of target ally.
measure	the highest remaining health among {of}	ability	Draw cards equal to the highest remaining health among allies.
measure	the lowest remaining health among {of}	ability	Draw cards equal to the lowest remaining health among allies.
measure	the number of different {what} among {of}	ability	Draw cards equal to the number of different names among allies.
measure	the number of cards in {of} hand	ability	Draw cards equal to the number of cards in your hand.
measure	the number of resources {of} controls || the number of resources {of} has	ability	Draw cards equal to the number of resources you control.
measure	the number of {name} counters on {on}	ability	Draw cards equal to the number of quest counters on target ally.
measure	the number of {watch}		
measure	the amount of damage {by} dealt to {to} this turn || the damage that {by} dealt to {to} this turn	ally	This ally has +X ATK, where X is the amount of damage it dealt to an ally this turn.
measure	the damage dealt to {card} this turn || the amount of damage dealt to {card} this turn	ability	Draw cards equal to the damage dealt to an ally this turn.
measure	the damage {by} dealt this turn || the amount of damage {by} dealt this turn	ability	Draw cards equal to the damage an ally dealt this turn.
measure	the chosen number		
measure	the total {keyword} of {of}		
measure	the number of your current Boss || the current stage || the current Boss number	ability	Draw cards equal to the number of your current Boss.
measure	the number of events of your Boss	ability	Draw cards equal to the number of events of your Boss.
measure	the threat level	ability	Draw cards equal to the threat level.
measure	the number of counters removed this way		
measure	the number of {name} counters removed this way		
measure	the number of {of} removed		
measure	the amount of damage dealt this way || the damage dealt this way		
measure	the amount of damage healed this way || the damage healed this way		
measure	the amount of damage prevented this way || the damage prevented this way		
measure	the amount of damage removed this way || the damage removed this way		
left your party	{n} plus the number of {of} that have left your party		
more than you	more {noun} than you || more {noun} than you do	ability	If an opponent controls more allies than you, draw three cards.
more there	more {noun} are in an opponent 's party than in yours || more {noun} in an opponent 's party than in yours		
fewer than an opponent	fewer {noun} than an opponent		
more than an opponent	more {noun} than an opponent	ability	If you control more allies than an opponent, draw three cards.
more than each opponent	more {noun} than each opponent	ability	If you control more allies than each opponent, draw three cards.
his are more	{of} controls more {noun} than you || {of} has more {noun} than you	ability	Target opponent discards a card. If that player controls more resources than you, draw three cards.
condition	you control {noun} || you have {noun} || you have {noun} in play || {noun} is in your party	ability	If you control an ally, draw three cards.
condition	you control {name} || {name} is in your party	ability	If you control Footman, draw three cards.
condition	you control another {noun} || you have another {noun} || you have another {noun} in play	ability	If you control another ally, draw three cards.
condition	you control {n} or more {noun} || you have {n} or more {noun} || you control at least {n} {noun} || {n} or more {noun} are in your party	ability	If you control two or more allies, draw three cards.
condition	you have {n} or more {noun} in your graveyard || there are {n} or more {noun} in your graveyard	ability	If you have two or more allies in your graveyard, draw three cards.
condition	you have {n} or more {noun} in your deck || there are {n} or more {noun} in your deck	ability	If you have two or more allies in your deck, draw three cards.
condition	{noun} is in your graveyard || there is {noun} in your graveyard || you have {noun} in your graveyard	ability	If an ally is in your graveyard, draw three cards.
condition	you control an even number of {noun}	ability	If you control an even number of allies, draw three cards.
condition	you control an odd number of {noun}	ability	If you control an odd number of allies, draw three cards.
condition	you control exactly one {noun} || exactly one {noun} is in your party	ability	If you control exactly one ally, draw three cards.
condition	you control exactly {n} {noun} || you have exactly {n} {noun} || exactly {n} {noun} are in your party	ability	If you control exactly two allies, draw three cards.
condition	you control no {noun} || you have no {noun}	ability	If you control no allies, draw three cards.
condition	you don't control {noun}	ability	If you don't control an ally, draw three cards.
condition	{self} is the only {noun} || it is the only {noun}		
condition	an opponent controls {noun} || an opponent has {noun} in his party || an opponent has {noun} in play	ability	If an opponent controls an ally, draw three cards.
condition	there are {n} or more {noun}	ability	If there are two or more allies, draw three cards.
condition	there are no {noun} || no {noun} are in play	ability	If there are no allies, draw three cards.
condition	there is {noun}	ability	If there is an ally, draw three cards.
condition	you have fewer cards in your hand than in your graveyard		
condition	you have more cards in your hand than in your graveyard	ability	If you have more cards in your hand than in your graveyard, draw three cards.
condition	you have fewer cards in your hand than in your deck	ally	While you have fewer cards in your hand than in your deck, this ally has +2 ATK.
condition	you have more cards in your hand than in your deck	ability	If you have more cards in your hand than in your deck, draw three cards.
condition	you have fewer cards in your graveyard than in your hand	ability	If you have fewer cards in your graveyard than in your hand, draw three cards.
condition	you have more cards in your graveyard than in your hand	ability	If you have more cards in your graveyard than in your hand, draw three cards.
condition	you have fewer cards in your graveyard than in your deck	ability	If you have fewer cards in your graveyard than in your deck, draw three cards.
condition	you have more cards in your graveyard than in your deck	ability	If you have more cards in your graveyard than in your deck, draw three cards.
condition	you have fewer cards in your deck than in your hand	ability	If you have fewer cards in your deck than in your hand, draw three cards.
condition	you have more cards in your deck than in your hand	ability	If you have more cards in your deck than in your hand, draw three cards.
condition	you have fewer cards in your deck than in your graveyard	ability	If you have fewer cards in your deck than in your graveyard, draw three cards.
condition	you have more cards in your deck than in your graveyard	ability	If you have more cards in your deck than in your graveyard, draw three cards.
condition	the named card is in {of} hand || a card with the chosen name is in {of} hand		
condition	the named card is in {of} graveyard || a card with the chosen name is in {of} graveyard		
condition	you control the named card || you control a card with the chosen name		
condition	there is another {noun}	ability	If there is another ally, draw three cards.
condition	there is {noun} on the chain	ability	If there is an ally on the chain, draw three cards.
condition	there is no {noun} on the chain	ability	If there is no ally on the chain, draw three cards.
condition	{noun}	ability	If all allies you control are damaged, draw three cards.
condition	{noun}	ability	If an ally is attached to an ally, draw three cards.
condition	{of}	ability	If you control a weapon and an ability, draw three cards.
condition	no {noun} are in your party	ability	If no allies are in your party, draw three cards.
condition	you haven't {noun}	ability	If you haven't an ally, draw three cards.
condition	an opposing hero has {more} than your hero	ability	If an opposing hero has more damage than your hero, draw three cards.
condition	your hero has more damage than an opposing hero || your hero has more damage on it than an opposing hero || an opposing hero has less damage than your hero	ability	If your hero has more damage than an opposing hero, draw three cards.
condition	one or more Cubes are unattached	ability	If one or more Cubes are unattached, draw three cards.
condition	the number of your current Boss is {n} || the current stage is {n}	ability	If the number of your current Boss is 2, draw three cards.
condition	{of} has no cards in your hand || {of} has no cards in hand || {of} has no cards in his hand	ability	If you have no cards in your hand, draw three cards.
condition	{on} has no {name} counters || {on} has no {name} counters on it	ability	If target ally has no quest counters, draw three cards.
condition	{on} has {name} counter || {on} has {name} counter on it	ability	If target ally has a quest counter counter, draw three cards.
condition	no {name} counters remain	ability	If no quest counters remain, draw three cards.
condition	{of} has {n} or more damage || {of} has {n} or more damage on it	ability	If target ally has 2 or more damage, draw three cards.
condition	{of} has {n} or more remaining health	ability	If target ally has 2 or more remaining health, draw three cards.
condition	{on} has {n} or more {name} counters || {on} has {n} or more {name} counters on it || there are {n} or more {name} counters on {on}	ability	If target ally has two or more quest counters, draw three cards.
condition	{of} has {n} or more cards in your hand || {of} has {n} or more cards in hand || {of} has {n} or more cards in his hand	ability	If you have two or more cards in your hand, draw three cards.
condition	{of} controls {n} or more resources || {of} has {n} or more resources	ability	If you control two or more resources, draw three cards.
condition	{noun} have {n} or more combined ATK	ability	If allies have 2 or more combined ATK, draw three cards.
condition	{noun} have {n} or more combined [Health]	ability	If allies have 2 or more combined [Health], draw three cards.
condition	{noun} have {n} or more combined cost	ability	If allies have 2 or more combined cost, draw three cards.
condition	{noun} have {n} or more combined DEF	ability	If allies have 2 or more combined DEF, draw three cards.
condition	{noun} have {n} or more combined remaining health	ability	If allies have 2 or more combined remaining health, draw three cards.
condition	{left} is {n} or more	ability	If the number of Gnomes you control is 2 or more, draw three cards.
condition	{of} has {n} or less damage || {of} has {n} or less damage on it	ability	If target ally has 2 or less damage, draw three cards.
condition	{of} has {n} or less remaining health	ability	If target ally has 2 or less remaining health, draw three cards.
condition	{on} has {n} or less {name} counters || {on} has {n} or less {name} counters on it || there are {n} or less {name} counters on {on}	ability	If target ally has two or less quest counters, draw three cards.
condition	{of} has {n} or less cards in your hand || {of} has {n} or less cards in hand || {of} has {n} or less cards in his hand	ability	If you have two or less cards in your hand, draw three cards.
condition	{of} controls {n} or less resources || {of} has {n} or less resources	ability	If you control two or less resources, draw three cards.
condition	{noun} have {n} or less combined ATK	ability	If allies have 2 or less combined ATK, draw three cards.
condition	{noun} have {n} or less combined [Health]	ability	If allies have 2 or less combined [Health], draw three cards.
condition	{noun} have {n} or less combined cost	ability	If allies have 2 or less combined cost, draw three cards.
condition	{noun} have {n} or less combined DEF	ability	If allies have 2 or less combined DEF, draw three cards.
condition	{noun} have {n} or less combined remaining health	ability	If allies have 2 or less combined remaining health, draw three cards.
condition	{left} is {n} or less	ability	If the number of Gnomes you control is 2 or less, draw three cards.
condition	{of} has {n} or fewer damage || {of} has {n} or fewer damage on it	ability	If target ally has 2 or fewer damage, draw three cards.
condition	{of} has {n} or fewer remaining health	ability	If target ally has 2 or fewer remaining health, draw three cards.
condition	{on} has {n} or fewer {name} counters || {on} has {n} or fewer {name} counters on it || there are {n} or fewer {name} counters on {on}	ability	If target ally has two or fewer quest counters, draw three cards.
condition	{of} has {n} or fewer cards in your hand || {of} has {n} or fewer cards in hand || {of} has {n} or fewer cards in his hand	ability	If you have two or fewer cards in your hand, draw three cards.
condition	{of} controls {n} or fewer resources || {of} has {n} or fewer resources	ability	If you control two or fewer resources, draw three cards.
condition	{noun} have {n} or fewer combined ATK	ability	If allies have 2 or fewer combined ATK, draw three cards.
condition	{noun} have {n} or fewer combined [Health]	ability	If allies have 2 or fewer combined [Health], draw three cards.
condition	{noun} have {n} or fewer combined cost	ability	If allies have 2 or fewer combined cost, draw three cards.
condition	{noun} have {n} or fewer combined DEF	ability	If allies have 2 or fewer combined DEF, draw three cards.
condition	{noun} have {n} or fewer combined remaining health	ability	If allies have 2 or fewer combined remaining health, draw three cards.
condition	{left} is {n} or fewer	ability	If the number of Gnomes you control is 2 or fewer, draw three cards.
condition	{of} has exactly {n} damage || {of} has exactly {n} damage on it	ability	If target ally has exactly 2 damage, draw three cards.
condition	{of} has exactly {n} remaining health	ability	If target ally has exactly 2 remaining health, draw three cards.
condition	{on} has exactly {n} {name} counters || {on} has exactly {n} {name} counters on it || there are exactly {n} {name} counters on {on}	ability	If target ally has exactly two quest counters, draw three cards.
condition	{of} has exactly {n} cards in your hand || {of} has exactly {n} cards in hand || {of} has exactly {n} cards in his hand	ability	If you have exactly two cards in your hand, draw three cards.
condition	{of} controls exactly {n} resources || {of} has exactly {n} resources	ability	If you control exactly two resources, draw three cards.
condition	{noun} have exactly {n} combined ATK	ability	If allies have exactly 2 combined ATK, draw three cards.
condition	{noun} have exactly {n} combined [Health]	ability	If allies have exactly 2 combined [Health], draw three cards.
condition	{noun} have exactly {n} combined cost	ability	If allies have exactly 2 combined cost, draw three cards.
condition	{noun} have exactly {n} combined DEF	ability	If allies have exactly 2 combined DEF, draw three cards.
condition	{noun} have exactly {n} combined remaining health	ability	If allies have exactly 2 combined remaining health, draw three cards.
condition	{left} is exactly {n}	ability	If the number of Gnomes you control is exactly 2, draw three cards.
condition	{of} has fewer than {n} damage || {of} has fewer than {n} damage on it	ability	If target ally has fewer than 2 damage, draw three cards.
condition	{of} has fewer than {n} remaining health	ability	If target ally has fewer than 2 remaining health, draw three cards.
condition	{on} has fewer than {n} {name} counters || {on} has fewer than {n} {name} counters on it || there are fewer than {n} {name} counters on {on}	ability	If target ally has fewer than two quest counters, draw three cards.
condition	{of} has fewer than {n} cards in your hand || {of} has fewer than {n} cards in hand || {of} has fewer than {n} cards in his hand	ability	If you have fewer than two cards in your hand, draw three cards.
condition	{of} controls fewer than {n} resources || {of} has fewer than {n} resources	ability	If you control fewer than two resources, draw three cards.
condition	{noun} have fewer than {n} combined ATK	ability	If allies have fewer than 2 combined ATK, draw three cards.
condition	{noun} have fewer than {n} combined [Health]	ability	If allies have fewer than 2 combined [Health], draw three cards.
condition	{noun} have fewer than {n} combined cost	ability	If allies have fewer than 2 combined cost, draw three cards.
condition	{noun} have fewer than {n} combined DEF	ability	If allies have fewer than 2 combined DEF, draw three cards.
condition	{noun} have fewer than {n} combined remaining health	ability	If allies have fewer than 2 combined remaining health, draw three cards.
condition	{left} is fewer than {n}	ability	If the number of Gnomes you control is fewer than 2, draw three cards.
condition	{of} has more than {n} damage || {of} has more than {n} damage on it	ability	If target ally has more than 2 damage, draw three cards.
condition	{of} has more than {n} remaining health	ability	If target ally has more than 2 remaining health, draw three cards.
condition	{on} has more than {n} {name} counters || {on} has more than {n} {name} counters on it || there are more than {n} {name} counters on {on}	ability	If target ally has more than two quest counters, draw three cards.
condition	{of} has more than {n} cards in your hand || {of} has more than {n} cards in hand || {of} has more than {n} cards in his hand	ability	If you have more than two cards in your hand, draw three cards.
condition	{of} controls more than {n} resources || {of} has more than {n} resources	ability	If you control more than two resources, draw three cards.
condition	{noun} have more than {n} combined ATK	ability	If allies have more than 2 combined ATK, draw three cards.
condition	{noun} have more than {n} combined [Health]	ability	If allies have more than 2 combined [Health], draw three cards.
condition	{noun} have more than {n} combined cost	ability	If allies have more than 2 combined cost, draw three cards.
condition	{noun} have more than {n} combined DEF	ability	If allies have more than 2 combined DEF, draw three cards.
condition	{noun} have more than {n} combined remaining health	ability	If allies have more than 2 combined remaining health, draw three cards.
condition	{left} is more than {n}	ability	If the number of Gnomes you control is more than 2, draw three cards.
condition	{left} is less than or equal to {n}	ability	If the number of Gnomes you control is less than or equal to the number of Gnomes you control, draw three cards.
condition	{left} is greater than or equal to {n}	ability	If the number of Gnomes you control is greater than or equal to the number of Gnomes you control, draw three cards.
condition	{left} is less than {n}	ability	If the number of Gnomes you control is less than the number of Gnomes you control, draw three cards.
condition	{left} is greater than {n}	ability	If the number of Gnomes you control is greater than the number of Gnomes you control, draw three cards.
condition	{watch}	ability	If an ally attacked this turn, draw three cards.
condition	{watch}	ability	If your hero didn't deal damage with an ally this turn, draw three cards.
condition	{watch} this turn	ability	If you played an ally this turn, draw three cards.
condition	{watch} this turn	ability	If you didn't play an ally this turn, draw three cards.
condition	{all} this turn		
condition	{card} entered play under your control this turn || {card} entered your party this turn	ability	If an ally entered play under your control this turn, draw three cards.
condition	no {combat} {type} damage was dealt {tool} this turn	ability	If no damage was dealt this turn, draw three cards.
condition	{by} dealt no {combat} {type} damage this turn	ability	If an ally dealt no damage this turn, draw three cards.
condition	you control {so} || you have {so}	ability	If you control more allies than each opponent, draw three cards.
condition	{so}		
condition	{of} controls more resources than you || {of} has more resources than you	ability	Target opponent discards a card. If that player controls more resources than you, draw three cards.
condition	{of} has more cards in hand than you || {of} has more cards in his hand than you	ability	Target opponent discards a card. If that player has more cards in hand than you, draw three cards.
condition	{of} controls no {noun}	ability	Target opponent discards a card. If that player controls no allies, draw three cards.
condition	you have fewer cards in hand than each opponent || each opponent has more cards in hand than you	ability	If you have fewer cards in hand than each opponent, draw three cards.
condition	you control {so} || you have {so}	ability	If you control more allies than an opponent, draw three cards.
condition	an opponent controls {so} || an opponent has {so}	ability	If an opponent controls more allies than you, draw three cards.
condition	{so} || there are {so}		
condition	an opponent controls more resources than you || an opponent has more resources than you || you control fewer resources than an opponent || you have fewer resources than an opponent	ability	If an opponent controls more resources than you, draw three cards.
condition	an opponent has more cards in hand than you || an opponent has more cards in his hand than you || you have fewer cards in hand than an opponent	ability	If an opponent has more cards in hand than you, draw three cards.
condition	an opponent has no cards in his hand || an opponent has no cards in hand	ability	If an opponent has no cards in his hand, draw three cards.
condition	an opponent controls {n} or more resources || an opponent has {n} or more resources	ability	If an opponent controls two or more resources, draw three cards.
condition	an opponent has {n} or more cards in his hand || an opponent has {n} or more cards in hand	ability	If an opponent has two or more cards in his hand, draw three cards.
condition	an opponent controls {n} or more {noun}	ability	If an opponent controls two or more allies, draw three cards.
condition	your hero has {trait}		
condition	that brings the damage {by} has dealt to {to} this turn to {n} or more	ability	Target opponent discards a card. If that brings the damage an ally has dealt to it this turn to 2 or more, draw three cards.
condition	that card shares its type with no other card you've played this turn	ability	Destroy target ally. If that card shares its type with no other card you've played this turn, draw three cards.
condition	you went first this game	ability	If you went first this game, draw three cards.
condition	an opponent went first this game	ability	If an opponent went first this game, draw three cards.
condition	it's your turn || it is your turn	ability	If it's your turn, draw three cards.
condition	it's an opponent 's turn	ability	Play this ability only if it's an opponent's turn.
condition	it's not your turn || it isn't your turn	ability	If it's not your turn, draw three cards.
condition	{what} cost is odd		
condition	{what} cost is even		
condition	{what} {noun}	ability	If target ally attacked this turn, draw three cards.
condition	{what} has no {hosts} attached	ability	If target ally has no ally attached, draw three cards.
condition	two or more {noun} have the same name	ability	If two or more allies have the same name, draw three cards.
condition	{noun} has different names	ability	If allies you control have different names, draw three cards.
condition	{by} dealt {combat} {type} damage {tool} to {what} this turn	ability	If an ally dealt damage to target ally this turn, draw three cards.
condition	{by} has dealt {combat} {type} damage {tool} to {what} this turn	ability	If an ally has dealt damage to target ally this turn, draw three cards.
condition	damage was dealt with {what} this turn	ability	If damage was dealt with target ally this turn, draw three cards.
condition	{what} is dealt fatal damage this way	ability	Your hero deals 2 fire damage to target ally. If target ally is dealt fatal damage this way, draw three cards.
condition	{what} is dealt damage this way	ability	Your hero deals 2 fire damage to target ally. If target ally is dealt damage this way, draw three cards.
condition	{what} is healed this way	ability	Your hero heals 2 damage from target ally. If target ally is healed this way, draw three cards.
condition	{what} is destroyed this way	ability	Destroy target ally. If target ally is destroyed this way, draw three cards.
condition	{what} is exhausted this way	ability	Exhaust target ally. If target ally is exhausted this way, draw three cards.
condition	{what} is readied this way	ability	Ready target ally. If target ally is readied this way, draw three cards.
condition	{what} is discarded this way	ability	Target opponent discards a card. If target ally is discarded this way, draw three cards.
condition	{what} is removed this way || {what} is removed from the game this way	ability	Remove target ally from the game. If target ally is removed this way, draw three cards.
condition	{what} is put into your hand this way || {what} is landed on this way || {what} is put into a graveyard this way || {what} is put into a deck this way || {what} is put on top of your deck this way || {what} is put on the bottom of your deck this way || {what} is put into a resource row this way || {what} is put into play this way || {what} is shuffled into the deck this way || {what} is shuffled back into the deck this way	ability	Put an ally from your graveyard into your hand. If target ally is put into your hand this way, draw three cards.
condition	{what} is {noun}	ability	If target ally is damaged, draw three cards.
condition	{what} isn't {noun} || {what} is not {noun}	ability	If target ally isn't damaged, draw three cards.
condition	{what} has or shares the highest cost among {of}	ability	If target ally has or shares the highest cost among allies, draw three cards.
condition	{what} has or shares the lowest cost among {of}	ability	If target ally has or shares the lowest cost among allies, draw three cards.
condition	{what} has {noun}	ability	If target ally has Ferocity, draw three cards.
condition	{what} doesn't have {noun} || {what} doesn't have {noun}	ability	If target ally doesn't have Ferocity, draw three cards.
condition	{what} was {noun} || {what} were {noun}	ability	If target ally was damaged, draw three cards.
condition	{what} wasn't {noun} || {what} weren't {noun}	ability	If target ally wasn't damaged, draw three cards.
condition	{what} was played by a {faction} player || {what} was played by an {faction} player	ability	If target ally was played by a [Horde] player, draw three cards.
condition	{what} shares the chosen kind || {what} shares that kind		
condition	{what} shares a name with {of}	ability	If target ally shares a name with target ally, draw three cards.
condition	{what} shares a class with {of}	ability	If target ally shares a class with target ally, draw three cards.
condition	{what} shares a race with {of}	ability	If target ally shares a race with target ally, draw three cards.
condition	{what} shares a card type with {of}	ability	If target ally shares a card type with target ally, draw three cards.
condition	{they} have different {what}		
condition	damage is dealt this way	ability	Your hero deals 2 fire damage to target ally. If damage is dealt this way, draw three cards.
condition	damage is healed this way	ability	Your hero heals 2 damage from target ally. If damage is healed this way, draw three cards.
condition	fatal damage is dealt this way		
condition	{noun} was affected this way	ability	Destroy target ally. If an ally was affected this way, draw three cards.
condition	{noun} is dealt damage this way	ability	Your hero deals 2 fire damage to target ally. If an ally is dealt damage this way, draw three cards.
condition	{noun} is healed this way	ability	Your hero heals 2 damage from target ally. If an ally is healed this way, draw three cards.
condition	{noun} is destroyed this way	ability	Destroy target ally. If an ally is destroyed this way, draw three cards.
condition	{noun} is exhausted this way	ability	Exhaust target ally. If an ally is exhausted this way, draw three cards.
condition	{noun} is readied this way	ability	Ready target ally. If an ally is readied this way, draw three cards.
condition	{noun} is discarded this way	ability	Target opponent discards a card. If an ally is discarded this way, draw three cards.
condition	{noun} is removed this way || {noun} is removed from the game this way	ability	Remove target ally from the game. If an ally is removed this way, draw three cards.
condition	{noun} is put into your hand this way || {noun} is landed on this way || {noun} is put into a graveyard this way || {noun} is put into a deck this way || {noun} is put on top of your deck this way || {noun} is put on the bottom of your deck this way || {noun} is put into a resource row this way || {noun} is put into play this way || {noun} is shuffled into the deck this way || {noun} is shuffled back into the deck this way	ability	Put an ally from your graveyard into your hand. If an ally is put into your hand this way, draw three cards.
condition	you destroyed {noun} this way	ability	Destroy target ally. If you destroyed an ally this way, draw three cards.
condition	he destroyed {noun} this way	ability	Destroy target ally. If he destroyed an ally this way, draw three cards.
condition	that player destroyed {noun} this way	ability	Destroy target ally. If that player destroyed an ally this way, draw three cards.
condition	you exhausted {noun} this way	ability	Exhaust target ally. If you exhausted an ally this way, draw three cards.
condition	he exhausted {noun} this way	ability	Exhaust target ally. If he exhausted an ally this way, draw three cards.
condition	that player exhausted {noun} this way	ability	Exhaust target ally. If that player exhausted an ally this way, draw three cards.
condition	you readied {noun} this way	ability	Ready target ally. If you readied an ally this way, draw three cards.
condition	he readied {noun} this way	ability	Ready target ally. If he readied an ally this way, draw three cards.
condition	that player readied {noun} this way	ability	Ready target ally. If that player readied an ally this way, draw three cards.
condition	you discarded {noun} this way	ability	Target opponent discards a card. If you discarded an ally this way, draw three cards.
condition	he discarded {noun} this way	ability	Target opponent discards a card. If he discarded an ally this way, draw three cards.
condition	that player discarded {noun} this way	ability	Target opponent discards a card. If that player discarded an ally this way, draw three cards.
condition	you removed {noun} this way || you removed {noun} from the game this way	ability	Remove target ally from the game. If you removed an ally this way, draw three cards.
condition	he removed {noun} this way || he removed {noun} from the game this way	ability	Remove target ally from the game. If he removed an ally this way, draw three cards.
condition	that player removed {noun} this way || that player removed {noun} from the game this way	ability	Remove target ally from the game. If that player removed an ally this way, draw three cards.
condition	you put {noun} into your hand this way	ability	Put an ally from your graveyard into your hand. If you put a card into your hand this way, draw three cards.
condition	he put {noun} into your hand this way	ability	Put an ally from your graveyard into your hand. If he put an ally into your hand this way, draw three cards.
condition	that player put {noun} into your hand this way || you put {noun} into a graveyard this way || he put {noun} into a graveyard this way || that player put {noun} into a graveyard this way || you put {noun} into your deck this way || he put {noun} into your deck this way || that player put {noun} into your deck this way || you put {noun} into your resource row this way || he put {noun} into your resource row this way || that player put {noun} into your resource row this way || you put {noun} into play this way || he put {noun} into play this way || that player put {noun} into play this way	ability	Put an ally from your graveyard into your hand. If that player put an ally into your hand this way, draw three cards.
condition	he discarded {noun}	ability	Target opponent discards a card. If he discarded an ally, draw three cards.
condition	your hero dealt damage to {noun} this way	ability	Your hero deals 2 fire damage to target ally. If your hero dealt damage to an ally this way, draw three cards.
condition	you removed {left} {n} or more counters this way || {left} {n} or more counters were removed this way		
condition	{noun} is dealt fatal damage this way	ability	Your hero deals 2 fire damage to target ally. If a card is dealt fatal damage this way, draw three cards.
condition	you revealed {noun} this way || you revealed {noun} || {noun} is revealed this way	ability	If you revealed an ally this way, draw three cards.
condition	you played {n} or more {card} this turn	ability	If you played two or more allies this turn, draw three cards.
condition	you've played {n} or more {card} this turn	ability	If you've played two or more allies this turn, draw three cards.
condition	you have played {n} or more {card} this turn	ability	If you have played two or more allies this turn, draw three cards.
condition	it's {noun} || he's {noun} || she 's {noun}	ally	While it's damaged, this ally has +2 ATK.
condition	it isn't {noun} || it's not {noun}	ally	While it isn't damaged, this ally has +2 ATK.
condition	you targeted {noun}	ally	While you targeted an ally, this ally has +2 ATK.
condition	all opponents are {plane}		
duration	this turn || until end of turn || until end of the turn || until the end of turn || until the end of the turn	ability	Target ally has +2 ATK this turn.
duration	this combat || until end of combat || until the end of combat	ability	Target ally has +2 ATK this combat.
duration	until the start of your next turn || until your next turn	ability	Target ally has +2 ATK until the start of your next turn.
duration	until the start of its controller 's next turn || until the start of that opponent 's next turn		
duration	until the end of your next turn || until after your next turn	ability	Target ally has +2 ATK until the end of your next turn.
duration	for the rest of the game || this game || until it leaves play || , until it leaves play || until he leaves play || , until he leaves play || until she leaves play || , until she leaves play || until they leave play || , until they leave play	ability	Target ally has +2 ATK for the rest of the game.
duration	this turn until you play {card} || until you play {card} this turn	ability	Target ally has +2 ATK this turn until you play an ally.
duration	this turn until you strike with {weapon} or play {card} || until you strike with {weapon} or play {card} || until you strike with {weapon} or play {card} this turn	ability	Target ally has +2 ATK this turn until you strike with an ally or play an ally.
duration	while {self} remains under your control || while {self} remains in your party	ability	Target ally has +2 ATK while this ability remains under your control.
duration	while {self} remains in play	ability	Target ally has +2 ATK while this ability remains in play.
duration	while {self} remains exhausted	ability	Target ally has +2 ATK while this ability remains exhausted.
duration	while {self} remains face up	ability	Target ally has +2 ATK while this ability remains face up.
stats	{atk} {damageType} / {health} [Health] || {atk} {damageType} / {health} || {atk} {damageType} / {health} [Health] || {atk} {damageType} ATK / {health} || {atk} {damageType} ATK / {health} [Health]	ability	Put a 2 [Fire] / 2 [Health] Wolf ally token into play.
stats	{atk} / {health} [Health] || {atk} / {health} || {atk} / {health} [Health] || {atk} ATK / {health} || {atk} ATK / {health} [Health] || {atk} ATK and {health} [Health] || {atk} ATK , {health} [Health]	ability	Put a 2 / 2 [Health] Wolf ally token into play.
stats	X {damageType} / X [Health] || X {damageType} / X || X {damageType} / X [Health] || X {damageType} ATK / X || X {damageType} ATK / X [Health]		
stats	X / X [Health] || X / X || X / X [Health] || X ATK / X || X ATK / X [Health]		
quoted power	" {power} "		
limit	{tag} ( {count} )		
faction icon	[Alliance] || Alliance		
faction icon	[Horde] || Horde		
unique	Unique		
plane	ghostly		
numbers	{atk} {damageType} / {strike} [Strike] || {atk} {damageType} / {strike} strike cost || {atk} {damageType} ATK / {strike} strike cost		
numbers	{def} DEF	ability	Put three Wall armor tokens into play with 1 DEF.
numbers	{numbers}		
unique token	unique {tag} ally token with that name and {numbers}		
payer	you	ally	You control attached card..
payer	opponents || your opponents || each opponent	ally	Your opponents pay 1 less to play allies you play..
payer	friendly players || you and friendly players		
payer	players || each player	ability	Players put target ally into play.
number	( {n} ) || {n}	ally	You pay (1) less to complete quests.
size	{n} less	ally	You pay 2 less to play allies you play..
size	{n} more	ally	You pay 2 more to play allies you play..
size	X less	ally	You pay X less to play allies you play, where X is the number of Gnomes you control..
so long	while {of} || if {of}	ally	While you have fewer cards in your hand than in your deck, this ally has +2 ATK.
so long	on your turn	ally	On your turn: [Activate] >>> Draw three cards.
so long	on opponents ' turns || on an opponent 's turn	ally	This ally has +3 ATK on opponents' turns.
minimum	, to a minimum of {n}		
cost change	{whose} pays {by} to play {noun} {while} {minimum} . || {whose} must pays {by} to play {noun} {while} {minimum} . || {while} , {whose} pays {by} to play {noun} {minimum} .	ally	Your opponents pay 1 less to play allies you play..
cost change	{host} 's controller pays {by} to play {noun} {while} {minimum} . || {host} 's controller pays {by} to complete {noun} {while} {minimum} . || {host} 's controller pays {by} to strike with {noun} {while} {minimum} .	ally	Ongoing: Attached hero's controller pays (1) more to play abilities.
cost change	{whose} pays {by} to play {noun} {each} {minimum} .	ally	Your opponents pay 1 less to play allies you play for each Gnome you control..
cost change	{whose} pays {by} to play {noun} , and an additional {more} {each} {minimum} . || {whose} pays {by} to play {noun} and an additional {more} {each} {minimum} .	ally	You pay 1 less to play allies you play, and an additional 1 less for each Gnome you control..
cost change	{whose} pays X less to play {noun} , where X is {n} {minimum} .	ally	You pay X less to play allies you play, where X is the number of Gnomes you control..
cost change	{whose} pays {by} to complete {noun} {while} {minimum} . || {whose} must pays {by} to complete {noun} {while} {minimum} . || {while} , {whose} pays {by} to complete {noun} {minimum} .	ally	Your opponents pay 1 less to complete allies you play..
cost change	{whose} pays {by} to complete {noun} {each} {minimum} .	ally	Your opponents pay 1 less to complete allies you play for each Gnome you control..
cost change	{whose} pays {by} to complete {noun} , and an additional {more} {each} {minimum} . || {whose} pays {by} to complete {noun} and an additional {more} {each} {minimum} .	ally	You pay 1 less to complete allies you play, and an additional 1 less for each Gnome you control..
cost change	{whose} pays X less to complete {noun} , where X is {n} {minimum} .	ally	You pay X less to complete allies you play, where X is the number of Gnomes you control..
cost change	{whose} pays {by} to strike with {noun} {while} {minimum} . || {whose} must pays {by} to strike with {noun} {while} {minimum} . || {while} , {whose} pays {by} to strike with {noun} {minimum} .	ally	Your opponents pay 1 less to strike with allies you play..
cost change	{whose} pays {by} to strike with {noun} {each} {minimum} .	ally	Your opponents pay 1 less to strike with allies you play for each Gnome you control..
cost change	{whose} pays {by} to strike with {noun} , and an additional {more} {each} {minimum} . || {whose} pays {by} to strike with {noun} and an additional {more} {each} {minimum} .	ally	You pay 1 less to strike with allies you play, and an additional 1 less for each Gnome you control..
cost change	{whose} pays X less to strike with {noun} , where X is {n} {minimum} .	ally	You pay X less to strike with allies you play, where X is the number of Gnomes you control..
cost change	you pay {by} to play your first {noun} each turn {minimum} .	ally	You pay 1 less to play your first ability each turn..
cost change	you pay {by} to play your first {noun} each turn {each} {minimum} . || {each} , you pay {by} to play your first {noun} each turn {minimum} .	ally	You pay 1 less to play your first ability each turn for each Gnome you control..
cost change	{noun} you play cost {by} {while} {minimum} . || your {noun} cost {by} {while} {minimum} .	ally	Allies you control you play cost 1 less..
cost change	{noun} cost opponents {by} to play {while} {minimum} . || {noun} opponents play cost {by} {while} {minimum} .	ally	Allies you control cost opponents 1 less to play..
cost change	{noun} costs {by} {while} {minimum} . || {noun} costs {by} to play {while} {minimum} . || {while} , you may play {noun} for {by} .	ability	This ability costs 1 less..
cost change	{noun} costs {by} {each} {minimum} . || {noun} costs {by} to play {each} {minimum} .	ability	This ability costs 1 less for each Gnome you control..
cost change	{noun} costs {by} to complete {while} {minimum} .	ability	This ability costs 1 less to complete..
cost change	{noun} costs {by} to complete {each} {minimum} .	ability	This ability costs 1 less to complete for each Gnome you control..
use change	you pay {by} to flip this hero {while} . || {while} , you pay {by} to flip this hero .	hero	You pay 1 less to flip this hero.
use change	you pay {by} to use this power {each} .	ally	You pay 1 less to use this power for each Gnome you control.
compound	arcanefire	ability	Your hero deals 2 arcanefire damage to target ally.
compound	arcanefrost	ability	Your hero deals 2 arcanefrost damage to target ally.
compound	arcaneholy	ability	Your hero deals 2 arcaneholy damage to target ally.
compound	arcanemelee	ability	Your hero deals 2 arcanemelee damage to target ally.
compound	arcanenature	ability	Your hero deals 2 arcanenature damage to target ally.
compound	arcaneranged	ability	Your hero deals 2 arcaneranged damage to target ally.
compound	arcaneshadow	ability	Your hero deals 2 arcaneshadow damage to target ally.
compound	firearcane	ability	Your hero deals 2 firearcane damage to target ally.
compound	firefrost	ability	Your hero deals 2 firefrost damage to target ally.
compound	fireholy	ability	Your hero deals 2 fireholy damage to target ally.
compound	firemelee	ability	Your hero deals 2 firemelee damage to target ally.
compound	firenature	ability	Your hero deals 2 firenature damage to target ally.
compound	fireranged	ability	Your hero deals 2 fireranged damage to target ally.
compound	fireshadow	ability	Your hero deals 2 fireshadow damage to target ally.
compound	frostarcane	ability	Your hero deals 2 frostarcane damage to target ally.
compound	frostfire	ability	Your hero deals 2 frostfire damage to target ally.
compound	frostholy	ability	Your hero deals 2 frostholy damage to target ally.
compound	frostmelee	ability	Your hero deals 2 frostmelee damage to target ally.
compound	frostnature	ability	Your hero deals 2 frostnature damage to target ally.
compound	frostranged	ability	Your hero deals 2 frostranged damage to target ally.
compound	frostshadow	ability	Your hero deals 2 frostshadow damage to target ally.
compound	holyarcane	ability	Your hero deals 2 holyarcane damage to target ally.
compound	holyfire	ability	Your hero deals 2 holyfire damage to target ally.
compound	holyfrost	ability	Your hero deals 2 holyfrost damage to target ally.
compound	holymelee	ability	Your hero deals 2 holymelee damage to target ally.
compound	holynature	ability	Your hero deals 2 holynature damage to target ally.
compound	holyranged	ability	Your hero deals 2 holyranged damage to target ally.
compound	holyshadow	ability	Your hero deals 2 holyshadow damage to target ally.
compound	meleearcane	ability	Your hero deals 2 meleearcane damage to target ally.
compound	meleefire	ability	Your hero deals 2 meleefire damage to target ally.
compound	meleefrost	ability	Your hero deals 2 meleefrost damage to target ally.
compound	meleeholy	ability	Your hero deals 2 meleeholy damage to target ally.
compound	meleenature	ability	Your hero deals 2 meleenature damage to target ally.
compound	meleeranged	ability	Your hero deals 2 meleeranged damage to target ally.
compound	meleeshadow	ability	Your hero deals 2 meleeshadow damage to target ally.
compound	naturearcane	ability	Your hero deals 2 naturearcane damage to target ally.
compound	naturefire	ability	Your hero deals 2 naturefire damage to target ally.
compound	naturefrost	ability	Your hero deals 2 naturefrost damage to target ally.
compound	natureholy	ability	Your hero deals 2 natureholy damage to target ally.
compound	naturemelee	ability	Your hero deals 2 naturemelee damage to target ally.
compound	natureranged	ability	Your hero deals 2 natureranged damage to target ally.
compound	natureshadow	ability	Your hero deals 2 natureshadow damage to target ally.
compound	rangedarcane	ability	Your hero deals 2 rangedarcane damage to target ally.
compound	rangedfire	ability	Your hero deals 2 rangedfire damage to target ally.
compound	rangedfrost	ability	Your hero deals 2 rangedfrost damage to target ally.
compound	rangedholy	ability	Your hero deals 2 rangedholy damage to target ally.
compound	rangedmelee	ability	Your hero deals 2 rangedmelee damage to target ally.
compound	rangednature	ability	Your hero deals 2 rangednature damage to target ally.
compound	rangedshadow	ability	Your hero deals 2 rangedshadow damage to target ally.
compound	shadowarcane	ability	Your hero deals 2 shadowarcane damage to target ally.
compound	shadowfire	ability	Your hero deals 2 shadowfire damage to target ally.
compound	shadowfrost	ability	Your hero deals 2 shadowfrost damage to target ally.
compound	shadowholy	ability	Your hero deals 2 shadowholy damage to target ally.
compound	shadowmelee	ability	Your hero deals 2 shadowmelee damage to target ally.
compound	shadownature	ability	Your hero deals 2 shadownature damage to target ally.
compound	shadowranged	ability	Your hero deals 2 shadowranged damage to target ally.
unpreventable	unpreventable	ability	Your hero deals 3 unpreventable holy damage to target attacker.
deed	deals {amount} damage of the chosen type to {to} || deals {amount} damage of that type to {to}		
deed	deals {amount} {u} {types} damage to {to}	ability	Your hero deals 2 fire damage to target ally.
deed	deals {amount} {types} damage and {more} {others} damage to {to} {again}	ability	Your hero deals 2 fire damage and 2 fire damage to target ally.
deed	deals {amount} {u} {types} damage to {to} as combat damage	ability	Your hero deals 2 fire damage to target ally as combat damage.
deed	deals 1 {u} {types} damage to {to} {n}	ability	Your hero deals 1 fire damage to your hero for each Gnome you control.
deed	deals {amount} {u} {types} damage to {to} {n}	ability	Your hero deals 2 fire damage to target ally for each Gnome you control.
deed	deals {n} {u} {types} damage to {to} . that damage is doubled {times}	ability	Your hero deals 2 fire damage to target ally. That damage is doubled for each Gnome you control.
deed	smashes {amount} {u} {types} damage to {to}	ability	Your hero smashes 2 fire damage to target ally.
deed	deals {u} {types} damage to {to} equal to {amount}	ability	Your hero deals fire damage to your hero equal to the number of Gnomes you control.
deed	deals {u} {types} damage equal to {amount} to {to}	ability	Your hero deals fire damage equal to the number of Gnomes you control to target ally.
deed	deals {amount} {u} {types} damage divided as you choose to {to} || deals {amount} {u} {types} damage divided as you choose among {to} || deals {amount} {u} {types} damage to {to} , divided as you choose || deals {amount} {u} {types} damage to {to} divided as you choose	ability	Your hero deals 2 fire damage divided as you choose among target ally.
deed	deals {u} {types} damage equal to {amount} , divided as you choose , to {to} || deals {u} {types} damage equal to {amount} divided as you choose to {to} || deals {u} {types} damage equal to {amount} divided as you choose among {to}	ability	Your hero deals fire damage equal to the number of Gnomes you control, divided as you choose, to target ally.
deed	deals {less} {types} damage divided as your opponents choose among {noun} , or {more} if {if}	ability	Your hero deals 2 fire damage divided as your opponents choose among allies, or 2 if you control a Gnome.
deed	deals {a} and {b} {u} {types} damage to {to} , respectively	ability	Your hero deals 2 and 2 fire damage to target ally, respectively.
deed	deals {a} , {b} , and {c} {u} {types} damage to {to} , respectively	ability	Your hero deals 2, 2, and 2 fire damage to target ally, respectively.
deed	deals {a} , {b} , {c} , and {d} {u} {types} damage to {to} , respectively	ability	Your hero deals 2, 2, 2, and 2 fire damage to target ally, respectively.
deed	deals {a} , {b} , {c} , {d} , and {e} {u} {types} damage to {to} , respectively	ability	Your hero deals 2, 2, 2, 2, and 2 fire damage to target ally, respectively.
deed	deals {a} , {b} , {c} , {d} , {e} , and {f} {u} {types} damage to {to} , respectively	ability	Your hero deals 2, 2, 2, 2, 2, and 2 fire damage to target ally, respectively.
deed	deals {less} {u} {types} damage to {to} , or {more} if {if} || deals {less} {u} {types} damage to {to} , or {more} instead if {if} || deals {less} {u} {types} damage to {to} , or {more} damage if {if} || deals {less} {u} {types} damage to {to} , or {more} damage instead if {if}	ability	Your hero deals 2 fire damage to target ally, or 2 if you control a Gnome.
deed	heals {amount} damage divided as you choose from {from} || heals {amount} damage from {from} divided as you choose	ability	Your hero heals 2 damage divided as you choose from target ally.
deed	heals {amount} damage from {from} || heals {amount} from {from}	ability	Your hero heals 2 damage from target ally.
deed	heals {a} and {b} damage from {from} , respectively	ability	Your hero heals 2 and 2 damage from target ally, respectively.
deed	heals {a} , {b} , and {c} damage from {from} , respectively	ability	Your hero heals 2, 2, and 2 damage from target ally, respectively.
deed	heals {a} , {b} , {c} , and {d} damage from {from} , respectively	ability	Your hero heals 2, 2, 2, and 2 damage from target ally, respectively.
deed	heals {a} , {b} , {c} , {d} , and {e} damage from {from} , respectively	ability	Your hero heals 2, 2, 2, 2, and 2 damage from target ally, respectively.
deed	heals {a} , {b} , {c} , {d} , {e} , and {f} damage from {from} , respectively	ability	Your hero heals 2, 2, 2, 2, 2, and 2 damage from target ally, respectively.
deed	heals all damage from {from}	ability	Your hero heals all damage from target ally.
deed	heals all damage from {noun}	ability	Your hero heals all damage from allies.
deed	heals damage from {from} equal to {amount} || heals damage equal to {amount} from {from}	ability	Your hero heals damage from target ally equal to the number of Gnomes you control.
deed	heals 1 damage from {from} {n}	ability	Your hero heals 1 damage from target ally for each Gnome you control.
deed	heals {amount} damage from {from} {n}	ability	Your hero heals 2 damage from target ally for each Gnome you control.
deed	heals {less} damage from {from} , or {more} if {if} || heals {less} damage from {from} , or {more} instead if {if} || heals {less} damage from {from} , or {more} damage if {if} || heals {less} damage from {from} , or {more} damage instead if {if}	ability	Your hero heals 2 damage from target ally, or 2 if you control a Gnome.
packet	{amount} damage of the chosen type to {to} || {amount} damage of that type to {to}		
packet	{amount} {u} {types} damage to {to}		
packet	{amount} {types} damage and {more} {others} damage to {to} {again}		
packet	{amount} {u} {types} damage to {to} as combat damage		
packet	1 {u} {types} damage to {to} {n}		
packet	{amount} {u} {types} damage to {to} {n}		
cure	{amount} damage from {from}		
change	{changes} {duration}		
change	has {has} {duration} {n}		
choice of a player	your opponents choose a player	ability	Your opponents choose a player. Draw three cards.
choice of a player	choose an opponent	ability	Choose an opponent. Draw three cards.
choice of a player	choose an opponent at random	ability	Choose an opponent at random. Draw three cards.
choice of a player	that card 's controller chooses another opponent of yours		
extreme	the card with the lowest cost among {of}		
extreme	the {of} with the lowest cost		
extreme	the card with the highest cost among {of}		
extreme	the {of} with the highest cost		
extreme	the card with the lowest ATK among {of}		
extreme	the {of} with the lowest ATK		
extreme	the card with the lowest [Health] among {of}		
extreme	the {of} with the lowest [Health]		
extreme	the card with the lowest remaining [Health] among {of}		
extreme	the {of} with the lowest remaining [Health]		
extreme	the card with the highest ATK among {of}		
extreme	the {of} with the highest ATK		
extreme	the card with the highest [Health] among {of}		
extreme	the {of} with the highest [Health]		
extreme	the card with the highest remaining [Health] among {of}		
extreme	the {of} with the highest remaining [Health]		
cost changing	{whose} pays {by} to play {noun} {duration} {minimum}	ability	Your opponents pay 1 less to play allies you play this turn.
cost changing	you pay {by} to play your next {noun} {duration} {minimum} || your next {noun} costs {by} {duration} || you pay {by} to play the next {noun} you play {duration}	ability	You pay 1 less to play your next weapon this turn.
cost changing	you pay {by} to play your next {noun} {duration} and an additional {more} {each} || you pay {by} to play your next {noun} {duration} , and an additional {more} {each}	ability	You pay 2 more to play your next ally this turn and an additional 2 more for each Gnome you control.
cost changing	you pay {by} to play your next {noun} {duration} {each}	ability	You pay 1 less to play your next weapon this turn for each Gnome you control.
cost changing	{whose} pays {by} to complete {noun} {duration} {minimum}	ability	Your opponents pay 1 less to complete allies you play this turn.
cost changing	you pay {by} to complete your next {noun} {duration} {minimum}	ability	You pay 1 less to complete your next ally this turn.
cost changing	you pay {by} to complete your next {noun} {duration} and an additional {more} {each} || you pay {by} to complete your next {noun} {duration} , and an additional {more} {each}	ability	You pay 1 less to complete your next ally this turn and an additional 2 more for each Gnome you control.
cost changing	you pay {by} to complete your next {noun} {duration} {each}	ability	You pay 1 less to complete your next ally this turn for each Gnome you control.
cost changing	{whose} pays {by} to strike with {noun} {duration} {minimum}	ability	Your opponents pay 1 less to strike with allies you play this turn.
cost changing	you pay {by} the next time you strike with a {noun} {duration}	ability	You pay 1 less the next time you strike with an ally this turn.
cost changing	you pay {by} to strike with your next {noun} {duration} and an additional {more} {each} || you pay {by} to strike with your next {noun} {duration} , and an additional {more} {each}	ability	You pay 1 less to strike with your next ally this turn and an additional 2 more for each Gnome you control.
cost changing	you pay {by} to strike with your next {noun} {duration} {each}	ability	You pay 1 less to strike with your next ally this turn for each Gnome you control.
cost changing	{noun} you play cost {by} {duration} || your {noun} cost {by} {duration} || {duration} , {noun} you play cost {by}	ability	Allies you control you play cost 1 less this turn.
cost changing	you pay {by} the next time you pay a cost with X in it {duration}		
cost changing	you pay {by} the next time you strike with {noun}	ally	When this ally attacks, you pay 1 less the next time you strike with this ally.
cost changing	you pay {by} the next time you strike with {noun} {duration}	ally	When this ally attacks, you pay 1 less the next time you strike with this ally this turn.
conditionally	if {if} , {then}	ally	If an ally would be destroyed, he skips drawing it and you draw three cards instead. If you control a Gnome, draw three cards.
raised	plus {n}	ally	If your hero would deal damage, it deals that much plus 2 instead.
raised	+1 {n}		
size	that much || that amount of	ally	If your hero would deal damage, it deals that much plus 2 instead.
size	double that much || twice that much || double that amount of	ability	If target ally would be dealt combat damage this turn, it's dealt double that much instead.
instead	{times} {plus} is healed instead || {times} {plus} is healed		
instead	{times} {unpreventable} {types} damage {plus} is healed instead || {times} {unpreventable} {types} damage {plus} is healed		
instead	{effect} instead	ally	If an ally would be destroyed, draw three cards instead.
instead	{first} and {then} instead || {first} , then {then} instead	ally	If an ally would be destroyed, draw three cards and draw three cards instead.
instead	skip drawing it instead || skip that draw instead || skip drawing that card instead || you skip drawing it instead || you skip that draw instead || you skip drawing that card instead || he skips drawing it instead || he skips that draw instead || he skips drawing that card instead || that player skips drawing it instead || that player skips that draw instead || that player skips drawing that card instead	ally	If an ally would be destroyed, skip drawing it instead.
instead	he skips drawing it and {effect} instead || he skips that draw and {effect} instead || he skips drawing that card and {effect} instead	ally	If an ally would be destroyed, he skips drawing it and draw three cards instead.
instead	he skips drawing it and you {effect} instead . {more} || he skips that draw and you {effect} instead . {more} || he skips drawing that card and you {effect} instead . {more}	ally	If an ally would be destroyed, he skips drawing it and you draw three cards instead. If you control a Gnome, draw three cards.
instead	{effect} instead . if you do , {then}	ally	If an ally would be destroyed, draw three cards instead. If you do, draw three cards.
instead	{first} . if you do , {then} instead	ally	If this ally would deal damage, draw three cards. If you do, draw three cards instead.
instead	{first} . if you do , {then} and {more} instead || {first} . if you do , {then} , then {more} instead	ally	If this ally would deal damage, draw three cards. If you do, draw three cards and draw three cards instead.
instead	{who} may {first} . if you do , {then} instead	ally	If this ally would deal damage, you may draw three cards. If you do, draw three cards instead.
instead	{who} may {first} . if you do , {then} and {more} instead || {who} may {first} . if you do , {then} , then {more} instead	ally	If this ally would deal damage, you may draw three cards. If you do, draw three cards and draw three cards instead.
by fatal damage	by fatal damage	ally	If an ally would be destroyed by fatal damage, draw three cards instead.
packets	{combat} {types} damage that would be dealt {tool} || {combat} {types} damage	ally	Prevent all damage that would be dealt.
packets	{combat} {types} damage that would be dealt to {to} {tool} || {combat} {types} damage that would be dealt {tool} to {to} || {combat} {types} damage that {to} would be dealt {tool}	ability	Prevent the next 2 damage that would be dealt to your hero this turn. Draw a card for each damage dealt.
packets	{combat} {types} damage that {by} would deal to {to} || {combat} {types} damage that would be dealt to {to} by {by} || {combat} {types} damage that {to} would be dealt by {by}	ally	Prevent all damage that Dwarves would deal to Dwarves.
packets	{combat} {types} damage that {by} would deal {tool} || {combat} {types} damage {by} would deal {tool} || {combat} {types} damage that would be dealt by {by} {tool}	ally	Prevent all damage that attached character would deal.
any type	any type of	ally	If an ally would deal any type of damage, that damage is unpreventable.
to whom	to {noun}	ally	If an ally would deal damage to an ally, that damage is unpreventable.
by whom	by {noun}	ally	If an ally would be dealt damage by an ally, prevent it.
would deal	{by} would deal {much} {fatal} {combat} {types} damage {tool} {to} || {by} would deal {any} damage {tool} {to} || {by} would deal {much} {fatal} {combat} {types} damage {to} {tool}	ally	If an ally would deal damage, that damage is unpreventable.
would be dealt	{combat} {types} damage would be dealt with {tool}	ally	If damage would be dealt with an ally, prevent it.
would be dealt	{to} would be dealt {much} {fatal} {combat} {types} damage {by} {tool} || {much} {fatal} {combat} {types} damage would be dealt to {to} {by} {tool} || {much} {fatal} {combat} {types} damage would be dealt {tool} to {to}	ally	If an ally would be dealt damage, prevent it.
would heal	{by} would heal damage {tool} {from} || {by} would heal damage {from} {tool}	ally	If an ally would heal damage, it heals that much +1 instead.
would be healed	damage would be healed from {from}		
would	{card} would be destroyed {fatal}	ally	If an ally would be destroyed, draw three cards instead.
would	{card} would be put into your graveyard from play	ally	If this ally would be put into your graveyard from play, draw three cards instead.
would	{card} would be put into your graveyard || {card} would be put into your graveyard from anywhere	ally	If an ally would be put into your graveyard, draw three cards instead.
would	{card} would be put into an opposing graveyard from play	ally	If an ally would be put into an opposing graveyard from play, draw three cards instead.
would	{card} would be put into an opposing graveyard || {card} would be put into an opposing graveyard from anywhere	ally	If an ally would be put into an opposing graveyard, draw three cards instead.
would	{card} would be put into a graveyard from play	ally	If an ally would be put into a graveyard from play, draw three cards instead.
would	{card} would be put into a hand || {card} would be put into a hand from anywhere	ally	If an ally would be put into a hand, draw three cards instead.
would	{card} would be put into a deck || {card} would be put into a deck from anywhere	ally	If an ally would be put into a deck, draw three cards instead.
would	{card} would be put into a graveyard || {card} would be put into a graveyard from anywhere	ally	If an ally would be put into a graveyard, draw three cards instead.
would	{card} would enter your graveyard from play	ally	If an ally would enter your graveyard from play, draw three cards instead.
would	{card} would enter your graveyard || {card} would enter your graveyard from anywhere	ally	If an ally would enter your graveyard, draw three cards instead.
would	{card} would enter an opposing graveyard from play || {card} would be put into an opponent 's graveyard from play || {card} would enter an opponent 's graveyard from play	ally	If an ally would enter an opposing graveyard from play, draw three cards instead.
would	{card} would enter an opposing graveyard || {card} would enter an opposing graveyard from anywhere || {card} would be put into an opponent 's graveyard || {card} would be put into an opponent 's graveyard from anywhere || {card} would enter an opponent 's graveyard || {card} would enter an opponent 's graveyard from anywhere	ally	If an ally would enter an opposing graveyard, draw three cards instead.
would	{card} would enter a graveyard from play	ally	If an ally would enter a graveyard from play, draw three cards instead.
would	{card} would enter a hand || {card} would enter a hand from anywhere	ally	If an ally would enter a hand, draw three cards instead.
would	{card} would enter a deck || {card} would enter a deck from anywhere	ally	If an ally would enter a deck, draw three cards instead.
would	{card} would enter a graveyard || {card} would enter a graveyard from anywhere	ally	If an ally would enter a graveyard, draw three cards instead.
would	{card} would be put from the chain into a hand	ally	If an ally would be put from the chain into a hand, draw three cards instead.
would	{card} would be put from the chain into a deck	ally	If an ally would be put from the chain into a deck, draw three cards instead.
would	{card} would be put from the chain into a graveyard	ally	If an ally would be put from the chain into a graveyard, draw three cards instead.
would	{card} would enter play in your resource row	ally	If an ally would enter play in your resource row, draw three cards instead.
would	{card} would leave play	ally	If an ally would leave play, draw three cards instead.
would	you would draw a card	ally	If you would draw a card, draw three cards instead.
would	an opponent would draw a card	ally	If an opponent would draw a card, draw three cards instead.
would	a player would draw a card	ally	If a player would draw a card, draw three cards instead.
would	you or a friendly player would draw a card	ally	If you or a friendly player would draw a card, draw three cards instead.
dealt by	prevent all {combat} {types} damage that {for} would deal {to} {duration} || prevent all {combat} {types} damage {for} would deal {to} {duration} || prevent all {combat} {types} damage that would be dealt by {for} {duration}	ability	Prevent all damage that target ally would deal this turn.
dealt by	{combat} {types} damage that {for} would deal is unpreventable {duration} || {combat} {types} damage that {for} would deal {duration} is unpreventable || {combat} {types} damage {for} would deal is unpreventable {duration} || {combat} {types} damage that would be dealt by {for} is unpreventable {duration}	ability	Damage that target ally would deal is unpreventable this turn.
dealt by	{combat} {types} damage is unpreventable {duration} || {combat} {types} damage can't be prevented {duration}	ability	Damage is unpreventable this turn.
dealt by	{combat} {types} damage that {by} would deal is unpreventable {duration} || {combat} {types} damage that {by} would deal {duration} is unpreventable || {combat} {types} damage {by} would deal is unpreventable {duration} || {combat} {types} damage that would be dealt by {by} is unpreventable {duration}		
dealt by	if {for} would deal {combat} {types} damage {to} {duration} , {instead} || if {for} would deal any type of damage {to} {duration} , {instead}	ally	When this ally attacks, if it would deal damage this turn, it deals that much +1 instead.
dealt by	if {by} would deal {combat} {types} damage with {for} {to} {duration} , {instead} || if {by} would deal {combat} {types} damage {to} with {for} {duration} , {instead}		
dealt by	the next time {for} would deal {combat} {types} damage {to} {duration} , {instead}	ability	The next time target ally would deal damage this turn, prevent it.
to and by	prevent all {combat} {types} damage that would be dealt to and dealt by {for} {duration} || prevent all {combat} {types} damage that would be dealt to and by {for} {duration} || prevent all {combat} {types} damage that would be dealt by and dealt to {for} {duration} || prevent all {combat} {types} damage that {for} would deal and be dealt {duration}	ability	Prevent all combat arcane damage that would be dealt to and dealt by target ally this turn.
choice	another {noun}	ability	Destroy another ally.
choice	{noun} || {noun} of your choice	ability	Destroy an ally.
choice	a random {noun}	ability	Destroy a random ally.
choice	{noun} chosen by a die	ability	Destroy an ally chosen by a die.
choice	one of your {noun}	ability	Destroy one of your allies.
choice	another one of your {noun} || another of your {noun}	ability	Destroy another one of your allies.
choice	up to one {noun}	ability	Destroy up to one ally.
choice	{noun} of his choice that is friendly to him		
choice	{noun} in each opponent 's party		
choice	up to {n} {noun}	ability	Destroy up to two allies.
choice	{n} {noun}	ability	Destroy two allies.
choice	{n} of your {noun}	ability	Destroy two of your allies.
choice	up to {n} of your {noun}	ability	Destroy up to two of your allies.
choice	any number of {noun}	ability	Destroy any number of allies.
each	your {noun}		
each	each {noun} || this and each other {noun}	ability	Destroy each hero and ally.
each	this and other {noun}	ability	Destroy this and other allies.
each	all {noun}	ability	Destroy all allies.
each	the {noun}		
each	the attacker || the attacking character	ability	Destroy the attacker.
each	the defender || the defending character	ability	Destroy the defender.
each	all your {noun} || all of your {noun} || each of your {noun}	ability	Destroy all your allies.
of somebody	all of {of} {noun} || all {of} {noun} || each of {of} {noun}	ability	Destroy all of each player's allies.
of somebody	one of {of} {noun}	ability	Destroy one of each player's allies.
negated	of the chosen type	ability	Name a race. Destroy all allies not of the chosen type.
negated	with the chosen type	ability	Name a race. Destroy all allies not with the chosen type.
negated	that has the chosen type	ability	Name a race. Destroy all allies not that has the chosen type.
negated	that shares the chosen type	ability	Name a race. Destroy all allies not that shares the chosen type.
negated	of that type	ability	Name a race. Destroy all allies not of that type.
negated	with that type	ability	Name a race. Destroy all allies not with that type.
negated	that has that type	ability	Name a race. Destroy all allies not that has that type.
negated	that shares that type	ability	Name a race. Destroy all allies not that shares that type.
negated	of the named type	ability	Name a race. Destroy all allies not of the named type.
negated	with the named type	ability	Name a race. Destroy all allies not with the named type.
negated	that has the named type	ability	Name a race. Destroy all allies not that has the named type.
negated	that shares the named type	ability	Name a race. Destroy all allies not that shares the named type.
negated	of the kind chosen this turn	ability	Name a race. Destroy all allies not of the kind chosen this turn.
negated	attached to {to} || that is attached to {to}	ability	Destroy target ally not attached to an ally.
after a noun	in your graveyard	ability	Draw a card for each card in your graveyard.
after a noun	in an opponent 's graveyard || in an opposing graveyard || in one opposing graveyard	ability	Draw a card for each card in an opposing graveyard.
after a noun	in opposing graveyards || in opponents ' graveyards || in each opponent 's graveyard	ability	Draw a card for each card in opposing graveyards.
after a noun	in {of} graveyard	ability	Draw a card for each card in target player's graveyard.
after a noun	in your hand || in hand	ability	Draw a card for each card in your hand.
after a noun	in an opponent 's hand || in an opposing hand || in one opposing hand	ability	Draw a card for each card in an opposing hand.
after a noun	in opposing hands || in opponents ' hands || in each opponent 's hand	ability	Draw a card for each card in opposing hands.
after a noun	in {of} hand	ally	When an ally in target player's hand attacks, draw three cards.
after a noun	in your deck	ability	Draw a card for each card in your deck.
after a noun	in an opponent 's deck || in an opposing deck || in one opposing deck	ability	Draw a card for each card in an opposing deck.
after a noun	in opposing decks || in opponents ' decks || in each opponent 's deck	ability	Draw a card for each card in opposing decks.
after a noun	in {of} deck	ability	Draw a card for each card in target player's deck.
after a noun	in a graveyard || in one graveyard || in one player 's graveyard	ability	Draw a card for each card in a graveyard.
after a noun	in all graveyards || in graveyards || in any graveyard || in any player 's graveyard || in each graveyard || in each player 's graveyard || in their graveyards || in any number of graveyards	ability	Draw a card for each card in all graveyards.
after a noun	with different {differing}	ability	Destroy target ally with different names.
after a noun	of the {deck} deck		
after a noun	in your removed from game zone || you own that is removed from the game	ability	Draw a card for each card in your removed from game zone.
after a noun	removed from the game || that are removed from the game || that's removed from the game	ability	Draw a card for each card removed from the game.
after a noun	in opposing removed from game zones	ability	Draw a card for each card in opposing removed from game zones.
after a noun	you play	ability	Destroy target ally you play.
after a noun	played by an opponent	ability	Destroy target ally played by an opponent.
after a noun	played by {of} || that was played by {of} || {of} played || that {of} played	ability	Destroy all allies played by target player.
after a noun	you control || in your party || from your party || under your control || you have	ability	Destroy target ally you control.
after a noun	you controlled {thenOnly}	ability	Destroy target ally you controlled.
after a noun	in a party of your choice	ability	Destroy target ally in a party of your choice.
after a noun	in the party of each {of}	ability	Destroy target ally in the party of each hero and ally.
after a noun	in {of} party	ability	Destroy all allies in target player's party.
after a noun	in {of} party	ally	When an ally in its party attacks, draw three cards.
after a noun	{of} controls || that {of} controls || controlled by {of} || {of} has	ability	Destroy all allies target player controls.
after a noun	not {not}	ability	Name a race. Destroy all allies not of the chosen type.
after a noun	that's attached to {to}	ability	Destroy target ally that's attached to an ally.
after a noun	with {hosts} || that has {hosts}		
after a noun	with an attachment || with one or more attachments || with any attachments	ability	Destroy target ally with an attachment.
after a noun	with {hosts} attached || with {hosts} attached to it || that has {hosts} attached || that has {hosts} attached to it	ability	Destroy target ally with an ally attached.
after a noun	with no {hosts} attached || with no {hosts} attached to it	ability	Destroy target ally with no ally attached.
after a noun	attached to {to}		
after a noun	that's not attached to {to} || that is not attached to {to} || that isn't attached to {to}	ability	Destroy target ally that's not attached to an ally.
after a noun	an opponent controls || that an opponent controls	ability	Destroy target ally an opponent controls.
after a noun	controlled by an opponent	ability	Destroy target ally controlled by an opponent.
after a noun	opponents controls || your opponents controls || that opponents controls || that your opponents controls	ability	Destroy target ally opponents controls.
after a noun	controlled by opponents || controlled by your opponents	ability	Destroy target ally controlled by opponents.
after a noun	in an opponent 's party || in opponents ' parties	ability	Destroy target ally in opponents' parties.
after a noun	you own	ability	Destroy target ally you own.
after a noun	everywhere || in all zones || in any zone	ability	Destroy target ally everywhere.
after a noun	with the same cost as {of}	ability	Draw a card for each card with the same cost as target ally.
after a noun	with lower cost than {of} || with a lower cost than {of}	ability	Draw a card for each card with lower cost than target ally.
after a noun	with lower ATK than {of} || with a lower ATK than {of} || with less ATK than {of}	ability	Draw a card for each card with lower ATK than target ally.
after a noun	with lower [Health] than {of} || with a lower [Health] than {of} || with less [Health] than {of}	ability	Draw a card for each card with lower [Health] than target ally.
after a noun	with higher cost than {of} || with a higher cost than {of}	ability	Draw a card for each card with higher cost than target ally.
after a noun	with higher ATK than {of} || with a higher ATK than {of} || with more ATK than {of}	ability	Draw a card for each card with higher ATK than target ally.
after a noun	with higher [Health] than {of} || with a higher [Health] than {of} || with more [Health] than {of}	ability	Draw a card for each card with higher [Health] than target ally.
after a noun	with that cost	ally	When an ally with that cost attacks, draw three cards.
after a noun	with cost {n} or less || with a cost {n} or less || each with cost {n} or less || each with a cost {n} or less || with {n} or less cost || each with {n} or less cost || that costs {n} or less	ability	Destroy target ally with cost 2 or less.
after a noun	with cost {n} or more || with a cost {n} or more || each with cost {n} or more || each with a cost {n} or more || with {n} or more cost || each with {n} or more cost || that costs {n} or more || with cost {n} or greater || with a cost {n} or greater || each with cost {n} or greater || each with a cost {n} or greater || with {n} or greater cost || each with {n} or greater cost || that costs {n} or greater	ability	Destroy target ally with cost 2 or more.
after a noun	with cost {n} || with a cost {n} || each with cost {n} || each with a cost {n} || with {n} cost || each with {n} cost || that costs {n}	ability	Destroy target ally with cost 2.
after a noun	with cost less than {n} || with a cost less than {n} || each with cost less than {n} || each with a cost less than {n} || with less than {n} cost || each with less than {n} cost || that costs less than {n}	ability	Destroy target ally with cost less than 2.
after a noun	with cost greater than {n} || with a cost greater than {n} || each with cost greater than {n} || each with a cost greater than {n} || with greater than {n} cost || each with greater than {n} cost || that costs greater than {n} || with cost more than {n} || with a cost more than {n} || each with cost more than {n} || each with a cost more than {n} || with more than {n} cost || each with more than {n} cost || that costs more than {n}	ability	Destroy target ally with cost greater than 2.
after a noun	with ATK {n} or less || with a ATK {n} or less || each with ATK {n} or less || each with a ATK {n} or less || with {n} or less ATK || each with {n} or less ATK	ability	Destroy target ally with ATK 2 or less.
after a noun	with ATK {n} or more || with a ATK {n} or more || each with ATK {n} or more || each with a ATK {n} or more || with {n} or more ATK || each with {n} or more ATK || with ATK {n} or greater || with a ATK {n} or greater || each with ATK {n} or greater || each with a ATK {n} or greater || with {n} or greater ATK || each with {n} or greater ATK	ability	Destroy target ally with ATK 2 or more.
after a noun	with ATK {n} || with a ATK {n} || each with ATK {n} || each with a ATK {n} || with {n} ATK || each with {n} ATK	ability	Destroy target ally with ATK 2.
after a noun	with ATK less than {n} || with a ATK less than {n} || each with ATK less than {n} || each with a ATK less than {n} || with less than {n} ATK || each with less than {n} ATK	ability	Destroy target ally with ATK less than 2.
after a noun	with ATK greater than {n} || with a ATK greater than {n} || each with ATK greater than {n} || each with a ATK greater than {n} || with greater than {n} ATK || each with greater than {n} ATK || with ATK more than {n} || with a ATK more than {n} || each with ATK more than {n} || each with a ATK more than {n} || with more than {n} ATK || each with more than {n} ATK	ability	Destroy target ally with ATK greater than 2.
after a noun	with [Health] {n} or less || with a [Health] {n} or less || each with [Health] {n} or less || each with a [Health] {n} or less || with {n} or less [Health] || each with {n} or less [Health]	ability	Destroy target ally with [Health] 2 or less.
after a noun	with [Health] {n} or more || with a [Health] {n} or more || each with [Health] {n} or more || each with a [Health] {n} or more || with {n} or more [Health] || each with {n} or more [Health] || with [Health] {n} or greater || with a [Health] {n} or greater || each with [Health] {n} or greater || each with a [Health] {n} or greater || with {n} or greater [Health] || each with {n} or greater [Health]	ability	Destroy target ally with [Health] 2 or more.
after a noun	with [Health] {n} || with a [Health] {n} || each with [Health] {n} || each with a [Health] {n} || with {n} [Health] || each with {n} [Health]	ability	Destroy target ally with [Health] 2.
after a noun	with [Health] less than {n} || with a [Health] less than {n} || each with [Health] less than {n} || each with a [Health] less than {n} || with less than {n} [Health] || each with less than {n} [Health]	ability	Destroy target ally with [Health] less than 2.
after a noun	with [Health] greater than {n} || with a [Health] greater than {n} || each with [Health] greater than {n} || each with a [Health] greater than {n} || with greater than {n} [Health] || each with greater than {n} [Health] || with [Health] more than {n} || with a [Health] more than {n} || each with [Health] more than {n} || each with a [Health] more than {n} || with more than {n} [Health] || each with more than {n} [Health]	ability	Destroy target ally with [Health] greater than 2.
after a noun	with remaining [Health] {n} or less || with a remaining [Health] {n} or less || each with remaining [Health] {n} or less || each with a remaining [Health] {n} or less || with {n} or less remaining [Health] || each with {n} or less remaining [Health]	ability	Destroy target ally with remaining [Health] 2 or less.
after a noun	with remaining [Health] {n} or more || with a remaining [Health] {n} or more || each with remaining [Health] {n} or more || each with a remaining [Health] {n} or more || with {n} or more remaining [Health] || each with {n} or more remaining [Health] || with remaining [Health] {n} or greater || with a remaining [Health] {n} or greater || each with remaining [Health] {n} or greater || each with a remaining [Health] {n} or greater || with {n} or greater remaining [Health] || each with {n} or greater remaining [Health]	ability	Destroy target ally with remaining [Health] 2 or more.
after a noun	with remaining [Health] {n} || with a remaining [Health] {n} || each with remaining [Health] {n} || each with a remaining [Health] {n} || with {n} remaining [Health] || each with {n} remaining [Health]	ability	Destroy target ally with remaining [Health] 2.
after a noun	with remaining [Health] less than {n} || with a remaining [Health] less than {n} || each with remaining [Health] less than {n} || each with a remaining [Health] less than {n} || with less than {n} remaining [Health] || each with less than {n} remaining [Health]	ability	Destroy target ally with remaining [Health] less than 2.
after a noun	with remaining [Health] greater than {n} || with a remaining [Health] greater than {n} || each with remaining [Health] greater than {n} || each with a remaining [Health] greater than {n} || with greater than {n} remaining [Health] || each with greater than {n} remaining [Health] || with remaining [Health] more than {n} || with a remaining [Health] more than {n} || each with remaining [Health] more than {n} || each with a remaining [Health] more than {n} || with more than {n} remaining [Health] || each with more than {n} remaining [Health]	ability	Destroy target ally with remaining [Health] greater than 2.
after a noun	that has or shares the highest cost among {of} || with the highest cost among {of}	ability	Destroy target ally that has or shares the highest cost among allies.
after a noun	that has or shares the lowest cost among {of} || with the lowest cost among {of}	ability	Destroy target ally that has or shares the lowest cost among allies.
after a noun	that has or shares the highest ATK among {of} || with the highest ATK among {of}	ability	Destroy target ally that has or shares the highest ATK among allies.
after a noun	that has or shares the lowest ATK among {of} || with the lowest ATK among {of}	ability	Destroy target ally that has or shares the lowest ATK among allies.
after a noun	that has or shares the highest [Health] among {of} || with the highest [Health] among {of}	ability	Destroy target ally that has or shares the highest [Health] among allies.
after a noun	that has or shares the lowest [Health] among {of} || with the lowest [Health] among {of}	ability	Destroy target ally that has or shares the lowest [Health] among allies.
after a noun	that has or shares the highest remaining [Health] among {of} || with the highest remaining [Health] among {of}	ability	Destroy target ally that has or shares the highest remaining [Health] among allies.
after a noun	that has or shares the lowest remaining [Health] among {of} || with the lowest remaining [Health] among {of}	ability	Destroy target ally that has or shares the lowest remaining [Health] among allies.
after a noun	with cost less than or equal to {n} || with a cost less than or equal to {n} || each with cost less than or equal to {n} || each with a cost less than or equal to {n}	ability	Destroy all allies with cost less than or equal to the number of Gnomes you control.
after a noun	with cost greater than or equal to {n} || with a cost greater than or equal to {n} || each with cost greater than or equal to {n} || each with a cost greater than or equal to {n}	ability	Destroy target ally with cost greater than or equal to the number of Gnomes you control.
after a noun	with cost equal to {n} || with a cost equal to {n} || each with cost equal to {n} || each with a cost equal to {n}	ability	Destroy target ally with cost equal to the number of Gnomes you control.
after a noun	with ATK less than or equal to {n} || with a ATK less than or equal to {n} || each with ATK less than or equal to {n} || each with a ATK less than or equal to {n}	ability	Destroy target ally with ATK less than or equal to the number of Gnomes you control.
after a noun	with ATK greater than or equal to {n} || with a ATK greater than or equal to {n} || each with ATK greater than or equal to {n} || each with a ATK greater than or equal to {n}	ability	Destroy target ally with ATK greater than or equal to the number of Gnomes you control.
after a noun	with ATK equal to {n} || with a ATK equal to {n} || each with ATK equal to {n} || each with a ATK equal to {n}	ability	Destroy target ally with ATK equal to the number of Gnomes you control.
after a noun	with [Health] less than or equal to {n} || with a [Health] less than or equal to {n} || each with [Health] less than or equal to {n} || each with a [Health] less than or equal to {n}	ability	Destroy target ally with [Health] less than or equal to the number of Gnomes you control.
after a noun	with [Health] greater than or equal to {n} || with a [Health] greater than or equal to {n} || each with [Health] greater than or equal to {n} || each with a [Health] greater than or equal to {n}	ability	Destroy target ally with [Health] greater than or equal to the number of Gnomes you control.
after a noun	with [Health] equal to {n} || with a [Health] equal to {n} || each with [Health] equal to {n} || each with a [Health] equal to {n}	ability	Destroy target ally with [Health] equal to the number of Gnomes you control.
after a noun	with remaining [Health] less than or equal to {n} || with a remaining [Health] less than or equal to {n} || each with remaining [Health] less than or equal to {n} || each with a remaining [Health] less than or equal to {n}	ability	Destroy target ally with remaining [Health] less than or equal to the number of Gnomes you control.
after a noun	with remaining [Health] greater than or equal to {n} || with a remaining [Health] greater than or equal to {n} || each with remaining [Health] greater than or equal to {n} || each with a remaining [Health] greater than or equal to {n}	ability	Destroy target ally with remaining [Health] greater than or equal to the number of Gnomes you control.
after a noun	with remaining [Health] equal to {n} || with a remaining [Health] equal to {n} || each with remaining [Health] equal to {n} || each with a remaining [Health] equal to {n}	ability	Destroy target ally with remaining [Health] equal to the number of Gnomes you control.
after a noun	with damage less than or equal to {n}	ability	Destroy target ally with damage less than or equal to the number of Gnomes you control.
after a noun	with damage greater than or equal to {n}	ability	Destroy target ally with damage greater than or equal to the number of Gnomes you control.
after a noun	with damage less than {n}	ability	Destroy target ally with damage less than the number of Gnomes you control.
after a noun	with damage greater than {n}	ability	Destroy target ally with damage greater than the number of Gnomes you control.
after a noun	with damage equal to {n}	ability	Destroy target ally with damage equal to the number of Gnomes you control.
after a noun	with {n} or less damage || with {n} or less damage on it || each with {n} or less damage || each with {n} or less damage on it	ability	Destroy target ally with 2 or less damage.
after a noun	with {n} or more damage || with {n} or more damage on it || each with {n} or more damage || each with {n} or more damage on it || with {n} or greater damage || with {n} or greater damage on it || each with {n} or greater damage || each with {n} or greater damage on it	ability	Destroy target ally with 2 or more damage.
after a noun	with {n} damage || with {n} damage on it || each with {n} damage || each with {n} damage on it	ability	Destroy target ally with 2 damage.
after a noun	with less than {n} damage || with less than {n} damage on it || each with less than {n} damage || each with less than {n} damage on it	ability	Destroy target ally with less than 2 damage.
after a noun	with greater than {n} damage || with greater than {n} damage on it || each with greater than {n} damage || each with greater than {n} damage on it || with more than {n} damage || with more than {n} damage on it || each with more than {n} damage || each with more than {n} damage on it	ability	Destroy target ally with greater than 2 damage.
after a noun	with {keyword} and cost {n} or less	ability	Destroy target ally with Ferocity and cost 2 or less.
after a noun	with {keyword} and cost {n} or more || with {keyword} and cost {n} or greater	ability	Destroy target ally with Ferocity and cost 2 or more.
after a noun	with {keyword} and cost {n}	ability	Destroy target ally with Ferocity and cost 2.
after a noun	with {keyword} and cost less than {n}	ability	Destroy target ally with Ferocity and cost less than 2.
after a noun	with {keyword} and cost greater than {n} || with {keyword} and cost more than {n}	ability	Destroy target ally with Ferocity and cost greater than 2.
after a noun	with {keyword} and cost less than or equal to {n}	ability	Destroy target ally with Ferocity and cost less than or equal to the number of Gnomes you control.
after a noun	with {any} and cost less than or equal to {n}		
after a noun	with {keyword} and cost greater than or equal to {n}	ability	Destroy target ally with Ferocity and cost greater than or equal to the number of Gnomes you control.
after a noun	with {any} and cost greater than or equal to {n}	ability	Destroy target ally with Ferocity or Protector and cost greater than or equal to the number of Gnomes you control.
after a noun	with {any} and cost less than {n}	ability	Destroy target ally with Ferocity or Protector and cost less than the number of Gnomes you control.
after a noun	with {any} and cost greater than {n}	ability	Destroy target ally with Ferocity or Protector and cost greater than the number of Gnomes you control.
after a noun	with {keyword} and cost equal to {n}	ability	Destroy target ally with Ferocity and cost equal to the number of Gnomes you control.
after a noun	with {any} and cost equal to {n}	ability	Destroy target ally with Ferocity or Protector and cost equal to the number of Gnomes you control.
after a noun	with no {name} counters	ability	Destroy target ally with no quest counters.
after a noun	with {name} counter || with {name} counter on it	ability	Destroy target ally with a quest counter counter.
after a noun	with {n} or more {name} counters || with {n} or more {name} counters on it	ability	Destroy target ally with two or more quest counters.
after a noun	with {name} counters || with {name} counters on it	ability	Destroy target ally with quest counters.
after a noun	with one or more counters || with a counter || with a counter on it || with counters || with counters on it || with any counters	ability	Destroy target ally with one or more counters.
after a noun	with no counters || with no counters on it || without counters || without counters on it	ability	Destroy target ally without counters.
after a noun	with an even cost	ability	Destroy target ally with an even cost.
after a noun	with an odd cost	ability	Destroy target ally with an odd cost.
after a noun	with the least damage among {of}	ability	Destroy target ally with the least damage among allies.
after a noun	with the most damage among {of}	ability	Destroy target ally with the most damage among allies.
after a noun	whose controller controls no {controls}	ability	Destroy target ally whose controller controls no allies.
after a noun	with cost {any}		
after a noun	with fatal damage	ability	Destroy target ally with fatal damage.
after a noun	without fatal damage	ability	Destroy target ally without fatal damage.
after a noun	without damage || without damage on it || with no damage || with no damage on it	ability	Destroy target ally without damage.
after a noun	with damage || with damage on it	ability	Destroy target ally with damage.
after a noun	with {keyword}	ability	Destroy target ally with Ferocity.
after a noun	that has {keyword}	ability	Destroy target ally that has Ferocity.
after a noun	with {any}	ability	Destroy target ally with Ferocity or Protector.
after a noun	that has {any}	ability	Destroy target ally that has Ferocity or Protector.
after a noun	with {type} ATK || with {type}	ability	Destroy target ally with [Fire] ATK.
after a noun	without {type} ATK	ability	Destroy target ally without [Fire] ATK.
after a noun	with a different name than {of}	ability	Draw a card for each card with a different name than target ally.
after a noun	you and other friendly players control || you or a friendly player controls || you and friendly players control	ability	Destroy target ally you and other friendly players control.
after a noun	with {nameHas} in its/their name/names || with {nameHas} in its name	ability	Destroy target ally with Footman in its name.
after a noun	with the same name as {of} || that shares a name with {of} || that has the same name as {of}	ability	Draw a card for each card with the same name as target ally.
after a noun	with the same name	ally	When an ally with the same name attacks, draw three cards.
after a noun	that shares a class with {of} || sharing a class with {of}	ability	Draw a card for each card that shares a class with target ally.
after a noun	that shares a race with {of} || with the same race as {of}	ability	Draw a card for each card that shares a race with target ally.
after a noun	that shares a type with {of} || that shares a card type with {of}	ability	Draw a card for each card that shares a type with target ally.
after a noun	of that kind || of that type || of that card type	ally	When an ally of that kind attacks, draw three cards.
after a noun	that shares a class or race with {of}	ability	Draw a card for each card that shares a class or race with target ally.
after a noun	with a different card type than {of} || with a different type than {of}	ability	Draw a card for each card with a different card type than target ally.
after a noun	with a different type || with a different card type	ally	When an ally with a different type attacks, draw three cards.
after a noun	that is attacking {with} || attacking {with} || that's attacking {with}	ability	Destroy target ally that is attacking an ally.
after a noun	that is defending against {with} || defending against {with} || that's defending against {with}	ability	Destroy target ally that is defending against an ally.
after a noun	in combat with {with}	ability	Destroy target ally in combat with an ally.
after a noun	that's attacking	ability	Destroy target ally that's attacking.
after a noun	that {past}	ability	Destroy target ally that attacked this turn.
after a noun	that {any}	ability	Destroy target ally that attacked or defended this turn.
after a noun	that {not}		
after a noun	that {fresh}	ability	Destroy each ability, ally, and equipment that entered play this turn.
after a noun	that entered your party this turn	ability	Destroy target ally that entered your party this turn.
after a noun	that {card} attacked this turn	ability	Destroy target ally that an ally attacked this turn.
after a noun	that {by} dealt {combat} {type} damage to this turn	ability	Destroy target ally that an ally dealt damage to this turn.
after a noun	{by} dealt {combat} {type} damage to this turn || that {by} dealt {combat} {type} damage to this turn	ally	When an ally it dealt damage to this turn attacks, draw three cards.
after a noun	that {card} has attacked this turn	ability	Destroy target ally that an ally has attacked this turn.
after a noun	that {by} has dealt {combat} {type} damage to this turn	ability	Destroy target ally that an ally has dealt damage to this turn.
after a noun	{by} has dealt {combat} {type} damage to this turn || that {by} has dealt {combat} {type} damage to this turn	ally	When an ally it has dealt damage to this turn attacks, draw three cards.
after a noun	that {card} has already attacked	ability	Destroy target ally that an ally has already attacked.
after a noun	that damage was dealt with or dealt by this turn || that dealt damage or that damage was dealt with this turn	ability	Destroy target ally that damage was dealt with or dealt by this turn.
after a noun	that damage was dealt with this turn	ability	Destroy target ally that damage was dealt with this turn.
after a noun	other than {self}	ally	When an ally other than this ally attacks, draw three cards.
after a noun	other than {of}		
after a noun	other than {not} || except {not}	ability	Destroy target ally other than allies.
after a noun	targeting only {only} || that's targeting only {only}	ability	Destroy target ally targeting only an ally.
after a noun	that's targeting {targeting} || targeting {targeting} || that is targeting {targeting}	ability	Destroy target ally that's targeting an ally.
after a noun	removed by {self} || you removed	ability	Remove all allies from the game. Draw a card for each ally you removed.
after a noun	that isn't {not} || that's not {not} || that is not {not}	ability	Destroy target ally that isn't an ally.
after a noun	on the chain	ability	Destroy target ally on the chain.
after a noun	dealt fatal damage this way || that was dealt fatal damage this way		
after a noun	affected this way || that was affected this way	ability	Destroy all allies. Draw a card for each ally affected this way.
after a noun	destroyed this way || that was destroyed this way	ability	Destroy all allies. Draw a card for each ally destroyed this way.
after a noun	exhausted this way || that was exhausted this way	ability	Exhaust all allies. Draw a card for each ally exhausted this way.
after a noun	readied this way || that was readied this way	ability	Ready all allies. Draw a card for each ally readied this way.
after a noun	discarded this way || that was discarded this way	ability	Target player discards two cards. Draw a card for each card discarded this way.
after a noun	removed this way || removed from the game this way || that was removed this way || that was removed from the game this way	ability	Remove all allies from the game. Draw a card for each ally removed this way.
after a noun	put into your hand this way || that was put into your hand this way || dealt damage this way || that was dealt damage this way || healed this way || that was healed this way || landed on this way || that was landed on this way || put into a graveyard this way || that was put into a graveyard this way || put into a deck this way || that was put into a deck this way || put on top of your deck this way || that was put on top of your deck this way || put on the bottom of your deck this way || that was put on the bottom of your deck this way || put into a resource row this way || that was put into a resource row this way || put into play this way || that was put into play this way || shuffled into the deck this way || shuffled back into the deck this way || that was shuffled into the deck this way || that was shuffled back into the deck this way	ability	Put all allies into their owners' hands. Draw a card for each ally put into your hand this way.
after a noun	you destroyed this way	ability	Destroy all allies. Draw a card for each ally you destroyed this way.
after a noun	he destroyed this way	ability	Destroy all allies. Draw a card for each ally he destroyed this way.
after a noun	that player destroyed this way	ability	Destroy all allies. Draw a card for each ally that player destroyed this way.
after a noun	you exhausted this way	ability	Exhaust all allies. Draw a card for each ally you exhausted this way.
after a noun	he exhausted this way	ability	Exhaust all allies. Draw a card for each ally he exhausted this way.
after a noun	that player exhausted this way	ability	Exhaust all allies. Draw a card for each ally that player exhausted this way.
after a noun	you readied this way	ability	Ready all allies. Draw a card for each ally you readied this way.
after a noun	he readied this way	ability	Ready all allies. Draw a card for each ally he readied this way.
after a noun	that player readied this way	ability	Ready all allies. Draw a card for each ally that player readied this way.
after a noun	you discarded this way	ability	Target player discards two cards. Draw a card for each card you discarded this way.
after a noun	he discarded this way	ability	Target player discards two cards. Draw a card for each card he discarded this way.
after a noun	that player discarded this way	ability	Target player discards two cards. Draw a card for each card that player discarded this way.
after a noun	you removed this way || you removed from the game this way	ability	Remove all allies from the game. Draw a card for each ally you removed this way.
after a noun	he removed this way || he removed from the game this way	ability	Remove all allies from the game. Draw a card for each ally he removed this way.
after a noun	that player removed this way || that player removed from the game this way	ability	Remove all allies from the game. Draw a card for each ally that player removed this way.
after a noun	you put into your hand this way	ability	Put all allies into their owners' hands. Draw a card for each ally you put into your hand this way.
after a noun	he put into your hand this way	ability	Put all allies into their owners' hands. Draw a card for each ally he put into your hand this way.
after a noun	that player put into your hand this way || you put into a graveyard this way || he put into a graveyard this way || that player put into a graveyard this way || you put into your deck this way || he put into your deck this way || that player put into your deck this way || you put into your resource row this way || he put into your resource row this way || that player put into your resource row this way || you put into play this way || he put into play this way || that player put into play this way	ability	Put all allies into their owners' hands. Draw a card for each ally that player put into your hand this way.
after a noun	revealed this way || you revealed this way	ability	Destroy all allies revealed this way.
after a noun	in play	ability	Destroy target ally in play.
after a noun	with the chosen name	ability	Name a race. Destroy all allies with the chosen name.
after a noun	that has the chosen name	ability	Name a race. Destroy all allies that has the chosen name.
after a noun	that shares the chosen name	ability	Name a race. Destroy all allies that shares the chosen name.
after a noun	with ATK of the chosen type	ability	Name a race. Destroy all allies with ATK of the chosen type.
after a noun	with that name	ability	Name a race. Destroy all allies with that name.
after a noun	that has that name	ability	Name a race. Destroy all allies that has that name.
after a noun	that shares that name	ability	Name a race. Destroy all allies that shares that name.
after a noun	with ATK of that type	ability	Name a race. Destroy all allies with ATK of that type.
after a noun	with the named name	ability	Name a race. Destroy all allies with the named name.
after a noun	that has the named name	ability	Name a race. Destroy all allies that has the named name.
after a noun	that shares the named name	ability	Name a race. Destroy all allies that shares the named name.
after a noun	with ATK of the named type	ability	Name a race. Destroy all allies with ATK of the named type.
trait	{faction}	ability	Each Horde player draws a card.
trait	{icon}	ally	[Hunter] Hero: Your hero has Pet (1).
trait	{type}	ally	Other [Shadow] allies have +2 / +2.
trait	{tag}	ability	Destroy target ally. Ready the Orc you destroyed.
nature	{type}	ally	Other [Shadow] allies have +2 / +2.
nature	{tag}	ability	Destroy target ally. Ready the Orc you destroyed.
nature	{allTags}	ally	Fire Elementals you control have Ferocity.
nature	Aldor	ability	Destroy target Aldor card.
nature	Scryer	ability	Destroy target Scryer card.
before a noun	other	ability	Destroy target other ally.
before a noun	opposing	ability	Destroy target opposing ally.
before a noun	friendly	ability	Destroy target friendly ally.
before a noun	MARKED	ability	Destroy target MARKED ally.
before a noun	token	ability	Destroy target token ally.
before a noun	non-token	ability	Destroy target non-token ally.
before a noun	non-ongoing	ability	Destroy target non-ongoing ally.
before a noun	non-instant	ability	Destroy target non-instant ally.
before a noun	face-down	ability	Destroy target face-down ally.
before a noun	face-up	ability	Destroy target face-up ally.
before a noun	ongoing	ability	Destroy target ongoing ally.
before a noun	instant	ability	Destroy target instant ally.
before a noun	Unique	ability	Destroy target Unique ally.
before a noun	Unlimited	ability	Destroy target Unlimited ally.
before a noun	neutral	ability	Destroy target neutral ally.
before a noun	Loot	ability	Destroy target Loot ally.
before a noun	Elusive	ability	Destroy target Elusive ally.
before a noun	Untargetable	ability	Destroy target Untargetable ally.
before a noun	{not}	ability	Destroy target non-Demon ally.
before a noun	Daelin	ability	Destroy target Daelin ally.
before a noun	Jaina	ability	Destroy target Jaina ally.
head	{kind}	ability	Destroy target ability or equipment.
head	{kind} card/cards	ability	Destroy target ability or equipment card.
head	ally token/tokens	ability	Destroy target ally token.
head	Aldor card/cards	ability	Destroy target Aldor card.
head	Scryer card/cards	ability	Destroy target Scryer card.
head	token/tokens	ability	Destroy target token.
head	Protector/Protectors	ability	Destroy target Protector.
head	Finishing Move/Moves	ability	Destroy target Finishing Move.
head	Finishing Move card/cards	ability	Destroy target Finishing Move card.
head	attachment/attachments	ability	Destroy target attachment.
head	instant/instants	ability	Destroy target instant.
head	attacker/attackers	ability	Destroy target attacker.
head	defender/defenders	ability	Destroy target defender.
head	quest reward effect/effects	ability	Destroy target quest reward effect.
head	payment effect/effects	ability	Destroy target payment effect.
head	reward effect/effects	ability	Destroy target reward effect.
head	triggered effect/effects	ability	Destroy target triggered effect.
head	card/cards	ability	Destroy target card.
hero of	{of} hero	ability	Your hero deals 2 fire damage to target ally. Draw a card for each damage dealt this way.
together	{of}	ability	Switch the damage on target ally and target ally.
this or	{self} or {noun}	ally	When this ally or an ally attacks, draw three cards.
one of yours	one of your {noun}	ability	Destroy one of your allies.
yours	each of your {noun} || all of your {noun} || all your {noun}	ally	Each of your allies have +2 ATK.
together	this and other {noun}	ally	This and other allies have +2 ATK.
together	{self} and {noun}	ally	This ally and allies you control have +2 ATK.
together	{hero} and {noun}	ally	Your hero and allies you control have +2 ATK.
next moment	the start of your next turn	ability	At the start of your next turn, draw three cards.
next moment	the start of the next turn	ability	At the start of the next turn, draw three cards.
next moment	the end of your next turn	ability	At the end of your next turn, draw three cards.
next moment	the end of the next turn	ability	At the end of the next turn, draw three cards.
next moment	the end of the next opponent 's turn		
next moment	the next end of turn || the end of this turn || the end of the turn	ability	At the next end of turn, draw three cards.
last moment	end of turn || the end of turn	ability	Put an ally from your hand into play. Destroy it at end of turn.
last moment	the end of your turn	ability	Put an ally from your hand into play. Destroy it at the end of your turn.
next event	the next {card} enters play	ability	When the next ally enters play this turn, draw three cards.
next event	the next {card} is destroyed	ability	When the next ally is destroyed this turn, draw three cards.
next event	the next {card} attacks	ability	When the next ally attacks this turn, draw three cards.
next event	you next play {card}	ability	When you next play an ally this turn, draw three cards.
next event	you play your next {card}	ability	When you play your next ally this turn, draw three cards.
next event	{by} next deals combat damage to {to}	ability	When an ally next deals combat damage to an ally this turn, draw three cards.
delaying	at {on} , put {about} into their owners ' hands	ability	Ready two target allies. At the end of this turn, put them into their owners' hands.
delaying	at {on} , destroy {about}	ability	Put a Gnome from your hand into play. At end of turn, destroy it.
delaying	at {on} , destroy {about} . if you do , {then}	ally	When an ally attacks, at the end of this turn, destroy it. If you do, draw three cards.
delaying	destroy {about} at {on}	ability	Put a Gnome from your hand into play. Destroy it at end of turn.
delaying	at {on} , remove {about} from the game	ability	Put a Gnome from your hand into play. At end of turn, remove it from the game.
delaying	at {on} , remove {about} from the game . if you do , {then}	ally	When an ally attacks, at the end of this turn, remove it from the game. If you do, draw three cards.
delaying	remove {about} from the game at {on}	ability	Put a Gnome from your hand into play. Remove it from the game at end of turn.
delaying	at {on} , put {about} into its owner 's hand || at {on} , put {about} into your hand || at {on} , put {about} into his hand	ability	Put a Gnome from your hand into play. At end of turn, put it into your hand.
delaying	at {on} , put {about} into its owner 's hand . if you do , {then} || at {on} , put {about} into your hand . if you do , {then} || at {on} , put {about} into his hand . if you do , {then}	ally	When an ally attacks, at the end of this turn, put it into your hand. If you do, draw three cards.
delaying	put {about} into its owner 's hand at {on} || put {about} into your hand at {on} || put {about} into his hand at {on}	ability	Put a Gnome from your hand into play. Put it into your hand at end of turn.
delaying	at {on} , put {about} from its owner 's graveyard into his hand || at {on} , put {about} from his graveyard into hand || at {on} , put {about} from his graveyard into his hand || at {on} , put {about} from your graveyard into hand || at {on} , put {about} from your graveyard into your hand || at {on} , its owner puts {about} from his graveyard into his hand	ability	Put a Gnome from your hand into play. At end of turn, put it from his graveyard into hand.
delaying	at {on} , put {about} from its owner 's graveyard into his hand . if you do , {then} || at {on} , put {about} from his graveyard into hand . if you do , {then} || at {on} , put {about} from his graveyard into his hand . if you do , {then} || at {on} , put {about} from your graveyard into hand . if you do , {then} || at {on} , put {about} from your graveyard into your hand . if you do , {then} || at {on} , its owner puts {about} from his graveyard into his hand . if you do , {then}	ally	When an ally attacks, at the end of this turn, put it from his graveyard into hand. If you do, draw three cards.
delaying	put {about} from its owner 's graveyard into his hand at {on} || put {about} from his graveyard into hand at {on} || put {about} from his graveyard into his hand at {on} || put {about} from your graveyard into hand at {on} || put {about} from your graveyard into your hand at {on} || its owner puts {about} from his graveyard into his hand at {on}	ability	Put a Gnome from your hand into play. Put it from his graveyard into hand at end of turn.
delaying	at {on} , put {about} from play into its owner 's hand || at {on} , put {about} from play into your hand	ability	Put a Gnome from your hand into play. At end of turn, put it from play into your hand.
delaying	at {on} , put {about} from play into its owner 's hand . if you do , {then} || at {on} , put {about} from play into your hand . if you do , {then}	ally	When an ally attacks, at the end of this turn, put it from play into your hand. If you do, draw three cards.
delaying	put {about} from play into its owner 's hand at {on} || put {about} from play into your hand at {on}	ability	Put a Gnome from your hand into play. Put it from play into your hand at end of turn.
delaying	at {on} , put {about} into play	ability	Put a Gnome from your hand into play. At end of turn, put it into play.
delaying	at {on} , put {about} into play . if you do , {then}	ally	When an ally attacks, at the end of this turn, put it into play. If you do, draw three cards.
delaying	put {about} into play at {on}	ability	Put a Gnome from your hand into play. Put it into play at end of turn.
delaying	at {on} , put {about} into play under its owner 's control || at {on} , its owner puts {about} into play || at {on} , its owner puts {about} into play under his control || at {on} , its owner puts {about} into his party || at {on} , return {about} to play under its owner 's control	ability	Put a Gnome from your hand into play. At end of turn, its owner puts it into play.
delaying	at {on} , put {about} into play under its owner 's control . if you do , {then} || at {on} , its owner puts {about} into play . if you do , {then} || at {on} , its owner puts {about} into play under his control . if you do , {then} || at {on} , its owner puts {about} into his party . if you do , {then} || at {on} , return {about} to play under its owner 's control . if you do , {then}	ally	When an ally attacks, at the end of this turn, its owner puts it into play. If you do, draw three cards.
delaying	put {about} into play under its owner 's control at {on} || its owner puts {about} into play at {on} || its owner puts {about} into play under his control at {on} || its owner puts {about} into his party at {on} || return {about} to play under its owner 's control at {on}	ability	Put a Gnome from your hand into play. Its owner puts it into play at end of turn.
delaying	at {on} , ready {about} || at {on} , put {about} into its owner 's graveyard || at {on} , put {about} on the bottom of its owner 's deck || at {on} , put {about} on top of its owner 's deck	ability	Put a Gnome from your hand into play. At end of turn, ready it.
delaying	at {on} , ready {about} . if you do , {then} || at {on} , put {about} into its owner 's graveyard . if you do , {then} || at {on} , put {about} on the bottom of its owner 's deck . if you do , {then} || at {on} , put {about} on top of its owner 's deck . if you do , {then}	ally	When an ally attacks, at the end of this turn, ready it. If you do, draw three cards.
delaying	ready {about} at {on} || put {about} into its owner 's graveyard at {on} || put {about} on the bottom of its owner 's deck at {on} || put {about} on top of its owner 's deck at {on}	ability	Put a Gnome from your hand into play. Ready it at end of turn.
delaying	at {on} , {effects}	ability	Put a Gnome from your hand into play. At the start of your next turn, draw three cards.
delaying	{effect} at {on}		
delaying	when {on} {duration} , {effects}	ability	When the next ally enters play this turn, draw three cards.
delaying	when {on} for the first time this turn , {effects}	ally	When an ally attacks, when this ally attacks for the first time this turn, draw three cards.
delaying	when {on} {duration} , {effects} || {duration} , when {on} , {effects}	ally	When an ally attacks, when this ally attacks this turn, draw three cards.
delaying	when {about} is destroyed {duration} , {effects} || {duration} , when {about} is destroyed , {effects} || if {about} is destroyed {duration} , {effects}		
delaying	when {about} leaves play {duration} , {effects} || {duration} , when {about} leaves play , {effects} || if {about} leaves play {duration} , {effects}		
delaying	when {about} attacks {duration} , {effects} || {duration} , when {about} attacks , {effects}		
delaying	when {about} defends {duration} , {effects} || {duration} , when {about} defends , {effects}		
delaying	when {about} becomes exhausted {duration} , {effects} || {duration} , when {about} becomes exhausted , {effects}		
delaying	when {about} exhausts {duration} , {effects} || {duration} , when {about} exhausts , {effects}		
delaying	when {about} is dealt damage {duration} , {effects} || {duration} , when {about} is dealt damage , {effects}		
delaying	when {about} is destroyed , {effects}	ability	Put a Gnome from your hand into play. When it is destroyed, draw three cards.
delaying	when {about} leaves play , {effects}	ability	Put a Gnome from your hand into play. When it leaves play, draw three cards.
delaying	when {about} deals {combat} damage {duration} , {effects}		
delaying	when {about} next deals damage to {to} with lower cost {duration} , {effects}		
delaying	when {about} next deals damage to {to} with higher cost {duration} , {effects}		
delaying	when {about} next deals damage to {to} {duration} , {effects}		
delaying	when {about} deals {combat} damage to {to} {duration} , {effects}		
stop	.	ally	This ally has +2 ATK..
own	{self} {power} . || {self} {power} {stop}	ally	This ally can't attack.
or more	{cards} has {has} {while} , or {more} {then} .		
apart	{cards} has {has} {while} {n} .	ally	This ally has +1 ATK while attacking for each quest you control.
apart	{n} , {cards} has {has} .		
apart	{n} , {cards} has {has} {while} .		
at times	{cards} {has} {while} and {also} .	ally	This ally has +2 ATK on opposing turns and can protect.
at times	{n} , {cards} has {has} {while} and {also} .		
each at its time	{cards} has {has} {while} , and {also} {then} . || {cards} has {has} {while} and {also} {then} .		
strikes	{cards} {has} and you pay {by} to strike with them . || {cards} {has} , and you pay {by} to strike with them . || {cards} {has} and you pay {by} to strike with it . || {cards} {has} , and you pay {by} to strike with it .	ally	Allies you control has +2 ATK and you pay 2 more to strike with them..
strikes	{cards} {has} and you pay {by} to strike with it {n} . || {cards} {has} and costs {by} to strike with {n} .	armor	This armor has +2 ATK and you pay 2 more to strike with it for each Gnome you control..
strikes	{while} , {cards} {has} and you pay {by} to strike with them . || {while} , {cards} {has} , and you pay {by} to strike with them . || {while} , {cards} {has} and you pay {by} to strike with it . || {while} , {cards} {has} , and you pay {by} to strike with it .		
of itself	{while} , it {changes} . || {while} , he {changes} . || {while} , she {changes} .	ally	While exactly one card is in your party, it has +2 ATK..
apart	{cards} has {has} {duration} {n}	ability	Weapons you control have Assault 1 this turn for each Shaman and Warrior you control.
apart	{what} has {has} {duration} {n}		
at times	{duration} , {what} {has} , and {also} {while} || {duration} , {what} {has} and {also} {while}		
at times	{what} {also} {while} and {has} {duration}		
players	all players	ability	All players discard a card.
deed	play {noun}	ally	You can't play cards.
deed	strike with {noun}	ally	Opponents can't strike with weapons.
deed	discard cards	ally	You can't discard cards.
deed	place resources		
deed	attack with more than one {noun} each turn	ally	Ongoing: Opponents can't attack with more than one character each turn.
deed	attack with more than {n} {noun} each turn		
deed	place {noun} face up	ally	Opponents can't place quests face up.
deed	complete {noun}	ally	Opponents can't complete quests.
deed	have cards enter play ready		
deed	draw cards	ability	Players can't draw cards this turn.
deed	draw more than one card per turn || draw more than one card each turn	ally	Opponents can't draw more than one card per turn.
deed	draw more than {n} cards per turn || draw more than {n} cards each turn		
deed	play more than one {noun} per turn || play more than one {noun} each turn		
deed	play more than {n} {noun} per turn || play more than {n} {noun} each turn		
can	can place an additional resource on each of your turns || can place an additional resource each turn || may place an additional resource on each of your turns || may place an additional resource each turn || can place an additional resource during his turn || may place an additional resource during his turn || can place an additional resource || may place an additional resource	ally	Each player can place an additional resource on each of your turns.
can	can place {n} additional resources each turn || can place {n} additional resources on each of your turns || can place up to {n} additional resources each turn || may place up to {n} additional resources each turn	ally	You can place 2 additional resources each turn.
can	can control an additional {tag} || may control an additional {tag} || can have an additional {tag}	ally	You can control an additional Orc.
can	can control any number of {tag} || can have any number of {tag} || can have any number of {tag} in your party || may control any number of {tag}	ally	You can control any number of Pets.
can	can play {noun} from your graveyard || may play {noun} from your graveyard	ally	You can play allies from your graveyard.
can	can play {noun} from other players ' graveyards || may play {noun} from other players ' graveyards	ally	You can play allies from other players' graveyards.
can	can play {noun} from opponents ' graveyards || may play {noun} from opponents ' graveyards || can play {noun} from opposing graveyards || may play {noun} from opposing graveyards	ally	You can play allies from opponents' graveyards.
can	can play {noun} from all players ' graveyards || may play {noun} from all players ' graveyards || can play {noun} from any graveyard || may play {noun} from any graveyard	ally	You can play allies from all players' graveyards.
can	can play {noun} in opposing hands || may play {noun} in opposing hands || can play {noun} from opposing hands || may play {noun} from opposing hands || can play {noun} from opponents ' hands || may play {noun} from opponents ' hands	ally	You can play allies in opposing hands.
can	can play {noun} that are removed from the game || may play {noun} that are removed from the game || can play {noun} you own that are removed from the game || may play {noun} you own that are removed from the game	ally	You can play allies that are removed from the game.
can	may play the top card of your deck if it's {noun} || can play the top card of your deck if it's {noun}	ally	You may play the top card of your deck if it's an ally.
can	may play {noun} from the top of your deck || can play {noun} from the top of your deck	ally	You may play allies from the top of your deck.
can	can complete {noun} || may complete {noun}	ally	You can complete opposing quests.
can	may look at {whose} at any time || can look at {whose} at any time		
can	has no maximum hand size	ally	You has no maximum hand size.
can	plays with their hands revealed || plays with his hand revealed || play with your hand revealed	ally	You plays with their hands revealed.
can	play with the top card of their decks revealed	ally	You play with the top card of their decks revealed.
can	play with the top card of your deck revealed || play with the top card of your deck face up	ally	You play with the top card of your deck revealed.
and again	{first} , and you {more}		
whose top card	the top card of your deck		
whose top card	the top card of any opponent 's deck		
once more	the next time it would enter a graveyard || the next time it would enter a graveyard from anywhere		
whose hand	your	ally	Your maximum hand size is increased by one.
whose hand	each opponent 's || opponents '		
whose hand	each friendly player 's		
whose hand	each player 's	ally	Each player's maximum hand size is reduced by four.
resized	increased by {n}	ally	Your maximum hand size is increased by one.
resized	reduced by {n}	ally	Each player's maximum hand size is reduced by four.
players	play with the top card of your deck revealed .	ally	Play with the top card of your deck revealed.
players	opponents can't target {self} .	ally	Opponents can't target this ally.
players	{noun} can't target {self} .	ally	Allies can't target this ally.
players	{noun} can't target {cards} .	ally	Allies can't target allies you control.
players	opponents can't target {cards} .	ally	Opponents can't target allies you control.
players	you can play {self} from your graveyard {while} . || you may play {self} from your graveyard {while} . || {while} , you can play {self} from your graveyard . || {while} , you may play {self} from your graveyard .	ability	You can play this ability from your graveyard.
players	you may play {self} from your graveyard . If you do , {when} , remove it from the game instead . || you can play {self} from your graveyard . If you do , {when} , remove it from the game instead .		
players	{who} {changes} {while} . || {while} , {who} {changes} .	ally	Each player can place an additional resource on each of your turns.
players	you {changes} .		
players	{noun} can't be played .	ally	Allies can't be played.
players	{host} 's controller {changes} {while} .		
players	{host} 's controller 's maximum hand size is {by} .		
players	you may play the top card of your deck . || you can play the top card of your deck .	ally	You may play the top card of your deck.
players	you may play {noun} without paying their cost . || you may play {noun} without paying their costs . || you can play {noun} without paying their cost . || you can play {noun} without paying their costs .	ally	You may play allies without paying their cost.
players	you may play {noun} as though they were instant . || you may play {noun} any time you could play an instant . || you may play {noun} any time you have priority . || you can play {noun} as though they were instant . || you can play {noun} any time you could play an instant . || you can play {noun} any time you have priority .	ally	You may play allies as though they were instant.
players	only one {noun} can attack on each opponent 's turn .		
players	{who} maximum hand size is {by} .	ally	Your maximum hand size is increased by one.
players	{who} maximum hand size is {by} {n} .		
players	while {self} is in your graveyard , {who} {changes} .		
enter play exhausted	{cards} enters play exhausted {duration}	ability	Opposing allies enter play exhausted this turn.
players	you may complete {noun} {duration} || you can complete {noun} {duration}	ability	You may complete it this turn
players	{effect}	ally	When this ally attacks a hero, this ally deals 2 fire damage to that defender.
players	you may play {noun} as though they were instant {duration} || you can play {noun} as though they were instant {duration}	ability	You may play allies as though they were instant this turn
players	{who} {changes} this turn || this turn , {who} {changes}	ability	Target player can't play cards this turn.
players	{who} {changes} {duration}	ability	Players can't draw cards this turn.
it	it		
while so	while {noun} || while it's {noun}	ability	Prevent all damage that would be dealt to target ally while exhausted this turn.
replacing	prevent all {event} {duration}	ability	Prevent all damage that would be dealt this turn.
replacing	prevent all {event} {while} {duration} || {while} , prevent all {event} {duration}		
replacing	{so} , prevent all {combat} {types} damage that would be dealt to {card} {duration} || {so} prevent all {combat} {types} damage that would be dealt to {card} {duration}		
replacing	prevent all {combat} {types} damage that would be dealt to {for} {so} {duration} || prevent all {combat} {types} damage that {for} would be dealt {so} {duration}	ability	Prevent all combat damage that would be dealt to target ally this turn.
replacing	prevent the next {event} {duration}		
replacing	prevent the next {n} {event} {duration}	ability	Prevent the next 2 damage that would be dealt to your hero this turn. Draw a card for each damage dealt.
replacing	prevent the next {n} {combat} {types} damage that would be dealt to {to} by {for} {duration} || prevent the next {n} {combat} {types} damage that {for} would deal to {to} {duration}		
replacing	prevent the next {n} {combat} {types} damage that would be dealt to {for} {duration} || prevent the next {n} {combat} {types} damage that {for} would be dealt {duration}	ability	Prevent the next 7 damage that would be dealt to target ally this turn.
replacing	the next time {for} would deal {combat} {types} damage {duration} , {instead} || the next time {for} would deal {any} damage {duration} , {instead}	ability	The next time target ally would deal damage this turn, prevent it.
replacing	if {for} would deal {combat} {types} damage {duration} , {instead} || if {for} would deal {any} damage {duration} , {instead}	ability	Target an ally. If it would deal damage this turn, it deals that much +1 instead.
replacing	the next time {for} would be dealt {much} {combat} {types} damage {by} {duration} , {instead} || the next time {much} {combat} {types} damage would be dealt to {for} {by} {duration} , {instead}	ability	Target an ally. The next time it would be dealt damage this turn, prevent it.
replacing	if {for} would be dealt {combat} {types} damage {by} {duration} , {instead} || if {combat} {types} damage would be dealt to {for} {by} {duration} , {instead}	ability	If target ally would be dealt combat damage this turn, it's dealt double that much instead.
replacing	if {for} would be destroyed {duration} , {instead} || the next time {for} would be destroyed {duration} , {instead}	ability	Target an ally. If it would be destroyed this turn, draw three cards instead.
replacing	if {for} would leave play {duration} , {instead} || the next time {for} would leave play {duration} , {instead}	ability	Target an ally. If it would leave play this turn, draw three cards instead.
replacing	the next time {who} would draw a card {duration} , he skips drawing that card instead || the next time {who} would draw a card {duration} , he skips drawing it instead	ability	The next time you would draw a card, he skips drawing that card instead.
replacing	the next time {event} {duration} , {instead}		
replacing	if {event} {duration} , {instead} || {duration} , if {event} , {instead}		
ordinal	second	ability	Reveal the second card from the top of your deck.
ordinal	third	ability	Reveal the third card from the top of your deck.
ordinal	fourth	ability	Reveal the fourth card from the top of your deck.
ordinal	fifth	ability	Reveal the fifth card from the top of your deck.
ordinal	sixth	ability	Reveal the sixth card from the top of your deck.
ordinal	seventh	ability	Reveal the seventh card from the top of your deck.
ordinal	eighth	ability	Reveal the eighth card from the top of your deck.
ordinal	ninth	ability	Reveal the ninth card from the top of your deck.
ordinal	tenth	ability	Reveal the tenth card from the top of your deck.
top cards	the top card of {of} deck || a card from the top of {of} deck	ability	Reveal the top card of your deck.
top cards	the top {n} cards of {of} deck || {n} cards from the top of {of} deck	ability	Reveal the top two cards of your deck.
top cards	{half} , rounded up	ability	Reveal the top half of each player's deck, rounded up.
top cards	cards from the top of {of} deck equal to {n}	ability	Reveal cards from the top of each player's deck equal to the number of Gnomes you control.
top cards	cards from the top of your deck until {until} is revealed || cards from the top of your deck until you reveal {until}	ability	Reveal cards from the top of your deck until an ally is revealed.
top cards	the bottom card of {of} deck	ability	Reveal the bottom card of your deck.
top cards	the bottom {n} cards of {of} deck	ability	Reveal the bottom two cards of your deck.
top cards	the {n} card from the top of {of} deck || the card {n} from the top of {of} deck	ability	Reveal the second card from the top of your deck.
top cards	the top card of the {deck} deck		
top cards	the top {n} cards of the {deck} deck		
top cards	cards from the top of the {deck} deck equal to {n}		
top cards	a card from the top of {of} deck {n} || the top card of {of} deck {n}	ability	Reveal a card from the top of your deck for each Gnome you control.
top half	the top half of {of} deck	ability	Reveal the top half of each player's deck, rounded up.
top half	the top half of your deck	ability	Reveal the top half of your deck, rounded up.
zone	{of} hand	ability	Look at your hand.
zone	{of} graveyard	ability	Target player shuffles his graveyard into his deck.
zone	{of} deck	ability	Shuffle your deck.
zone	the {deck} deck		
zone	the {deck} graveyard		
zone	all graveyards || each graveyard		
destination	into your hand || in your hand	ability	Put an ally from your graveyard into your hand.
destination	into your graveyard	ability	Put an ally from your graveyard into your graveyard.
destination	on top of your deck || on top of your deck || on top of your deck in any order || on the top of your deck || on the top of your deck in any order || back in any order	ability	Put an ally from your graveyard on top of your deck.
destination	on the bottom of your deck || on the bottom of your deck in any order	ability	Put an ally from your graveyard on the bottom of your deck.
destination	into your resource row face down and exhausted || face down into your resource row exhausted || face down into your resource row and exhausted || into your resource row exhausted || into your resource row exhausted and face down	ability	Put target ally card in your graveyard into your resource row face down and exhausted.
destination	into your resource row face up and exhausted	ability	Put an ally from your graveyard into your resource row face up and exhausted.
destination	into your resource row face up	ability	Put an ally from your graveyard into your resource row face up.
destination	into your resource row face down || into your resource row face down and ready	ability	Put an ally from your graveyard into your resource row face down.
cards	cards equal to {n}	ability	Draw cards equal to the number of Gnomes you control.
cards	a card || one card || 1 card || another card || an additional card || one	ability	Draw a card.
cards	{n} cards || another {n} cards || {n} more cards || {n} additional cards	ability	Draw two cards.
cards	{n} cards plus {more}	ability	Draw two cards plus 2.
cards	a card {n} || another card {n} || another one {n}	ability	Draw a card for each Gnome you control.
cards	a card , or {more} if {if} || a card , or {more} cards if {if} || a card , or {more} cards instead if {if}	ability	Draw a card, or two if you control a Gnome.
cards	{less} cards , or {more} if {if} || {less} cards , or {more} cards if {if} || {less} cards , or {more} cards instead if {if}	ability	Draw two cards, or two if you control a Gnome.
his top cards	the top card of his deck || the top card of his or her deck || a card from the top of his deck	ability	Each opponent removes the top card of his deck from the game for each Gnome you control.
his top cards	{n} cards from the top of his deck	ability	Target player puts two cards from the top of his deck into his graveyard.
his top cards	the top {n} cards of his deck || the top {n} cards of his or her deck		
his top card	a card from the top of his deck || the top card of his or her deck || the top card of his deck	ability	Each opponent removes the top card of his deck from the game for each Gnome you control.
his place	into his graveyard || into his or her graveyard	ability	Target player puts two cards from the top of his deck into his graveyard.
his place	into his resource row face down and exhausted || into his or her resource row face down and exhausted		
keeping only	{by} destroys {noun} he controls until he controls {n} || {by} destroys {noun} he controls until he controls only {n} || {by} destroys {noun} in his party until he controls {n} || {by} destroys {noun} in his party until he controls only {n}	ability	Each player destroys a resource he controls until he controls three.
burden	{it} enters play with damage equal to {damage} || {it} enters play with damage on it equal to {damage}		
burden	{it} enters play with {damage} damage || {it} enters play with {damage} damage on it		
burden	{it} enters play with {name} counter || {it} enters play with {name} counter on it		
burden	{it} enters play with {n} {name} counters || {it} enters play with {n} {name} counters on it		
revealed	one of them || one || a card from among them	ability	Target player reveals his hand. Put one of them into your hand.
revealed	the rest || the other || the other one || the others || both	ability	Target player reveals his hand. Put the rest into your hand.
revealed	{n} of them || {n}	ability	Target player reveals his hand. Put two of them into your hand.
revealed	up to {n} of them	ability	Target player reveals his hand. Put up to two of them into your hand.
revealed	any number of them || any number of those cards	ability	Target player reveals his hand. Put any number of them into your hand.
revealed	{noun} from among them || {noun} among them	ability	Target player reveals his hand. Put an ally from among them into your hand.
revealed	a revealed {noun}	ability	Target player reveals his hand. Put a revealed ally into your hand.
revealed	{noun} in it	ability	Target player reveals his hand. Put an ally in it into your hand.
revealed	a revealed {noun} of your opponents ' choice	ability	Target player reveals his hand. Put a revealed ally of your opponents' choice into your hand.
revealed	all revealed {noun}	ability	Target player reveals his hand. Put all revealed allies into your hand.
revealed	any number of revealed {noun}	ability	Target player reveals his hand. Put any number of revealed allies into your hand.
put	{what} {where}	ability	Reveal the top card of your deck. Put it into your hand.
put	{what} into play || {what} into your party	ability	Put target ally into play.
put	{what} into play under {of} control	ability	Put target ally into play under their owners' control.
put	{what} into play with damage equal to {damage} || {what} into play with damage on it equal to {damage}	ability	Put target ally into play with damage equal to the number of Gnomes you control.
put	{what} into play with {damage} damage || {what} into play with {damage} damage on it	ability	Put target ally into play with 2 damage.
put	{what} into play with {name} counter || {what} into play with {name} counter on it	ability	Put target ally into play with a quest counter counter.
put	{what} into play with {n} {name} counters || {what} into play with {n} {name} counters on it	ability	Put target ally into play with two quest counters.
put	{what} into play attached to {to}		
put	{what} into play exhausted || {what} into play face up and exhausted	ability	Put target ally into play exhausted.
put	{what} into play under its owner 's control || {what} into its owner 's party || {what} into play under his owner 's control || {what} into play under her owner 's control || {what} into play under their owners ' control	ability	Put target ally into play under their owners' control.
put	{what} from your graveyard {where} || {what} from your graveyard {where} || {what} from his graveyard {where} || {what} from her graveyard {where} || {what} from the graveyard {where} || {what} from a graveyard {where} || {what} from that graveyard {where} || {what} from his owner 's graveyard {where} || {what} from her owner 's graveyard {where}	ally	When an ally is destroyed, put this ally from your graveyard into your hand.
put	{what} from its owner 's graveyard {where}		
put	{what} from its owner 's graveyard into play || {what} from its owner 's graveyard into your party || {what} from your graveyard into play || {what} from your graveyard into your party || {what} from his graveyard into play || {what} from his graveyard into your party || {what} from her graveyard into play || {what} from her graveyard into your party || {what} from the graveyard into play || {what} from the graveyard into your party || {what} from a graveyard into play || {what} from a graveyard into your party || {what} from that graveyard into play || {what} from that graveyard into your party || {what} from his owner 's graveyard into play || {what} from his owner 's graveyard into your party || {what} from her owner 's graveyard into play || {what} from her owner 's graveyard into your party	ally	When an ally is destroyed, put this ally from your graveyard into play.
put	{what} from its owner 's graveyard into play exhausted || {what} from your graveyard into play exhausted || {what} from his graveyard into play exhausted || {what} from her graveyard into play exhausted || {what} from the graveyard into play exhausted || {what} from a graveyard into play exhausted || {what} from that graveyard into play exhausted || {what} from his owner 's graveyard into play exhausted || {what} from her owner 's graveyard into play exhausted	ally	When an ally is destroyed, put this ally from your graveyard into play exhausted.
put	{what} from its owner 's graveyard into play with damage equal to {damage} || {what} from its owner 's graveyard into play with damage on it equal to {damage} || {what} from its owner 's graveyard into your party with damage equal to {damage} || {what} from its owner 's graveyard into your party with damage on it equal to {damage} || {what} from your graveyard into play with damage equal to {damage} || {what} from your graveyard into play with damage on it equal to {damage} || {what} from your graveyard into your party with damage equal to {damage} || {what} from your graveyard into your party with damage on it equal to {damage} || {what} from his graveyard into play with damage equal to {damage} || {what} from his graveyard into play with damage on it equal to {damage} || {what} from his graveyard into your party with damage equal to {damage} || {what} from his graveyard into your party with damage on it equal to {damage} || {what} from her graveyard into play with damage equal to {damage} || {what} from her graveyard into play with damage on it equal to {damage} || {what} from her graveyard into your party with damage equal to {damage} || {what} from her graveyard into your party with damage on it equal to {damage} || {what} from the graveyard into play with damage equal to {damage} || {what} from the graveyard into play with damage on it equal to {damage} || {what} from the graveyard into your party with damage equal to {damage} || {what} from the graveyard into your party with damage on it equal to {damage} || {what} from a graveyard into play with damage equal to {damage} || {what} from a graveyard into play with damage on it equal to {damage} || {what} from a graveyard into your party with damage equal to {damage} || {what} from a graveyard into your party with damage on it equal to {damage} || {what} from that graveyard into play with damage equal to {damage} || {what} from that graveyard into play with damage on it equal to {damage} || {what} from that graveyard into your party with damage equal to {damage} || {what} from that graveyard into your party with damage on it equal to {damage} || {what} from his owner 's graveyard into play with damage equal to {damage} || {what} from his owner 's graveyard into play with damage on it equal to {damage} || {what} from his owner 's graveyard into your party with damage equal to {damage} || {what} from his owner 's graveyard into your party with damage on it equal to {damage} || {what} from her owner 's graveyard into play with damage equal to {damage} || {what} from her owner 's graveyard into play with damage on it equal to {damage} || {what} from her owner 's graveyard into your party with damage equal to {damage} || {what} from her owner 's graveyard into your party with damage on it equal to {damage}	ally	When an ally is destroyed, put this ally from your graveyard into play with damage equal to the number of Gnomes you control.
put	{what} from its owner 's graveyard into play with {damage} damage || {what} from its owner 's graveyard into play with {damage} damage on it || {what} from its owner 's graveyard into your party with {damage} damage || {what} from its owner 's graveyard into your party with {damage} damage on it || {what} from your graveyard into play with {damage} damage || {what} from your graveyard into play with {damage} damage on it || {what} from your graveyard into your party with {damage} damage || {what} from your graveyard into your party with {damage} damage on it || {what} from his graveyard into play with {damage} damage || {what} from his graveyard into play with {damage} damage on it || {what} from his graveyard into your party with {damage} damage || {what} from his graveyard into your party with {damage} damage on it || {what} from her graveyard into play with {damage} damage || {what} from her graveyard into play with {damage} damage on it || {what} from her graveyard into your party with {damage} damage || {what} from her graveyard into your party with {damage} damage on it || {what} from the graveyard into play with {damage} damage || {what} from the graveyard into play with {damage} damage on it || {what} from the graveyard into your party with {damage} damage || {what} from the graveyard into your party with {damage} damage on it || {what} from a graveyard into play with {damage} damage || {what} from a graveyard into play with {damage} damage on it || {what} from a graveyard into your party with {damage} damage || {what} from a graveyard into your party with {damage} damage on it || {what} from that graveyard into play with {damage} damage || {what} from that graveyard into play with {damage} damage on it || {what} from that graveyard into your party with {damage} damage || {what} from that graveyard into your party with {damage} damage on it || {what} from his owner 's graveyard into play with {damage} damage || {what} from his owner 's graveyard into play with {damage} damage on it || {what} from his owner 's graveyard into your party with {damage} damage || {what} from his owner 's graveyard into your party with {damage} damage on it || {what} from her owner 's graveyard into play with {damage} damage || {what} from her owner 's graveyard into play with {damage} damage on it || {what} from her owner 's graveyard into your party with {damage} damage || {what} from her owner 's graveyard into your party with {damage} damage on it	ally	When an ally is destroyed, put this ally from your graveyard into play with 2 damage.
put	{what} from its owner 's graveyard into play with {name} counter || {what} from its owner 's graveyard into play with {name} counter on it || {what} from its owner 's graveyard into your party with {name} counter || {what} from its owner 's graveyard into your party with {name} counter on it || {what} from your graveyard into play with {name} counter || {what} from your graveyard into play with {name} counter on it || {what} from your graveyard into your party with {name} counter || {what} from your graveyard into your party with {name} counter on it || {what} from his graveyard into play with {name} counter || {what} from his graveyard into play with {name} counter on it || {what} from his graveyard into your party with {name} counter || {what} from his graveyard into your party with {name} counter on it || {what} from her graveyard into play with {name} counter || {what} from her graveyard into play with {name} counter on it || {what} from her graveyard into your party with {name} counter || {what} from her graveyard into your party with {name} counter on it || {what} from the graveyard into play with {name} counter || {what} from the graveyard into play with {name} counter on it || {what} from the graveyard into your party with {name} counter || {what} from the graveyard into your party with {name} counter on it || {what} from a graveyard into play with {name} counter || {what} from a graveyard into play with {name} counter on it || {what} from a graveyard into your party with {name} counter || {what} from a graveyard into your party with {name} counter on it || {what} from that graveyard into play with {name} counter || {what} from that graveyard into play with {name} counter on it || {what} from that graveyard into your party with {name} counter || {what} from that graveyard into your party with {name} counter on it || {what} from his owner 's graveyard into play with {name} counter || {what} from his owner 's graveyard into play with {name} counter on it || {what} from his owner 's graveyard into your party with {name} counter || {what} from his owner 's graveyard into your party with {name} counter on it || {what} from her owner 's graveyard into play with {name} counter || {what} from her owner 's graveyard into play with {name} counter on it || {what} from her owner 's graveyard into your party with {name} counter || {what} from her owner 's graveyard into your party with {name} counter on it	ally	When an ally is destroyed, put this ally from your graveyard into play with a quest counter counter.
put	{what} from its owner 's graveyard into play with {n} {name} counters || {what} from its owner 's graveyard into play with {n} {name} counters on it || {what} from its owner 's graveyard into your party with {n} {name} counters || {what} from its owner 's graveyard into your party with {n} {name} counters on it || {what} from your graveyard into play with {n} {name} counters || {what} from your graveyard into play with {n} {name} counters on it || {what} from your graveyard into your party with {n} {name} counters || {what} from your graveyard into your party with {n} {name} counters on it || {what} from his graveyard into play with {n} {name} counters || {what} from his graveyard into play with {n} {name} counters on it || {what} from his graveyard into your party with {n} {name} counters || {what} from his graveyard into your party with {n} {name} counters on it || {what} from her graveyard into play with {n} {name} counters || {what} from her graveyard into play with {n} {name} counters on it || {what} from her graveyard into your party with {n} {name} counters || {what} from her graveyard into your party with {n} {name} counters on it || {what} from the graveyard into play with {n} {name} counters || {what} from the graveyard into play with {n} {name} counters on it || {what} from the graveyard into your party with {n} {name} counters || {what} from the graveyard into your party with {n} {name} counters on it || {what} from a graveyard into play with {n} {name} counters || {what} from a graveyard into play with {n} {name} counters on it || {what} from a graveyard into your party with {n} {name} counters || {what} from a graveyard into your party with {n} {name} counters on it || {what} from that graveyard into play with {n} {name} counters || {what} from that graveyard into play with {n} {name} counters on it || {what} from that graveyard into your party with {n} {name} counters || {what} from that graveyard into your party with {n} {name} counters on it || {what} from his owner 's graveyard into play with {n} {name} counters || {what} from his owner 's graveyard into play with {n} {name} counters on it || {what} from his owner 's graveyard into your party with {n} {name} counters || {what} from his owner 's graveyard into your party with {n} {name} counters on it || {what} from her owner 's graveyard into play with {n} {name} counters || {what} from her owner 's graveyard into play with {n} {name} counters on it || {what} from her owner 's graveyard into your party with {n} {name} counters || {what} from her owner 's graveyard into your party with {n} {name} counters on it	ally	When an ally is destroyed, put this ally from your graveyard into play with two quest counters.
put	{what} from its owner 's graveyard into play attached to {to} || {what} from your graveyard into play attached to {to} || {what} from his graveyard into play attached to {to} || {what} from her graveyard into play attached to {to} || {what} from the graveyard into play attached to {to} || {what} from a graveyard into play attached to {to} || {what} from that graveyard into play attached to {to} || {what} from his owner 's graveyard into play attached to {to} || {what} from her owner 's graveyard into play attached to {to}	ally	When an ally is destroyed, put this ally from your graveyard into play attached to target ally.
put	{what} from play {where}	ally	When an ally is destroyed, put this ally from play into your hand.
put	{what} from play into play || {what} from play into your party	ally	When an ally is destroyed, put this ally from play into play.
put	{what} from play into play exhausted	ally	When an ally is destroyed, put this ally from play into play exhausted.
put	{what} from play into play with damage equal to {damage} || {what} from play into play with damage on it equal to {damage} || {what} from play into your party with damage equal to {damage} || {what} from play into your party with damage on it equal to {damage}	ally	When an ally is destroyed, put this ally from play into play with damage equal to the number of Gnomes you control.
put	{what} from play into play with {damage} damage || {what} from play into play with {damage} damage on it || {what} from play into your party with {damage} damage || {what} from play into your party with {damage} damage on it	ally	When an ally is destroyed, put this ally from play into play with 2 damage.
put	{what} from play into play with {name} counter || {what} from play into play with {name} counter on it || {what} from play into your party with {name} counter || {what} from play into your party with {name} counter on it	ally	When an ally is destroyed, put this ally from play into play with a quest counter counter.
put	{what} from play into play with {n} {name} counters || {what} from play into play with {n} {name} counters on it || {what} from play into your party with {n} {name} counters || {what} from play into your party with {n} {name} counters on it	ally	When an ally is destroyed, put this ally from play into play with two quest counters.
put	{what} from play into play attached to {to}	ally	When an ally is destroyed, put this ally from play into play attached to target ally.
to each other	{one} and {other} deal {types} damage to each other equal to their respective ATK		
kind of Totem	Air Totem	ability	Put a 1 [Fire] / 1 [Health] Air Totem ally token into play.
kind of Totem	Earth Totem	ability	Put a 1 [Fire] / 1 [Health] Earth Totem ally token into play.
kind of Totem	Fire Totem	ability	Put a 1 [Fire] / 1 [Health] Fire Totem ally token into play.
kind of Totem	Water Totem	ability	Put a 1 [Fire] / 1 [Health] Water Totem ally token into play.
element	Air	ability	Put a 1 [Fire] / 1 [Health] Air Totem ally token into play.
element	Earth	ability	Put a 1 [Fire] / 1 [Health] Earth Totem ally token into play.
element	Fire	ability	Put a 1 [Fire] / 1 [Health] Fire Totem ally token into play.
element	Water	ability	Put a 1 [Fire] / 1 [Health] Water Totem ally token into play.
Totem token among several	{print} {kinds} token		
Totem token among several	{print} {kinds} Totem token		
announced	target up to {n} {noun}	ability	Target up to two allies. Destroy them.
announced	target {noun}	ability	Target an ally. Destroy it.
announced	target a random {noun}	ability	Target a random ally. Destroy it.
announced	target another random {noun}	ability	Target another random ally. Destroy it.
announced	choose {noun}	ability	Choose an ally. Destroy it.
announced	choose up to {n} {noun}	ability	Choose up to two allies. Destroy them.
announced	choose a random {noun}	ability	Choose a random ally. Destroy it.
announced	choose {noun} at random || choose at random {noun}	ability	Choose an ally at random. Destroy it.
announced	choose one of the {noun} at random || choose at random one of the {noun}	ability	Choose one of the allies at random. Destroy it.
announced	{by} chooses one	ability	Target player chooses one of his allies. Destroy it.
announced	{by} chooses {n} {noun} he controls , in order || {by} chooses {n} of his {noun} , in order || {by} chooses {n} {noun} in his party , in order || {by} chooses {n} {noun} from his party , in order	ability	Target player chooses two allies he controls, in order. Destroy them.
announced	{by} chooses {noun} he controls || {by} chooses {noun} in his party || {by} chooses {noun} from his party || {by} chooses {noun} they control || {by} chooses {noun} that he controls	ability	Target player chooses an ally he controls. Destroy it.
announced	{by} chooses one of his {noun} || {by} chooses one of his or her {noun}	ability	Target player chooses one of his allies. Destroy it.
announced	{by} chooses {n} {noun} he controls || {by} chooses {n} of his {noun} || {by} chooses {n} {noun} in his party || {by} chooses {n} {noun} from his party	ability	Target player chooses two allies he controls. Destroy them.
announced	{by} chooses {noun} from his hand || {by} chooses {noun} in his hand		
announced	{by} chooses {noun} from his graveyard || {by} chooses {noun} in his graveyard		
chosen	choose {noun} in it || choose {noun} from it || you choose {noun}	ability	Look at target player's hand. Choose an ally in it. He discards it.
revealing	then , both players reveal the top card of their deck		
clause	put {amount} damage on {on}	ability	Put 2 damage on target ally.
clause	put {n} damage on {on} || add {n} damage to {on}	ability	Put 2 damage on target ally.
clause	{who} loses {n} [Health] || {who} loses {n} life	ability	You lose 2 [Health].
clause	{to} is dealt {amount} {u} {types} damage by {by}	ability	Target ally is dealt 2 fire damage by target ally.
clause	{what} readies	ability	Target ally readies.
clause	{what} exhausts	ability	Target ally exhausts.
clause	put that much on {on} || also put that much on {on} || also put that much damage on {on}	ability	Target player discards a card. Put that much on target ally.
clause	put a damage on {on}	ability	Put a damage on target ally.
clause	put damage on {on} equal to {amount} || put damage equal to {amount} on {on}	ability	Put damage on target ally equal to the number of Gnomes you control.
clause	put 1 damage on {on} {n}	ability	Put 1 damage on target ally for each Gnome you control.
clause	destroy {noun} {n} || choose and destroy {noun} {n}		
clause	exhaust {noun} {n} || choose and exhaust {noun} {n}		
clause	ready {noun} {n} || choose and ready {noun} {n}		
clause	flip {noun} {n} || choose and flip {noun} {n}		
clause	remove {amount} damage from {from}	ability	Remove 2 damage from target ally.
clause	remove all damage from {from}	ability	Remove all damage from target ally.
clause	remove all but {n} damage from {of}	ability	Remove all but 2 damage from target ally.
clause	turn your hero face up || flip your hero face up	ability	Turn your hero face up.
clause	destroy {what} || choose and destroy {what}	ability	Destroy target ally.
clause	exhaust {what} || choose and exhaust {what}	ability	Exhaust target ally.
clause	ready {what} || choose and ready {what}	ability	Ready target ally.
clause	flip {what} || choose and flip {what}	ability	Flip target ally.
clause	{what} becomes the defender || {what} becomes a defender	ability	Target ally becomes the defender.
clause	remove {what} from combat	ability	Remove target ally from combat.
clause	flip {self} face down	ally	[Activate] >>> Flip this ally face down.
clause	turn {what} face up		
clause	turn {what} face up || flip {what} face up	ally	[Activate] >>> Turn this ally face up.
clause	turn {what} face down	ability	Turn target ally face down.
clause	interrupt {what}	ability	Interrupt target ally.
clause	copy {what} || copy {what} . you may choose new targets for the copy || put a copy of {what} on the chain || put a copy of {what} on the chain . you may choose new targets for the copy	ability	Copy target ally.
clause	guess whether {of} costs more or less than {than} , reveal both , and if you are right , {then} || guess whether {of} has a higher or lower cost than {than} . {revealing} . if you guessed correctly , {then}	ability	Guess whether target ally costs more or less than target ally, reveal both, and if you are right, draw three cards.
clause	skip your next turn	ability	Skip your next turn.
clause	{who} skips his next turn	ability	Target player skips his next turn.
clause	flip a card from the top of your deck	ability	Flip a card from the top of your deck.
clause	flip {n} cards from the top of your deck	ability	Flip two cards from the top of your deck.
clause	flip a card from the top of your deck {n}	ability	Flip a card from the top of your deck for each Gnome you control.
clause	{who} draws {count}	ally	When this ally attacks, if it is damaged, draw three cards.
clause	draw {what}	ally	When this ally attacks, draw it.
clause	{who} discards {count} || {who} chooses and discards {count}	ability	Target player discards a card. Put that discarded card into your hand.
clause	{who} discards {count} at random	ability	Target player discards a card at random.
clause	discard {noun} {where}	ability	You may discard a [Rogue] ability rather than pay this ability's cost.
clause	discard all {noun} {where} || discard each {noun} {where}		
clause	draw the top half of your deck , rounded up	ability	Draw the top half of your deck, rounded up.
clause	draw cards until you reach your maximum hand size	ability	Draw cards until you reach your maximum hand size.
clause	draw cards until you have {n} cards in your hand || draw cards until you have {n} cards in hand || draw cards until you have {n} cards || draw until you have {n} cards in your hand || draw until you have {n} cards in hand	ability	Draw cards until you have two cards in your hand.
clause	discard your hand	ability	Discard your hand.
clause	{who} discards his hand || {who} discards his or her hand	ability	Target player discards his hand.
clause	{by} destroys {noun} he controls || {by} destroys {noun} in his party || {by} destroys {noun} from his party || {by} destroys {noun} they control || {by} destroys {noun} that he controls || {by} chooses and destroys {noun} he controls || {by} chooses and destroys {noun} in his party || {by} chooses and destroys {noun} from his party || {by} chooses and destroys {noun} they control || {by} chooses and destroys {noun} that he controls || {by} chooses {noun} he controls and destroys it || {by} chooses {noun} in his party and destroys it || {by} chooses {noun} from his party and destroys it || {by} chooses {noun} they control and destroys it || {by} chooses {noun} that he controls and destroys it	ability	Target player destroys an ally he controls.
clause	{by} destroys one of his {noun} || {by} destroys one of his or her {noun} || {by} chooses and destroys one of his {noun} || {by} chooses and destroys one of his or her {noun} || {by} chooses one of his {noun} and destroys it || {by} chooses one of his or her {noun} and destroys it	ability	Target player destroys one of his allies.
clause	{by} destroys {n} {noun} he controls || {by} destroys {n} of his {noun} || {by} destroys {n} {noun} in his party || {by} destroys {n} {noun} from his party || {by} chooses and destroys {n} {noun} he controls || {by} chooses and destroys {n} of his {noun} || {by} chooses and destroys {n} {noun} in his party || {by} chooses and destroys {n} {noun} from his party || {by} chooses {n} {noun} he controls and destroys it || {by} chooses {n} of his {noun} and destroys it || {by} chooses {n} {noun} in his party and destroys it || {by} chooses {n} {noun} from his party and destroys it	ability	Target player destroys two allies he controls.
clause	{by} destroys {noun} from his hand || {by} destroys {noun} in his hand || {by} chooses and destroys {noun} from his hand || {by} chooses and destroys {noun} in his hand || {by} chooses {noun} from his hand and destroys it || {by} chooses {noun} in his hand and destroys it		
clause	{by} destroys {noun} from his graveyard || {by} destroys {noun} in his graveyard || {by} chooses and destroys {noun} from his graveyard || {by} chooses and destroys {noun} in his graveyard || {by} chooses {noun} from his graveyard and destroys it || {by} chooses {noun} in his graveyard and destroys it		
clause	{by} turns {noun} he controls face down || {by} turns {noun} in his party face down || {by} turns {noun} from his party face down || {by} turns {noun} they control face down || {by} turns {noun} that he controls face down	ability	Target player turns an ally he controls face down.
clause	{by} turns one of his {noun} face down || {by} turns one of his or her {noun} face down	ability	Target player turns one of his allies face down.
clause	{by} turns {n} {noun} he controls face down || {by} turns {n} of his {noun} face down || {by} turns {n} {noun} in his party face down || {by} turns {n} {noun} from his party face down	ability	Target player turns two allies he controls face down.
clause	{by} turns {noun} from his hand face down || {by} turns {noun} in his hand face down	ability	Target player turns an ally from his hand face down.
clause	{by} turns {noun} from his graveyard face down || {by} turns {noun} in his graveyard face down	ability	Target player turns an ally from his graveyard face down.
clause	{by} exhausts {noun} he controls || {by} exhausts {noun} in his party || {by} exhausts {noun} from his party || {by} exhausts {noun} they control || {by} exhausts {noun} that he controls	ability	Target player exhausts an ally he controls.
clause	{by} exhausts one of his {noun} || {by} exhausts one of his or her {noun}	ability	Target player exhausts one of his allies.
clause	{by} exhausts {n} {noun} he controls || {by} exhausts {n} of his {noun} || {by} exhausts {n} {noun} in his party || {by} exhausts {n} {noun} from his party	ability	Target player exhausts two allies he controls.
clause	{by} exhausts {noun} from his hand || {by} exhausts {noun} in his hand		
clause	{by} exhausts {noun} from his graveyard || {by} exhausts {noun} in his graveyard		
clause	{by} readies {noun} he controls || {by} readies {noun} in his party || {by} readies {noun} from his party || {by} readies {noun} they control || {by} readies {noun} that he controls	ability	Target player readies an ally he controls.
clause	{by} readies one of his {noun} || {by} readies one of his or her {noun}	ability	Target player readies one of his allies.
clause	{by} readies {n} {noun} he controls || {by} readies {n} of his {noun} || {by} readies {n} {noun} in his party || {by} readies {n} {noun} from his party	ability	Target player readies two allies he controls.
clause	{by} readies {noun} from his hand || {by} readies {noun} in his hand		
clause	{by} readies {noun} from his graveyard || {by} readies {noun} in his graveyard		
clause	{by} puts {noun} he controls {where} || {by} puts {noun} in his party {where} || {by} puts {noun} from his party {where} || {by} puts {noun} they control {where} || {by} puts {noun} that he controls {where} || {by} chooses {noun} he controls and puts it {where} || {by} chooses {noun} in his party and puts it {where} || {by} chooses {noun} from his party and puts it {where} || {by} chooses {noun} they control and puts it {where} || {by} chooses {noun} that he controls and puts it {where} || {by} chooses {noun} he controls and puts that card {where} || {by} chooses {noun} in his party and puts that card {where} || {by} chooses {noun} from his party and puts that card {where} || {by} chooses {noun} they control and puts that card {where} || {by} chooses {noun} that he controls and puts that card {where} || {by} chooses {noun} he controls and puts that ally {where} || {by} chooses {noun} in his party and puts that ally {where} || {by} chooses {noun} from his party and puts that ally {where} || {by} chooses {noun} they control and puts that ally {where} || {by} chooses {noun} that he controls and puts that ally {where}	ability	Each opponent puts an ally he controls into its owner's hand.
clause	{by} puts one of his {noun} {where} || {by} puts one of his or her {noun} {where} || {by} chooses one of his {noun} and puts it {where} || {by} chooses one of his or her {noun} and puts it {where} || {by} chooses one of his {noun} and puts that card {where} || {by} chooses one of his or her {noun} and puts that card {where} || {by} chooses one of his {noun} and puts that ally {where} || {by} chooses one of his or her {noun} and puts that ally {where}	ability	Target player puts one of his allies into its owner's hand.
clause	{by} puts {n} {noun} he controls {where} || {by} puts {n} of his {noun} {where} || {by} puts {n} {noun} in his party {where} || {by} puts {n} {noun} from his party {where} || {by} chooses {n} {noun} he controls and puts it {where} || {by} chooses {n} of his {noun} and puts it {where} || {by} chooses {n} {noun} in his party and puts it {where} || {by} chooses {n} {noun} from his party and puts it {where} || {by} chooses {n} {noun} he controls and puts that card {where} || {by} chooses {n} of his {noun} and puts that card {where} || {by} chooses {n} {noun} in his party and puts that card {where} || {by} chooses {n} {noun} from his party and puts that card {where} || {by} chooses {n} {noun} he controls and puts that ally {where} || {by} chooses {n} of his {noun} and puts that ally {where} || {by} chooses {n} {noun} in his party and puts that ally {where} || {by} chooses {n} {noun} from his party and puts that ally {where}	ability	Target player puts two allies he controls into its owner's hand.
clause	{by} puts {noun} from his hand {where} || {by} puts {noun} in his hand {where} || {by} chooses {noun} from his hand and puts it {where} || {by} chooses {noun} in his hand and puts it {where} || {by} chooses {noun} from his hand and puts that card {where} || {by} chooses {noun} in his hand and puts that card {where} || {by} chooses {noun} from his hand and puts that ally {where} || {by} chooses {noun} in his hand and puts that ally {where}	ability	Target player puts an ally from his hand into its owner's hand.
clause	{by} puts {noun} from his graveyard {where} || {by} puts {noun} in his graveyard {where} || {by} chooses {noun} from his graveyard and puts it {where} || {by} chooses {noun} in his graveyard and puts it {where} || {by} chooses {noun} from his graveyard and puts that card {where} || {by} chooses {noun} in his graveyard and puts that card {where} || {by} chooses {noun} from his graveyard and puts that ally {where} || {by} chooses {noun} in his graveyard and puts that ally {where}	ability	Target player puts an ally from his graveyard into its owner's hand.
clause	{by} removes {noun} he controls from the game || {by} removes {noun} in his party from the game || {by} removes {noun} from his party from the game || {by} removes {noun} they control from the game || {by} removes {noun} that he controls from the game || {by} chooses {noun} he controls and removes it from the game || {by} chooses {noun} in his party and removes it from the game || {by} chooses {noun} from his party and removes it from the game || {by} chooses {noun} they control and removes it from the game || {by} chooses {noun} that he controls and removes it from the game	ability	Target player removes an ally he controls from the game.
clause	{by} removes one of his {noun} from the game || {by} removes one of his or her {noun} from the game || {by} chooses one of his {noun} and removes it from the game || {by} chooses one of his or her {noun} and removes it from the game	ability	Target player removes one of his allies from the game.
clause	{by} removes {n} {noun} he controls from the game || {by} removes {n} of his {noun} from the game || {by} removes {n} {noun} in his party from the game || {by} removes {n} {noun} from his party from the game || {by} chooses {n} {noun} he controls and removes it from the game || {by} chooses {n} of his {noun} and removes it from the game || {by} chooses {n} {noun} in his party and removes it from the game || {by} chooses {n} {noun} from his party and removes it from the game	ability	Target player removes two allies he controls from the game.
clause	{by} removes {noun} from his hand from the game || {by} removes {noun} in his hand from the game || {by} chooses {noun} from his hand and removes it from the game || {by} chooses {noun} in his hand and removes it from the game	ability	Target player removes an ally from his hand from the game.
clause	{by} removes {noun} from his graveyard from the game || {by} removes {noun} in his graveyard from the game || {by} chooses {noun} from his graveyard and removes it from the game || {by} chooses {noun} in his graveyard and removes it from the game	ability	Target player removes an ally from his graveyard from the game.
clause	{by} destroys all but {n} of his resources	ability	Target player destroys all but 2 of his resources.
clause	{by} destroys all but {n} of his {noun} || {by} destroys all but {n} {noun} he controls	ability	Target player destroys all but 2 of his allies.
clause	{by} destroys his resources in excess of {n}	ability	Target player destroys his resources in excess of the number of Gnomes you control.
clause	{by} exhausts one of his {noun} , or {n} if {if}	ability	Target player exhausts one of his allies, or two if you control a Gnome.
clause	{by} exhausts a second {noun} he controls	ability	Target player exhausts a second ally he controls.
clause	{of} puts {n} {where}	ability	Target player puts two cards from the top of his deck into his graveyard.
clause	{of} puts cards from the top of his deck {where} equal to {n}		
clause	{of} puts {card} {where} {n}		
clause	{of} removes {n} from the game	ability	Target player removes two cards from the top of his deck from the game.
clause	{of} removes {card} from the game {n}	ability	Each opponent removes the top card of his deck from the game for each Gnome you control.
clause	{of} shuffles his hand into his deck || {of} shuffles his or her hand into his or her deck || {of} shuffles their hand into their deck || {of} shuffles their hands into their decks	ability	Target player shuffles his hand into his deck.
clause	{of} removes his hand from the game	ability	Target player removes his hand from the game.
clause	{of} reveals his hand || {of} reveals his or her hand	ability	Target player reveals his hand.
clause	{of} shuffles his graveyard into his deck || {of} shuffles his or her graveyard into his or her deck || {of} shuffles their graveyard into their deck || {of} shuffles their graveyards into their decks	ability	Target player shuffles his graveyard into his deck.
clause	{of} removes his graveyard from the game	ability	Target player removes his graveyard from the game.
clause	{of} reveals his graveyard || {of} reveals his or her graveyard	ability	Target player reveals his graveyard.
clause	{of} shuffles his deck into his deck || {of} shuffles his or her deck into his or her deck || {of} shuffles their deck into their deck || {of} shuffles their decks into their decks	ability	Target player shuffles his deck into his deck.
clause	{of} removes his deck from the game	ability	Target player removes his deck from the game.
clause	{of} reveals his deck || {of} reveals his or her deck	ability	Target player reveals his deck.
clause	{of} reveals the top card of his deck || {of} reveals the top card of his or her deck	ability	Target player reveals the top card of his deck.
clause	{of} reveals the top {n} cards of his deck	ability	Target player reveals the top two cards of his deck.
clause	put {effect}	ability	Target player discards a card. Put that discarded card into your hand.
clause	the owner of {what} puts that card into play || the owner of {what} puts it into play		
clause	return {what} to its owner 's hand || return {what} to their owners ' hands	ability	Return target ally to their owners' hands.
clause	return {what} to your hand	ability	Return your hero to your hand.
clause	choose {what} and put it into your hand	ability	Choose target ally and put it into your hand.
clause	players put {what} into play	ability	Players put target ally into play.
clause	its owner puts {what} from his graveyard into his hand || his owner puts {what} from his graveyard into his hand || her owner puts {what} from his graveyard into his hand	ally	When this ally attacks, its owner puts this ally from his graveyard into his hand.
clause	return {what} to play under its owner 's control		
clause	remove {half} from the game , rounded up		
clause	remove {what} from the game	ability	Remove target ally from the game.
clause	remove {what} from the game face down	ability	Remove target ally from the game face down.
clause	shuffle {what} {where}	ability	Shuffle target ally into your deck.
clause	remove cards from the top of {of} deck from the game equal to {n}	ability	Remove cards from the top of your deck from the game equal to the number of Gnomes you control.
clause	put cards from the top of {of} deck into his graveyard equal to {n} || put a number of cards from the top of {of} deck into his graveyard equal to {n} || put a number of additional cards from the top of {of} deck into his graveyard equal to {n}	ability	Put cards from the top of your deck into his graveyard equal to the number of Gnomes you control.
clause	put cards from the top of {of} deck into the graveyard equal to {n} || put a number of cards from the top of {of} deck into the graveyard equal to {n} || put a number of additional cards from the top of {of} deck into the graveyard equal to {n}	ability	Put cards from the top of your deck into the graveyard equal to the number of Gnomes you control.
clause	turn {who} deck over	ability	Turn your deck over.
clause	reveal {what}	ability	Reveal target ally.
clause	look at {what}	ability	Look at target ally.
clause	place {what} into your resource row exhausted as an additional resource || place {what} into your resource row exhausted as additional resources	ability	Place target ally into your resource row exhausted as an additional resource.
clause	place {what} into your resource row ready as an additional resource || place {what} into your resource row ready as additional resources	ability	Place target ally into your resource row ready as an additional resource.
clause	play {what} without paying its cost	ability	Play target ally without paying its cost.
clause	play {what} immediately without paying its cost || play {what} immediately without paying their costs	ability	Play target ally immediately without paying its cost.
clause	play {what} immediately , paying costs as normal || play {what} immediately	ability	Play target ally immediately, paying costs as normal.
clause	you may play {what} {duration} || you can play {what} {duration}	ability	You may play target ally this turn.
clause	you may play {what} {duration} without paying its cost || you may play {what} without paying its cost {duration} || you can play {what} {duration} without paying its cost || you can play {what} without paying its cost {duration}	ability	You may play target ally this turn without paying its cost.
clause	complete {what} without paying its cost || complete {what} without paying their costs	ability	Complete target ally without paying its cost.
clause	shuffle your deck || shuffle	ability	Shuffle your deck.
clause	search {of} deck for {noun} and {then}	ability	Search each player's deck for an ally and draw three cards.
clause	search your deck for {noun} and {then} || search your deck for {noun} . {then}	ability	Search your deck for an ally and draw three cards.
clause	search your deck for up to {n} {noun} and {then}	ability	Search your deck for up to two allies and draw three cards.
clause	search your deck for {noun} , reveal it , and {then} || search your deck for {noun} , reveal it , {then} || search your deck for {noun} , reveal that card , {then} || search your deck for {noun} , reveal that card , and {then} || search your deck for {noun} , reveal it and {then} || search your deck for {noun} . Reveal it and {then}	ability	Search your deck for an ally, reveal it, and draw three cards.
clause	search your deck for up to {n} {noun} , reveal them , and {then} || search your deck for up to {n} {noun} , reveal them , {then} || search your deck for up to {n} {noun} , reveal them and {then}	ability	Search your deck for up to two allies, reveal them, and draw three cards.
clause	search your deck and / or graveyard for {noun} and {then} || search your deck and / or graveyard for {noun} . {then}	ability	Search your deck and / or graveyard for an ally and draw three cards.
clause	search your deck and / or graveyard for up to {n} {noun} and {then}	ability	Search your deck and / or graveyard for up to two allies and draw three cards.
clause	search your deck and / or graveyard for {noun} , reveal it , and {then} || search your deck and / or graveyard for {noun} , reveal it , {then} || search your deck and / or graveyard for {noun} , reveal that card , {then} || search your deck and / or graveyard for {noun} , reveal that card , and {then} || search your deck and / or graveyard for {noun} , reveal it and {then} || search your deck and / or graveyard for {noun} . Reveal it and {then}	ability	Search your deck and / or graveyard for an ally, reveal it, and draw three cards.
clause	search your deck and / or graveyard for up to {n} {noun} , reveal them , and {then} || search your deck and / or graveyard for up to {n} {noun} , reveal them , {then} || search your deck and / or graveyard for up to {n} {noun} , reveal them and {then}	ability	Search your deck and / or graveyard for up to two allies, reveal them, and draw three cards.
clause	search your deck and / or hand for {noun} and {then} || search your deck and / or hand for {noun} . {then}	ability	Search your deck and / or hand for an ally and draw three cards.
clause	search your deck and / or hand for up to {n} {noun} and {then}	ability	Search your deck and / or hand for up to two allies and draw three cards.
clause	search your deck and / or hand for {noun} , reveal it , and {then} || search your deck and / or hand for {noun} , reveal it , {then} || search your deck and / or hand for {noun} , reveal that card , {then} || search your deck and / or hand for {noun} , reveal that card , and {then} || search your deck and / or hand for {noun} , reveal it and {then} || search your deck and / or hand for {noun} . Reveal it and {then}	ability	Search your deck and / or hand for an ally, reveal it, and draw three cards.
clause	search your deck and / or hand for up to {n} {noun} , reveal them , and {then} || search your deck and / or hand for up to {n} {noun} , reveal them , {then} || search your deck and / or hand for up to {n} {noun} , reveal them and {then}	ability	Search your deck and / or hand for up to two allies, reveal them, and draw three cards.
clause	search your hand and / or deck for {noun} and {then} || search your hand and / or deck for {noun} . {then}	ability	Search your hand and / or deck for an ally and draw three cards.
clause	search your hand and / or deck for up to {n} {noun} and {then}	ability	Search your hand and / or deck for up to two allies and draw three cards.
clause	search your hand and / or deck for {noun} , reveal it , and {then} || search your hand and / or deck for {noun} , reveal it , {then} || search your hand and / or deck for {noun} , reveal that card , {then} || search your hand and / or deck for {noun} , reveal that card , and {then} || search your hand and / or deck for {noun} , reveal it and {then} || search your hand and / or deck for {noun} . Reveal it and {then}	ability	Search your hand and / or deck for an ally, reveal it, and draw three cards.
clause	search your hand and / or deck for up to {n} {noun} , reveal them , and {then} || search your hand and / or deck for up to {n} {noun} , reveal them , {then} || search your hand and / or deck for up to {n} {noun} , reveal them and {then}	ability	Search your hand and / or deck for up to two allies, reveal them, and draw three cards.
clause	they deal melee damage equal to their ATK to each other		
clause	gain a Blood	ability	Gain a Blood.
clause	put five Cubes into play		
clause	put the Lair into play	ability	Put the Lair into play.
clause	swap your hero , ready or exhausted as it is , with {with}	ability	Swap your hero, ready or exhausted as it is, with target ally.
clause	put {what} into play with that Boss 's ally tokens		
clause	put {what} and {with} into play with that Boss 's ally tokens		
clause	put {what} into play as an ally	ability	Put target ally into play as an ally.
clause	add an effect to the chain that can't be interrupted : " {effects} "	ability	Add an effect to the chain that can't be interrupted: "Draw three cards."
clause	add an effect about those cards to the chain that can't be interrupted : " {effects} "	ability	Destroy target ally. Add an effect about those cards to the chain that can't be interrupted: "Draw three cards."
clause	remove {what} from the game even though other rules say that it can't leave play	ability	Remove target ally from the game even though other rules say that it can't leave play.
clause	remove {what} from the game face up	ability	Remove target ally from the game face up.
clause	you draw from the {deck} deck from now on		
clause	drop {what} onto the table where {onto} are	ally	When this ally attacks, drop this ally onto the table where allies are.
clause	you win the game	ability	You win the game.
clause	choose a number from 1 to {upTo}	ability	Choose a number from 1 to the number of Gnomes you control.
clause	until {limit} , {effect} again and again	ability	Until you control a Gnome, draw three cards again and again.
clause	do this until {limit} : " {effects} "	ability	Do this until you control a Gnome: "Draw three cards."
clause	{who} becomes {plane} {duration}		
clause	swap your hero with your next Boss	ability	Swap your hero with your next Boss.
clause	all triggered powers of {what} trigger || trigger {what} || trigger all triggered powers of {what}	ability	All triggered powers of target ally trigger.
clause	{who} loses the game	ability	You lose the game.
clause	detach all {noun}	ability	Detach all allies.
clause	put a {effect} into play		
clause	put a {token} || you put a {token}	ability	Put a 2 [Fire] / 2 [Health] Wolf ally token into play.
clause	put a {token} under {who} control		
clause	put {n} {token} under {who} control		
clause	put a {token}		
clause	put {n} {token}	ability	Put three Wall armor tokens into play with 1 DEF.
clause	put a {token} , or {n} if {if} || put a {token} , or {n} instead if {if}		
clause	put {less} {token} , or {n} if {if} || put {less} {token} , or {n} instead if {if}		
clause	put a {token} {n}		
clause	put a {token}		
clause	put {n} {token}		
clause	put a token copy of {of} into play || put a token copy of {of} into play under your control || put a ally token into play that's a copy of {of} || put a token into play that's a copy of {of}	ability	Put a token copy of target ally into play.
clause	put a copy of {of} into play		
clause	put a copy of {of} into play exhausted		
clause	{what} becomes a copy of {of}	ability	Target ally becomes a copy of target ally.
clause	{what} becomes a copy of {of} {duration}	ability	Target ally becomes a copy of target ally this turn.
clause	{what} {is}		
clause	{what} also has {has}	ally	When this ally attacks, this ally also has +2 ATK.
clause	{what} {changes}	ally	When this ally attacks, it has +2 ATK.
clause	{what} {changes} {while}		
clause	put a token copy of {of} into play exhausted	ability	Put a token copy of target ally into play exhausted.
clause	{self} enters play with {name} counter {n} || {self} enters play with {name} counter on it {n}		
clause	add {name} counter to {on} || put {name} counter on {on}	ability	Add a quest counter counter to target ally.
clause	add {name} counter	ability	Add a quest counter counter.
clause	add {n} {name} counters to {on} || put {n} {name} counters on {on}	ability	Add two quest counters to target ally.
clause	add {n} {name} counters	ability	Add two quest counters.
clause	add {name} counters equal to {n}	ability	Add quest counters equal to the number of Gnomes you control.
clause	choose a counter on {on} and add another of those counters to it || choose a counter on {on} . Add another of those counters to it	ability	Choose a counter on target ally and add another of those counters to it.
clause	remove a counter from {on}	ability	Remove a counter from target ally.
clause	double the number of {name} counters on {on}	ability	Double the number of quest counters on target ally.
clause	add {name} counter to {on} {n} || put {name} counter on {on} {n}	ability	Add a quest counter counter to target ally for each Gnome you control.
clause	remove {name} counter from {on}	ability	Remove a quest counter counter from target ally.
clause	remove {name} counter	ability	Remove a quest counter counter.
clause	remove {on} {name} counter		
clause	remove all {name} counters from {on}	ally	When this ally leaves play, remove all web counters from each opposing ally.
clause	remove {n} {name} counters from {on}	ability	Remove two quest counters from target ally.
clause	attach {self} to {to} || attach this to {to} || reattach {self} to {to}	ally	When this ally attacks, attach this ally to target ally.
clause	turn your deck over || turn over your deck	ability	Turn your deck over.
clause	turn {who} 's deck over || turn over {who} 's deck		
clause	Delve	ability	Delve.
clause	Portal	ability	Portal.
clause	{who} may {cost} any number of times	ability	You may [Activate] any number of times.
clause	{who} pays {cost}	ability	You pay 1 less to play your next weapon this turn.
clause	{what} has {less} ATK {duration} , or {more} if {if} || {what} has {less} ATK {duration} , or {more} ATK if {if} || {what} has {less} ATK {duration} , or {more} instead if {if}	ability	Target ally has +2 ATK this turn, or +2 if you control a Gnome.
clause	{what} has {less} [Health] {duration} , or {more} if {if} || {what} has {less} [Health] {duration} , or {more} [Health] if {if} || {what} has {less} [Health] {duration} , or {more} instead if {if} || {what} has {less} health {duration} , or {more} if {if} || {what} has {less} health {duration} , or {more} health if {if} || {what} has {less} health {duration} , or {more} instead if {if}	ability	Target ally has +2 [Health] this turn, or +2 if you control a Gnome.
clause	{what} has {less} DEF {duration} , or {more} if {if} || {what} has {less} DEF {duration} , or {more} DEF if {if} || {what} has {less} DEF {duration} , or {more} instead if {if} || {what} has {less} [DEF] {duration} , or {more} if {if} || {what} has {less} [DEF] {duration} , or {more} [DEF] if {if} || {what} has {less} [DEF] {duration} , or {more} instead if {if}	ability	Your hero have +2 DEF this turn, or +2 if you control a Gnome.
clause	while {what} can attack your hero {duration} , it can attack only your hero		
clause	{what} {changes} {duration} || {duration} , {what} {changes} || this turn , {what} {changes} {duration}	ability	Target ally has +2 ATK this turn.
clause	{what} {changes} {untimed}	ability	Target ally has +2 ATK.
clause	{what} {changes} {while} {duration} || {what} {changes} {duration} {while}	ability	Target ally has +4 ATK while defending this turn.
clause	{what} must attack {duration} if able || {what} attacks {duration} if able	ability	Target ally must attack this turn if able.
clause	{what} must attack {noun} {duration} if able || {what} attacks {noun} {duration} if able	ability	Your hero must attack your hero this turn if able.
clause	{cards} must attack {duration} if able		
clause	{what} has {of} printed powers	ability	Target ally has its printed powers.
clause	you pay {n} less to complete {what} {duration}	ability	You pay 2 less to complete target ally this turn.
clause	you pay {n} less to strike with {what} {duration}	ability	You pay 2 less to strike with target ally this turn.
clause	{cards} {changes} {duration} || {duration} , {cards} {changes}	ability	Allies can't attack this turn.
clause	{cards} {changes} {while} {duration} || {cards} {changes} {duration} {while} || {duration} , {cards} {changes} {while}	ally	[Activate] >>> Allies you control have +2 ATK while attacking this turn.
clause	{cards} can attack only {noun} {duration} if able		
clause	double {of} {duration}	ability	Double the ATK of target ally this turn.
clause	double {of} {duration}	ability	Double the ATK of target ally this turn.
clause	gain control of {what} || gain control of {what} || you gain control of {what} || take control of {what} || you take control of {what}	ability	Gain control of target ally.
clause	gain control of {what} {duration} || take control of {what} {duration} || you take control of {what} {duration} || {duration} , you control {what}	ability	Gain control of target ally this turn.
clause	{who} gains control of {what} {duration}	ability	Target player gains control of target ally this turn.
clause	you control {what} {duration}	ability	You control target ally this turn.
clause	{who} gains control of {what} || have {who} gain control of {what}	ability	Target player gains control of target ally.
clause	switch the damage on {one} and {other} || switch all damage on {one} with the damage on {other}	ability	Switch the damage on target ally and target ally.
clause	{what} ATK becomes equal to {to} {duration}		
clause	{what} damage type becomes {type} {duration}		
clause	exchange control of {one} and {other}	ability	Exchange control of target ally and target ally.
clause	{what} can't ready during its controller 's next ready step || {what} can't ready during its controller 's next ready step || each of {what} can't ready during its controller 's next ready step || {what} can't ready during their controllers ' next ready step/steps || {what} can't ready during their controllers ' next ready steps	ability	Target ally can't ready during their controllers' next ready step.
clause	{what} can't ready during {whose} next ready step	ability	Target ally can't ready during your next ready step.
clause	{noun} can't ready during their controller 's next ready step		
clause	switch the ATK and [Health] of {what} {duration}	ability	Switch the ATK and [Health] of target ally this turn.
clause	switch {what} ATK and [Health] {duration}		
clause	{what} has additional ATK {duration} equal to {by} || {what} has + ATK {duration} equal to {by}	ability	Target ally has additional ATK this turn equal to the number of Gnomes you control.
clause	{what} has additional [Health] {duration} equal to {by} || {what} has + [Health] {duration} equal to {by} || {what} has additional health {duration} equal to {by} || {what} has + health {duration} equal to {by}	ability	Target ally has additional [Health] this turn equal to the number of Gnomes you control.
clause	{what} has additional DEF {duration} equal to {by} || {what} has + DEF {duration} equal to {by} || {what} has additional [DEF] {duration} equal to {by} || {what} has + [DEF] {duration} equal to {by}	ability	Your hero have additional DEF this turn equal to the number of Gnomes you control.
clause	{who} takes an extra turn after this one || {who} takes an extra turn	ability	Target player takes an extra turn after this one.
clause	take an extra turn after this one || take an extra turn || you take an extra turn after this one || take an additional turn after this one	ability	Take an extra turn after this one.
clause	each player keeps any of his own equipment in play for the next game	ability	Each player keeps any of his own equipment in play for the next game.
clause	all your cards are removed from the game and an Onyxia Raid starts	ability	All your cards are removed from the game and an Onyxia Raid starts.
clause	build a new ten-card deck from your collection in place of your deck and graveyard	ability	Build a new ten-card deck from your collection in place of your deck and graveyard.
clause	{how}		
clause	end the current turn || end the turn	ability	End the current turn.
clause	move to the right of target player	ability	Move to the right of target player.
clause	move to the right of another friendly player	ability	Move to the right of another friendly player.
clause	put {noun} from your collection into play	ability	Put an ally from your collection into play.
clause	attach {what} to {to}	ability	Attach target ally to target ally.
clause	reattach {what}	ability	Reattach target ally.
clause	attach {what} to another {noun}	ability	Attach target ally to another ally.
clause	double the damage on {on}	ability	Double the damage on target ally.
clause	put {damage} damage on {what} as it enters play	ability	Put 2 damage on target ally as it enters play.
clause	if an ability is targeting only {only} , change its target to its controller 's hero || if an ability card is targeting only {only} , change its target to its controller 's hero		
clause	change the proposed defender	ability	Change the proposed defender.
clause	change the target of {of} to {to}	ability	Change the target of target ally to target ally.
clause	each {noun} deals {amount} {u} {types} damage to itself	ability	Each hero and ally deals 2 fire damage to itself.
clause	each {noun} deals {u} {types} damage to itself equal to {amount} || each {noun} deals {u} {types} damage equal to {amount} to itself	ability	Each hero and ally deals fire damage to itself equal to the number of Gnomes you control.
clause	each {noun} heals {amount} damage from itself	ability	Each hero and ally heals 2 damage from itself.
clause	each {noun} heals all damage from itself	ability	Each hero and ally heals all damage from itself.
clause	choose a number from {from} to {upTo}	ability	Choose a number from 2 to the number of Gnomes you control.
clause	choose {what} || name {what}	ability	Choose an ally type.
clause	randomly choose {what} || choose {what} at random		
clause	{by} names {what}		
clause	make up a name	ability	Make up a name.
clause	put a {token} ally token of the chosen class into play || put a {token} ally token into play with the chosen class		
clause	put a {token} into play		
clause	that player discards {what} || he discards {what} || that opponent discards {what} || he or she discards {what}	ally	When this ally attacks, that player discards this ally.
clause	{who} draws cards until he reaches his maximum hand size	ability	Each opponent draws cards until he reaches his maximum hand size.
clause	{who} draws cards until he reaches his maximum hand size		
clause	{who} draws cards until he has {n} cards in his hand || {who} draws until he has {n} cards in hand	ability	Target player discards a card. That player draws cards until he has two cards in his hand.
clause	{who} draws cards until he has {n} cards in his hand || {who} draws until he has {n} cards in hand	ability	Each opponent draws cards until he has two cards in his hand.
clause	for {who} , {effects}	ability	For each opponent, draw three cards.
clause	{who} decides : either {else} , or {then}	ability	Target player decides: Either draw three cards, or draw three cards.
clause	{who} . {effects}	ability	Your opponents choose a player. Draw three cards.
clause	your opponents destroy {noun} in their parties {n}	ability	Your opponents destroy an ally in their parties for each Gnome you control.
clause	put {amount} damage divided as your opponents choose among {noun} , no more than fatal damage on each	ability	Put 2 damage divided as your opponents choose among allies, no more than fatal damage on each.
clause	your opponents choose a player . what damage would be dealt to {noun} in that player 's party {duration} is prevented		
clause	shuffle any number of target graveyards into their owners ' decks	ability	Shuffle any number of target graveyards into their owners' decks.
clause	destroy {a} , {b} , and {c} in target opponent 's party		
clause	destroy {what} . If two or more are tied , destroy all with that cost		
clause	roll a die , then {effects} || roll a die and {effects} || roll a die . {effects}	ability	Roll a die, then draw three cards.
clause	roll a die for {what} , then {effects}	ability	Roll a die for target ally, then draw three cards.
clause	roll a die for {what} , one after the other in an order you choose , and {effects}	ability	Roll a die for target ally, one after the other in an order you choose, and draw three cards.
clause	roll a die for {what} . choose one of the dice for each , and {effects}	ability	Roll a die for target ally. Choose one of the dice for each, and draw three cards.
clause	roll a die for {what} . for each odd result , {effects} . repeat this until no result is odd	ability	Roll a die for target ally. For each odd result, draw three cards. Repeat this until no result is odd.
time	if {if} || while {if}	ally	Play this ally only if you control a Gnome..
continuous	as an additional cost to play {self} , {cost} . || as an additional cost to play , {cost} .	ally	As an additional cost to play this ally, [Activate]..
continuous	as an additional cost to complete {self} , {cost} . || as an additional cost to complete , {cost} .	ally	As an additional cost to complete this ally, [Activate]..
continuous	you may {cost} rather than pay {self} 's cost .	ally	You may discard an Arena rather than pay this ally's cost.
continuous	as a cost to place {self} face up , {cost} .	ally	As a cost to place this ally face up, [Activate]..
continuous	if {if} , you may {cost} rather than pay {self} 's cost .		
continuous	you may play {self} without paying its cost .	ally	You may play this ally without paying its cost..
continuous	play {self} only {if} . || play only {if} .	ally	Play this ally only if you control a Gnome..
continuous	play {self} only if {if} . || play only if {if} .	ally	Play this ally only if you control a Gnome..
continuous	you may play {self} without paying its cost if {if} . || if {if} , you may play {self} without paying its cost .	ally	You may play this ally without paying its cost if you control a Gnome..
continuous	{cards} {changes} . || {cards} {changes} {stop}	ally	This ally has +2 ATK..
continuous	{self} 's ATK is equal to {to} . || {self} 's ATK equals {to} .		
continuous	{self} 's [Health] is equal to {to} . || {self} 's [Health] equals {to} .		
continuous	{self} 's DEF is equal to {to} . || {self} 's DEF equals {to} .		
continuous	while {cards} can attack your hero , it can attack only your hero .	ally	While allies you control can attack your hero, it can attack only your hero..
continuous	double the ATK of {cards} .	ally	Double the ATK of this ally..
continuous	double the [Health] of {cards} .	ally	Double the [Health] of this ally..
continuous	double the DEF of {cards} .	ally	Double the DEF of this ally..
continuous	{cards} {changes} if {if} . || {cards} {changes} if {if} {stop} || if {if} , {cards} {changes} .	ally	This ally has +2 ATK if you control a Gnome..
continuous	{cards} {changes} {while} . || {while} , {cards} {changes} {stop} || {cards} {changes} {while} {stop}	ally	This ally has Elusive while ready.
continuous	while exactly one {cards} is in your party , it {changes} . || while you control exactly one {cards} , it {changes} .	ally	While exactly one card is in your party, it has +2 ATK..
continuous	{first} , {cards} {changes} {then} {stop}		
continuous	{cards} {changes} unless {if} . || {cards} {changes} unless {if} {stop}		
continuous	opposing cards and effects must target {cards} if able . || opposing links must target {cards} if able . || opponents must target {cards} if able .		
continuous	opposing cards and effects must target {self} if able . || opposing links must target {self} if able .	ally	Opposing cards and effects must target this ally if able..
continuous	you control {cards} .	ally	You control attached ally..
continuous	while {self} is in your graveyard , {cards} {changes} .	ally	While this ally is in your graveyard, this ally has +2 ATK..
continuous	{self} enters play with {name} counter . || {self} enters play with {name} counter on it .	ally	This ally enters play with a quest counter counter..
continuous	{self} enters play with {n} {name} counters . || {self} enters play with {n} {name} counters on it .	ally	This ally enters play with two quest counters..
continuous	{self} enters play with {n} {name} counters if {if} . || {self} enters play with {n} {name} counters on it if {if} .	ally	This ally enters play with two quest counters if you control a Gnome..
continuous	{self} enters play with {name} counter on it {n} . || {self} enters play with {name} counter {n} . || {self} enters play with {name} counter on it {n} .	ally	This ally enters play with a quest counter counter on it for each Gnome you control..
continuous	as {self} enters play , {effects}	ally	As this ally enters play, draw three cards..
continuous	as {noun} enters play , {effects}	ally	As an ally enters play, draw three cards..
continuous	as an ally enters play under an opponent 's control , {effects}		
continuous	{noun} enters play exhausted .	ally	Allies enter play exhausted..
continuous	you can strike with weapons while {self} is attacking or defending . || you can strike with weapons while {self} is in combat .	ally	You can strike with weapons while this ally is attacking or defending..
continuous	you can strike with {self} while an ally you control is in combat . || you can strike with {self} while an ally in your party is in combat .	ally	You can strike with this ally while an ally you control is in combat..
continuous	you can exhaust {self} to prevent damage that would be dealt to {cards} . || you can exhaust {self} to prevent damage to {cards} .	ally	You can exhaust this ally to prevent damage that would be dealt to allies..
continuous	{by} can prevent damage that would be dealt to {self} . || {by} can prevent damage to {self} .	ally	Allies can prevent damage that would be dealt to this ally..
continuous	any {by} can attack {self} .	ally	Any ally can attack this ally..
continuous	you may choose not to ready {self} during your ready step .	ability	You may choose not to ready this ability during your ready step..
continuous	{self} enters play exhausted .	ally	This ally enters play exhausted..
continuous	{self} enters play with {damage} damage . || {self} enters play with {damage} damage on it .	ally	This ally enters play with 2 damage..
elsewhere	when the last {name} counter is removed from {self} , {effects}	ally	When the last quest counter is removed from this ally, draw three cards.
elsewhere	when {self} is removed from the game from anywhere , {effects}	ability	When this ability is removed from the game from anywhere, draw three cards.
elsewhere	when {self} is revealed from your deck by {by} , {effects}	ally	When this ally is revealed from your deck by an ally, draw three cards.
elsewhere	when {self} is revealed from your deck , {effects}	ally	When this ally is revealed from your deck, draw three cards.
elsewhere	when an opposing card or effect causes you to discard {self} , {effects}	ally	When an opposing card or effect causes you to discard this ally, draw three cards.
elsewhere	when you play {self} , {effects}	ally	When you play this ally, draw three cards.
elsewhere	when you play this or another {noun} , {effects} || when you play {self} or another {noun} , {effects}	ally	When you play this or another ally, draw three cards.
basic	[Basic]	quest	[Basic] Pay (1) to complete this quest. Reward: Draw three cards.
once	once per turn : || use only once per turn :	ally	Once per turn: Pay (1) >>> Draw three cards.
once	once per game :		
when used	on your turn : || on your turn ,	ally	On your turn: [Activate] >>> Draw three cards.
when used	on an opponent 's turn :	quest	On an opponent's turn: Pay (3) to complete this quest.
when used	on your turn , if {if} :	ally	On your turn, if you control a Gnome: [Activate] >>> Draw three cards.
when used	if {if} : || while {if} :	ally	If you control a Gnome: [Activate] >>> Draw three cards.
leads to	>>> || :	ally	Pay (1) >>> Draw three cards.
payment	{cost} >>> {effects} any player can use this power on his turn . || {cost} >>> {effects} any player may use this power during that player 's turn .	ally	Pay (1) >>> Draw three cards. Any player can use this power on his turn.
payment	{cost} >>> {effects} any opponent can use this power .	ally	Pay (1) >>> Draw three cards. Any opponent can use this power.
payment	{cost} >>> {effects} any player can use this power . || {cost} >>> {effects} any player may use this power . || {cost} >>> {effects} each player can use this power . || {cost} >>> {effects} each player may use this power .	ally	Pay (1) >>> Draw three cards. Any player can use this power.
payment	{cost} >>> {effects} only opponents can use this power , each on his own turn .	ally	Pay (1) >>> Draw three cards. Only opponents can use this power, each on his own turn.
payment	{once} {game} {if} {basic} {cost} {leadsTo} {effects}	ally	Pay (X) >>> Draw a card X times.
payment	{basic} {cost} {leadsTo} {effects} use only {if} . || {basic} {cost} {leadsTo} {effects} use this power only {if} . || {basic} {cost} {leadsTo} {effects} activate only {if} . || {basic} {cost} {leadsTo} {effects} activate this power only {if} .		
payment	once per turn : {cost} >>> {effects} || {cost} {leadsTo} {effects} use only once per turn . || {cost} {leadsTo} {effects} use this power only once per turn .	ally	Once per turn: Pay (1) >>> Draw three cards.
payment	once per turn : on your turn : {cost} >>> {effects} || once per turn on your turn : {cost} >>> {effects} || once per turn , on your turn : {cost} >>> {effects} || once on each of your turns : {cost} >>> {effects} || {cost} >>> {effects} use only once per turn on your turn . || {cost} >>> {effects} use only on your turn and only once per turn .	ally	Once per turn: On your turn: Pay (1) >>> Draw three cards.
step	ready	ally	As your ready step starts, draw three cards.
step	draw	ally	As your draw step starts, draw three cards.
step	action	ally	As your action step starts, draw three cards.
step	end	ally	As your end step starts, draw three cards.
step	wrap-up	ally	As your wrap-up step starts, draw three cards.
step	event	ally	As your event step starts, draw three cards.
step	new boss	ally	As your new boss step starts, draw three cards.
step	minion	ally	As your minion step starts, draw three cards.
step	betrayer event	ally	As your betrayer event step starts, draw three cards.
step	flip	ally	As your flip step starts, draw three cards.
ordinal	first	ally	At the start of your first turn, draw three cards.
raid rules	as your {step} step starts , {effects}	ally	As your ready step starts, draw three cards.
raid rules	as each opponent 's {step} step starts , {effects}		
raid rules	as your turn starts , {effects}	ally	As your turn starts, draw three cards.
raid rules	as your Boss is destroyed , {effects}	ally	As your Boss is destroyed, draw three cards.
raid rules	as {noun} leaves the chain , {effects}	ally	As an ally leaves the chain, draw three cards.
raid rules	{card} can't move into your resource row .	ally	Allies can't move into your resource row.
raid rules	at the start of your {n} turn , {effects}	ally	At the start of your first turn, draw three cards.
replacement	prevent all {event} {while} . || {while} , prevent all {event} . || {while} prevent all {event} .	ally	Prevent all damage that would be dealt.
replacement	{so} , prevent all {combat} {types} damage that would be dealt to {card} . || {so} prevent all {combat} {types} damage that would be dealt to {card} .		
replacement	prevent the first {n} {event} each turn .		
replacement	{combat} {types} damage that {by} would deal {tool} is unpreventable {while} . || {while} , {combat} {types} damage that {by} would deal {tool} is unpreventable . || {while} , {combat} {types} damage that would be dealt by {by} {tool} is unpreventable . || {combat} {types} damage dealt by {by} {tool} is unpreventable . || {combat} {types} damage that {by} would deal {tool} can't be prevented . || {combat} {types} damage dealt by {by} {tool} can't be prevented . || {combat} {types} damage that would be dealt by {by} {tool} is unpreventable . || {combat} {types} damage {by} would deal {tool} is unpreventable . || {combat} {types} damage {by} deals {tool} is unpreventable . || {combat} {types} damage {by} deals {tool} can't be prevented .	ally	Damage that your hero would deal is unpreventable.
replacement	{combat} {types} damage that would be dealt {with} is unpreventable . || {combat} {types} damage dealt {with} is unpreventable . || {combat} {types} damage dealt {with} can't be prevented .	ally	Damage that would be dealt with an ability is unpreventable..
replacement	{combat} {types} damage is unpreventable . || {combat} {types} damage can't be prevented .	ally	Damage is unpreventable..
replacement	{event} is increased by {n} .		
replacement	{event} is doubled .		
replacement	damage can't be healed from {cards} .	ally	Damage can't be healed from this ally..
replacement	{combat} {types} damage that {by} would deal to {to} is unpreventable {while} . || {combat} {types} damage that {by} would deal to {to} can't be prevented {while} .		
replacement	damage can't be healed .	ally	Damage can't be healed..
replacement	if {event} , {instead} .	ally	If this ally would deal damage, it may deal that much damage divided as you choose among any number of allies instead.
replacement	if {event} {while} , {instead} . || when {event} {while} , {instead} . || {while} , if {event} , {instead} .	ally	If this ally would deal damage, prevent it..
replacement	the first time {event} each turn , {instead} .	ally	The first time this ally would deal damage each turn, prevent it..
replacement	if {event} {while} , you may have any amount of it dealt to {to} instead .	ally	If this ally would deal damage, you may have any amount of it dealt to this ally instead..
replacement	if {event} , you may {instead} . || when {event} , you may {instead} .	ally	If this ally would deal damage, you may prevent it..
tag word	Tribe :	ally	Tribe: When this ally attacks, draw three cards.
tag word	Unity :	ally	Unity: When this ally attacks, draw three cards.
tag word	Bloodrush :	ally	Bloodrush: When this ally attacks, draw three cards.
tag word	Caverns Hero 2 + :	ally	Caverns Hero 2+: When this ally attacks, draw three cards.
tag word	Entrance :	ally	Entrance: When this ally attacks, draw three cards.
tag word	Empower Death Knight :	ally	Empower Death Knight: When this ally attacks, draw three cards.
tag word	Empower Druid :	ally	Empower Druid: When this ally attacks, draw three cards.
tag word	Empower Hunter :	ally	Empower Hunter: When this ally attacks, draw three cards.
tag word	Empower Mage :	ally	Empower Mage: When this ally attacks, draw three cards.
tag word	Empower Paladin :	ally	Empower Paladin: When this ally attacks, draw three cards.
tag word	Empower Priest :	ally	Empower Priest: When this ally attacks, draw three cards.
tag word	Empower Rogue :	ally	Empower Rogue: When this ally attacks, draw three cards.
tag word	Empower Shaman :	ally	Empower Shaman: When this ally attacks, draw three cards.
tag word	Empower Warlock :	ally	Empower Warlock: When this ally attacks, draw three cards.
tag word	Empower Warrior :	ally	Empower Warrior: When this ally attacks, draw three cards.
tag word	Empower Monster :	ally	Empower Monster: When this ally attacks, draw three cards.
triggered	{on} , {effects}	ally	When this ally attacks, draw three cards.
triggered	{on} , if {if} , {effects}	ally	When this ally attacks, if you control a Gnome, draw three cards.
triggered	{on} {while} , {effects} || {while} , {on} , {effects}		
triggered	{on} , {effects} players can't interrupt this effect .	ally	When this ally attacks, draw three cards. Players can't interrupt this effect.
from the graveyard	{on} , if {self} is in your graveyard , {effects} || {on} while {self} is in your graveyard , {effects}	ally	When this ally attacks, if this ally is in your graveyard, draw three cards.
triggered	at the start of {host} 's controller 's turn , {effects}		
triggered	when {host} 's controller draws a card , {effects}		
triggered	when {host} 's controller discards a card , {effects}		
triggered	when {host} 's controller places a resource , {effects}		
triggered	when {host} 's controller completes a quest , {effects}		
triggered	when {host} 's controller plays {card} , {effects}		
triggered	{on} for the first time on each of your turns , {effects}	ally	When this ally attacks for the first time on each of your turns, draw three cards.
triggered	{on} on an opponent 's turn , {effects}		
triggered	{on} on {of} turn , {effects}		
target	another target {noun} || a second target {noun} || a third target {noun}	ability	Destroy target ally. Ready another target ally.
target	target {noun} and up to one other such target {n}	ability	Destroy target ally and up to one other such target for each Gnome you control.
target	another target {noun} chosen at random || another random target {noun}	ability	Destroy target ally. Ready another target ally chosen at random.
target	target {noun} of their choice	ability	Destroy target ally of their choice.
target	target {noun} chosen at random || target random {noun}	ability	Destroy target ally chosen at random.
target	target {noun} of {by} choice	ability	Destroy target ally of your choice.
target	up to one target {noun} || up to 1 target {noun}	ability	Destroy up to one target ally.
target	up to {n} target {noun} || each of up to {n} target {noun}	ability	Destroy up to two target allies.
target	up to {n} other target {noun} || each of up to {n} other target {noun}	ability	Destroy target ally. Ready up to two other target allies.
target	{n} target {noun} || each of {n} target {noun}	ability	Destroy two target allies.
target	any number of target {noun} controlled by different players	ability	Destroy any number of target allies controlled by different players.
target	any number of target {noun} || each of any number of target {noun}	ability	Destroy any number of target allies.
remembered	those removed cards	ability	Destroy target ally. Ready those removed cards.
remembered	both of them || both || both allies || both characters		
possessor	{of} 's	ability	Target ally's controller draws a card.
possessor	its	ally	This ally has +X ATK, where X is its ATK.
possessor	his	ally	This ally has +X ATK, where X is his ATK.
modifier	{what} {changes}	ability	Target ally can be exhausted to pay costs as though it were a resource this turn.
modifier	you control {what} || you gain control of {what}	ability	You control target ally this turn.
modifier	{cards} {changes}	ability	Allies can't attack this turn.
modifier	{cards} {changes} {while}	ally	[Activate] >>> Allies you control have +2 ATK while attacking this turn.
modifier	prevent all {event}	ability	Prevent all damage that target ally would deal this turn.
modifier	{combat} {types} damage that {for} would deal is unpreventable || {combat} {types} damage {for} would deal is unpreventable	ability	Damage that target ally would deal is unpreventable this turn.
modifier	combat damage {by} would deal is unpreventable || combat damage that {by} would deal is unpreventable		
verb	destroy	ability	Destroy each hero and ally.
verb	exhaust	ability	Exhaust each opposing hero and ally.
verb	gain control of		
verb	remove all damage from		
two verbs	{one} and {other} {what} {duration}		
may	you may {effects} || you can {effects}	ability	You may draw three cards.
may	you may have {effects}	ability	You may have your hero deal 2 fire damage to target ally.
may	{who} may {effects}	ability	Target player may draw three cards.
if	if {if} , {then}	ally	When this ally attacks, if it is damaged, draw three cards.
if	{word} if {if} , {then}		
if	{then} if {if}	ally	At the end of your turn, destroy this ally if this ally is undamaged.
if	{else} , or {then} if {if} || {else} or {then} if {if}		
if	{then} unless {if}		
either or	either {one} , or {other} || either {one} or {other}		
whether	choose whether {what} is {one} or {other} {duration}	ally	As this ally enters play, choose whether this ally is Elusive or Untargetable.
resistances	{types} Resistance		
from whom	from {noun}	ally	When an ally heals damage from an ally, draw three cards.
source	that would be dealt by {by} || that {by} would deal		
deals	{by} deals {much} {fatal} {combat} {type} damage {tool} {to} || {by} deals {much} {fatal} {combat} {type} damage {to} {tool}	ally	When an ally deals damage, draw three cards.
deals	you deal {much} {fatal} {combat} {type} damage {tool} {to} || you deal {much} {fatal} {combat} {type} damage {to} {tool}	ally	When you deal damage with an ability, draw three cards.
deals	{by} heals {much} damage {tool} {from}	ally	When an ally heals damage, draw three cards.
deals	{by} prevents damage {source} || damage {source} is prevented with {by}	ally	When an ally prevents damage, draw three cards.
is dealt	{to} is dealt {much} {fatal} {combat} {type} damage {tool} || {much} {fatal} {combat} {type} damage is dealt {tool} to {to} || {much} {fatal} {combat} {type} damage is dealt to {to} {tool}	ally	When an ally is dealt damage, draw three cards.
is dealt	{to} is dealt {much} {fatal} {combat} {type} damage by {by} {tool}	ally	When an ally is dealt damage by an ally, draw three cards.
is dealt	{much} damage is healed from {from}	ally	When damage is healed from an ally, draw three cards.
is dealt with	damage is prevented this way	ally	When damage is prevented this way, draw three cards.
is dealt with	damage {source} is prevented this way		
is dealt with	damage that would be dealt to {card} is prevented || damage that {card} would be dealt is prevented	ally	When damage that would be dealt to an ally is prevented, draw three cards.
is dealt with	damage that would be dealt to {card} by {by} is prevented || damage that {by} would deal to {card} is prevented || damage that would be dealt by {by} to {card} is prevented	ally	When damage that would be dealt to an ally by an ally is prevented, draw three cards.
is dealt with	damage {source} is prevented		
is dealt with	{fatal} {combat} {type} damage is dealt with {tool}	ally	When damage is dealt with an ally, draw three cards.
dealt	{combat} {type} damage dealt {tool}	ally	When an ally is destroyed by fatal combat damage dealt with an ability, draw three cards.
dealt	{combat} {type} damage dealt by {by} {tool} || {combat} {type} damage that {by} dealt {tool}	ally	When an ally is destroyed by fatal damage dealt by an ally, draw three cards.
happens	enters play	ally	When each ally enters play for the first time each turn, draw three cards.
happens	leaves play	ally	When each ally leaves play for the first time each turn, draw three cards.
happens	attacks	ally	When each ally attacks for the first time each turn, draw three cards.
happens	defends	ally	When each ally defends for the first time each turn, draw three cards.
happens	protects	ally	When each ally protects for the first time each turn, draw three cards.
happens	enters combat	ally	When each ally enters combat for the first time each turn, draw three cards.
happens	exhausts	ally	When each ally exhausts for the first time each turn, draw three cards.
happens	becomes exhausted	ally	When each ally becomes exhausted for the first time each turn, draw three cards.
happens	readies	ally	When each ally readies for the first time each turn, draw three cards.
happens	becomes ready	ally	When each ally becomes ready for the first time each turn, draw three cards.
happens	is destroyed	ally	When each ally is destroyed for the first time each turn, draw three cards.
happens	is dealt damage	ally	When each ally is dealt damage for the first time each turn, draw three cards.
happens	is healed	ally	When each ally is healed for the first time each turn, draw three cards.
happens	becomes targeted	ally	When each ally becomes targeted for the first time each turn, draw three cards.
happens	turns face down	ally	When each ally turns face down for the first time each turn, draw three cards.
by whom	by an opponent || by opponents		
moment	the start of your turn	ally	At the start of your turn, draw three cards.
moment	the start of each opponent 's turn	ally	At the start of each opponent's turn, ready each Human ally you control.
moment	the start of each player 's turn	armor	At the start of each player's turn, ready this armor.
moment	the start of each turn	ally	At the start of each turn, draw three cards.
moment	the end of each turn || the end of each opponent 's turn || the end of each player 's turn	ally	At the end of each turn, draw three cards.
moment	the start of the turn	ally	At the start of the turn, draw three cards.
when	when {event}	ally	When damage is dealt to your hero, destroy the source of that damage.
when	if {event}	ally	If this ally is exhausted, draw three cards.
when	at {moment}	ally	At the start of your turn, draw three cards.
cost	pay ( {n} ) and an additional ( 1 ) {each} || pay {n} and an additional 1 {each} || pay {n} plus 1 {each}	quest	Pay (2) and an additional (1) for each Gnome you control >>> Draw three cards.
cost	pay ( {n} ) or more || pay {n} or more	quest	Pay (2) or more >>> Draw three cards.
cost	{each} , you may pay ( 1 ) || {each} , you may pay 1		
cost	{each} , you may pay ( {n} ) || {each} , you may pay {n}		
enters attached	{self} enters play attached to one of your {noun} .	weapon	This item enters play attached to one of your weapons.
enters attached	{self} enters play attached to {noun} .		
attach	attach to your hero . || attach to your hero {stop}	ability	Attach to your hero..
attach	attach to your hero . {effects} || attach to your hero and {effects} || attach to your hero , then {effects}	ability	Attach to your hero. Draw three cards..
attach	attach to target {noun} . || attach to target {noun} {stop}	ability	Attach to target ally..
attach	attach to target {noun} . {effects} || attach to target {noun} , and {effects} || attach to target {noun} and {effects} || attach to target {noun} , then {effects}	ability	Attach to target ally. Draw three cards..
attach	choose one : {first} ; or attach to target {noun} .	ability	Choose one: Draw three cards; or attach to target ally..
attach	choose one : {first} ; or attach to one of your {noun} .	ability	Choose one: Draw three cards; or attach to one of your allies..
attach	attach to one of your {noun} . || attach to one of your {noun} {stop}	ability	Attach to one of your allies..
attach	attach to one of your {noun} . {effects}	ability	Attach to one of your allies. Draw three cards..
attach	attach to {noun} . {effects} || attach to {noun} , and {effects} || attach to {noun} and {effects}	ability	Attach to an ally. Draw three cards..
attach	attach to {noun} . || attach to {noun} {stop}	ability	Attach to an ally..
completion	{cost} to complete this quest .	quest	Pay (1) to complete this quest. Reward: Draw three cards.
completion	on your turn : {cost} to complete this quest . || on your turn , {cost} to complete this quest . || {cost} to complete this quest . use only on your turn .	quest	On your turn: Pay (1) to complete this quest. Reward: Draw three cards.
completion	on an opponent 's turn : {cost} to complete this quest . || on an opponent 's turn , {cost} to complete this quest .	quest	On an opponent's turn: Pay (3) to complete this quest.
completion	[Basic] {cost} to complete this quest .	quest	[Basic] Pay (1) to complete this quest. Reward: Draw three cards.
completion	on your turn , if {if} : {cost} to complete this quest .	quest	On your turn, if you control a Gnome: Pay (1) to complete this quest. Reward: Draw three cards.
completion	if {if} : {cost} to complete this quest . || {cost} to complete this quest if {if} . || {cost} to complete this quest . use only if {if} . || if {if} , {cost} to complete this quest . || while {if} , {cost} to complete this quest .	quest	If you control a Gnome: Pay (1) to complete this quest. Reward: Draw three cards.
printed	any		
printed kinds	{talent} Talents		
printed kinds	cards	hero	Deckbuilding: You can include only Mage cards and Fire cards.
printed otherwise	with ally type {tag}	hero	Deckbuilding: You can't include abilities with ally type Orc.
printed otherwise	that deal {deals} damage	hero	Deckbuilding: You can't include abilities that deal fire or frost damage.
printed otherwise	with {reputation} Reputation	hero	Deckbuilding: You can't include abilities with Squire Reputation.
printed otherwise	with text restrictions || with reputations or other text restrictions || with reputations or text restrictions || with reputation or text restrictions	hero	Deckbuilding: You can't include abilities with text restrictions.
printed otherwise	without text restrictions	hero	Deckbuilding: You can't include abilities without text restrictions.
deckbuilding sentence	You can only include either {one} or {other} cards , {icon} cards , {talent} talents , neutral cards , and {reputation} cards . You can't include cards with {besides} .		
deckbuilding sentence	You can only include either {one} or {other} cards , {icon} cards , {talent} talents , neutral cards , and {tag} cards . You can't include cards with {besides} .		
deckbuilding sentence	You can include only {only} . || You can only include {only} .	hero	Deckbuilding: You can include only Mage cards and Fire cards.
deckbuilding sentence	You can include only {only} , and either {either} .	hero	Deckbuilding: You can include only Mage cards and Fire cards, and either abilities or equipment.
deckbuilding sentence	You can't put {never} in your deck . || You can't include {never} .	hero	Deckbuilding: You can't include abilities with ally type Orc.
deckbuilding sentence	You can't include more than {copies} of each card .	hero	Deckbuilding: You can't include more than two of each card.
it	it || he || she || they	ally	While exactly one card is in your party, it has +2 ATK..
static	{cards} {changes}	ally	Your allies have +2 ATK.
static	{cards} {changes} {while}	ally	This ally has +2 ATK on opposing turns and can protect.
static	prevent all {event}	ally	Prevent all damage that would be dealt.
static	{combat} damage that {by} would deal is unpreventable || {combat} damage {by} would deal is unpreventable || {combat} damage that would be dealt by {by} is unpreventable	ally	Damage that your hero would deal is unpreventable.
two powers	when {card} enters your party , {effects}	ally	When an ally enters your party, draw three cards.
two powers	when {card} enters or leaves play , {effects}	ally	When an ally enters or leaves play, draw three cards.
two powers	when {self} enters play and when he attacks , {effects} || when {self} enters play and when she attacks , {effects} || when {self} enters play and when it attacks , {effects}		
two powers	when {one} and when {other} , {effects} || when {one} or {other} , {effects} || when {one} or when {other} , {effects}	ally	When this ally attacks and when this ally attacks, draw three cards.
two powers	when {self} enters play and when {again} is revealed from your deck , {effects}	ally	When this ally enters play and when this ally is revealed from your deck, draw three cards.
two powers	when you play or strike with a {tool} , {effects}	ally	When you play or strike with an ally, draw three cards.
two powers	you pay {by} to play and strike with {noun} .	ally	You pay 1 less to play and strike with allies.
two powers	at the start and end of your turn , {effects}	ally	At the start and end of your turn, draw three cards.
two powers	prevent all {combat} {types} damage that would be dealt to and dealt by {cards} .	ally	Prevent all combat arcane damage that would be dealt to and dealt by this ally.
events	when {card} {events} , {effects}		
this	this	ally	When this ally or another ally attacks, draw three cards.
some of yours	of your {noun}	ability	Destroy two of your allies.
keyword	{keyword}	ally	Ferocity
keyword	Assault {number}	ally	Assault 2
keyword	Assault X	ally	Assault X, where X is the number of Gnomes you control
keyword	Assault X , where X is {number}	ally	Assault X, where X is the number of Gnomes you control
keyword	Flip {number}	ally	Flip 2
keyword	Flip X	ally	Flip X, where X is the number of Gnomes you control
keyword	Flip X , where X is {number}	ally	Flip X, where X is the number of Gnomes you control
keyword	Haste {number}	ally	Haste 2
keyword	Haste X	ally	Haste X, where X is the number of Gnomes you control
keyword	Haste X , where X is {number}	ally	Haste X, where X is the number of Gnomes you control
keyword	Mend {number}	ally	Mend 2
keyword	Mend X	ally	Mend X, where X is the number of Gnomes you control
keyword	Mend X , where X is {number}	ally	Mend X, where X is the number of Gnomes you control
sum	{n} plus X		
sum	{of} plus {n}		
sum	{of} {n} || {of} minus {n}	ability	Draw X cards, where X is the number of Gnomes you control minus 2.
sum	{one} minus {other}	ability	Draw X cards, where X is the number of Gnomes you control minus the number of Gnomes you control.
sum	{one} minus {n}	ability	Draw X cards, where X is the number of Gnomes you control minus 2.
sum	{one} plus {n}		
sum	{one} {n}	ability	Draw X cards, where X is the number of Gnomes you control +2.
sum	{n} minus {of}	ability	Draw X cards, where X is 2 minus the number of Gnomes you control.
sum	half {of} , rounded up	ability	Draw X cards, where X is half the number of Gnomes you control, rounded up.
sum	X divided by {n} , rounded down		
sum	{n} doubled {each}	ability	Draw X cards, where X is 2 doubled for each Gnome you control.
sum	{n} plus {k} {each} || {n} plus an additional {k} {each}	ability	Draw X cards, where X is 2 plus 2 for each Gnome you control.
sum	{n} plus 1 {each} || {n} plus an additional 1 {each}		
sum	{n} plus {k} if {if}	ability	Draw X cards, where X is 2 plus 2 if you control a Gnome.
sum	{n} plus {k} if {if} , plus {l} if {so}	ability	Draw X cards, where X is 2 plus 2 if you control a Gnome, plus 2 if you control a Gnome.
sum	twice {of}	ability	Draw X cards, where X is twice the number of Gnomes you control.
payment elsewhere	on your turn , if {self} is in your hand : {basic} {cost} {leadsTo} {effects}		
payment elsewhere	if {self} is in your hand : {basic} {cost} {leadsTo} {effects} || {basic} {cost} {leadsTo} {effects} use only if {self} is in your hand . || {basic} {cost} {leadsTo} {effects} use only while {self} is in your hand .		
payment elsewhere	on your turn , if {self} is removed from the game : {basic} {cost} {leadsTo} {effects}		
payment elsewhere	if {self} is removed from the game : {basic} {cost} {leadsTo} {effects} || {basic} {cost} {leadsTo} {effects} use only if {self} is removed from the game . || {basic} {cost} {leadsTo} {effects} use only while {self} is removed from the game .		
payment elsewhere	on your turn , if {self} is in your graveyard : {basic} {cost} {leadsTo} {effects}		
payment elsewhere	if {self} is in your graveyard : {basic} {cost} {leadsTo} {effects} || {basic} {cost} {leadsTo} {effects} use only if {self} is in your graveyard . || {basic} {cost} {leadsTo} {effects} use only while {self} is in your graveyard .		
while	on each opponent 's turn || on opposing turns	ally	This ally has +2 ATK on opposing turns and can protect.
while	on its controller 's turn || on their controllers ' turns	ally	This ally has +2 ATK on their controllers' turns and can protect.
while	while {noun}	ally	This ally has +2 ATK while damaged and can protect.
each	each {noun}	ability	Each hero and ally deals 2 fire damage to itself.
each	all {noun}		
damage types	magical	ally	Prevent all magical damage that would be dealt to your hero.
damage types	non-arcane || non - arcane	ally	Prevent all non-arcane damage that would be dealt to your hero.
damage types	non-fire || non - fire	ally	Prevent all non-fire damage that would be dealt to your hero.
damage types	non-frost || non - frost	ally	Prevent all non-frost damage that would be dealt to your hero.
damage types	non-holy || non - holy	ally	Prevent all non-holy damage that would be dealt to your hero.
damage types	non-melee || non - melee	ally	Prevent all non-melee damage that would be dealt to your hero.
damage types	non-nature || non - nature	ally	Prevent all non-nature damage that would be dealt to your hero.
damage types	non-ranged || non - ranged	ally	Prevent all non-ranged damage that would be dealt to your hero.
damage types	non-shadow || non - shadow	ally	Prevent all non-shadow damage that would be dealt to your hero.
while	{event} while {noun}		
has one	{what} has {has} {duration} .		
turns	ready or exhaust {what} .		
turns	you may ready or exhaust {what} .		
turns	ready or exhaust {what} if {if} .		
turns	{by} deals {amount} {one} or {other} damage to {to} .		
doubled	{of} ATK	ability	Double your hero's ATK this turn.
doubled	the ATK of {of}	ability	Double the ATK of target ally this turn.
doubled	{of} [Health]		
doubled	the [Health] of {of}	ability	Double the [Health] of target ally this turn.
remaining	{of} remaining [Health] becomes equal to {to}		
remaining	have {of} remaining [Health] become equal to {to}		
damaged	damage on {on} becomes equal to {to} || the damage on {on} becomes equal to {to}		
damaged	have damage on {on} become equal to {to} || have the damage on {on} become equal to {to}		
yours	your {of}		
conditions	{of}		
instead	it deals {times} {plus} instead || {times} {plus} is dealt instead	ally	If your hero would deal damage, it deals that much plus 2 instead.
instead	it deals {times} {unpreventable} {types} damage {plus} instead || {times} {unpreventable} {types} damage {plus} is dealt instead	ally	If your hero would deal damage, it deals that much frost damage instead.
instead	it deals {type} damage instead	ally	If this ally would deal damage, it deals fire damage instead.
instead	it's unpreventable || that damage is unpreventable	ally	If this ally would deal damage, it's unpreventable.
instead	it deals combat damage instead	ally	If this ally would deal damage, it deals combat damage instead.
instead	it deals {n} damage instead	ally	If this ally would deal damage, it deals 2 damage instead.
instead	it deals that much divided as you choose among any number of {among} instead || it deals that much damage divided as you choose among any number of {among} instead	ally	If this ally would deal damage, it deals that much damage divided as you choose among any number of allies instead.
instead	that damage is divided as you choose among any number of {among} instead || it's divided as you choose among any number of {among} instead	ally	If this ally would deal damage, that damage is divided as you choose among any number of allies instead.
instead	prevent it , and {then} || prevent it and {then}	ally	If this ally would deal damage, prevent it, and draw three cards.
instead	prevent it . for each damage prevented this way , {then}		
instead	prevent {n} of it and {then} || prevent {n} of it , and {then}	ally	If this ally would deal damage, prevent 2 of it and draw three cards.
instead	prevent it || prevent all of it	ally	If this ally would deal damage, prevent it.
instead	prevent {n} of it	ally	If this ally would deal damage, prevent 2 of it.
instead	prevent half of it , rounded up || prevent half that damage , rounded up	ally	If this ally would deal damage, prevent half of it, rounded up.
instead	prevent all but {n} of it	ally	If this ally would deal damage, prevent all but 2 of it.
instead	{first} . if you do , prevent that damage || {first} . if you do , prevent it	ally	If this ally would deal damage, draw three cards. If you do, prevent that damage.
instead	{first} . if you do , prevent that damage . then , {then}		
instead	{who} may {first} . if you do , prevent that damage || {who} may {first} . if you do , prevent it	ally	If this ally would deal damage, you may draw three cards. If you do, prevent that damage.
instead	prevent 1 of it {n}	ally	If this ally would deal damage, prevent 1 of it for each Gnome you control.
instead	it's dealt to {to} instead || that damage is dealt to {to} instead || that much damage is dealt to {to} instead	ally	If this ally would deal damage, it's dealt to this ally instead.
instead	{n} of it is dealt to {to} instead || {n} of that damage is dealt to {to} instead	ally	If this ally would deal damage, 2 of it is dealt to this ally instead.
instead	any amount of it is dealt to {to} instead	ally	If this ally would deal damage, any amount of it is dealt to this ally instead.
instead	{effect} instead . then , if {if} , {then}	ally	If this ally would deal damage, draw three cards instead. Then, if you control a Gnome, draw three cards.
first event	{event} for the first time each turn	ally	When this ally attacks for the first time each turn, draw three cards.
first event	each {card} {event} for the first time each turn	ally	When each ally enters play for the first time each turn, draw three cards.
event	{card} enters play under your control	ally	When an ally enters play under your control, draw three cards.
event	{card} enters play under your control or a friendly player 's control || {card} enters play under a friendly player 's control		
event	{card} enters play under an opponent 's control		
event	{card} enters play || {card} comes into play	ally	When an ally enters play, draw three cards.
event	the last {card} leaves play	ally	When the last ally leaves play, draw three cards.
event	an opponent gains control of the last {card}	ally	When an opponent gains control of the last ally, draw three cards.
event	the last {card} is dealt fatal damage	ally	When the last ally is dealt fatal damage, draw three cards.
event	your hero becomes {self}	ally	When your hero becomes this ally, draw three cards.
event	{card} enters a graveyard from play || {card} is put into a graveyard from play	ally	When an ally enters a graveyard from play, draw three cards.
event	{card} enters a graveyard || {card} enters a graveyard from anywhere || {card} is put into a graveyard || {card} is put into a graveyard from anywhere	ally	When an ally enters a graveyard, draw three cards.
event	{card} leaves play	ally	When an ally leaves play, draw three cards.
event	you gain control of {card} || control of {card} passes to you	ally	When you gain control of an ally, draw three cards.
event	control of {card} changes	ally	When control of an ally changes, draw three cards.
event	{card} is destroyed {fatal}	ally	When an ally is destroyed, draw three cards.
event	{card} is destroyed by fatal {dealt} || {card} is destroyed by {dealt}	ally	When an ally is destroyed by fatal combat damage dealt with an ability, draw three cards.
event	{card} dies	ally	When an ally dies, draw three cards.
event	you attach {card} to {to}	ally	When you attach an ally to an ally, draw three cards.
event	{card} is removed from the game	ally	When an ally is removed from the game, draw three cards.
event	{card} becomes attached to {to}	ally	When an ally becomes attached to an ally, draw three cards.
event	{card} enters your graveyard from play || {card} is put into your graveyard from play	ally	When an ally enters your graveyard from play, draw three cards.
event	{card} enters your graveyard || {card} enters your graveyard from anywhere || {card} is put into your graveyard || {card} is put into your graveyard from anywhere	ally	When an ally enters your graveyard, draw three cards.
event	{card} enters an opposing graveyard from play || {card} is put into an opposing graveyard from play || {card} enters an opponent 's graveyard from play || {card} is put into an opponent 's graveyard from play	ally	When an ally enters an opposing graveyard from play, draw three cards.
event	{card} enters an opposing graveyard || {card} enters an opposing graveyard from anywhere || {card} is put into an opposing graveyard || {card} is put into an opposing graveyard from anywhere || {card} enters an opponent 's graveyard || {card} enters an opponent 's graveyard from anywhere || {card} is put into an opponent 's graveyard || {card} is put into an opponent 's graveyard from anywhere	ally	When an ally enters an opposing graveyard, draw three cards.
event	you reveal {card} this way || {card} is revealed this way	ally	When you reveal an ally this way, draw three cards.
event	{card} attacks	ally	When an ally attacks, draw three cards.
event	{card} attacks {to}	ally	When an ally attacks an ally, draw three cards.
event	{to} is attacked {card}	ally	When an ally is attacked, draw three cards.
event	{card} defends	ally	When an ally defends, draw three cards.
event	{card} defends against {by}	ally	When an ally defends against an ally, draw three cards.
event	{card} protects	ally	When an ally protects, draw three cards.
event	{card} enters combat	ally	When an ally enters combat, draw three cards.
event	{card} enters combat with {to}	ally	When an ally enters combat with an ally, draw three cards.
event	{card} sabotages {to}	ally	When an ally sabotages an ally, draw three cards.
event	{card} sabotages	ally	When an ally sabotages, draw three cards.
event	{card} sabotages a player 's {to} || {card} sabotages an opponent 's {to}		
event	{card} becomes exhausted || {card} exhausts || {card} is exhausted	ally	When an ally becomes exhausted, draw three cards.
event	{card} readies || {card} becomes ready	ally	When an ally readies, draw three cards.
event	{card} becomes targeted {by} || {card} is targeted {by}	ally	When an ally becomes targeted, draw three cards.
event	{card} is interrupted	ally	When an ally is interrupted, draw three cards.
event	{card} is inspired {by}	ally	When an ally is inspired, draw three cards.
event	{by} inspires {card}	ally	When an ally inspires an ally, draw three cards.
event	{card} is inspired this way	ally	When an ally is inspired this way, draw three cards.
event	{card} is exhausted this way	ally	When an ally is exhausted this way, draw three cards.
event	{card} is readied this way	ally	When an ally is readied this way, draw three cards.
event	{card} is destroyed this way	ally	When an ally is destroyed this way, draw three cards.
event	{card} is turned face down || {card} turns face down	ally	When an ally is turned face down, draw three cards.
event	{self} flips to its back	ally	When this ally flips to its back, draw three cards.
event	{self} flips to its front	ally	When this ally flips to its front, draw three cards.
event	you play {card}	ally	When you play an ally, draw three cards.
event	you propose combat || you propose a combat	ally	When you propose combat, draw three cards.
event	you draw a card	ally	When you draw a card, draw three cards.
event	you skip drawing a card this way	ally	When you skip drawing a card this way, draw three cards.
event	an opposing card or effect causes you to discard {card}	ally	When an opposing card or effect causes you to discard a card, draw three cards.
event	you discard a card	ally	When you discard a card, draw three cards.
event	you complete your first quest each turn	ally	When you complete your first quest each turn, draw three cards.
event	you complete a quest	ally	When you complete a quest, draw three cards.
event	you place a resource	ally	When you place a resource, draw three cards.
event	you place {card}	ally	When you place an ally, draw three cards.
event	you place a resource face up || you place a resource face up into your resource row || you place a resource into your resource row face up || you place a resource into your resource row face up into your resource row	ally	When you place a resource face up, draw three cards.
event	you place a resource face down || you place a resource face down into your resource row || you place a resource into your resource row face down || you place a resource into your resource row face down into your resource row	ally	When you place a resource face down, draw three cards.
event	you strike with {card}	ally	When you strike with an ally, draw three cards.
event	an opponent plays {card}	ally	When an opponent plays an ally, draw three cards.
event	an opponent proposes combat || an opponent proposes a combat	ally	When an opponent proposes combat, draw three cards.
event	an opponent draws a card	ally	When an opponent draws a card, draw three cards.
event	an opponent skips drawing a card this way	ally	When an opponent skips drawing a card this way, draw three cards.
event	an opponent discards a card	ally	When an opponent discards a card, draw three cards.
event	an opponent completes his first quest each turn	ally	When an opponent completes his first quest each turn, draw three cards.
event	an opponent completes a quest	ally	When an opponent completes a quest, draw three cards.
event	an opponent places a resource	ally	When an opponent places a resource, draw three cards.
event	an opponent places {card}	ally	When an opponent places an ally, draw three cards.
event	an opponent places a resource face up || an opponent places a resource face up into your resource row || an opponent places a resource into your resource row face up || an opponent places a resource into your resource row face up into your resource row	ally	When an opponent places a resource face up, draw three cards.
event	an opponent places a resource face down || an opponent places a resource face down into your resource row || an opponent places a resource into your resource row face down || an opponent places a resource into your resource row face down into your resource row	ally	When an opponent places a resource face down, draw three cards.
event	an opponent strikes with {card}	ally	When an opponent strikes with an ally, draw three cards.
event	a player plays {card}	ally	When a player plays an ally, draw three cards.
event	a player proposes combat || a player proposes a combat	ally	When a player proposes combat, draw three cards.
event	a player draws a card	ally	When a player draws a card, draw three cards.
event	a player skips drawing a card this way	ally	When a player skips drawing a card this way, draw three cards.
event	a player discards a card	ally	When a player discards a card, draw three cards.
event	a player completes his first quest each turn	ally	When a player completes his first quest each turn, draw three cards.
event	a player completes a quest	ally	When a player completes a quest, draw three cards.
event	a player places a resource	ally	When a player places a resource, draw three cards.
event	a player places {card}	ally	When a player places an ally, draw three cards.
event	a player places a resource face up || a player places a resource face up into your resource row || a player places a resource into your resource row face up || a player places a resource into your resource row face up into your resource row	ally	When a player places a resource face up, draw three cards.
event	a player places a resource face down || a player places a resource face down into your resource row || a player places a resource into your resource row face down || a player places a resource into your resource row face down into your resource row	ally	When a player places a resource face down, draw three cards.
event	a player strikes with {card}	ally	When a player strikes with an ally, draw three cards.
event	you or a friendly player plays {card}	ally	When you or a friendly player plays an ally, draw three cards.
event	you or a friendly player proposes combat || you or a friendly player proposes a combat	ally	When you or a friendly player proposes combat, draw three cards.
event	you or a friendly player draws a card	ally	When you or a friendly player draws a card, draw three cards.
event	you or a friendly player skips drawing a card this way	ally	When you or a friendly player skips drawing a card this way, draw three cards.
event	you or a friendly player discards a card	ally	When you or a friendly player discards a card, draw three cards.
event	you or a friendly player completes his first quest each turn	ally	When you or a friendly player completes his first quest each turn, draw three cards.
event	you or a friendly player completes a quest	ally	When you or a friendly player completes a quest, draw three cards.
event	you or a friendly player places a resource	ally	When you or a friendly player places a resource, draw three cards.
event	you or a friendly player places {card}	ally	When you or a friendly player places an ally, draw three cards.
event	you or a friendly player places a resource face up || you or a friendly player places a resource face up into your resource row || you or a friendly player places a resource into your resource row face up || you or a friendly player places a resource into your resource row face up into your resource row	ally	When you or a friendly player places a resource face up, draw three cards.
event	you or a friendly player places a resource face down || you or a friendly player places a resource face down into your resource row || you or a friendly player places a resource into your resource row face down || you or a friendly player places a resource into your resource row face down into your resource row	ally	When you or a friendly player places a resource face down, draw three cards.
event	you or a friendly player strikes with {card}	ally	When you or a friendly player strikes with an ally, draw three cards.
event	your hero strikes with {card}	ally	When your hero strikes with an ally, draw three cards.
instead	it's dealt {times} {plus} instead || it is dealt {times} {plus} instead	ability	If target ally would be dealt combat damage this turn, it's dealt double that much instead.
instead	it's dealt {times} {unpreventable} {types} damage {plus} instead || it is dealt {times} {unpreventable} {types} damage {plus} instead		
instead	it's dealt {type} damage instead || it is dealt {type} damage instead	ally	If damage would be dealt to your hero, it's dealt fire damage instead.
instead	it's dealt combat damage instead || it is dealt combat damage instead	ally	If damage would be dealt to your hero, it's dealt combat damage instead.
instead	it's dealt {n} damage instead || it is dealt {n} damage instead	ally	If damage would be dealt to your hero, it's dealt 2 damage instead.
instead	it's dealt that much divided as you choose among any number of {among} instead || it's dealt that much damage divided as you choose among any number of {among} instead || it is dealt that much divided as you choose among any number of {among} instead || it is dealt that much damage divided as you choose among any number of {among} instead	ally	If damage would be dealt to your hero, it's dealt that much divided as you choose among any number of allies instead.
instead	it heals {times} {plus} instead	ally	If an ally would heal damage, it heals that much +1 instead.
instead	it heals {times} {unpreventable} {types} damage {plus} instead		
instead	it heals {type} damage instead	ally	If this ally would heal damage, it heals fire damage instead.
instead	it heals combat damage instead	ally	If this ally would heal damage, it heals combat damage instead.
instead	it heals {n} damage instead	ally	If this ally would heal damage, it heals 2 damage instead.
instead	it heals that much divided as you choose among any number of {among} instead || it heals that much damage divided as you choose among any number of {among} instead	ally	If this ally would heal damage, it heals that much divided as you choose among any number of allies instead.
destination	into its owner 's hand || into its owners ' hand || into hand	ability	Put target ally into its owners' hand.
destination	into its owner 's graveyard || into its owners ' graveyard || into the graveyard	ability	Put target ally into its owners' graveyard.
destination	on top of its owner 's deck || on top of its owners ' deck || on top || on top of that deck || on the top of that deck || on top of that player 's deck	ability	Put target ally on top of its owners' deck.
destination	on the bottom of its owner 's deck || on the bottom of its owners ' deck || on the bottom || on the bottom of the deck || on the bottom of that player 's deck	ability	Put target ally on the bottom of its owners' deck.
destination	into its owner 's resource row face down and exhausted || into its owners ' resource row face down and exhausted	ability	Put target ally into its owners' resource row face down and exhausted.
destination	into its owner 's resource row face up and exhausted || into its owners ' resource row face up and exhausted	ability	Put target ally into its owners' resource row face up and exhausted.
destination	into its owner 's resource row face up || into its owners ' resource row face up	ability	Put target ally into its owners' resource row face up.
destination	into its owner 's resource row face down || into its owners ' resource row face down	ability	Put target ally into its owners' resource row face down.
destination	into their owners ' hands || into their owner 's hands	ability	Put target ally into their owners' hands.
destination	into their owners ' graveyards || into their owner 's graveyards	ability	Put target ally into their owners' graveyards.
destination	on top of their owners ' decks || on top of their owner 's decks	ability	Put target ally on top of their owners' decks.
destination	on the bottom of their owners ' decks || on the bottom of their owner 's decks	ability	Put target ally on the bottom of their owners' decks.
destination	into their owners ' resource rows face down and exhausted || into their owner 's resource rows face down and exhausted	ability	Put target ally into their owners' resource rows face down and exhausted.
destination	into their owners ' resource rows face up and exhausted || into their owner 's resource rows face up and exhausted	ability	Put target ally into their owners' resource rows face up and exhausted.
destination	into their owners ' resource rows face up || into their owner 's resource rows face up	ability	Put target ally into their owners' resource rows face up.
destination	into their owners ' resource rows face down || into their owner 's resource rows face down	ability	Put target ally into their owners' resource rows face down.
destination	into his hand || into his or her hand	ability	Put target ally into his hand.
destination	on top of his deck || on top of his or her deck	ability	Put target ally on top of his deck.
destination	on the bottom of his deck || on the bottom of his or her deck	ability	Put target ally on the bottom of his deck.
destination	into his resource row face up and exhausted || into his or her resource row face up and exhausted	ability	Put target ally into his resource row face up and exhausted.
destination	into his resource row face up || into his or her resource row face up	ability	Put target ally into his resource row face up.
destination	into his resource row face down || into his or her resource row face down	ability	Put target ally into his resource row face down.
destination	into your deck	ability	Shuffle target ally into your deck.
destination	into its owner 's deck || into its owners ' deck		
destination	into their owners ' decks || into their owner 's decks		
destination	into his deck || into his or her deck		
instead	it may deal {times} {plus} instead		
instead	it may deal {times} {unpreventable} {types} damage {plus} instead		
instead	it may deal that much divided as you choose among any number of {among} instead || it may deal that much damage divided as you choose among any number of {among} instead	ally	If this ally would deal damage, it may deal that much damage divided as you choose among any number of allies instead.
besides	other reputations or other text restrictions		
besides	reputations or other text restrictions		
that much	that much		
`;
