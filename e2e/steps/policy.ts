/** Collects violations of the content security policy. */
import { expect, type BrowserContext } from '@playwright/test';

/** Chromium's messages for blocked sources and for Trusted Types. */
const REFUSED =
  /Content[ -]Security[ -]Policy|requires 'Trusted|TrustedTypePolicy|TrustedHTML|TrustedScript/i;

/** Collects violations from all pages, frames and workers. */
export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (REFUSED.test(message.text())) refused.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (REFUSED.test(text)) refused.push(text);
  });
  return refused;
}

/** Hostile texts cause a report for inline handlers even though they are removed; nothing else may be reported. */
export function onlyHandlersReported(refused: string[]): void {
  expect(refused.splice(0).filter((line) => !line.includes('inline event handler'))).toEqual([]);
}
