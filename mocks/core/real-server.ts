/** State of a real server used in addition to the mock (`npm run dev -- --target …`): routing and reachability. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { routes } from './route-index.ts';
import type { TwoLanguages } from '../lib/text.ts';

export interface RealServer {
  readonly origin: string;
  /** For mocked calls, since the mock has no session of that server. */
  readonly persona: string;
  readonly mocked: Set<OperationId>;
  /** Last forwarded call; null before the first. */
  heard: {
    readonly at: Date;
    /** Why there was no answer; null on success. */
    readonly trouble: TwoLanguages | null;
  } | null;
}

/** The four prefixes of decision 1. */
const CALLS = /^\/(?:api\/n|api\/p|n|p)\//;

export function isReal({ mocked }: Pick<RealServer, 'mocked'>, method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (!CALLS.test(path)) return false;
  const route = routes.find(method, path);
  return route === null || !mocked.has(route.operationId);
}
