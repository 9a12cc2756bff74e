/** Operation and JSON path, with `[]` for array items: `getQuote /data/status`. `tests/claims` checks that both exist. */
export type ClaimField = `${string} /data${string}`;

/** decision 41 */
export interface Claim {
  /** Text keys of the statement; a unit without a key is given literally. */
  readonly says: readonly string[];
  /** One field per group is required; conformance reports the first with `without` if a server never sends it. */
  readonly fields: readonly (readonly ClaimField[])[];
  /** Null counts as present, e.g. "no end date": only an omitted field is missing. */
  readonly nullTells?: true;
  readonly without: { readonly zh: string; readonly en: string };
}
