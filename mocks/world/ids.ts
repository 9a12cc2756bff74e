import { hash } from '../lib/random.ts';

/** A 32-bit unsigned integer. */
export function isSeed(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 0xffff_ffff;
}

/** Seeded rows have smaller numbers. */
const FIRST_MADE = 1001;

/** Depends on seed and counters only, not on time or chance, so that recordings replay. */
export class CountedIds {
  private readonly seed: number;
  private readonly counts = new Map<string, number>();

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Counts per kind: `application-1001`. */
  next(kind: string): string {
    return `${kind}-${FIRST_MADE + this.count(kind)}`;
  }

  /** 32 lower-case hexadecimal digits. Includes the holder, so that a token from before a reset never belongs to another user. */
  token(holder: string): string {
    const n = this.count('token()');
    return [0, 1, 2, 3]
      .map((part) => this.hashed(`token:${n}:${holder}:${part}`).toString(16).padStart(8, '0'))
      .join('');
  }

  code(): string {
    return String(this.hashed(`code:${this.count('code()')}`) % 1_000_000).padStart(6, '0');
  }

  /** Uniform in (0, 1), by seed, kind and a counter of the kind. */
  draw(kind: string): number {
    return (this.hashed(`draw:${kind}:${this.count(`draw(${kind})`)}`) + 0.5) / 2 ** 32;
  }

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

  private hashed(what: string): number {
    return hash(`${this.seed}:${what}`);
  }
}
