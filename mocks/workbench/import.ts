/** Files that become recordings through the control API: HAR, curl lines, Postman collections. */
import { api, dataOf, type Schemas } from './api.ts';

export type ImportSummary = Schemas['ControlImportSummary'];

export interface ImportedFile {
  /** A recording, as a file to play or to save. */
  readonly file: File;
  readonly summary: ImportSummary;
}

/** @throws Error with the API's reason when the file is none of these */
export async function importFile(file: File): Promise<ImportedFile> {
  const body = { text: await file.text() };
  const { recording, summary } = await dataOf(api.POST('/__mock/api/import', { body }));
  const name = `${file.name.replace(/\.[^.]*$/, '')}.recording.json`;
  return { summary, file: new File([`${JSON.stringify(recording, null, 2)}\n`], name) };
}
