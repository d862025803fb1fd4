import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import type { Recording } from '@meetingstone/rules';
import type { BotNames, SavedMatch, Sitting } from '@meetingstone/sitting';
import { readMatch, readRecording, refuse, writeMatch, writeRecord, writeRecording } from '@meetingstone/sitting';
import { parseJson, readText, reasonOf } from './json.ts';

/** A folder for recordings, or why there can't be one. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    refuse(`${path}: no folder for recordings: ${reasonOf(error)}`);
  }
}

/** Writes a file, or says why it cannot be written. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    refuse(`${path}: ${reasonOf(error)}`);
  }
}

/** The JSON document in a file. */
export const documentAt = (path: string): unknown => parseJson(path, readText(path));

export const recordingAt = (path: string) => readRecording(documentAt(path), path);

export const matchAt = (path: string) => readMatch(documentAt(path), path);

export const saveRecording = (path: string, recording: Recording, bots: BotNames = []): void =>
  writeText(path, writeRecording(recording, bots));

export const saveRecord = (path: string, sitting: Sitting): void => writeText(path, writeRecord(sitting));

export const saveMatch = (path: string, saved: SavedMatch): void => writeText(path, writeMatch(saved));
