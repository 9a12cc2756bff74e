/** How much of all large bodies together may be on its way into this process, so that its memory does not grow with their sum. */

/** Bodies up to this size are always taken: other calls go on while uploads fill the rest. */
export const SMALL_BODY_BYTES = 256 * 1024;
/** Large bodies on their way at one moment, bytes: three of the largest uploads (invented). */
export const IN_FLIGHT_MAX_BYTES = 180 * 1024 * 1024;

/** Words for whoever comes while the rest is full: HTTP 503. */
export const BUSY = {
  zh: '服务器正忙于接收其他文件，请稍后重试',
  en: 'The server is busy with other uploads. Try again in a moment.',
} as const;

/** What one body has taken of the intake. */
export interface Share {
  /** Whether there is room for so many bytes of this body in all. */
  grow(bytes: number): boolean;
  /** Gives everything back, once. */
  end(): void;
}

export class Intake {
  private held = 0;
  private readonly most: number;

  constructor(most: number = IN_FLIGHT_MAX_BYTES) {
    this.most = most;
  }

  /** Bytes that are taken now. */
  get bytes(): number {
    return this.held;
  }

  open(): Share {
    let own = 0;
    return {
      grow: (bytes) => {
        const more = bytes <= SMALL_BODY_BYTES ? 0 : bytes - own;
        // A single body may be larger than all together: a snapshot carries the uploads of a whole World.
        if (more > 0 && this.held > own && this.held + more > this.most) return false;
        this.held += Math.max(0, more);
        own += Math.max(0, more);
        return true;
      },
      end: () => {
        this.held -= own;
        own = 0;
      },
    };
  }
}
