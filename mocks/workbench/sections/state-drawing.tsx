import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import type { Schemas } from '../queries.ts';
import { type Word, useWords } from '../words.ts';
import classes from './state-drawing.module.css';

type State = Schemas['ControlScenarioState'];

interface Mark {
  readonly tone: Tone;
  readonly word: Word;
  readonly values?: Readonly<Record<string, string | number>>;
}

const VERIFICATIONS: readonly (readonly [number, Tone, Word])[] = [
  [3, 'now', 'verification3'],
  [2, 'valid', 'verification2'],
  [1, 'refused', 'verification1'],
];
const STAGE_WORD = { now: 'stageNow', done: 'stageDone', todo: 'stageTodo' } as const satisfies Record<
  string,
  Word
>;
const PCR_PUBLISHED = 4;
const PCR_REFUSED = 5;

function pcrTone(stage: number): Tone {
  if (stage === PCR_PUBLISHED) return 'valid';
  return stage === PCR_REFUSED ? 'refused' : 'now';
}

/** Only deviations from the normal state, e.g. no mark for a certified company. */
export function marksOf(state: State): readonly Mark[] {
  const { registration, company, verifications, pcrRequests, unread, faults } = state;
  const isPerson = registration !== null;
  return [
    ...(registration === 0 ? [{ tone: 'attention', word: 'registration0' } as const] : []),
    ...(registration === 2 ? [{ tone: 'refused', word: 'registration2' } as const] : []),
    ...(company === '0' ? [{ tone: 'attention', word: 'company0' } as const] : []),
    ...(company === '2' ? [{ tone: 'refused', word: 'company2' } as const] : []),
    ...(isPerson && registration === 1 && company === null
      ? [{ tone: 'neutral', word: 'companyNull' } as const]
      : []),
    ...VERIFICATIONS.flatMap(([known, tone, word]) => {
      const count = verifications.filter((each) => each === known).length;
      return count === 0 ? [] : [{ tone, word, values: { count } }];
    }),
    ...pcrRequests.map((stage) => ({ tone: pcrTone(stage), word: 'pcrStage', values: { stage } }) as const),
    ...(unread > 0 ? [{ tone: 'neutral', word: 'unreadCount', values: { count: unread } } as const] : []),
    ...faults.map(
      ({ kind, value }) =>
        ({ tone: 'refused', word: 'faultOf', values: { what: [kind, value].join(' ').trim() } }) as const,
    ),
  ];
}

function Stages({ stages }: Pick<State, 'stages'>): ReactNode {
  const { w } = useWords();
  const last = stages.findLastIndex((count) => count > 0);
  if (last < 0) return <p className={classes.none}>{w('noApplications')}</p>;
  // With a single application, earlier stages are shown as done.
  const isSingle = stages.reduce((sum, count) => sum + count, 0) === 1;
  return (
    <div className={classes.line} role="img" aria-label={w('stagesOf', { counts: stages.join(' · ') })}>
      {stages.map((count, at) => (
        <span
          // Index as key: the stages never change.
          key={`stage ${String(at)}`}
          data-state={count > 0 ? 'now' : isSingle && at < last ? 'done' : 'todo'}
          title={w('stageOf', { stage: 10 * (at + 1), count })}
        >
          {count > 1 ? count : null}
        </span>
      ))}
    </div>
  );
}

export function StagesLegend(): ReactNode {
  const { w } = useWords();
  return (
    <p className={classes.legend}>
      {w('stagesLegend')}
      {(['now', 'done', 'todo'] as const).map((state) => (
        <span key={state} data-state={state}>
          {w(STAGE_WORD[state])}
        </span>
      ))}
    </p>
  );
}

/** Marks that the other state lacks, deduplicated. */
export function marksNotIn(state: State, usual: State | undefined): readonly Mark[] {
  const known = new Set(usual === undefined ? [] : marksOf(usual).map((mark) => JSON.stringify(mark)));
  return marksOf(state).filter((mark) => {
    const key = JSON.stringify(mark);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

interface StateDrawingProps {
  state: State;
  /** Its marks are omitted. */
  usual: State | undefined;
}

export function StateDrawing({ state, usual }: StateDrawingProps): ReactNode {
  const { w } = useWords();
  return (
    <div className={classes.root}>
      <Stages stages={state.stages} />
      {marksNotIn(state, usual).map(({ tone, word, values }) => {
        const text = w(word, values);
        return <StatusBadge key={text} tone={tone} label={{ text }} />;
      })}
    </div>
  );
}
