/** The journal: what was asked of the World, what it answered, and which rows that changed. */
import type { Finding } from '../openapi/validate.ts';
import { maskedText } from './masked-text.ts';
import type { RowChange } from './store.ts';
import type { Fault } from './types.ts';

/** Entries kept; older ones go. As many as one call of the control API may ask for. */
export const JOURNAL_LENGTH = 1000;
/** What the journal of one World may take, bytes: of more, the oldest bodies go first, then the oldest entries. */
export const JOURNAL_BYTES = 1024 * 1024;
/** Entries go in blocks: moving a thousand of them at every call would be waste. */
const BLOCK = 200;
/** Stands where a body was, as JSON. */
const GONE = '"(no longer kept)"';

export interface JournalEntry {
  /** Counts up from 0 over the World's life. */
  index: number;
  /**
   * A call of the portal, an operator step, or a control call that changes the World; `real`: a call that a real server has
   * answered, `switch`: which of the two answers was chosen.
   */
  kind: 'request' | 'operator' | 'login' | 'clock' | 'faults' | 'undo' | 'real' | 'switch';
  /** World time, epoch ms. */
  at: number;
  /** Who called: id of the signed-in user, or null. */
  userId: string | null;
  method: string;
  /** With the query; tokens masked. */
  path: string;
  /** operationId or operator action; null for a path that is no call of the contract. */
  operationId: string | null;
  /** HTTP status; 0 when the connection was dropped on purpose. */
  status: number;
  /** Business code of the envelope. */
  code: number | null;
  language: string | null;
  /** What was set to go wrong with this call. */
  fault: Fault | null;
  /** Real time the answer took, with any delay that was asked for. */
  ms: number;
  /** Bodies as JSON text, secrets masked, cut. Null where there was none. */
  request: string | null;
  answer: string | null;
  /** The contract's verdict; empty lists are a pass. */
  requestFindings: readonly Finding[];
  answerFindings: readonly Finding[];
  changes: readonly RowChange[];
}

/** A body as it travelled, masked when somebody reads the journal: most entries are never read. */
export interface LaterText {
  readonly json: string;
}

type Body = string | null | LaterText;

/** An entry as it is handed in. */
export type NewEntry = Omit<JournalEntry, 'index' | 'request' | 'answer'> & {
  readonly request: Body;
  readonly answer: Body;
};

function textOf(body: Body): string | null {
  return typeof body === 'object' && body !== null ? maskedText(JSON.parse(body.json)) : body;
}

/** The id of a session is its token, and no token is ever written down (decision 3). */
export function withoutTokens(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => (change.collection === 'sessions' ? { ...change, id: '***' } : change));
}

/** An entry without its texts and a finding, bytes in memory. */
const ENTRY_BYTES = 600;
const FINDING_BYTES = 300;
/** With the rows before and after it, which nobody else may hold any more. */
const CHANGE_BYTES = 1000;
/** Of a text with Chinese in it. */
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

/** A place in the journal: the text of its bodies is made at the first reading. */
class Place {
  /** By what was handed in: what is read is shorter, never longer. */
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
    this.entry = this.written; // lets go of the bodies
    return this.written;
  }

  /** Forgets the bodies, and gives the bytes that this freed. */
  dropBodies(): number {
    const freed = this.bodyBytes;
    const { request, answer, changes } = this.entry;
    this.entry = {
      ...this.entry,
      request: request === null ? null : GONE,
      answer: answer === null ? null : GONE,
      // Without their rows, which hang on the changes themselves (store.ts).
      changes: changes.map((change) => ({ ...change })),
    };
    this.written = null;
    this.bodyBytes = 0;
    return freed;
  }
}

/** Takes about {@link JOURNAL_BYTES} at most, and gives the last {@link JOURNAL_LENGTH} entries. */
export class Journal {
  private places: Place[] = [];
  /** How many places, from the oldest on, have lost their bodies. */
  private bare = 0;
  private written = 0;
  private held = 0;

  /** Adds an entry and gives its index. */
  add(entry: NewEntry): number {
    const index = this.written;
    this.written += 1;
    this.hold(new Place(index, entry));
    if (this.places.length >= JOURNAL_LENGTH + BLOCK) this.dropOldest(BLOCK);
    return index;
  }

  /** The newest entries, oldest of them first. */
  tail(limit = JOURNAL_LENGTH): readonly JournalEntry[] {
    if (limit <= 0) return [];
    return this.places.slice(-Math.min(limit, JOURNAL_LENGTH)).map((place) => place.read());
  }

  get count(): number {
    return this.written;
  }

  /** What it takes in memory, roughly. */
  get bytes(): number {
    return this.held;
  }

  restore(entries: readonly JournalEntry[], count: number): void {
    this.dropOldest(this.places.length);
    for (const entry of entries.slice(-JOURNAL_LENGTH)) this.hold(new Place(entry.index, entry));
    this.written = count;
  }

  private hold(place: Place): void {
    this.places.push(place);
    this.held += place.entryBytes + place.bodyBytes;
    for (; this.held > JOURNAL_BYTES && this.bare < this.places.length; this.bare += 1) {
      this.held -= this.places[this.bare]?.dropBodies() ?? 0;
    }
    // Only entries with huge paths or thousands of changed rows come this far.
    while (this.held > JOURNAL_BYTES && this.places.length > 1)
      this.dropOldest(Math.min(BLOCK, this.places.length - 1));
  }

  private dropOldest(count: number): void {
    for (const place of this.places.splice(0, count)) this.held -= place.entryBytes + place.bodyBytes;
    this.bare = Math.max(0, this.bare - count);
  }
}
