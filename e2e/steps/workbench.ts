/** Finding the way in the workbench. */
import type { Page } from '@playwright/test';
import { GROUPS, openAt, type Section } from '#mocks/workbench/place.ts';
import { WORDS } from '#mocks/workbench/words.ts';
import type { Language } from '#src/i18n/keys.ts';

export async function openSection(page: Page, section: Section, language: Language): Promise<void> {
  const { group } = openAt(section);
  const names = GROUPS[group].length === 1 ? [group] : [group, section];
  for (const name of names) await page.getByRole('tab', { name: WORDS[name][language], exact: true }).click();
}
