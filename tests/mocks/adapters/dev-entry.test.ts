import { beforeEach, expect, it, vi } from 'vitest';
import { createDevBackend, type DevBackend } from '#mocks/adapters/dev-entry.ts';
import { plainCall } from '#mocks/lib/plain-call.ts';
import { devTroubles } from '#mocks/adapters/dev-overlay.ts';

const send = vi.fn();
const error = vi.fn();
let backend: DevBackend;

const GONE = { type: 'custom', event: 'mock-backend:gone' };
const shown = (text: string): object => ({
  type: 'error',
  err: { message: expect.stringContaining(text) as string, stack: '', plugin: 'mock-backend' },
});
const call = async (path: string): Promise<number | undefined> =>
  (await backend.answer(plainCall('GET', new URL(path, 'http://localhost'))))?.status;
const FORMS = '/n/dict/list/COMPANY_FORM';
const TYPES = '/n/dict/list/RESOURCE_TYPE';

/** Gives the entries of a dictionary a label; the contract allows 256 characters. */
function label(type: string, length: number): void {
  const { store } = backend.worlds.get('default');
  for (const { id } of store.dictItems.where('type', type))
    store.dictItems.update(id, { value: { zh: '长'.repeat(length), en: null } });
}

beforeEach(async () => {
  send.mockReset();
  error.mockReset();
  // Of the development server only these two are used.
  const troubles = devTroubles({ ws: { send }, config: { logger: { error } } } as never);
  backend = await createDevBackend({
    worlds: null,
    storage: null,
    real: null,
    hostNames: ['localhost'],
    troubles,
  });
});

it('an answer off the contract is delivered, shown, and forgotten with the first one as it should be', async () => {
  label('COMPANY_FORM', 300);
  expect(await call(FORMS)).toBe(200);
  expect(send).toHaveBeenLastCalledWith(shown('Off-contract answer of listCompanyForms'));
  expect(error).toHaveBeenCalledTimes(1);

  // Another call proves nothing about this one.
  await call(TYPES);
  expect(send).toHaveBeenCalledTimes(1);
  label('COMPANY_FORM', 2);
  await call(FORMS);
  expect(send).toHaveBeenLastCalledWith(GONE);
});

it('of two troubles the one that is left is shown again', async () => {
  label('COMPANY_FORM', 300);
  label('RESOURCE_TYPE', 300);
  await call(FORMS);
  await call(TYPES);
  label('RESOURCE_TYPE', 2);
  await call(TYPES);
  expect(send).toHaveBeenLastCalledWith(shown('listCompanyForms'));
  expect(error).toHaveBeenCalledTimes(2);
});

it('what the former code answered is forgotten when its code was edited', async () => {
  label('COMPANY_FORM', 300);
  await call(FORMS);
  backend.retire();
  expect(send).toHaveBeenLastCalledWith(GONE);
});
