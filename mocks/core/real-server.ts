/** A real server beside the mock (`npm run dev -- --target …`): which calls are whose, and whether it is heard. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { routes } from './route-index.ts';

interface TwoLanguages {
  readonly zh: string;
  readonly en: string;
}

export interface RealServer {
  readonly origin: string;
  /** As whom the mock answers: it knows no session of that server. */
  readonly persona: string;
  /** Calls that the mock answers all the same. People switch them while it runs. */
  readonly mocked: Set<OperationId>;
  /** How the last call that was handed on ended; null before the first. */
  heard: {
    /** By the machine's clock. */
    readonly at: Date;
    /** Why no answer came; null when one did. */
    readonly trouble: TwoLanguages | null;
  } | null;
}

/** The four prefixes of decision 1. */
const CALLS = /^\/(?:api\/n|api\/p|n|p)\//;

/** Whether a call is the real server's; one that the contract does not know is for it to refuse. */
export function isReal({ mocked }: Pick<RealServer, 'mocked'>, method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (!CALLS.test(path)) return false;
  const route = routes.find(method, path);
  return route === null || !mocked.has(route.operationId);
}
