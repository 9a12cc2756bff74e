/** What the server of a World is like on the wire (decision 41): which fields it knows, and the dialects that it speaks. */

/** `documented`: nothing that no document names leaves it or means anything to it. */
export const FIELDS = ['all', 'documented'] as const;

/** Names of the dialects, in the order in which they change an answer; mocks/dialects says what each does. */
export const DIALECT_IDS = [
  'longIds',
  'numericIds',
  'numbersAsText',
  'dateTimes',
  'epochMillis',
  'nullLists',
  'nullsLeftOut',
  'total',
  'rows',
  'bareLists',
  'bareCaptcha',
  'msg',
  'codeAsText',
  'loginRedirect',
  'refusalsAs200',
  'textPlain',
  'gbkFileNames',
  'gzip',
  'chunked',
  'cutShort',
] as const;
export type DialectId = (typeof DIALECT_IDS)[number];

export interface ServerManner {
  readonly fields: (typeof FIELDS)[number];
  /** Each once, in the order of the table. */
  readonly dialects: readonly DialectId[];
}

/** As the contract says. */
export const AS_AGREED: ServerManner = { fields: 'all', dialects: [] };

/** Does this server speak as the contract says? */
export const isAsAgreed = ({ fields, dialects }: ServerManner): boolean =>
  fields === 'all' && dialects.length === 0;

export const isFields = (value: unknown): value is ServerManner['fields'] =>
  FIELDS.some((known) => known === value);

/** The first name of a list that is no dialect; undefined when all are. */
export const unknownDialect = (names: readonly unknown[]): unknown =>
  names.find((name) => !DIALECT_IDS.some((id) => id === name));

/** Dialects by their names, each once, in the order of the table. */
export const dialectsNamed = (names: readonly unknown[]): DialectId[] =>
  DIALECT_IDS.filter((id) => names.includes(id));

/** Is this what a snapshot holds of it? */
export function isServerManner(value: unknown): value is ServerManner {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, dialects } = value as Partial<Record<keyof ServerManner, unknown>>;
  return isFields(fields) && Array.isArray(dialects) && unknownDialect(dialects) === undefined;
}
