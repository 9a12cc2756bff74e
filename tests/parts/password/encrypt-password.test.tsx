import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '#src/api/session.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { encryptPasswords } from '#src/parts/password/encrypt-password.ts';
import { logInByEmail, renderLogin } from '../../features/auth/render-login.tsx';
import { startMock } from '../../support/mock.ts';

const PASSWORD = 'Steel2026';

let sent: { path: string; body: string }[] = [];
/** The key that the server gives; undefined lets the mock give its own. */
let key: unknown;

beforeEach(async () => {
  await startMock();
  sent = [];
  key = undefined;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.clone().text() });
    if (key === undefined || !path.endsWith('/getPublicKey')) return send(request);
    return Response.json({ code: 1, message: 'success', data: key });
  });
});

describe('a password never travels in clear (decision 8)', () => {
  it('is a text of its own each time, that the key makes of it', async () => {
    const [first, second] = await encryptPasswords('certified@example.com', [PASSWORD, PASSWORD]);
    expect(first).toMatch(/^[A-Za-z0-9+/]{100,}={0,2}$/);
    // The padding of PKCS#1 v1.5 is random.
    expect(second).not.toBe(first);
  });

  it.each(['', '   ', 'no key', 'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJB', null, 7])(
    'with a key that cannot be used (%j) there is none to send',
    async (given) => {
      key = given;
      await expect(encryptPasswords('certified@example.com', [PASSWORD])).rejects.toBeInstanceOf(
        ProtocolError,
      );
    },
  );

  it('then the login says so, and nothing but the request for the key has left [1§7 getPublicKey]', async () => {
    key = 'no key';
    await renderLogin({ how: 'dialog' });
    await logInByEmail('certified@example.com', PASSWORD);
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(sent.map(({ path }) => path)).not.toContain('/api/n/user/email/login');
    expect(JSON.stringify(sent)).not.toContain(PASSWORD);
    expect(currentUser()).toBeNull();
  });
});
