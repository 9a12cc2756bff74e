import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import type { Schemas } from '../api.ts';
import { numberOf, stepName } from '../entries.ts';
import { Loaded, Nothing, useShown } from '../loaded.tsx';
import { placeOf, usePlace } from '../place.ts';
import { queries } from '../queries.ts';
import { shownTime } from '../times.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

type Step = Schemas['ControlRecorderStep'];
type Recorder = Schemas['ControlRecorder'];

/** Steps that are shown at first. */
const SHOWN_FIRST = 20;

interface StepsProps {
  steps: readonly Step[];
  recorder: Recorder;
  chosen: number;
}

function Steps({ steps, recorder: { from, until }, chosen }: StepsProps): ReactNode {
  const { w } = useWords();
  const newestFirst = steps.toReversed();
  const { shown, more } = useShown(
    newestFirst,
    SHOWN_FIRST,
    newestFirst.findIndex(({ n }) => n === chosen) + 1,
  );
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Braces: it returns a promise in newer browsers.
    current.current?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  const outside = ({ n }: Step): 'leading' | 'notInFile' | null => {
    if (until !== null && n > until) return 'notInFile';
    return from !== null && n < from ? 'leading' : null;
  };
  return (
    <>
      <ol className={classes.rows} aria-label={w('recorded')}>
        {shown.map((step) => {
          const { n, status, entry, at } = step;
          const word = outside(step);
          const what = stepName(step, w);
          return (
            <li
              key={n}
              ref={n === chosen ? current : null}
              className={classes.line}
              aria-current={n === chosen ? 'step' : undefined}
            >
              <span>
                <span className={classes.muted}>{n}</span> {what}{' '}
                {word !== null && <span className={classes.muted}>({w(word)})</span>}
              </span>
              {status !== null && (
                <StatusBadge
                  tone={status === 0 || status >= 400 ? 'refused' : 'valid'}
                  label={{ text: String(status) }}
                />
              )}
              <time dateTime={at} className={classes.muted}>
                {shownTime(at)}
              </time>
              {entry !== null && (
                <Anchor
                  href={placeOf('requests', numberOf({ index: entry }))}
                  aria-label={w('toRequestOf', { n, what })}
                >
                  {w('toRequest')}
                </Anchor>
              )}
            </li>
          );
        })}
      </ol>
      {more}
    </>
  );
}

/** What a saved recording would hold, the newest step first; each leads to its call. */
export function RecordedSteps({ recorder }: { recorder: Recorder }): ReactNode {
  const { w } = useWords();
  const steps = useQuery(queries.recorded);
  const chosen = Number(usePlace().chosen);
  return (
    <Loaded query={steps}>
      {(all) =>
        all.length === 0 ? (
          <Nothing>{w('nothingRecorded')}</Nothing>
        ) : (
          <Steps key={chosen} steps={all} recorder={recorder} chosen={chosen} />
        )
      }
    </Loaded>
  );
}

/** From a request to its step in the recording, if it has one. */
export function ToStep({ index }: { index: number }): ReactNode {
  const { w } = useWords();
  const n = useQuery(queries.recorded).data?.findLast(({ entry }) => entry === index)?.n;
  return n === undefined ? null : (
    <Anchor href={placeOf('recording', String(n))}>{w('toStep', { n })}</Anchor>
  );
}
