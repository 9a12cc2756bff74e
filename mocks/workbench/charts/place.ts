/** Which board or chart is open: `#applications/<kind>/<id>`. */
import type { paths } from '../../openapi/control.gen.ts';

export const KINDS = [
  'applications',
  'companies',
  'people',
  'verifications',
] as const satisfies readonly Kind[];
export type Kind = paths['/__mock/api/charts/{kind}']['parameters']['path']['kind'];

export interface Place {
  readonly kind: Kind;
  /** Null for the board. */
  readonly id: string | null;
}

/** Reads the address's hash; anything unknown is the board of applications. */
export function placeOf(hash: string): Place {
  const [, kindName = '', id = ''] = hash.replace(/^#/, '').split('/');
  const kind = KINDS.find((known) => known === kindName);
  if (kind === undefined) return { kind: 'applications', id: null };
  return { kind, id: id === '' ? null : decodeURIComponent(id) };
}

export function hashOf({ kind, id }: Place): string {
  const start = `#applications/${kind}`;
  return id === null ? start : `${start}/${encodeURIComponent(id)}`;
}
