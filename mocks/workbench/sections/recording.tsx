import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Loaded } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { playRecording, type ReplayLine } from '../replay.ts';
import { SaveOrLoad } from '../save-or-load.tsx';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

type EndLine = Extract<ReplayLine, { steps: number }>;

/** A value as JSON; what is missing stays a word. */
function shown(value: unknown): string {
  return value === undefined ? '–' : JSON.stringify(value);
}

/** How it went: all as recorded, or the first step that is not, with the place in its answer. */
function Result({ end }: { end: EndLine }): ReactNode {
  const { w } = useWords();
  if (end.passed) return <p role="status">{w('replayPassed', { count: end.steps })}</p>;
  const { n = 0, operation, kind, problem, differences = [] } = end.first ?? {};
  return (
    <div role="alert">
      <p>{w('replayDiffers', { n, what: operation ?? kind ?? '' })}</p>
      {problem !== undefined && <p>{problem}</p>}
      {differences.length > 0 && (
        <pre className={classes.body} tabIndex={0} role="region" aria-label={w('differences')}>
          {differences
            .map(({ at, expected, actual }) => `${at}\n  − ${shown(expected)}\n  + ${shown(actual)}`)
            .join('\n')}
        </pre>
      )}
    </div>
  );
}

/** All that happened in this World as a file, and such a file played again in its place. */
export function Recording(): ReactNode {
  const { w } = useWords();
  const world = useQuery(queries.world);
  const [line, setLine] = useState<ReplayLine | null>(null);
  const step = useStep((file: File) => playRecording(file, setLine));
  return (
    <Loaded query={world}>
      {({ scenario }) => (
        <>
          <SaveOrLoad
            save="saveRecording"
            saveHint="saveRecordingHint"
            href="/__mock/api/recording"
            fileName={`${scenario}.recording.json`}
            load="replay"
            loadHint="replayHint"
            isLoading={step.isPending}
            onFile={(file) => {
              setLine(null);
              step.mutate(file);
            }}
          />
          <section className={classes.note} aria-label={w('replay')}>
            {line !== null && 'n' in line && (
              <>
                <Progress value={(100 * line.n) / line.of} aria-label={w('replay')} flex={1} />
                <span>{w('replayStep', { n: line.n, of: line.of })}</span>
              </>
            )}
            {line !== null && 'steps' in line && <Result end={line} />}
            {line !== null && 'error' in line && <p role="alert">{line.error}</p>}
          </section>
        </>
      )}
    </Loaded>
  );
}
