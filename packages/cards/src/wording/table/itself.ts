import type { Effect, Noun, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { types, unpreventable } from './damageTypes.ts';
import { amount, measure, nounEach } from './phrases.ts';

/** The one of several whose turn it is. */
const IT: Selection = { select: 'it' };

/** Whoever can deal damage. */
const each: Phrase<Noun> = seenAs(nounEach, inPlay, inPlay);
function inPlay(noun: Noun): Noun | undefined {
  return noun.zone || noun.self ? undefined : noun;
}

/** What each of several does to itself. */
export const doneToItself = (): readonly Row<Effect>[] => [
  row(
    { noun: each, amount, u: unpreventable, types },
    'each {noun} deals {amount} {u} {types} damage to itself',
    ({ noun, amount, u, types }): Effect => ({
      do: 'deal',
      amount,
      types,
      to: { select: 'each', noun },
      by: IT,
      unpreventable: u as true,
    }),
  ),
  row(
    { noun: each, amount: measure, u: unpreventable, types },
    [
      'each {noun} deals {u} {types} damage to itself equal to {amount}',
      'each {noun} deals {u} {types} damage equal to {amount} to itself',
    ],
    ({ noun, amount, u, types }): Effect => ({
      do: 'deal',
      amount,
      types,
      to: { select: 'each', noun },
      by: IT,
      unpreventable: u as true,
    }),
  ),
  row(
    { noun: each, amount },
    'each {noun} heals {amount} damage from itself',
    ({ noun, amount }): Effect => ({ do: 'heal', amount, from: { select: 'each', noun }, by: IT }),
  ),
  row(
    { noun: each },
    'each {noun} heals all damage from itself',
    ({ noun }): Effect => ({ do: 'heal', amount: 'all', from: { select: 'each', noun }, by: IT }),
  ),
];
