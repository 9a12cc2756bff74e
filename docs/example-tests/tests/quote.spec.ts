import { expect, test } from './portal.ts';

// One application was just submitted, and its company is signed in.
test.use({ scenario: 'stage-10' });

test('a company accepts the quote that the staff have issued', async ({ page, world }) => {
  const [application] = await world.choices('issueQuote', 'applicationId');
  await world.operator('issueQuote', { applicationId: application?.value ?? '', amount: 68_000 });

  await page.goto('/epd/mineEpd');
  await page.getByRole('button', { name: 'Review the quote' }).click();
  const quote = page.getByRole('dialog', { name: 'Service quote' });
  await expect(quote).toContainText('68,000');
  await quote.getByRole('button', { name: 'Accept quote' }).click();
  await page
    .getByRole('dialog', { name: 'Accept quote' })
    .getByRole('button', { name: 'Accept quote' })
    .click();
  await expect(page.getByText('The platform is preparing the contract.')).toBeVisible();

  // All of it is a file that replays: attach it to a bug report, or keep it as a test.
  const recording = await world.recording();
  expect(recording.steps.map(({ operation }) => operation)).toContain('confirmQuote');
  expect(await world.replay(recording)).toMatchObject({ passed: true });
});
