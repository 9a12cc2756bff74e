/** `npm run dev -- --target https://…`: calls go to a real server, and chosen ones stay with the mock. */
import type { ProxyOptions } from 'vite';
import { routes } from '#mocks/core/route-index.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';

/** How scripts/dev.ts hands it to vite.config.ts. */
export const TARGET_ENV = { origin: 'DEV_TARGET', mocked: 'DEV_MOCKED', persona: 'DEV_AS' } as const;

export interface Target {
  readonly origin: string;
  /** Calls that the mock answers all the same, by operationId. */
  readonly mocked: ReadonlySet<string>;
  /** As whom it does: it knows no session of the real server. */
  readonly persona: string;
}

/** Who is signed in at the mock unless somebody else is named. */
const PERSONA = 'certified';
/** The four prefixes of decision 1. */
const CALLS = '^/(?:api/n|api/p|n|p)/';

/**
 * Reads it from the environment; null without a target.
 * @throws Error with a sentence for people
 */
export function targetFrom(env: Readonly<Record<string, string | undefined>>): Target | null {
  const address = env[TARGET_ENV.origin] ?? '';
  const mocked = (env[TARGET_ENV.mocked] ?? '').split(',').filter((id) => id !== '');
  if (address === '') {
    if (mocked.length > 0) throw new Error('--mocked says what stays mocked beside a --target');
    return null;
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--target must be the address of a server, not "${address}"`);
  const unknown = mocked.filter((id) => !isOperationId(id));
  if (unknown.length > 0) throw new Error(`--mocked names no call of the contract: ${unknown.join(', ')}`);
  const { origin } = new URL(address);
  return { origin, mocked: new Set(mocked), persona: env[TARGET_ENV.persona] ?? PERSONA };
}

/** Whether a call is the real server's; one that the contract does not know is for it to refuse. */
export function isReal({ mocked }: Target, method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (!new RegExp(CALLS).test(path)) return false;
  const route = routes.find(method, path);
  return route === null || !mocked.has(route.operationId);
}

/** The way to the real server, for Vite. @param log is told each call, without its query, which may hold a token */
export function proxyTo({ origin }: Target, log: (line: string) => void): Record<string, ProxyOptions> {
  return {
    [CALLS]: {
      target: origin,
      changeOrigin: true,
      configure: (proxy) => {
        proxy.on('proxyRes', ({ statusCode }, { method, url = '' }) =>
          log(`${method} ${url.split('?', 1)[0]}: ${statusCode} of ${origin}`),
        );
      },
    },
  };
}
