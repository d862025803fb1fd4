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
import { words as story } from './story.ts';
import type { Wish } from './wish.ts';
import { CLOCKS, FACTIONS, openingOf, SIZES, USUAL_WISH } from './wish.ts';
import { words } from './words.ts';
import '../app/pages.css';

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
    <Shell title={words.form.title}>
      <form className="page" onSubmit={(event) => void open(event)}>
        <h1>{words.form.title}</h1>
        <div className="panel fields">
          <label>
            {words.form.play}
            <select
              value={wish.play}
              onChange={({ target }) => {
                const play = target.value as TableTerms['play'];
                change({ play, players: SIZES[play][0]!, bestOf: 1 });
              }}
            >
              {Object.entries(words.form.plays).map(([play, name]) => (
                <option key={play} value={play}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {wish.play !== 'duel' && (
            <label>
              {words.form.players(wish.play)}
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
              label={words.form.deck}
              faction={wish.play === 'raid' ? wish.faction : ''}
              decks={decks}
              value={wish.deck}
              onChoose={(deck) => change({ deck })}
            />
          )}
          <label>
            {words.form.others}
            <select value={wish.others} onChange={({ target }) => change({ others: target.value as Wish['others'] })}>
              <option value="people">{words.form.stayFree}</option>
              <BotOptions />
            </select>
          </label>
          <label>
            {words.form.clock}
            <select value={wish.clock} onChange={({ target }) => change({ clock: target.value as Wish['clock'] })}>
              {(Object.keys(CLOCKS) as Wish['clock'][]).map((clock) => (
                <option key={clock} value={clock}>
                  {words.form.clocks[clock]}
                </option>
              ))}
            </select>
          </label>
          {wish.play === 'duel' && (
            <label>
              {words.form.match}
              <select
                value={wish.bestOf}
                onChange={({ target }) => change({ bestOf: Number(target.value) as Wish['bestOf'] })}
              >
                {([1, 3, 5] as const).map((games) => (
                  <option key={games} value={games}>
                    {words.form.bestOf[games]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="check">
            <input
              type="checkbox"
              checked={wish.isPrivate}
              onChange={({ target }) => change({ isPrivate: target.checked })}
            />
            {words.form.onlyInvited}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={wish.ownCards}
              onChange={({ target }) => change({ ownCards: target.checked })}
            />
            {words.form.ownCards}
          </label>
        </div>
        {wish.play === 'raid' && (
          <p className="hardness">
            <Icon name="flag" /> {hardnessOf(wish.raid, wish.mode === '' ? undefined : wish.mode, wish.players - 1)}{' '}
            <Link to={`/raids/${wish.raid}`}>{story.howHard}</Link>
          </p>
        )}
        {fault !== null && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <div className="buttons">
          <button type="submit" className="go">
            {words.form.open}
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
        {words.form.raid}
        <select value={wish.raid} onChange={({ target }) => change({ raid: target.value, mode: '' })}>
          {RAID_STORIES.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.form.mode}
        <select value={wish.mode} onChange={({ target }) => change({ mode: target.value })}>
          {Object.keys(raidOf(wish.raid)?.won ?? {}).map((mode) => (
            <option key={mode} value={mode}>
              {mode.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.form.you}
        <select value={wish.seat} onChange={({ target }) => change({ seat: Number(target.value) })}>
          <option value={1}>{words.form.lead}</option>
          <option value={0}>{words.form.playBoss}</option>
        </select>
      </label>
      <label>
        {words.form.raiders}
        <select
          value={wish.faction}
          onChange={({ target }) => change({ faction: target.value as Wish['faction'], deck: '' })}
        >
          <option value="">{words.form.asFirst}</option>
          {FACTIONS.map((faction) => (
            <option key={faction}>{faction}</option>
          ))}
        </select>
      </label>
      {wish.seat === 1 && (
        <label>
          {words.form.boss}
          <select value={wish.boss} onChange={({ target }) => change({ boss: target.value as Wish['boss'] })}>
            <BotOptions />
            <option value="people">{words.form.byPerson}</option>
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
      {words.form.bot(level, says)}
    </option>
  ));
}
