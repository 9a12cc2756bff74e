import { ProtocolError } from '#src/lib/errors.ts';

export type CallName = `${'GET' | 'POST'} ${string}`;

const names = new WeakMap<object, CallName>();

/** Associates a call with its promise, because {@link unwrap} gets only the promise. */
export function nameCall<Call extends object>(call: Call, name: CallName): Call {
  names.set(call, name);
  return call;
}

export function nameOf(call: object): CallName | undefined {
  return names.get(call);
}

/** Reports a {@link ProtocolError} of a reader in the console and rethrows it. */
export async function watched<Read>(call: CallName | undefined, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProtocolError)
      // Loaded on demand: only errors need it.
      void import('./report-drift.ts').then(({ reportDrift }) => reportDrift(error, call), console.error);
    throw error;
  }
}

/** Prefixes the pointers of a reader's errors with `/data`: a reader gets only the `data` of the envelope. */
export async function readingData<Read>(read: () => Read): Promise<Awaited<Read>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ProtocolError) || error.drift === null) throw error;
    const { pointer, value } = error.drift;
    throw new ProtocolError(error.message, { cause: error, drift: { pointer: `/data${pointer}`, value } });
  }
}
