import type { Table } from '@meetingstone/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../theme/settings.ts';
import { newsIn } from './Happenings.tsx';

/** A tone: from one pitch to another, so long, so loud. */
type Tone = readonly [wave: OscillatorType, from: number, to: number, seconds: number, loud: number];

/** Eight cues, made by the browser itself. */
const CUES = {
  question: [
    ['sine', 660, 660, 0.09, 0.1],
    ['sine', 880, 880, 0.16, 0.09],
  ],
  turn: [
    ['triangle', 392, 392, 0.12, 0.12],
    ['triangle', 587, 587, 0.24, 0.12],
  ],
  play: [['triangle', 330, 440, 0.12, 0.1]],
  attack: [['sawtooth', 220, 90, 0.14, 0.07]],
  damage: [['square', 140, 60, 0.12, 0.06]],
  heal: [['sine', 520, 780, 0.2, 0.08]],
  destroyed: [['sawtooth', 160, 40, 0.32, 0.06]],
  over: [
    ['triangle', 392, 392, 0.16, 0.12],
    ['triangle', 494, 494, 0.16, 0.12],
    ['triangle', 587, 587, 0.4, 0.12],
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;
type Cue = keyof typeof CUES;

const OF_EVENTS: Readonly<Record<string, Cue>> = {
  play: 'play',
  attack: 'attack',
  deal: 'damage',
  heal: 'heal',
  destroy: 'destroyed',
  'turn starts': 'turn',
};

let audio: AudioContext | null = null;

function sound(cue: Cue): void {
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [wave, from, to, seconds, loud] of CUES[cue] as readonly Tone[]) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds * 0.8;
  }
}

/** What one hears at the table, if one wants to. */
export function useSounds({ log, decision, outcome }: Table): void {
  const on = useSettings(({ sound: wanted }) => wanted) === 'on';
  const heard = useRef(log);
  const isAsked = decision !== null;
  useEffect(() => {
    const news = newsIn(heard.current, log);
    heard.current = log;
    if (!on) return;
    for (const cue of new Set(news.flatMap(({ event }) => OF_EVENTS[event] ?? []))) sound(cue);
  }, [log, on]);
  useEffect(() => {
    if (on && isAsked) sound('question');
  }, [isAsked, on]);
  useEffect(() => {
    if (on && outcome) sound('over');
  }, [outcome, on]);
}
