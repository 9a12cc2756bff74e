import { describeError, errorText, type ErrorText } from '#src/i18n/error-text.ts';
import { BusinessError } from '#src/lib/errors.ts';

/** News errors show the server's message followed by the code (document 2 §8). */
export function newsErrorWords(error: unknown): ErrorText {
  if (!(error instanceof BusinessError)) return describeError(error);
  return { key: 'news.loadFail', vars: { message: errorText(error), code: error.code } };
}
