import { beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from '#src/api/upload.ts';
import { NetworkError } from '#src/lib/errors.ts';
import { must } from '../support/must.ts';

/** A request that never goes out: the test says what becomes of it. */
class SilentRequest {
  static sent: SilentRequest[] = [];
  timeout = 0;
  upload: { onprogress?: (event: object) => void } = {};
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  open = vi.fn();
  setRequestHeader = vi.fn();
  abort = (): void => this.onabort?.();
  send = (): void => void SilentRequest.sent.push(this);
}

beforeEach(() => {
  SilentRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});

function start(control = new AbortController(), onProgress = vi.fn()) {
  const file = new File(['%PDF'], 'report.pdf');
  const ended = uploadFile(file, { businessType: 'LCA' }, { onProgress, signal: control.signal });
  const request = must(SilentRequest.sent[0]);
  return { request, control, onProgress, ended: ended.catch((error: unknown) => error) };
}

it('gives up after 600,000 ms and says that the network is to blame', async () => {
  const { request, ended } = start();
  expect(request.timeout).toBe(600_000);
  request.ontimeout?.();
  expect(await ended).toBeInstanceOf(NetworkError);
});

it('a connection that breaks off is trouble of the network', async () => {
  const { request, ended } = start();
  request.onerror?.();
  expect(await ended).toBeInstanceOf(NetworkError);
});

it('a cancelled upload stops its request and is no trouble at all', async () => {
  const { control, ended } = start();
  control.abort();
  expect(await ended).toMatchObject({ name: 'AbortError' });
});

it('tells the share of the bytes that have left', () => {
  const { request, onProgress } = start();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 3 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  expect(onProgress.mock.calls).toEqual([[33]]);
});
