import { title } from '#src/lib/received.ts';
import { translate } from './translate.ts';

/** What a thing of the server is called, also when its title did not come: a heading or a link must have words. */
export function titled(sent: unknown): string {
  return title(sent) || translate('common.untitled');
}
