import { describeValue } from '#src/lib/describe-value.ts';
import type { ProtocolError } from '#src/lib/errors.ts';
import { noticeError } from '#src/lib/notice-error.ts';
import type { CallName } from './drift.ts';

/** What was told already: a list that is read again every minute says it once. */
const told = new Set<string>();

/** Forgets what was told, so that the next one is told again. */
export function tellAnew(): void {
  told.clear();
}

/** Tells it once, with the operation of the contract, the place in the answer and what stands there. */
export async function tellDrift(error: ProtocolError, call: CallName | undefined): Promise<void> {
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
