import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { filtered, numberOf, type Entry } from '../entries.ts';
import { Check, Loaded, EmptyState, TextField, useShowMore } from '../parts.tsx';
import { usePlace } from '../place.ts';
import { queries, useStep, saveFile } from '../queries.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { RequestRow } from './request-row.tsx';

/** Rendering a thousand rows at once is slow. */
const SHOWN_FIRST = 100;

/** Who made a call: persona, else user id, else a dash. */
function useWho(): (entry: Entry) => string {
  const personas = useQuery(queries.personas);
  const byUser = new Map(personas.data?.map(({ id, userId }) => [userId, id]));
  return ({ userId }) => (userId === null || userId === undefined ? '–' : (byUser.get(userId) ?? userId));
}

interface FoundProps {
  entries: readonly Entry[];
  who: (entry: Entry) => string;
  meant: string;
}

function Found({ entries, who, meant }: FoundProps): ReactNode {
  const { shown, more } = useShowMore(entries, SHOWN_FIRST);
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

/** The live journal: requests, answers, contract violations, changed rows. */
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
            return <EmptyState>{w(all.length === 0 ? 'noRequests' : 'noneFound')}</EmptyState>;
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
