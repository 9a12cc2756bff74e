import i18next from 'i18next';
import { describeError, errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';

/**
 * For `enhanceGetInputProps`: a form keeps text keys, the fields show them in the language of the page. Texts of the
 * server pass as they are.
 */
export function useTranslatedErrors(): (payload: { inputProps: { error?: unknown } }) => { error?: string } {
  const { t } = useText();
  return ({ inputProps: { error } }) => {
    if (typeof error !== 'string') return {};
    // As any key: it has just been found.
    return { error: i18next.exists(error) ? (t as (key: string) => string)(error) : error };
  };
}

/** An error as a form keeps it: a text key, or the server's own text. */
export function formError(error: unknown): string {
  const described = describeError(error);
  return 'key' in described && described.vars === undefined ? described.key : errorText(error);
}
