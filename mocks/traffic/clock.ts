/** Times of a file as times of the server: its `Date` headers tell where its clock differs from the browser's. */
import type { Exchange } from './exchange.ts';

/** `Date` has whole seconds, and an answer takes its time. */
const SLACK_MS = 2000;
/** Apart, where a source has no times. */
const PACE_MS = 1000;

export class ServerClock {
  private offset = 0;
  private last: number;

  /** @param start for sources without times, epoch ms */
  constructor(start: number) {
    this.last = start - PACE_MS;
  }

  /** Epoch ms of the server when a call came; call in order. */
  at({ at, ms, answer }: Exchange): number {
    if (at === null) {
      this.last += PACE_MS;
      return this.last;
    }
    const date = Date.parse(answer?.headers['date'] ?? '');
    const answered = at + Math.round(ms);
    if (!Number.isNaN(date) && Math.abs(date - answered - this.offset) > SLACK_MS)
      this.offset = date - answered;
    this.last = at + this.offset;
    return this.last;
  }
}
