import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { filtered, type Entry } from '../entries.ts';
import { Loaded, Nothing } from '../loaded.tsx';
import { usePlace } from '../place.ts';
import { queries } from '../queries.ts';
import { useShown } from '../use-shown.tsx';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';
import { RequestRow } from './request-row.tsx';

/** Entries that are shown at first: a thousand rows at once would only be slow. */
const SHOWN_FIRST = 100;

/** How people call whoever made a call: by persona, else by id; a dash for nobody. */
function useWho(): (entry: Entry) => string {
  const personas = useQuery(queries.personas);
  const byUser = new Map(personas.data?.map(({ id, userId }) => [userId, id]));
  return ({ userId }) => (userId === null || userId === undefined ? '–' : (byUser.get(userId) ?? userId));
}

function Found({ entries, who }: { entries: readonly Entry[]; who: (entry: Entry) => string }): ReactNode {
  const { shown, more } = useShown(entries, SHOWN_FIRST);
  return (
    <>
      <ul className={classes.rows}>
        {shown.map((entry) => (
          <RequestRow key={entry.index} entry={entry} who={who(entry)} />
        ))}
      </ul>
      {more}
    </>
  );
}

/** The journal as it grows: what was asked, what was answered, what the contract says, which rows changed. */
export function Requests(): ReactNode {
  const { w } = useWords();
  const requests = useQuery(queries.requests);
  const who = useWho();
  const { chosen } = usePlace();
  const [words, setWords] = useState(chosen);
  const [isOnlyWrong, setIsOnlyWrong] = useState(false);
  const wanted = useDeferredValue(words);
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          label={w('filterRequests')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Checkbox
          label={w('onlyWrong')}
          checked={isOnlyWrong}
          onChange={(event) => setIsOnlyWrong(event.currentTarget.checked)}
        />
      </div>
      <Loaded query={requests}>
        {(all) => {
          const found = filtered(all, { words: wanted, isOnlyWrong }, who);
          if (found.length === 0)
            return <Nothing>{w(all.length === 0 ? 'noRequests' : 'noneFound')}</Nothing>;
          return (
            <>
              <p className={classes.muted} role="status">
                {w('countRequests', { count: found.length })}
              </p>
              <Found entries={found} who={who} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
