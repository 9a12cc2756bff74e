/** Plays a recording through the control API, and hears line by line how it goes. */
import type { Schemas } from './api.ts';

export type ReplayLine = Schemas['ControlReplayLine'];

/** JSON, one value a line, as it comes. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplayLine> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ReplayLine;
  }
}

/**
 * Plays a file in the place of the present World.
 * @param tell hears each line
 * @throws Error with the API's reason when the file cannot be played
 */
export async function playRecording(file: File, tell: (line: ReplayLine) => void): Promise<void> {
  // Put together as text: what is in the file is for the control API to judge.
  const body = `{"recording":${await file.text()}}`;
  const response = await fetch('/__mock/api/replay', { method: 'POST', body });
  if (!response.ok || response.body === null) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new Error(error ?? `HTTP ${String(response.status)}`);
  }
  for await (const line of linesOf(response.body)) tell(line);
}
