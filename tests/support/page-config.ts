/** A deployment that is set up otherwise, as an operator does it in index.html. */
import { forgetConfig } from '#src/config/config.ts';

/** Sets these fields until the end of the test (tests/setup/component.ts), also where somebody has asked for the configuration before. */
export function configurePage(fields: object): void {
  const element = document.createElement('script');
  element.id = 'portal-config';
  element.type = 'application/json';
  element.textContent = JSON.stringify(fields);
  document.body.append(element);
  forgetConfig();
}
