import type { ProtocolError } from '#src/lib/errors.ts';
import { noticeError } from '#src/lib/notice-error.ts';
import type { CallName } from './drift.ts';

/** Describes server values for the console without secrets or personal data. */

const TEXT_SHOWN = 40;
const FIELDS_SHOWN = 8;

const PRIVATE_FIELD = /token|pass|secret|key|cookie|phone|mobile|mail|account|contact|name|address|code$/i;
/** Tokens, personal numbers and e-mail addresses. */
const PRIVATE_TEXT = /@|\d{6}|[\w+/=.-]{20}/;

/** `null`, `7`, `"abc"`, `text of 180 characters`, `list of 3`, `{ id: "7", token: text of 32 characters }`. */
export function describeValue(value: unknown, place = ''): string {
  if (Array.isArray(value)) return `list of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return describeFields(value);
  if (value === undefined) return 'nothing';
  const isText = typeof value === 'string';
  const text = isText ? value : (JSON.stringify(value) ?? typeof value);
  if (text === '' || value === null) return isText ? 'an empty text' : 'null';
  if (PRIVATE_FIELD.test(place.split('/').at(-1) ?? '') || PRIVATE_TEXT.test(text))
    return isText ? `text of ${String(text.length)} characters` : `a ${typeof value}`;
  if (!isText) return text;
  return text.length > TEXT_SHOWN ? `"${text.slice(0, TEXT_SHOWN)}…"` : `"${text}"`;
}

function describeFields(value: object): string {
  const fields = Object.entries(value).map(([name, child]) => {
    const nested = typeof child === 'object' && child !== null && !Array.isArray(child);
    return `${name}: ${nested ? 'object' : describeValue(child, name)}`;
  });
  if (fields.length === 0) return '{}';
  const shown = fields.slice(0, FIELDS_SHOWN);
  return `{ ${shown.join(', ')}${fields.length > shown.length ? ', …' : ''} }`;
}

const reported = new Set<string>();

export function resetReports(): void {
  reported.clear();
}

/** Reports a deviation once, with operation, pointer and value. */
export async function reportDrift(error: ProtocolError, call: CallName | undefined): Promise<void> {
  const { message, drift } = error;
  const place = drift === null ? '' : ` At "${drift.pointer}": ${describeValue(drift.value, drift.pointer)}.`;
  const operation = await operationOf(call);
  const line = `${operation} ${message}${place}`.trimStart();
  if (reported.has(line)) return;
  reported.add(line);
  noticeError({
    where: 'answer',
    error,
    operation: operation.replace(/ .*|:$/g, ''),
    ...(drift === null ? {} : { pointer: drift.pointer }),
  });
  console.error(line);
}

/** The operationId with its call, from a table that is loaded on demand. */
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
