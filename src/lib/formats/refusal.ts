/** Why a file is not read as a declaration, in the order of the checks. */
export type Refusal =
  | 'empty'
  | 'size'
  | 'encoding'
  | 'format'
  | 'xml'
  | 'entities'
  | 'complex'
  | 'json'
  | 'several'
  | 'version'
  | 'value'
  | 'noResults';

export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly reason: Refusal;
  /** Place in the file or value that was found; untrusted. */
  readonly found: string;
  constructor(reason: Refusal, found = '') {
    super(`${reason} ${found}`);
    this.reason = reason;
    this.found = found.slice(0, 60);
  }
}
