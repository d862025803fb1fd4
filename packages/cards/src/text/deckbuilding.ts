import type { Deckbuilding, PrintedNoun } from '@meetingstone/rules';
import { nounWords } from './nouns.ts';
import type { Voice } from './voice.ts';
import { bracketed, list, numberWord, spaced } from './words.ts';

/** "Deckbuilding: You can include only neutral quests and Demon allies. You can't include [Horde] cards." (100.2e) */
export function deckbuildingText({ only = [], either = [], never = [], copies }: Deckbuilding): string {
  const choice = either.length > 0 ? [`either ${list(either.map(described), 'or')}`] : [];
  const included = [...choice, ...only.map(described)];
  const sentences = [
    included.length > 0 && `You can include only ${list(included, 'and')}.`,
    never.length > 0 && `You can't include ${list(never.map(described), 'or')}.`,
    copies !== undefined && `You can't include more than ${numberWord(copies)} of each card.`,
  ];
  return spaced('Deckbuilding:', ...sentences);
}

/** The cards so described, in the plural. */
function described({ deals, talent, reputation, restricted, any, not, ...noun }: PrintedNoun): string {
  if (any) return list(any.map(described), 'or');
  const voice: Voice = { self: 'hero', host: 'card', targets: [], said: { last: { noun: {}, plural: true } } };
  const cards = talent ? `${list(talent, 'or')} Talents` : nounWords(noun, voice, { plural: true });
  return spaced(
    reputation && list(reputation, 'or'),
    cards,
    deals && `that deal ${list(deals.map(bracketed), 'or')} damage`,
    restricted !== undefined && (restricted ? 'with text restrictions' : 'without text restrictions'),
    not && `other than ${described(not)}`,
  );
}
