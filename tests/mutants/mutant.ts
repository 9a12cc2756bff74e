/** A bug that somebody could write, and the tests that must notice it. */
export interface Mutant {
  /** What the user would meet. */
  readonly bug: string;
  /** From the root folder. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Test files that must fail with it. */
  readonly tests: readonly string[];
}
