/** What the bench must show: each limit with what was measured in the same run. */
import { PEERS_AT_LEAST, type CallResult } from './peers.ts';
import type { StartTimes } from './starts.ts';

/** Of the process that opens its port: times of a bare Node process. */
const START_AT_MOST = 3;
const IDLE_MB_AT_MOST = 120;

export interface Budget {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  /** Whether the value may not be above the limit, or not below it. */
  readonly side: 'at most' | 'at least';
}

export const holds = ({ value, limit, side }: Budget): boolean =>
  side === 'at most' ? value <= limit : value >= limit;

function ofCall({ call, constant, small, large, peer }: CallResult): Budget[] {
  const { name, atMost, constantAtMost } = call;
  const budgets: Budget[] = [];
  const add = (what: string, value: number, limit: number | undefined, side: Budget['side']): void => {
    if (limit !== undefined) budgets.push({ what: `${name}: ${what}`, value, limit, side });
  };
  add('100,000 ÷ 48 declarations', small.perSecond / large.perSecond, atMost, 'at most');
  add('constant ÷ mock', constant.perSecond / small.perSecond, constantAtMost, 'at most');
  if (peer !== undefined)
    add('checked mock ÷ Prism', peer.checked.perSecond / peer.prism.perSecond, PEERS_AT_LEAST, 'at least');
  return budgets;
}

export function budgetsOf(calls: readonly CallResult[], starts: StartTimes): Budget[] {
  return [
    ...calls.flatMap(ofCall),
    {
      what: 'start of the mock ÷ start of a bare Node process',
      value: starts.mockMs / starts.bareMs,
      limit: START_AT_MOST,
      side: 'at most',
    },
    {
      what: 'idle memory, MB',
      value: starts.idleBytes / 1024 / 1024,
      limit: IDLE_MB_AT_MOST,
      side: 'at most',
    },
  ];
}
