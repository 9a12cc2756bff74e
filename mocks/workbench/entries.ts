import type { Tone } from '#src/ui/status-badge.tsx';
import type { Schemas } from './queries.ts';
import type { Word } from './words.ts';

export type Entry = Schemas['ControlJournalEntry'];

/** Of the portal, answered by the mock or the real server. */
export const isCall = ({ kind }: Entry): boolean => kind === 'request' || kind === 'real';

/** operationId, else the kind of a control API step, else the path of an unknown call. */
export function nameOf(entry: Entry): string {
  const { operationId, action, kind, path } = entry;
  return action ?? operationId ?? (isCall(entry) ? (path ?? kind) : kind);
}

export function codeOf({ answer }: Entry): number | null {
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return null;
  return typeof answer.code === 'number' ? answer.code : null;
}

/** HTTP 200 may still be a refusal in the envelope. */
export function toneOf(entry: Entry): Extract<Tone, 'valid' | 'attention' | 'refused'> {
  const code = codeOf(entry);
  if (entry.status === 0 || entry.status >= 400) return 'refused';
  return code === null || code === 200 || code === 1 ? 'valid' : 'attention';
}

export const numberOf = ({ index }: Pick<Entry, 'index'>): string => `#${String(index)}`;

export interface Filter {
  /** All must match name, kind, path, status, code or user; `#12` is entry 12. */
  readonly words: string;
  /** Only failures, refusals and contract violations. */
  readonly isOnlyWrong: boolean;
}

/** @param whoOf name of the user of a call */
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

export function stepName(
  { kind, operation }: { readonly kind: string; readonly operation: string | null },
  w: (word: Word) => string,
): string {
  const word = STEP_WORD[kind];
  return operation ?? (word === undefined ? kind : w(word));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A call as `curl` command. Secrets and file contents are not in the journal and must be filled in. */
export function curlOf(
  { method = 'GET', path = '/', body, language, userId }: Schemas['ControlJournalEntry'],
  origin: string,
): string {
  const headers = [
    ...(language == null ? [] : [`Accept-Language: ${language}`]),
    ...(userId == null ? [] : ['Authorization: TOKEN']),
    ...(body == null ? [] : ['Content-Type: application/json']),
  ];
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body == null ? [] : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ');
}
