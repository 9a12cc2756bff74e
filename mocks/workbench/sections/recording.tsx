import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { api, dataOf, type Schemas, saveFile, queries, useStep } from '../queries.ts';
import { Loaded, TextField, useShowMore } from '../parts.tsx';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { Replay } from './replay.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { numberOf, stepName } from '../entries.ts';
import { placeOf, usePlace } from '../place.ts';
import { shownTime } from '../texts.ts';

type Step = Schemas['ControlRecorderStep'];

const SHOWN_FIRST = 20;

interface StepsProps {
  steps: readonly Step[];
  recorder: Schemas['ControlRecorder'];
  chosen: number;
}

function Steps({ steps, recorder: { from, until }, chosen }: StepsProps): ReactNode {
  const { w } = useWords();
  const newestFirst = steps.toReversed();
  const { shown, more } = useShowMore(
    newestFirst,
    SHOWN_FIRST,
    newestFirst.findIndex(({ n }) => n === chosen) + 1,
  );
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise, which is no cleanup function.
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

function RecordedSteps({ recorder }: { recorder: Recorder }): ReactNode {
  const { w } = useWords();
  const steps = useQuery(queries.recorded);
  const chosen = Number(usePlace().chosen);
  return (
    <Loaded query={steps} empty={w('nothingRecorded')}>
      {(all) => <Steps key={chosen} steps={all} recorder={recorder} chosen={chosen} />}
    </Loaded>
  );
}

/** Link from a request to its recorded step, if there is one. */
export function StepLink({ index }: { index: number }): ReactNode {
  const { w } = useWords();
  const n = useQuery(queries.recorded).data?.findLast(({ entry }) => entry === index)?.n;
  return n === undefined ? null : (
    <Anchor href={placeOf('recording', String(n))}>{w('toStep', { n })}</Anchor>
  );
}

type Recorder = Schemas['ControlRecorder'];

const WHOLE: Recorder = { steps: 0, from: null, until: null, isWhole: true };
const NOT_IN_NAMES = /[\\/:*?"<>|\s]+/g;

export function recordingAddress({ from, until }: Recorder, title: string): string {
  const query = new URLSearchParams();
  if (title.trim() !== '') query.set('title', title.trim());
  if (from !== null) query.set('from', String(from));
  if (until !== null) query.set('until', String(until));
  const text = query.toString();
  return `/__mock/api/recording${text === '' ? '' : `?${text}`}`;
}

function Range({ recorder }: { recorder: Recorder }): ReactNode {
  const { w } = useWords();
  const { steps, from, until } = recorder;
  if (from === null) return <p className={classes.muted}>{w('recorderSteps', { count: steps })}</p>;
  return (
    <p role="status">
      {until === null ? w('recordingFrom', { from }) : w('recordingRange', { from, until })}{' '}
      {from > 1 && <span className={classes.muted}>{w('leadingHint')}</span>}
    </p>
  );
}

function Saving({ world }: { world: Schemas['ControlWorld'] }): ReactNode {
  const { w } = useWords();
  const { scenario, recorder = WHOLE } = world;
  const [title, setTitle] = useState('');
  const mark = useStep((isRunning: boolean) =>
    dataOf(api.POST('/__mock/api/recording/mark', { body: { isRunning } })),
  );
  const save = useStep((name: string) => saveFile(recordingAddress(recorder, title), name));
  const isRunning = recorder.from !== null && recorder.until === null;
  const stem = title.trim() === '' ? scenario : title.trim();
  return (
    <section className={classes.card} aria-label={w('saveRecording')}>
      <h2>{w('saveRecording')}</h2>
      <p className={classes.muted}>{w('saveRecordingHint')}</p>
      {!recorder.isWhole && <p role="note">{w('notWhole')}</p>}
      <Range recorder={recorder} />
      <div className={classes.fields}>
        <TextField
          label={w('recordingTitle')}
          placeholder={scenario}
          maxLength={200}
          value={title}
          set={setTitle}
        />
        <Button variant="default" loading={mark.isPending} onClick={() => mark.mutate(!isRunning)}>
          {w(isRunning ? 'stopHere' : 'startHere')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() => save.mutate(`${stem.replace(NOT_IN_NAMES, '-')}.recording.json`)}
        >
          {w('saveRecording')}
        </Button>
      </div>
      <RecordedSteps recorder={recorder} />
    </section>
  );
}

export function Recording(): ReactNode {
  const world = useQuery(queries.world);
  return (
    <Loaded query={world}>
      {(data) => (
        <>
          <Saving world={data} />
          <Replay />
        </>
      )}
    </Loaded>
  );
}
