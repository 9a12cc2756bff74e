/** The initial snapshot of a recording, with references in place of tokens, codes, captchas and passwords. */
import { sha256 } from '../lib/bytes.ts';
import type { Row } from '../world/entities.ts';
import {
  readSnapshot,
  SNAPSHOT_VERSION,
  SnapshotError,
  type Snapshot,
  type WorldState,
  snapshotText,
} from '../world/snapshot.ts';
import { RecordingError, type RecordedSnapshot, type Recording } from './format.ts';
import { Names, Passwords, passwordOf } from './names.ts';
import { piecesOf, reference } from './references.ts';

type Rows = WorldState['rows'];

/** Reference for a secret field of a row; null keeps the value. */
type Named = (value: string, at: number, row: Readonly<Record<string, unknown>>) => string | null;
type Table<Change> = Readonly<Record<string, Readonly<Record<string, Change>>>>;

/** Rows with the fields of a table replaced. */
function withFields<Change>(
  rows: Rows,
  table: Table<Change>,
  change: (how: Change, value: string, at: number, row: Row) => string,
): Rows {
  const parts = Object.entries(rows).map(([name, part]) => {
    const fields = Object.entries(table[name] ?? {});
    if (fields.length === 0) return [name, part] as const;
    const all = part.rows.map((row, at) => {
      const values: Record<string, unknown> = { ...row };
      for (const [field, how] of fields) {
        const value = values[field];
        if (typeof value === 'string' && value !== '') values[field] = change(how, value, at, row);
      }
      return values;
    });
    return [name, { ...part, rows: all }] as const;
  });
  // Safe: validated again on restore.
  return Object.fromEntries(parts) as Rows;
}

function namedBy(names: Names, passwords: Passwords): Table<Named> {
  const set = (name: string) => (value: string, at: number) => {
    names.set(value, name.replace('#', `b${String(at + 1)}`));
    return names.nameOf(value) ?? null;
  };
  return {
    sessions: { id: set('session.#') },
    captchas: { id: set('captcha.#'), secretKey: set('captcha.#.key'), verification: set('captcha.#.proof') },
    sentCodes: {
      code: (value) => {
        names.add({ kind: 'code.before', value });
        return names.codeOf(value) ?? null;
      },
    },
    users: {
      password: (value, _at, { phone, email }) =>
        passwords.nameOf(value, 'password', typeof phone === 'string' ? phone : String(email)),
    },
  };
}

/** Replaces the secrets of a snapshot by references. Omits dialects and journal, which are not part of a recording. */
export async function writtenBase(
  { version, base, state }: Snapshot,
  names: Names,
  passwords: Passwords,
): Promise<Required<RecordedSnapshot>> {
  const named = namedBy(names, passwords);
  const rows = withFields(state.rows, named, (how, value, at, row) => {
    const name = how(value, at, { ...row });
    return name === null ? value : reference(name);
  });
  const { persona, clock, counters, faults } = state;
  const written = { persona, clock, counters, faults, rows };
  const snapshot = { version, base, state: { ...written, journal: { count: 0, entries: [] } } };
  return { sha256: await sha256(new TextEncoder().encode(snapshotText(snapshot))), state: written };
}

export type FindSnapshot = (sha256: string) => Promise<Snapshot | null>;

/** The same snapshot as {@link writtenBase} with this digest, or null. */
export async function baseWithDigest(snapshot: Snapshot, digest: string): Promise<Snapshot | null> {
  const written = await writtenBase(snapshot, new Names(), new Passwords());
  return written.sha256 === digest ? snapshot : null;
}

export interface ReplayStart {
  /** Null for the start of the World. */
  readonly snapshot: Snapshot | null;
  /** Values of the snapshot's references. */
  readonly bound: ReadonlyMap<string, string>;
  readonly isFrozen: boolean;
}

const hex32 = (): string => crypto.randomUUID().replaceAll('-', '');
const FILLED: Table<() => string> = {
  sessions: { id: hex32 },
  captchas: { id: hex32, secretKey: () => hex32().slice(0, 16), verification: hex32 },
  sentCodes: {
    code: () =>
      String(crypto.getRandomValues(new Uint32Array(1))[0])
        .padStart(6, '0')
        .slice(-6),
  },
  users: { password: () => '' },
};

function filled(rows: Rows, bound: Map<string, string>): Rows {
  return withFields(rows, FILLED, (make, text) => {
    const [piece] = piecesOf(text);
    if (piece === undefined || !('name' in piece)) return text;
    const { name } = piece;
    if (name.startsWith('clear.')) return passwordOf(name.slice('clear.'.length));
    const value = bound.get(name) ?? make();
    bound.set(name, value);
    return value;
  });
}

async function stateOf(recorded: RecordedSnapshot, find: FindSnapshot): Promise<object> {
  if (recorded.state !== undefined) return recorded.state;
  const found = await find(recorded.sha256);
  if (found !== null) return (await writtenBase(found, new Names(), new Passwords())).state;
  throw new RecordingError(
    `This recording begins with a snapshot that is not in the file (SHA-256 ${recorded.sha256}), and nobody has given it`,
    `此录制始于一个不在文件中的快照（SHA-256 ${recorded.sha256}），也未提供该快照`,
  );
}

/** Prepares the snapshot of a recording, for another seed if given. Throws {@link RecordingError} if it is missing or damaged. */
export async function replayStartOf(
  { base, snapshot }: Recording,
  seed: number,
  find: FindSnapshot = () => Promise.resolve(null),
): Promise<ReplayStart> {
  const bound = new Map<string, string>();
  if (snapshot === undefined) return { snapshot: null, bound, isFrozen: false };
  const state = await stateOf(snapshot, find);
  const journal = { count: 0, entries: [] };
  try {
    const { version, ...read } = readSnapshot({
      version: SNAPSHOT_VERSION,
      base,
      state: { ...state, journal },
    });
    const rows = filled(read.state.rows, bound);
    const opened = { version, base: { ...base, seed }, state: { ...read.state, rows } };
    return { snapshot: opened, bound, isFrozen: read.state.clock.frozenAt !== null };
  } catch (error) {
    if (error instanceof SnapshotError) throw new RecordingError(error.message, error.text.zh);
    throw error;
  }
}

/** The error for a snapshot that cannot be restored, for example on the rows of another seed. */
export function unfit({ base }: Recording, seed: number, reason: string): RecordingError {
  const other =
    seed === base.seed ? '' : ` on seed ${String(seed)}; it was made on seed ${String(base.seed)}`;
  return new RecordingError(`The snapshot of this recording cannot be restored${other}: ${reason}`);
}
