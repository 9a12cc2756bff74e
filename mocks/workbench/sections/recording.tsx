import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api, dataOf, type Schemas, saveFile } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';
import { RecordedSteps } from './recorded-steps.tsx';
import { Replay } from './replay.tsx';

type World = Schemas['ControlWorld'];
type Recorder = Schemas['ControlRecorder'];

const WHOLE: Recorder = { steps: 0, from: null, until: null, isWhole: true };
/** What no file system wants in a name. */
const NOT_IN_NAMES = /[\\/:*?"<>|\s]+/g;

/** Where a recording comes from, with what it is to hold. */
export function recordingAddress({ from, until }: Recorder, title: string): string {
  const query = new URLSearchParams();
  if (title.trim() !== '') query.set('title', title.trim());
  if (from !== null) query.set('from', String(from));
  if (until !== null) query.set('until', String(until));
  const text = query.toString();
  return `/__mock/api/recording${text === '' ? '' : `?${text}`}`;
}

/** What is recorded: everything, or from here to there. */
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

/** The recorder of this World: begun and ended where it matters, named, saved. */
function Saving({ world }: { world: World }): ReactNode {
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
        <TextInput
          label={w('recordingTitle')}
          placeholder={scenario}
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
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

/** All that happened in this World as a file, and such a file played again in its place. */
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
