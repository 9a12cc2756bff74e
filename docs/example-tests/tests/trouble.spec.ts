import { expect, test } from './portal.ts';

test.use({ scenario: 'default', persona: 'certified', seed: 7 });

test('a list that cannot be read is there when the server is, until the session ends', async ({
  page,
  world,
}) => {
  await world.faults([{ operationId: 'listMyApplications', kind: 'status', value: 503 }]);
  await page.goto('/epd/mineEpd');
  await expect(page.getByText('Service unavailable (503)')).toBeVisible();
  await world.faults([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();

  // Two days later nobody is signed in any more.
  await world.clock({ advanceMs: 2 * 86_400_000 });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
