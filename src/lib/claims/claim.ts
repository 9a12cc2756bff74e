/**
 * A field of an answer: the operation, and its place in the JSON with `[]` for any item: `getQuote /data/status`. This layer knows
 * neither calls nor texts: `tests/claims` holds that both exist.
 */
export type ClaimField = `${string} /data${string}`;

/** Something that a screen asserts, and the fields without which it must not (decision 41). */
export interface Claim {
  /** `area.what`. */
  readonly id: string;
  /** Documented path of the screen. */
  readonly screen: string;
  /** Keys of the sentences, badges and labels that assert it. */
  readonly says: readonly string[];
  /**
   * Every group must tell, and any field of a group is enough. The first of a group is the one that the portal would rather read:
   * where a server never sends it, conformance names it with `without`.
   */
  readonly fields: readonly (readonly ClaimField[])[];
  /** What people lose where the first field of a group is not sent, in one sentence. */
  readonly without: { readonly zh: string; readonly en: string };
}
