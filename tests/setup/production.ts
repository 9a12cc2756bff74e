/**
 * React's production build, as in a browser: it draws in three quarters of the time. It lacks the `act` of Testing Library, so this
 * file is loaded before both: what a callback changes is drawn at once, what follows an asynchronous one in the turns after it.
 */
import { createRequire } from 'node:module';

process.env['NODE_ENV'] = 'production';

// After the line above, which an import would precede.
const load = createRequire(import.meta.url);
const React = load('react') as { act?: (callback: () => unknown) => PromiseLike<unknown> };
const { flushSync } = load('react-dom') as { flushSync: <Result>(callback: () => Result) => Result };

/** React draws in a turn of its own, which may bring on another. */
const TURNS = 3;
/** The real one, also in tests that move the clock. */
const { setImmediate } = globalThis;

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

async function drawn(result: Promise<unknown>): Promise<unknown> {
  const value = await result;
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => void setImmediate(done));
  return value;
}

React.act = (callback) => {
  const result = flushSync(callback);
  return isPromise(result) ? drawn(result) : Promise.resolve(result);
};
