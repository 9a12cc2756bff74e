import { parseExact } from '../lib/checked-json.ts';
import type { Finding } from '../openapi/validate.ts';
import { maskedText } from './masked-text.ts';
import type { RowChange } from './store.ts';
import type { Fault } from './entities.ts';

/** Older entries are dropped. Equals the maximum of one control API call. */
export const JOURNAL_LENGTH = 1000;
/** Memory limit per World, bytes: the oldest bodies are dropped first, then the oldest entries. */
export const JOURNAL_BYTES = 1024 * 1024;
/** Entries are dropped in blocks: shifting the array on every call would be slow. */
const BLOCK = 200;
/** JSON placeholder for a dropped body. */
const GONE = '"(no longer kept)"';

export interface JournalEntry {
  index: number;
  /**
   * `request`: a call of the portal; `operator`: a staff action; `real`: a call answered by a real server; `switch`: mock or real
   * server chosen; others: control calls that change the World.
   */
  kind: 'request' | 'operator' | 'login' | 'clock' | 'faults' | 'undo' | 'real' | 'switch';
  /** World time, epoch ms. */
  at: number;
  userId: string | null;
  method: string;
  /** With query; tokens masked. */
  path: string;
  /** operationId or operator action; null for a path outside the contract. */
  operationId: string | null;
  /** HTTP status; 0 for a connection dropped on purpose. */
  status: number;
  code: number | null;
  language: string | null;
  fault: Fault | null;
  /** Real time, ms, including an injected delay. */
  ms: number;
  /** JSON text, secrets masked, truncated. Null if there was no body. */
  request: string | null;
  answer: string | null;
  /** Contract violations; empty if valid. */
  requestFindings: readonly Finding[];
  answerFindings: readonly Finding[];
  changes: readonly RowChange[];
}

/** Raw body, masked lazily: most entries are never read. */
export interface LazyText {
  readonly json: string;
}

type Body = string | null | LazyText;

export type NewEntry = Omit<JournalEntry, 'index' | 'request' | 'answer'> & {
  readonly request: Body;
  readonly answer: Body;
};

/** Defaults of an entry, in stored order. */
const EMPTY: NewEntry = {
  kind: 'request',
  at: 0,
  userId: null,
  method: 'GET',
  path: '',
  operationId: null,
  status: 200,
  code: null,
  language: null,
  fault: null,
  ms: 0,
  request: null,
  answer: null,
  requestFindings: [],
  answerFindings: [],
  changes: [],
};

function textOf(body: Body): string | null {
  return typeof body === 'object' && body !== null ? maskedText(parseExact(body.json)) : body;
}

/** The id of a session is its token, and tokens are never logged (decision 3). */
export function withoutTokens(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => (change.collection === 'sessions' ? { ...change, id: '***' } : change));
}

/** Memory estimates in bytes: per entry without texts, and per finding. */
const ENTRY_BYTES = 600;
const FINDING_BYTES = 300;
/** Memory estimate per row change, bytes: the journal holds the rows before and after it. */
const CHANGE_BYTES = 1000;
const CHARACTER_BYTES = 2;

function bytesOfText(text: string | null): number {
  return CHARACTER_BYTES * (text?.length ?? 0);
}

function bytesOfBody(body: Body): number {
  return bytesOfText(typeof body === 'object' ? (body?.json ?? null) : body);
}

function bytesOf(entry: NewEntry): number {
  const findings = entry.requestFindings.length + entry.answerFindings.length;
  return (
    ENTRY_BYTES +
    bytesOfText(entry.path) +
    bytesOfText(entry.language) +
    FINDING_BYTES * findings +
    CHANGE_BYTES * entry.changes.length
  );
}

/** Serialises its bodies on first read. */
class Slot {
  /** Computed from the raw entry: masking only shortens it. */
  readonly entryBytes: number;
  bodyBytes: number;
  private readonly index: number;
  private entry: NewEntry;
  private written: JournalEntry | null = null;

  constructor(index: number, entry: NewEntry) {
    this.index = index;
    this.entry = entry;
    this.entryBytes = bytesOf(entry);
    this.bodyBytes = bytesOfBody(entry.request) + bytesOfBody(entry.answer);
  }

  read(): JournalEntry {
    if (this.written !== null) return this.written;
    const { entry } = this;
    const texts = { request: textOf(entry.request), answer: textOf(entry.answer) };
    this.written = { index: this.index, ...entry, ...texts, changes: withoutTokens(entry.changes) };
    this.entry = this.written; // frees the raw bodies
    return this.written;
  }

  dropBodies(): number {
    const freed = this.bodyBytes;
    const { request, answer, changes } = this.entry;
    this.entry = {
      ...this.entry,
      request: request === null ? null : GONE,
      answer: answer === null ? null : GONE,
      // A shallow copy omits the rows, which are attached to the change objects (store.ts).
      changes: changes.map((change) => ({ ...change })),
    };
    this.written = null;
    this.bodyBytes = 0;
    return freed;
  }
}

/** Holds at most {@link JOURNAL_LENGTH} entries and about {@link JOURNAL_BYTES}. */
export class Journal {
  private slots: Slot[] = [];
  /** Number of oldest slots without bodies. */
  private withoutBodies = 0;
  private written = 0;
  private usedBytes = 0;

  add(given: Pick<NewEntry, 'kind' | 'at' | 'method' | 'path'> & Partial<NewEntry>): number {
    const index = this.written;
    this.written += 1;
    this.append(new Slot(index, { ...EMPTY, ...given }));
    if (this.slots.length >= JOURNAL_LENGTH + BLOCK) this.dropOldest(BLOCK);
    return index;
  }

  tail(limit = JOURNAL_LENGTH): readonly JournalEntry[] {
    if (limit <= 0) return [];
    return this.slots.slice(-Math.min(limit, JOURNAL_LENGTH)).map((slot) => slot.read());
  }

  get count(): number {
    return this.written;
  }

  /** Index of the oldest entry in {@link tail}; {@link count} if there is none. */
  get first(): number {
    return this.written - Math.min(this.slots.length, JOURNAL_LENGTH);
  }

  get bytes(): number {
    return this.usedBytes;
  }

  restore(entries: readonly JournalEntry[], count: number): void {
    this.dropOldest(this.slots.length);
    for (const entry of entries.slice(-JOURNAL_LENGTH)) this.append(new Slot(entry.index, entry));
    this.written = count;
  }

  private append(slot: Slot): void {
    this.slots.push(slot);
    this.usedBytes += slot.entryBytes + slot.bodyBytes;
    for (
      ;
      this.usedBytes > JOURNAL_BYTES && this.withoutBodies < this.slots.length;
      this.withoutBodies += 1
    ) {
      this.usedBytes -= this.slots[this.withoutBodies]?.dropBodies() ?? 0;
    }
    // Only reached by entries with huge paths or thousands of changed rows.
    while (this.usedBytes > JOURNAL_BYTES && this.slots.length > 1)
      this.dropOldest(Math.min(BLOCK, this.slots.length - 1));
  }

  private dropOldest(count: number): void {
    for (const slot of this.slots.splice(0, count)) this.usedBytes -= slot.entryBytes + slot.bodyBytes;
    this.withoutBodies = Math.max(0, this.withoutBodies - count);
  }
}
