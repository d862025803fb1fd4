/** What a card is called while it is dragged from the shelf to the deck. */
export const CARRIED = 'application/x-meetingstone-card';
