import { Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api, dataOf, type Schemas, queries, useStep } from '../queries.ts';
import { Loaded, TextField } from '../parts.tsx';
import { shownTime } from '../texts.ts';
import { type Word, useWords } from '../words.ts';
import classes from '../workbench.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Validity of an EPD. */
const FIVE_YEARS_MS = (5 * 365 + 2) * DAY_MS;

const MOVES: readonly (readonly [Word, number])[] = [
  ['plusMinute', MINUTE_MS],
  ['plusFive', 5 * MINUTE_MS],
  ['plusEight', 8 * HOUR_MS],
  ['plusDay', DAY_MS],
  ['plusYears', FIVE_YEARS_MS],
];
/** The platform's time zone, as the control API expects it. */
const OFFSET = '+08:00';

export function Clock(): ReactNode {
  const { w } = useWords();
  const world = useQuery(queries.world);
  const [moment, setMoment] = useState<string | null>(null);
  const step = useStep((body: Schemas['ControlClockMove']) =>
    dataOf(api.POST('/__mock/api/clock', { body })),
  );
  return (
    <Loaded query={world}>
      {({ now, frozen }) => {
        const typed = moment ?? now.slice(0, 16);
        return (
          <div className={classes.card}>
            <p>
              {w('now')}{' '}
              <time dateTime={now}>
                <strong>{shownTime(now)}</strong>
              </time>
            </p>
            <p className={classes.muted}>{w('clockHint')}</p>
            <div className={classes.fields}>
              {MOVES.map(([word, advanceMs]) => (
                <Button key={word} variant="default" onClick={() => step.mutate({ advanceMs })}>
                  {w(word)}
                </Button>
              ))}
            </div>
            <form
              className={classes.fields}
              onSubmit={(event) => {
                event.preventDefault();
                step.mutate({ now: `${typed}:00.000${OFFSET}` }, { onSuccess: () => setMoment(null) });
              }}
            >
              <TextField type="datetime-local" label={w('setTime')} value={typed} set={setMoment} />
              <Button type="submit" variant="default" loading={step.isPending}>
                {w('set')}
              </Button>
            </form>
            <Switch
              label={w('freeze')}
              checked={frozen}
              onChange={(event) => step.mutate({ frozen: event.currentTarget.checked })}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
