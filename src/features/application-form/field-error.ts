import type { TextKey } from '#src/i18n/keys.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { productOf } from './rules.ts';

/**
 * An error as the form keeps it (a text key) in words; a key that names a product gets its number.
 * @returns undefined when there is no error
 */
export function fieldErrorText(error: unknown, path: string, t: Translate): string | undefined {
  if (typeof error !== 'string' || error === '') return undefined;
  // As TextKey: the rules of the form write nothing else.
  return t(error as TextKey, { index: productOf(path) ?? 1 });
}
