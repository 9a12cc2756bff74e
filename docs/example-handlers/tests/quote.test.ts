import { setupServer } from 'msw/node';
import { portalWorld } from 'steel-epd-portal/handlers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { owed } from '../src/quote.ts';

const world = await portalWorld();
// All calls of the contract; a front end that makes few can take those: world.handlers.getQuote, …
const server = setupServer(...Object.values(world.handlers));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let token: string;
let id: string;
beforeEach(async () => {
  await world.reset('stage-10');
  token = await world.login('certified');
  id = (await world.choices('issueQuote', 'applicationId'))[0]?.value ?? '';
});

test('a quote is shown as soon as the staff have issued it', async () => {
  expect(await owed(token, id)).toBe('No quote yet');
  await world.operator('issueQuote', { applicationId: id, amount: 68_000 });
  expect(await owed(token, id)).toBe('68000 CNY');
  const [last] = await world.requests();
  expect(last).toMatchObject({ operationId: 'getQuote', verdict: { answer: { valid: true } } });
});

test('an outage and the end of a session are told', async () => {
  await world.faults([{ operationId: 'getQuote', kind: 'status', value: 503, times: 1 }]);
  expect(await owed(token, id)).toBe('Not known now (503)');
  // Two days later nobody is signed in any more.
  await world.clock({ advanceMs: 2 * 86_400_000 });
  expect(await owed(token, id)).toBe('Not known now (401)');
});
