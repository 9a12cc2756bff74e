import { onTestFinished, vi } from 'vitest';

/** The links that the portal follows by itself, from now to the end of the test; nothing leaves it. */
export function catchLinks(): HTMLAnchorElement[] {
  const opened: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this);
  });
  onTestFinished(() => click.mockRestore());
  return opened;
}
