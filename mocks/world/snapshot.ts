/** Snapshot of a World: its definition and the difference from the seed. Restoring seeds again and applies the difference. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import * as v from 'valibot';
import { inEnglish, BilingualError } from '../lib/text.ts';
import { isOperationId } from '../openapi/operations.ts';
import { PERSONA_IDS, type PersonaId } from './persona.ts';
import { EARLIEST, LATEST, momentOf, type ClockState } from './clock.ts';
import { FaultError, parseFaults } from './faults.ts';
import { isSeed } from './ids.ts';
import type { JournalEntry } from './journal.ts';
import { isServerBehaviour, type ServerBehaviour } from './server.ts';
import type { RowChange, StoreDifference } from './store.ts';
import { amount, count, moment, optionalText, text } from './entities/shape.ts';
import { type Fault, COLLECTION_NAMES, SHAPES, type CollectionName, type Row } from './entities.ts';
import { isObject } from '../lib/checked-json.ts';

/** Increment when older files can no longer be read. */
export const SNAPSHOT_VERSION = 2;
/**
 * Digest of the row types (tests/mocks/world/row-shapes.test.ts). When it changes, increment the version, except for new optional
 * fields.
 */
export const ROW_SHAPES = '9292e076b0609513';

/** Definition of a World; the same base creates the same World. */
export type WorldBase = ControlSchemas['ControlBase'];

/** Changes of a World since its creation. */
export interface WorldState {
  /** Last persona signed in by a link or the control API. */
  persona: PersonaId | null;
  clock: ClockState;
  counters: Record<string, number>;
  faults: Fault[];
  /** Wire deviations of the server; none if an older file omits it. */
  server?: ServerBehaviour | undefined;
  rows: StoreDifference;
  journal: { count: number; entries: readonly JournalEntry[] };
}

export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  base: WorldBase;
  state: WorldState;
}

/** The file is no snapshot, or has another version. */
export class SnapshotError extends BilingualError {
  override readonly name = 'SnapshotError';
  constructor(en: string, zh = inEnglish(en)) {
    super(en, `无法载入快照。${zh}`);
  }
}

export function damaged(problem: string): SnapshotError {
  return new SnapshotError(`The snapshot is damaged: ${problem}`, `快照文件已损坏。${inEnglish(problem)}`);
}

type Parts<T> = Record<keyof T, v.GenericSchema>;

/** A record alone would be an array too. */
const mapOf = (part: v.GenericSchema) =>
  v.pipe(v.custom<Readonly<Record<string, unknown>>>(isObject), v.record(text, part));

/** Rows have an id; other fields are checked on restore (mocks/world/references.ts). */
const difference = v.object({ rows: v.array(v.object({ id: text })), removed: v.array(text) });

/** An offset cannot exceed the range of the clock. */
const offset = v.pipe(amount, v.minValue(EARLIEST - LATEST), v.maxValue(LATEST - EARLIEST));

// The journal is only displayed: it may contain operations or collections that no longer exist.
const findings = v.array(v.object({ where: text, pointer: text, problem: text }));
const changed = { collection: text, id: text, kind: v.picklist(['added', 'changed', 'removed']) };
const ENTRY = {
  index: count,
  kind: v.picklist(['request', 'operator', 'login', 'clock', 'faults', 'undo', 'real', 'switch']),
  at: moment,
  userId: optionalText,
  method: text,
  path: text,
  operationId: optionalText,
  status: count,
  code: v.nullable(amount),
  language: optionalText,
  fault: v.nullable(v.custom<Fault>((value) => parseFaults([value], () => true).length === 1)),
  ms: amount,
  request: optionalText,
  answer: optionalText,
  requestFindings: findings,
  answerFindings: findings,
  changes: v.array(v.object(changed satisfies Parts<RowChange>)),
} satisfies Parts<JournalEntry>;

const BASE: Parts<WorldBase> = {
  scenario: text,
  seed: v.custom<number>(isSeed),
  size: v.picklist(['small', 'large']),
  now: v.custom<string>((value) => typeof value === 'string' && momentOf(value) !== null),
};
const STATE: Parts<WorldState> = {
  persona: v.nullable(v.picklist(PERSONA_IDS)),
  clock: v.object({ offsetMs: offset, frozenAt: v.nullable(moment) }),
  counters: mapOf(count),
  faults: v.custom<Fault[]>((value) => Array.isArray(parseFaults(value, isOperationId))),
  server: v.optional(v.custom<ServerBehaviour>(isServerBehaviour)),
  rows: mapOf(difference),
  journal: v.object({ count, entries: v.array(v.object(ENTRY)) }),
};

function problemOf(value: unknown, schema: v.GenericSchema): string | null {
  try {
    return v.is(schema, value) ? null : 'is not as it should be';
  } catch (error) {
    // parseFaults explains the problem.
    if (error instanceof FaultError) return `is not as it should be: ${error.message}`;
    throw error;
  }
}

function checkParts<T extends object>(name: string, value: unknown, parts: Parts<T>): asserts value is T {
  if (!isObject(value)) throw damaged(`"${name}" is missing`);
  for (const [part, schema] of Object.entries<v.GenericSchema>(parts)) {
    const problem = problemOf(value[part], schema);
    if (problem !== null) throw damaged(`"${name}.${part}" ${problem}`);
  }
}

export function readSnapshot(value: unknown): Snapshot {
  if (!isObject(value) || !('version' in value))
    throw new SnapshotError('This is no snapshot: it has no version', '这不是快照文件：其中没有版本号');
  if (value['version'] !== SNAPSHOT_VERSION) {
    const found = JSON.stringify(value['version']);
    throw new SnapshotError(
      `This snapshot has version ${found}; this program reads version ${SNAPSHOT_VERSION}`,
      `此快照的版本为 ${found}，本程序只能载入版本 ${SNAPSHOT_VERSION}`,
    );
  }
  const { base, state } = value;
  checkParts<WorldBase>('base', base, BASE);
  checkParts<WorldState>('state', state, STATE);
  return { version: SNAPSHOT_VERSION, base, state };
}

const lines = (items: readonly string[], [open, close]: readonly [string, string]): string =>
  items.length === 0 ? open + close : `${open}\n${items.join(',\n')}\n${close}`;
const list = (items: readonly string[]): string => lines(items, ['[', ']']);
const fields = (parts: readonly (readonly [name: string, json: string])[]): string =>
  lines(
    parts.map(([name, json]) => `${JSON.stringify(name)}:${json}`),
    ['{', '}'],
  );
const json = (value: unknown): string => JSON.stringify(value);

/** The order depends on the entity, not on the step that made the row. */
function rowLine(order: readonly string[], row: object): string {
  const parts = order.flatMap((name) =>
    name in row ? [[name, row[name as keyof typeof row]] as const] : [],
  );
  return json(Object.fromEntries(parts));
}

function part(name: CollectionName, { rows }: Snapshot['state']): (readonly [string, string])[] {
  const found = rows[name];
  if (found === undefined) return [];
  const order = Object.keys(SHAPES[name].entries);
  const all: readonly Row[] = found.rows;
  const lists = fields([
    ['rows', list(all.map((row) => rowLine(order, row)))],
    ['removed', list(found.removed.map(json))],
  ]);
  return [[name, lists]];
}

/** Valid JSON that ends with a line break. Rows stay in the order of their insertion, which a restored World needs. */
export function snapshotText({ version, base, state }: Snapshot): string {
  const { rows: _rows, journal, counters, ...rest } = state;
  const sections = fields([
    ...Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, json(value)] as const],
    ),
    [
      'counters',
      fields(
        Object.keys(counters)
          .sort()
          .map((name) => [name, json(counters[name])]),
      ),
    ],
    ['rows', fields(COLLECTION_NAMES.flatMap((name) => part(name, state)))],
    [
      'journal',
      fields([
        ['count', json(journal.count)],
        ['entries', list(journal.entries.map(json))],
      ]),
    ],
  ]);
  return `${fields([
    ['version', json(version)],
    ['base', json(base)],
    ['state', sections],
  ])}\n`;
}
