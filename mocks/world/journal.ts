/** The journal: what was asked of the World, what it answered, and which rows that changed. */
import type { Finding } from '../openapi/validate.ts';
import { maskedText } from './masked-text.ts';
import type { RowChange } from './store.ts';
import type { Fault } from './types.ts';

/** Entries kept; older ones go. */
export const JOURNAL_LENGTH = 500;

export interface JournalEntry {
  /** Counts up from 0 over the World's life. */
  index: number;
  /** A call of the portal, an operator step, or a control call that changes the World. */
  kind: 'request' | 'operator' | 'login' | 'clock' | 'faults';
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

/** A body that is only made into text when somebody reads the journal: most entries are never read. */
export interface LaterText {
  readonly value: unknown;
}

/** An entry as it is handed in. */
export type NewEntry = Omit<JournalEntry, 'index' | 'request' | 'answer'> & {
  readonly request: string | null | LaterText;
  readonly answer: string | null | LaterText;
};

function textOf(body: string | null | LaterText): string | null {
  return typeof body === 'object' && body !== null ? maskedText(body.value) : body;
}

/** The id of a session is its token, and no token is ever written down (decision 3). */
export function withoutTokens(changes: readonly RowChange[]): readonly RowChange[] {
  return changes.map((change) => (change.collection === 'sessions' ? { ...change, id: '***' } : change));
}

/** A place in the journal: the text of its bodies is made at the first reading. */
class Place {
  private readonly index: number;
  private entry: NewEntry;
  private written: JournalEntry | null = null;

  constructor(index: number, entry: NewEntry) {
    this.index = index;
    this.entry = entry;
  }

  read(): JournalEntry {
    if (this.written !== null) return this.written;
    const { entry } = this;
    const texts = { request: textOf(entry.request), answer: textOf(entry.answer) };
    this.written = { index: this.index, ...entry, ...texts, changes: withoutTokens(entry.changes) };
    this.entry = this.written; // lets go of the bodies
    return this.written;
  }
}

export class Journal {
  private places: Place[] = [];
  private written = 0;

  /** Adds an entry and gives its index. */
  add(entry: NewEntry): number {
    const index = this.written;
    this.places.push(new Place(index, entry));
    this.written += 1;
    // Cut in blocks: moving 500 entries at every call would be waste.
    if (this.places.length >= 2 * JOURNAL_LENGTH) this.places = this.places.slice(-JOURNAL_LENGTH);
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

  restore(entries: readonly JournalEntry[], count: number): void {
    this.places = entries.map((entry) => new Place(entry.index, entry));
    this.written = count;
  }
}
