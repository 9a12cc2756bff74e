import { ProtocolError } from '#src/lib/errors.ts';
import { noticeError } from '#src/lib/notice-error.ts';
import { describeValue } from '#src/lib/describe-value.ts';

/** Tells whoever looks into the console what a server sent in the place of what the contract says. */

/** A call as the client makes it, e.g. `POST /p/epd/page`. */
export type CallName = `${'GET' | 'POST'} ${string}`;

const names = new WeakMap<object, CallName>();
/** What was told already: a list that is read again every minute says it once. */
const told = new Set<string>();

/** Remembers which call a promise stands for; {@link unwrap} gets only the promise. */
export function nameCall<Call extends object>(call: Call, name: CallName): Call {
  names.set(call, name);
  return call;
}

/** The call that a promise stands for. */
export function nameOf(call: object): CallName | undefined {
  return names.get(call);
}

/** Forgets what was told, so that the next one is told again. */
export function tellAnew(): void {
  told.clear();
}

/** Runs what reads an answer; a {@link ProtocolError} is told to the console before it goes on. */
export async function watched<Read>(call: CallName | undefined, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProtocolError) void tell(error, call);
    throw error;
  }
}

/** The part of an answer that a reader gets is its `data`: what the reader finds lies below that. */
export async function readingData<Read>(read: () => Read): Promise<Awaited<Read>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.drift === null) throw error;
    const { pointer, value } = error.drift;
    throw new ProtocolError(error.message, { cause: error, drift: { pointer: `/data${pointer}`, value } });
  }
}

async function tell(error: ProtocolError, call: CallName | undefined): Promise<void> {
  const { message, drift } = error;
  const place = drift === null ? '' : ` At "${drift.pointer}": ${describeValue(drift.value, drift.pointer)}.`;
  const operation = await operationOf(call);
  const line = `${operation} ${message}${place}`.trimStart();
  if (told.has(line)) return;
  told.add(line);
  noticeError({
    where: 'answer',
    error,
    operation: operation.replace(/ .*|:$/g, ''),
    ...(drift === null ? {} : { pointer: drift.pointer }),
  });
  console.error(line);
}

/** The operation's id in the contract with its call. Its table comes only when something is wrong. */
async function operationOf(call: CallName | undefined): Promise<string> {
  if (call === undefined) return '';
  try {
    const { operations } = await import('./generated/operations.gen.ts');
    const found = Object.entries(operations).find(([, { method, path }]) => `${method} ${path}` === call);
    return found === undefined ? `${call}:` : `${found[0]} (${call}):`;
  } catch {
    return `${call}:`;
  }
}
