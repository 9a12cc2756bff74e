import { ProtocolError } from '#src/lib/errors.ts';

/** Tells whoever looks into the console what a server sent in the place of what the contract says. */

/** A call as the client makes it, e.g. `POST /p/epd/page`. */
export type CallName = `${'GET' | 'POST'} ${string}`;

const names = new WeakMap<object, CallName>();

/** Remembers which call a promise stands for; {@link unwrap} gets only the promise. */
export function nameCall<Call extends object>(call: Call, name: CallName): Call {
  names.set(call, name);
  return call;
}

/** The call that a promise stands for. */
export function nameOf(call: object): CallName | undefined {
  return names.get(call);
}

/** Runs what reads an answer; a {@link ProtocolError} is told to the console before it goes on. */
export async function watched<Read>(call: CallName | undefined, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProtocolError)
      // What tells it comes only when something is wrong.
      void import('./tell-drift.ts').then(({ tellDrift }) => tellDrift(error, call), console.error);
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
