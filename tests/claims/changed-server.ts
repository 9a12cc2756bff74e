/** A server whose answers are changed field by field. A field is an operation and a path, such as `getQuote /data/status`. */
import type { Interceptor } from '#mocks/adapters/msw-node.ts';
import type { ClaimField } from '#src/lib/claims/claim.ts';
import { changedAnswers } from '../support/changed-answers.ts';

const GONE = Symbol('gone');

/**
 * Returns a copy with a nested value replaced; `[]` matches every item, and strings on the path are parsed as JSON (`epdList`).
 */
function changedAt(value: unknown, steps: readonly string[], put: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return put;
  if (typeof value === 'string') {
    try {
      return JSON.stringify(changedAt(JSON.parse(value), steps, put));
    } catch {
      return value;
    }
  }
  if (step === '[]') return Array.isArray(value) ? value.map((item) => changedAt(item, rest, put)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { [step]: inner, ...others } = value as Record<string, unknown>;
  const changed = inner === undefined && rest.length > 0 ? GONE : changedAt(inner, rest, put);
  return changed === GONE ? others : { ...others, [step]: changed };
}

/** Differences from the mock's answers. */
export interface Telling {
  /** Omitted fields. */
  without?: readonly ClaimField[];
  /** Fields with other values. */
  set?: Readonly<Record<ClaimField, unknown>>;
  /** The only application in the company's list. */
  only?: string | undefined;
}

export function telling({ without = [], set = {}, only }: Telling): Interceptor {
  const changes = [...Object.entries(set), ...without.map((field) => [field, GONE] as const)].map(
    ([field, put]) => {
      const [operation, place = ''] = field.split(' ');
      return { operation, steps: place.split('/').slice(2), put };
    },
  );
  return changedAnswers((called, data) => {
    const own = changes.filter(({ operation }) => operation === called);
    const changed = own.reduce((sent, { steps, put }) => {
      // Replaces the whole answer: a server without data sends null.
      const made = changedAt(sent, steps, put);
      return made === GONE ? null : made;
    }, data);
    if (only === undefined || called !== 'listMyApplications') return changed;
    const page = changed as { list: { id: string }[] };
    const list = page.list.filter(({ id }) => id === only);
    return { ...page, list, totals: list.length };
  });
}
