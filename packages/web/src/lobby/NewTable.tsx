import type { TableTerms } from '@meetingstone/protocol';
import { BOT_LEVELS, plain } from '@meetingstone/words';
import type { FormEvent, ReactElement } from 'react';
import { useState } from 'react';
import { go, Link, useSearch } from '../app/route.tsx';
import { Shell } from '../app/Shell.tsx';
import { useFetched } from '../app/useFetched.ts';
import type { DeckList } from '../decks/api.ts';
import { Icon } from '../icons/icons.tsx';
import { ask } from '../live/line.ts';
import { DeckSelect } from './DeckSelect.tsx';
import { hardnessOf, RAID_STORIES, raidOf } from './raids.ts';
import type { Wish } from './wish.ts';
import { CLOCKS, FACTIONS, openingOf, SIZES, USUAL_WISH } from './wish.ts';
import '../app/pages.css';

const PLAYS: Readonly<Record<TableTerms['play'], string>> = {
  duel: 'Duel',
  'free-for-all': 'Free-for-all',
  teams: 'Teams',
  raid: 'Raid',
};

/** A table is described, opened, and waited at. */
export function NewTable(): ReactElement {
  const raid = useSearch().get('raid');
  const asked = raid === null ? undefined : raidOf(raid);
  const [wish, setWish] = useState<Wish>(() =>
    asked ? { ...USUAL_WISH, play: 'raid', raid: asked.key, players: asked.raiders + 1 } : USUAL_WISH,
  );
  const [fault, setFault] = useState<string | null>(null);
  const { is: decks } = useFetched<DeckList>('/api/decks');
  const change = (part: Partial<Wish>): void => setWish((now) => ({ ...now, ...part }));

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFault(null);
    const fitting = decks?.ours.find(({ icons }) => wish.faction !== '' && icons.includes(wish.faction))?.name;
    const deck = wish.deck === '' && wish.play === 'raid' ? (fitting ?? '') : wish.deck;
    const heard = await ask({ type: 'lobby.open', ...openingOf({ ...wish, deck }) });
    if (heard.type === 'ack' && heard.game !== undefined) go(`/lobby/${heard.game}`, 'replace');
    else if (heard.type === 'refused') setFault(plain(heard.words));
  };

  return (
    <Shell title="A new table">
      <form className="page" onSubmit={(event) => void open(event)}>
        <h1>A new table</h1>
        <div className="panel fields">
          <label>
            What is played
            <select
              value={wish.play}
              onChange={({ target }) => {
                const play = target.value as TableTerms['play'];
                change({ play, players: SIZES[play][0]!, bestOf: 1 });
              }}
            >
              {Object.entries(PLAYS).map(([play, name]) => (
                <option key={play} value={play}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {wish.play !== 'duel' && (
            <label>
              {wish.play === 'raid' ? 'Players, the Boss player included' : 'Players'}
              <select value={wish.players} onChange={({ target }) => change({ players: Number(target.value) })}>
                {SIZES[wish.play].map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </label>
          )}
          {wish.play === 'raid' && <RaidFields wish={wish} change={change} />}
          {!(wish.play === 'raid' && wish.seat === 0) && (
            <DeckSelect
              label="Your deck"
              faction={wish.play === 'raid' ? wish.faction : ''}
              decks={decks}
              value={wish.deck}
              onChoose={(deck) => change({ deck })}
            />
          )}
          <label>
            The other seats
            <select value={wish.others} onChange={({ target }) => change({ others: target.value as Wish['others'] })}>
              <option value="people">stay free for people</option>
              <BotOptions />
            </select>
          </label>
          <label>
            Clock
            <select value={wish.clock} onChange={({ target }) => change({ clock: target.value as Wish['clock'] })}>
              {Object.entries(CLOCKS).map(([clock, { says }]) => (
                <option key={clock} value={clock}>
                  {says}
                </option>
              ))}
            </select>
          </label>
          {wish.play === 'duel' && (
            <label>
              Match
              <select
                value={wish.bestOf}
                onChange={({ target }) => change({ bestOf: Number(target.value) as Wish['bestOf'] })}
              >
                <option value={1}>a single game</option>
                <option value={3}>best of three, with side decks</option>
                <option value={5}>best of five, with side decks</option>
              </select>
            </label>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={wish.isPrivate}
              onChange={({ target }) => change({ isPrivate: target.checked })}
            />
            Only with the invitation link
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={wish.ownCards}
              onChange={({ target }) => change({ ownCards: target.checked })}
            />
            With cards of our own
          </label>
        </div>
        {wish.play === 'raid' && (
          <p className="hardness">
            <Icon name="flag" /> {hardnessOf(wish.raid, wish.mode === '' ? undefined : wish.mode, wish.players - 1)}{' '}
            <Link to={`/raids/${wish.raid}`}>How hard it is</Link>
          </p>
        )}
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="go">
            Open the table
          </button>
        </div>
      </form>
    </Shell>
  );
}

interface RaidFieldsProps {
  readonly wish: Wish;
  readonly change: (part: Partial<Wish>) => void;
}

function RaidFields({ wish, change }: RaidFieldsProps): ReactElement {
  return (
    <>
      <label>
        Raid
        <select value={wish.raid} onChange={({ target }) => change({ raid: target.value, mode: '' })}>
          {RAID_STORIES.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Mode
        <select value={wish.mode} onChange={({ target }) => change({ mode: target.value })}>
          {Object.keys(raidOf(wish.raid)?.won ?? {}).map((mode) => (
            <option key={mode} value={mode}>
              {mode.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      </label>
      <label>
        You
        <select value={wish.seat} onChange={({ target }) => change({ seat: Number(target.value) })}>
          <option value={1}>lead the raid</option>
          <option value={0}>play the Boss</option>
        </select>
      </label>
      <label>
        The raiders are
        <select
          value={wish.faction}
          onChange={({ target }) => change({ faction: target.value as Wish['faction'], deck: '' })}
        >
          <option value="">as the first deck</option>
          {FACTIONS.map((faction) => (
            <option key={faction}>{faction}</option>
          ))}
        </select>
      </label>
      {wish.seat === 1 && (
        <label>
          The Boss
          <select value={wish.boss} onChange={({ target }) => change({ boss: target.value as Wish['boss'] })}>
            <BotOptions />
            <option value="people">is played by a person</option>
          </select>
        </label>
      )}
    </>
  );
}

/** Bots by how well they play, with what each of them does. */
function BotOptions(): readonly ReactElement[] {
  return Object.entries(BOT_LEVELS).map(([level, says]) => (
    <option key={level} value={level}>
      {`${level} bot: ${says}`}
    </option>
  ));
}
