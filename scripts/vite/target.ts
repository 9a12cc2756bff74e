/** `npm run dev -- --target https://…`: proxies calls to a real server, except chosen ones, which the mock answers. */
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import type { MockBackendOptions } from '#mocks/adapters/vite-plugin.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';

/** Environment variables from scripts/dev.ts to vite.config.ts. */
export const TARGET_ENV = {
  origin: 'DEV_TARGET',
  mocked: 'DEV_MOCKED',
  persona: 'DEV_AS',
  ca: 'DEV_CA',
  insecure: 'DEV_INSECURE',
} as const;

export type Target = NonNullable<MockBackendOptions['real']>;

const PERSONA = 'certified';

/** System CAs plus those of a file. @throws Error if there is no such file */
function authoritiesWith(file: string): string[] {
  try {
    return [...rootCertificates, readFileSync(file, 'utf8')];
  } catch {
    throw new Error(`--ca must be a file with certificates (PEM), and "${file}" cannot be read`);
  }
}

/**
 * Reads the options from the environment; null without a target.
 * @throws Error with a readable message
 */
export function targetFrom(env: Readonly<Record<string, string | undefined>>): Target | null {
  const given = (name: keyof typeof TARGET_ENV): string => env[TARGET_ENV[name]] ?? '';
  const address = given('origin');
  const mocked = given('mocked')
    .split(',')
    .filter((id) => id !== '');
  if (address === '') {
    if (mocked.length > 0) throw new Error('--mocked says what stays mocked beside a --target');
    if (given('ca') !== '' || given('insecure') !== '')
      throw new Error('--ca and --insecure say which certificate of a --target is trusted');
    return null;
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`--target must be the address of a server, not "${address}"`);
  const unknown = mocked.filter((id) => !isOperationId(id));
  if (unknown.length > 0) throw new Error(`--mocked names no call of the contract: ${unknown.join(', ')}`);
  const { origin } = new URL(address);
  return {
    server: {
      origin,
      persona: given('persona') || PERSONA,
      mocked: new Set(mocked.filter((id) => isOperationId(id))),
      heard: null,
    },
    trust: {
      ...(given('ca') === '' ? {} : { ca: authoritiesWith(given('ca')) }),
      ...(given('insecure') === '' ? {} : { rejectUnauthorized: false }),
    },
  };
}
