/** Limits the total size of large bodies in flight, to bound memory usage. */

/** Bodies up to this size are always accepted, so that other calls continue during uploads. */
export const SMALL_BODY_BYTES = 256 * 1024;
/** Maximum of large bodies in flight, bytes: three of the largest uploads (invented). */
const IN_FLIGHT_MAX_BYTES = 180 * 1024 * 1024;

export const BUSY = {
  zh: '服务器正忙于接收其他文件，请稍后重试',
  en: 'The server is busy with other uploads. Try again in a moment.',
} as const;

export interface Reservation {
  /** Reserves this total for the body; false if the limit is reached. */
  reserve(bytes: number): boolean;
  /** Idempotent. */
  release(): void;
}

export class BodyQuota {
  private held = 0;
  private readonly most: number;

  constructor(most: number = IN_FLIGHT_MAX_BYTES) {
    this.most = most;
  }

  get bytes(): number {
    return this.held;
  }

  open(): Reservation {
    let own = 0;
    return {
      reserve: (bytes) => {
        const more = bytes <= SMALL_BODY_BYTES ? 0 : bytes - own;
        // A single body may exceed the limit: a snapshot contains all uploads of a World.
        if (more > 0 && this.held > own && this.held + more > this.most) return false;
        this.held += Math.max(0, more);
        own += Math.max(0, more);
        return true;
      },
      release: () => {
        this.held -= own;
        own = 0;
      },
    };
  }
}
