import {
  ALLIANCE_RACES,
  CLASSES,
  HORDE_RACES,
  TAGS_NAMED_BY_LAST_WORD,
  TAGS_NAMED_WHOLE,
  TALENT_SPECS,
} from '@meetingstone/rules';

/** The tags that the rules name, also those of several words (202.1a). */
export const TAGS_OF_THE_RULES: readonly string[] = [
  ...CLASSES,
  ...TALENT_SPECS,
  ...ALLIANCE_RACES,
  ...HORDE_RACES,
  ...TAGS_NAMED_BY_LAST_WORD,
  ...TAGS_NAMED_WHOLE,
];
