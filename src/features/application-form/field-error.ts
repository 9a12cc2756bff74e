import type { TextKey } from '#src/i18n/keys.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { productOf } from './rules.ts';

/** Translates an error of the form (a text key), with the number of its product. */
export function fieldErrorText(error: unknown, path: string, t: Translate): string | undefined {
  if (typeof error !== 'string' || error === '') return undefined;
  // Cast: the form's rules only produce text keys.
  return t(error as TextKey, { index: productOf(path) ?? 1 });
}
