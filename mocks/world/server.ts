/** Wire behaviour of a World's server (decision 41): known fields and dialects. */

/** `documented`: ignores and omits everything that no document names. */
export const FIELDS = ['all', 'documented'] as const;

/** Ids of the dialects, in order of application; see mocks/dialects. */
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

export interface ServerBehaviour {
  readonly fields: (typeof FIELDS)[number];
  /** Unique, in the order of the table. */
  readonly dialects: readonly DialectId[];
}

/** Follows the contract. */
export const STANDARD_BEHAVIOUR: ServerBehaviour = { fields: 'all', dialects: [] };

export const isStandard = ({ fields, dialects }: ServerBehaviour): boolean =>
  fields === 'all' && dialects.length === 0;

export const isFields = (value: unknown): value is ServerBehaviour['fields'] =>
  FIELDS.some((known) => known === value);

export const unknownDialect = (names: readonly unknown[]): unknown =>
  names.find((name) => !DIALECT_IDS.some((id) => id === name));

/** Dialects by id, deduplicated, in the order of the table. */
export const dialectsNamed = (names: readonly unknown[]): DialectId[] =>
  DIALECT_IDS.filter((id) => names.includes(id));

export function isServerBehaviour(value: unknown): value is ServerBehaviour {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, dialects }: { fields?: unknown; dialects?: unknown } = value;
  return isFields(fields) && Array.isArray(dialects) && unknownDialect(dialects) === undefined;
}
