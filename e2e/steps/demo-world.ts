/** The World inside a browser that shows the demo: asked by one of its pages, for there is no server. */
import type { Page } from '@playwright/test';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { MockWorld } from '#mocks/playwright/index.ts';

export class DemoWorld extends MockWorld {
  private readonly page: Page;

  /** @param home address of the demo. */
  constructor(page: Page, home: string) {
    super(DEFAULT_WORLD, page.request, page.context(), home);
    this.page = page;
  }

  protected override send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    return this.page.evaluate(
      async (call) => {
        const answer = await fetch(call.url, { method: call.method, body: call.text });
        return { status: answer.status, text: await answer.text() };
      },
      { method, url, text: body === undefined ? null : JSON.stringify(body) },
    );
  }
}
