import type { TableTerms } from '@meetingstone/protocol';
import type { OwnDecks } from '@meetingstone/raids';
import type { RaidTerms } from '@meetingstone/sitting';
import { modeOf, raidAt, readBossDecks, titleIn } from '@meetingstone/sitting';
import type { Db } from '../storage/tables.ts';
import { listOf } from './decks.ts';
import { granted } from './granted.ts';

type RaidWish = NonNullable<TableTerms['raid']>;

/** The same terms with the Boss player's own decks as lists, if the raid can be played with them. */
export async function withBossDecks(db: Db, account: string, terms: TableTerms): Promise<TableTerms> {
  const { raid } = terms;
  if (!raid?.decks) return terms;
  const lists = await Promise.all(
    Object.entries(raid.decks).map(async ([name, choice]) => [name, { list: await listOf(db, account, choice) }]),
  );
  const listed = { ...raid, decks: Object.fromEntries(lists) as NonNullable<RaidWish['decks']> };
  builtFor(listed);
  return { ...terms, raid: listed };
}

/** What the sitting knows of the raid. */
export function raidTermsOf(raid: RaidWish): RaidTerms {
  const played = raidAt(raid.key);
  const decks = Object.entries(builtFor(raid)).map(([name, cards]) => [name, cards.map(titleIn)]);
  return {
    key: played.key,
    mode: modeOf(played, raid.mode),
    ...(decks.length === 0 ? {} : { decks: Object.fromEntries(decks) }),
  };
}

function builtFor({ key, mode, decks = {} }: RaidWish): OwnDecks {
  const named = Object.entries(decks).flatMap(([name, choice]) =>
    'list' in choice ? [`${name}\n${choice.list}`] : [],
  );
  if (named.length === 0) return {};
  return granted('deck refused', () => {
    const raid = raidAt(key);
    return readBossDecks('raid.decks', named.join('\n'), raid, modeOf(raid, mode));
  });
}
