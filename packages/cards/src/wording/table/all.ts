/** The whole table of phrases. */
import './amounts.ts';
import './changes.ts';
import './conditions.ts';
import './costs.ts';
import './durations.ts';
import './effects.ts';
import './measures.ts';
import './nouns.ts';
import './players.ts';
import './possessions.ts';
import './powers.ts';
import './selections.ts';
import './sentence.ts';
import './someone.ts';
import './text.ts';
import './watches.ts';
