import type { Tone } from '#src/ui/status-badge.tsx';
import type { Schemas } from './api.ts';
import type { Word } from './words.ts';

export type Entry = Schemas['ControlJournalEntry'];

/** Of the portal, answered by the mock or the real server. */
export const isCall = ({ kind }: Entry): boolean => kind === 'request' || kind === 'real';

/** The operation, or what else happened: a step of the control API by its kind, an unknown call by its path. */
export function nameOf(entry: Entry): string {
  const { operationId, action, kind, path } = entry;
  return action ?? operationId ?? (isCall(entry) ? (path ?? kind) : kind);
}

export function codeOf({ answer }: Entry): number | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  return typeof answer.code === 'number' ? answer.code : null;
}

/** HTTP 200 with code 1 went well; an envelope may refuse, and a connection may drop. */
export function toneOf(entry: Entry): Extract<Tone, 'valid' | 'attention' | 'refused'> {
  const code = codeOf(entry);
  if (entry.status === 0 || entry.status >= 400) return 'refused';
  return code === null || code === 200 || code === 1 ? 'valid' : 'attention';
}

/** The number of an entry, as people read and search it. */
export const numberOf = ({ index }: Pick<Entry, 'index'>): string => `#${String(index)}`;

export interface Filter {
  /** Each must be in the name, the kind, the path, the status, the code or who it was; `#12` is the entry 12. */
  readonly words: string;
  /** Only what failed, was refused or is off the contract. */
  readonly isOnlyWrong: boolean;
}

/** The entries that fit. @param whoOf how people call whoever it was */
export function filtered(
  entries: readonly Entry[],
  { words, isOnlyWrong }: Filter,
  whoOf: (entry: Entry) => string,
): readonly Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { verdict } = entry;
    if (isOnlyWrong && toneOf(entry) === 'valid' && verdict.request.valid && verdict.answer.valid)
      return false;
    const text = [nameOf(entry), entry.kind, entry.path, entry.status, codeOf(entry), whoOf(entry)]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => (word.startsWith('#') ? word === numberOf(entry) : text.includes(word)));
  });
}

const STEP_WORD: Readonly<Partial<Record<string, Word>>> = {
  login: 'stepLogin',
  clock: 'stepClock',
  faults: 'stepFaults',
  switch: 'stepSwitch',
};

/** What a step is called: the operation, or for a step without one what kind it is. */
export function stepName(
  { kind, operation }: { readonly kind: string; readonly operation: string | null },
  w: (word: Word) => string,
): string {
  const word = STEP_WORD[kind];
  return operation ?? (word === undefined ? kind : w(word));
}

/** For a POSIX shell: whatever is in it stays one word. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * `curl` for a call as the journal keeps it. Secrets are masked there, so a token must be put in again; a file cannot be
 * sent again, and only its name stands there.
 */
export function curlOf(
  { method = 'GET', path = '/', body, language, userId }: Schemas['ControlJournalEntry'],
  origin: string,
): string {
  const headers = [
    ...(language === null || language === undefined ? [] : [`Accept-Language: ${language}`]),
    ...(userId === null || userId === undefined ? [] : ['Authorization: TOKEN']),
    ...(body === null || body === undefined ? [] : ['Content-Type: application/json']),
  ];
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body === null || body === undefined ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ');
}
