/** A bug that somebody could write, and the tests that must notice it. */
export interface Mutant {
  /** What the user would meet. */
  readonly bug: string;
  /** From the root folder. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /**
   * The row of docs/coverage-rows.tsv that does not hold with the bug, such as `1§5 phone`. Only tests whose title names
   * it count then.
   */
  readonly row?: string;
  /** Test files that must fail with it. With a row and without a list: all in tests/ that name the row. */
  readonly tests?: readonly string[];
}
