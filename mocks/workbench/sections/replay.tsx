import { Button, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import * as replays from '../replay.ts';
import { stepName } from '../entries.ts';
import { Check, FileChooser, SmallButton, useShowMore } from '../parts.tsx';
import { useStep } from '../queries.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { Differences } from './changes.tsx';
import { Imported } from './import.tsx';

/** A recording may have thousands of steps. */
const SHOWN_FIRST = 100;

interface Run {
  readonly lines: readonly replays.StepLine[];
  readonly end: Extract<replays.ReplayLine, { done: true }> | null;
}

const NOT_RUN: Run = { lines: [], end: null };

interface StepsProps {
  recording: replays.LoadedRecording;
  lines: readonly replays.StepLine[];
  isBusy: boolean;
  playTo: (n: number) => void;
}

/** Steps of the recording with their results; each can be replayed up to. */
function Steps({ recording, lines, isBusy, playTo }: StepsProps): ReactNode {
  const { w } = useWords();
  const { shown, more } = useShowMore(recording.steps, SHOWN_FIRST);
  const byNumber = new Map(lines.map((line) => [line.n, line]));
  const at = lines.at(-1)?.n;
  return (
    <>
      <ul className={classes.rows} aria-label={w('stepsOf')}>
        {shown.map((step) => {
          const line = byNumber.get(step.n);
          return (
            <li
              key={step.n}
              className={classes.line}
              data-leads={step.n < recording.from || undefined}
              aria-current={step.n === at ? 'step' : undefined}
            >
              <span>
                <span className={classes.muted}>{step.n}</span> {stepName(step, w)}{' '}
                {step.n < recording.from && <span className={classes.muted}>({w('leading')})</span>}
              </span>
              {line !== undefined && (
                <StatusBadge
                  tone={line.passed ? 'valid' : 'refused'}
                  label={{ text: w(line.passed ? 'same' : 'differs') }}
                />
              )}
              <SmallButton
                label={w('stopAt')}
                name={w('stopAtOf', { n: step.n })}
                disabled={isBusy}
                onClick={() => playTo(step.n)}
              />
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

function Result({ run: { lines, end } }: { run: Run }): ReactNode {
  const { w } = useWords();
  if (end === null) return null;
  if ('error' in end) return <p role="alert">{end.error}</p>;
  if (end.passed)
    return (
      <p role="status">
        {w('replayPassed', { count: end.steps })} {w('standsAt', { n: lines.at(-1)?.n ?? 0 })}
      </p>
    );
  return (
    <div role="alert">
      {lines
        .filter(({ passed }) => !passed)
        .map((line) => (
          <div key={line.n}>
            <p>{w('replayDiffers', { n: line.n, what: stepName(line, w) })}</p>
            {line.problem !== undefined && <p>{line.problem}</p>}
            <Differences differences={line.differences ?? []} />
          </div>
        ))}
    </div>
  );
}

export function neighbours(
  steps: replays.LoadedRecording['steps'],
  at: number,
): { readonly back: number | null; readonly on: number | null } {
  const before = steps.filter(({ n }) => n < at).at(-1)?.n;
  const after = steps.find(({ n }) => n > at)?.n;
  return { back: at === 0 ? null : (before ?? 0), on: after ?? null };
}

interface PlayerProps {
  recording: replays.LoadedRecording;
  run: Run;
  isBusy: boolean;
  play: (until?: number) => void;
}

function Player({ recording, run, isBusy, play }: PlayerProps): ReactNode {
  const { w } = useWords();
  const at = run.lines.at(-1)?.n ?? 0;
  const { back, on } = neighbours(recording.steps, at);
  const to = (n: number | null) => ({
    disabled: n === null || isBusy,
    onClick: () => {
      if (n !== null) play(n);
    },
  });
  return (
    <div className={classes.actions}>
      <Button loading={isBusy} onClick={() => play()}>
        {w('playAll')}
      </Button>
      <Button variant="default" {...to(back)}>
        {w('stepBack')}
      </Button>
      <Button variant="default" {...to(on)}>
        {w('stepForward')}
      </Button>
      {recording.from > 1 && (
        <Button variant="default" {...to(recording.from - 1)}>
          {w('toStart')}
        </Button>
      )}
    </div>
  );
}

interface Loading {
  readonly recording: replays.LoadedRecording;
  /** Set if the recording was converted from another format. */
  readonly imported: replays.ImportedFile | null;
}

/** Replays a recording from a file; the result replaces this World. */
export function Replay(): ReactNode {
  const { w } = useWords();
  const [run, setRun] = useState<Run>(NOT_RUN);
  const [all, setAll] = useState(false);
  // Any choice replaces the previous file at once, even an invalid one.
  const load = useMutation<Loading, Error, File>({
    mutationFn: async (given) => {
      const own = await replays.readFile(given);
      // Not a recording: try to convert it.
      const imported = own === null ? await replays.importFile(given) : null;
      const read = own ?? (imported && (await replays.readFile(imported.file)));
      if (read === null) throw new Error(w('notRecording'));
      await replays.checkRecording(read);
      return { recording: read, imported };
    },
    onMutate: () => setRun(NOT_RUN),
  });
  const { recording = null, imported = null } = load.data ?? {};
  const step = useStep(async (until: number | undefined) => {
    if (recording === null) return;
    setRun(NOT_RUN);
    await replays.playRecording({ recording, all, ...(until === undefined ? {} : { until }) }, (line) =>
      setRun(({ lines }) => ('done' in line ? { lines, end: line } : { lines: [...lines, line], end: null })),
    );
  });
  const last = run.lines.at(-1);
  return (
    <section
      className={classes.card}
      aria-label={w('replay')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files.item(0);
        if (file !== null && !step.isPending) load.mutate(file);
      }}
    >
      <h2>{w('replay')}</h2>
      <p className={classes.muted}>
        {w('replayHint')} {w('importHint')}
      </p>
      <div className={classes.actions}>
        <FileChooser
          label={w('chooseRecording')}
          accept="application/json,.json,.har,.txt,.sh,.cmd,.bat"
          loading={load.isPending}
          disabled={step.isPending}
          onFile={load.mutate}
        />
        {recording !== null && <strong>{recording.title ?? recording.name}</strong>}
      </div>
      {load.isError && (
        <p role="alert">
          <strong>{load.variables.name}</strong> {load.error.message}
        </p>
      )}
      {imported !== null && <Imported imported={imported} />}
      {recording !== null && (
        <>
          <Check label={w('replayAll')} checked={all} set={setAll} />
          <Player recording={recording} run={run} isBusy={step.isPending} play={step.mutate} />
          {last !== undefined && (
            <div className={classes.note}>
              <Progress value={(100 * run.lines.length) / last.of} aria-label={w('replay')} flex={1} />
              <span>{w('replayStep', { n: run.lines.length, of: last.of })}</span>
            </div>
          )}
          <Result run={run} />
          <Steps recording={recording} lines={run.lines} isBusy={step.isPending} playTo={step.mutate} />
        </>
      )}
    </section>
  );
}
