/** What the content security policy has refused to the pages of a browser. */
import { expect, type BrowserContext } from '@playwright/test';

/** How Chromium says it: of sources, and of plain text where Trusted Types want more. */
const REFUSED =
  /Content[ -]Security[ -]Policy|requires 'Trusted|TrustedTypePolicy|TrustedHTML|TrustedScript/i;

/** Collects from now on, of all pages, their frames and workers. */
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

/** After hostile texts: to read a handler is reported, although it is taken out and never runs. Nothing else may be. */
export function onlyHandlersReported(refused: string[]): void {
  expect(refused.splice(0).filter((line) => !line.includes('inline event handler'))).toEqual([]);
}
