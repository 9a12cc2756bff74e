import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import { clearSession, currentUser, readToken, startSession, toStoredUser } from '#src/api/session.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { uploadFile } from '#src/api/upload.ts';
import { HttpError, NetworkError } from '#src/lib/errors.ts';

let mock: TestMock;
beforeEach(async () => {
  mock = await startMock({ persona: 'certified' });
  const user = toStoredUser(mock.user);
  if (user === null || mock.token === null) throw new Error('The persona is not signed in.');
  startSession(mock.token, user);
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
  mock.stop();
});

const report = (): File => new File(['%PDF-1.7\n'], 'report.pdf', { type: 'application/pdf' });
const upload = (signal = new AbortController().signal) =>
  uploadFile(report(), { businessType: 'EPD', reportType: '1' }, { onProgress: () => undefined, signal });

describe('an upload', () => {
  it('that is answered with HTTP 401 ends the session as every call does [1§8 401]', async () => {
    const ended = vi.fn<(hadUser: boolean) => void>();
    onUnauthorized(ended);
    mock.world.store.sessions.remove(mock.token ?? '');
    await expect(upload()).rejects.toMatchObject({ status: 401 } satisfies Partial<HttpError>);
    expect(currentUser()).toBeNull();
    expect(readToken()).toBeNull();
    expect(ended).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('whose connection breaks is network trouble, and ends no session', async () => {
    mock.world.faults = [{ operationId: 'uploadAttachment', kind: 'network', times: 1 }];
    await expect(upload()).rejects.toBeInstanceOf(NetworkError);
    expect(currentUser()?.id).toBe('u-certified');
  });

  it('gives up after 600 s [1§9 request timeout]', async () => {
    const wire = silentWire();
    const pending = upload();
    expect(wire.request().timeout).toBe(600_000);
    wire.request().ontimeout?.();
    await expect(pending).rejects.toBeInstanceOf(NetworkError);
  });

  it('that is cancelled stops, and is no trouble', async () => {
    const wire = silentWire();
    const cancel = new AbortController();
    const pending = upload(cancel.signal);
    cancel.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(wire.request().sent).toBe(true);
  });
});

/** As much of a request as an upload needs; nothing ever answers it. */
class SilentRequest {
  static latest: SilentRequest | null = null;
  timeout = 0;
  sent = false;
  upload = {};
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  open(): void {
    SilentRequest.latest = this;
  }
  setRequestHeader(): void {}
  send(): void {
    this.sent = true;
  }
  abort(): void {
    this.onabort?.();
  }
}

function silentWire(): { request: () => SilentRequest } {
  SilentRequest.latest = null;
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  return {
    request: () => {
      if (SilentRequest.latest === null) throw new Error('nothing was sent');
      return SilentRequest.latest;
    },
  };
}
