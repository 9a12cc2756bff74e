import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { filtered, numberOf, type Entry } from '../entries.ts';
import { Check, Loaded, Nothing, TextField, useShown } from '../parts.tsx';
import { usePlace } from '../place.ts';
import { queries, useStep } from '../queries.ts';
import { saveFile } from '../api.ts';
import { useWords } from '../words.ts';
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

interface FoundProps {
  entries: readonly Entry[];
  who: (entry: Entry) => string;
  /** Number of the entry that somebody came to see. */
  meant: string;
}

function Found({ entries, who, meant }: FoundProps): ReactNode {
  const { shown, more } = useShown(entries, SHOWN_FIRST);
  return (
    <>
      <ul className={classes.rows}>
        {shown.map((entry) => (
          <RequestRow key={entry.index} entry={entry} who={who(entry)} isMeant={numberOf(entry) === meant} />
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
  const save = useStep(() => saveFile('/__mock/api/requests.har', 'requests.har'));
  return (
    <>
      <div className={classes.fields}>
        <TextField className={classes.wide} label={w('filterRequests')} value={words} set={setWords} />
        <Check label={w('onlyWrong')} checked={isOnlyWrong} set={setIsOnlyWrong} />
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate(undefined)}>
          {w('saveHar')}
        </Button>
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
              <Found entries={found} who={who} meant={chosen} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
