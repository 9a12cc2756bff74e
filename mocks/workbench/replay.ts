/** Plays a recording through the control API, and hears line by line how it goes. */
import { refusalOf, type Schemas } from './api.ts';

export type ReplayLine = Schemas['ControlReplayLine'];
export type StepLine = Schemas['ControlReplayStep'];

/** What a page needs of a recording; whether it can be played is for the control API to say. */
export interface LoadedRecording {
  readonly name: string;
  /** As it stands in the file. */
  readonly json: string;
  readonly title: string | null;
  /** First step that matters. */
  readonly from: number;
  readonly steps: readonly { readonly n: number; readonly kind: string; readonly operation: string | null }[];
}

const isStep = (value: unknown): value is LoadedRecording['steps'][number] =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number';

/** Reads a file; null when it is no recording at all. */
export async function readFile(file: File): Promise<LoadedRecording | null> {
  const json = await file.text();
  try {
    // Nobody has looked at it; what is no object throws here, or has no steps.
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

/** JSON, one value a line, as it comes. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplayLine> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // As openapi/control.yaml has it.
    for (const line of lines) yield JSON.parse(line) as ReplayLine;
  }
}

/** What to play of a recording. */
export interface Playing {
  readonly recording: LoadedRecording;
  /** Number of the last step; without it all. */
  readonly until?: number;
  /** Goes on after a difference. */
  readonly all: boolean;
}

/** Sends a recording, put together as text: what is in the file is for the control API to judge. */
async function send({ json }: LoadedRecording, options: object): Promise<ReadableStream<Uint8Array>> {
  const body = `${JSON.stringify(options).slice(0, -1)},"recording":${json}}`;
  const response = await fetch('/__mock/api/replay', { method: 'POST', body });
  if (!response.ok || response.body === null)
    throw refusalOf(response.status, await response.json().catch(() => null));
  return response.body;
}

/** Throws an Error with the API's reason when a recording cannot be played. */
export async function checkRecording(recording: LoadedRecording): Promise<void> {
  await new Response(await send(recording, { check: true })).text();
}

/**
 * Plays a recording in the place of the present World.
 * @param tell hears each line
 * @throws Error with the API's reason when it cannot be played
 */
export async function playRecording(
  { recording, until, all }: Playing,
  tell: (line: ReplayLine) => void,
): Promise<void> {
  const answer = await send(recording, { ...(until === undefined ? {} : { until }), all });
  for await (const line of linesOf(answer)) tell(line);
}
