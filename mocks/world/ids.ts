/** Ids, tokens and codes: the same steps in the same World give the same ones. */
import { hash } from '../lib/random.ts';
import type { Ids } from './types.ts';

/** Whether a value can be the seed of a World. */
export function isSeed(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 0xffff_ffff;
}

/** Seeded rows count below this, so that an id made later never meets one. */
const FIRST_MADE = 1001;

/** What it gives hangs on the seed and on how many of the kind were given: never on time or chance, so that a recording replays. */
export class CountedIds implements Ids {
  private readonly seed: number;
  private readonly counts = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** `next('application')` gives `application-1001`, `application-1002`, and so on. */
  next(kind: string): string {
    return `${kind}-${FIRST_MADE + this.count(kind)}`;
  }

  token(holder: string): string {
    const n = this.count('token()');
    return [0, 1, 2, 3]
      .map((part) => this.draw(`token:${n}:${holder}:${part}`).toString(16).padStart(8, '0'))
      .join('');
  }

  code(): string {
    return String(this.draw(`code:${this.count('code()')}`) % 1_000_000).padStart(6, '0');
  }

  /** The counters, for a snapshot. */
  counters(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }

  restore(counters: Readonly<Record<string, number>>): void {
    this.counts.clear();
    for (const [kind, count] of Object.entries(counters)) this.counts.set(kind, count);
  }

  private count(kind: string): number {
    const count = this.counts.get(kind) ?? 0;
    this.counts.set(kind, count + 1);
    return count;
  }

  private draw(what: string): number {
    return hash(`${this.seed}:${what}`);
  }
}
