import { api, dataOf, refusalOf, type Schemas } from './queries.ts';

export type ReplayLine = Schemas['ControlReplayLine'];
export type StepLine = Schemas['ControlReplayStep'];

/** The parts of a recording that the page reads; the control API validates it. */
export interface LoadedRecording {
  readonly name: string;
  readonly json: string;
  readonly title: string | null;
  /** First relevant step. */
  readonly from: number;
  readonly steps: readonly { readonly n: number; readonly kind: string; readonly operation: string | null }[];
}

const isStep = (value: unknown): value is LoadedRecording['steps'][number] =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number';

export async function readFile(file: File): Promise<LoadedRecording | null> {
  const json = await file.text();
  try {
    // Not validated: anything without steps throws here.
    const { title, from, steps } = JSON.parse(json) as Partial<
      Record<keyof Schemas['ControlRecording'], unknown>
    >;
    if (!Array.isArray(steps)) return null;
    return {
      name: file.name,
      json,
      title: typeof title === 'string' ? title : null,
      from: typeof from === 'number' ? from : 1,
      steps: steps.filter(isStep),
    };
  } catch {
    return null;
  }
}

/** Parses streamed NDJSON. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplayLine> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // Shape per openapi/control.yaml.
    for (const line of lines) yield JSON.parse(line) as ReplayLine;
  }
}

export interface Playing {
  readonly recording: LoadedRecording;
  /** Number of the last step; default all. */
  readonly until?: number;
  /** Continues after a difference. */
  readonly all: boolean;
}

/** Builds the body by string concatenation: the control API parses and validates the recording. */
async function send({ json }: LoadedRecording, options: object): Promise<ReadableStream<Uint8Array>> {
  const body = `${JSON.stringify(options).slice(0, -1)},"recording":${json}}`;
  const response = await fetch('/__mock/api/replay', { method: 'POST', body });
  if (!response.ok || response.body === null)
    throw refusalOf(response.status, await response.json().catch(() => null));
  return response.body;
}

/** @throws Error with the API's message if a recording cannot be replayed */
export async function checkRecording(recording: LoadedRecording): Promise<void> {
  await new Response(await send(recording, { check: true })).text();
}

/**
 * Replays a recording, replacing the current World.
 * @param tell called with each line
 * @throws Error with the API's message if it cannot be replayed
 */
export async function playRecording(
  { recording, until, all }: Playing,
  tell: (line: ReplayLine) => void,
): Promise<void> {
  const answer = await send(recording, { ...(until === undefined ? {} : { until }), all });
  for await (const line of linesOf(answer)) tell(line);
}

export type ImportSummary = Schemas['ControlImportSummary'];

export interface ImportedFile {
  /** A recording, as a file to play or to save. */
  readonly file: File;
  readonly summary: ImportSummary;
}

/**
 * A recording out of a file with calls: HAR, curl lines, a Postman collection.
 * @throws Error with the API's reason when the file is none of these
 */
export async function importFile(file: File): Promise<ImportedFile> {
  const body = { text: await file.text() };
  const { recording, summary } = await dataOf(api.POST('/__mock/api/import', { body }));
  const name = `${file.name.replace(/\.[^.]*$/, '')}.recording.json`;
  return { summary, file: new File([`${JSON.stringify(recording, null, 2)}\n`], name) };
}
