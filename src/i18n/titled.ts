import { title } from '#src/lib/received.ts';
import { translate } from './translate.ts';

/** Headings and links need a name even if the server sends no title. */
export function titled(sent: unknown): string {
  return title(sent) || translate('common.untitled');
}
