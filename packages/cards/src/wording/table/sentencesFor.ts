import type { Effect, Players, Power, Selection } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Said, Saying } from '../grammar/phrase.ts';
import { sayAnnounced } from './announcing.ts';
import { sayForEachPlayer } from './eachPlayer.ts';
import { DEALT } from './links.ts';
import { power, sentence } from './phrases.ts';

/** "You do" and "you don't": whoever does all of it. */
function didIt(first: readonly Effect[]): readonly [readonly string[], readonly string[]] {
  const by = first.map(doerIn);
  if (by.every((one) => one === 'he'))
    return [
      ['he', 'does'],
      ['he', "doesn't"],
    ];
  return [
    ['you', 'do'],
    ['you', "don't"],
  ];
}

/** Another player, who was named there, or you. */
function doerIn(effect: Effect): 'he' | 'you' {
  const { who, what } = effect as { readonly who?: Players; readonly what?: Selection };
  const by = who ?? (what?.select === 'choose' ? what.by : undefined);
  return by && by.player !== 'you' ? 'he' : 'you';
}

/** The sentences for one instruction; what hangs on "if you do" has to be one sentence. */
export function sentencesFor(effect: Effect, { self, host }: Saying): readonly (Said | undefined)[] {
  const saying: Saying = { self, host };
  const whole = sentence.say([effect], saying);
  if (whole) return [whole];
  const announced = sayAnnounced(effect, saying);
  if (announced) return announced;
  const after = (words: readonly string[], effects: readonly Effect[]): Said | undefined => {
    const said = sentence.say(effects, saying);
    return said && { words: [...words, ...said.words] };
  };
  if (effect.do === 'create' && 'trigger' in effect) {
    const [asked, ...more] = effect.trigger.effects;
    if (asked?.do !== 'if you do' || more.length > 0 || asked.else) return [undefined];
    const first = sentence.say([{ ...effect, trigger: { ...effect.trigger, effects: asked.first } }], saying);
    return [first, after(['if', 'you', 'do', ','], asked.then)];
  }
  if (effect.do === 'create' && 'replacement' in effect) {
    const { instead } = effect.replacement;
    if (instead.instead !== 'prevent' || !instead.then) return [undefined];
    const { then, ...plain } = instead;
    const first = sentence.say([{ ...effect, replacement: { ...effect.replacement, instead: plain } }], saying);
    return [first, after(['when', 'damage', 'is', 'prevented', 'this', 'way', ','], then)];
  }
  if (effect.do === 'for each player') return sayForEachPlayer(effect, (one) => sentencesFor(one, saying));
  if (effect.do === 'if you do') {
    const [only, ...more] = effect.first;
    const first = only && more.length === 0 ? sentencesFor(only, saying) : [sentence.say(effect.first, saying)];
    const [does, doesNot] = didIt(effect.first);
    if (effect.then.length === 0) return [...first, after(['if', ...doesNot, ','], effect.else ?? [])];
    const then = after(['if', ...does, ','], effect.then);
    return [...first, then, ...(effect.else ? [after(['otherwise', ','], effect.else)] : [])];
  }
  if (effect.do === 'when this way' && same(effect.trigger.on, DEALT) && !effect.trigger.if) {
    const when = ['when', 'damage', 'is', 'dealt', 'this', 'way', ','];
    return [sentence.say(effect.effects, saying), after(when, effect.trigger.effects)];
  }
  if (effect.do === 'when this way') return [sentence.say(effect.effects, saying), sayThisWay(effect.trigger, saying)];
  if (effect.do === 'if' && effect.else) {
    const { else: otherwise, ...rest } = effect;
    return [sentence.say([rest], saying), after(['otherwise', ','], otherwise)];
  }
  return [undefined];
}

/** "When this hero deals damage to an ally this way, ...": the words for the event end at the first comma. */
function sayThisWay(trigger: Power, saying: Saying): Said | undefined {
  const words = power.say(trigger, saying)?.words;
  const at = words?.indexOf(',') ?? -1;
  return words && at > 0 ? { words: [...words.slice(0, at), 'this', 'way', ...words.slice(at, -1)] } : undefined;
}
