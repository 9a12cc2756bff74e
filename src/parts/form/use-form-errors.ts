import i18next from 'i18next';
import { describeError, errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';

/** For `enhanceGetInputProps`: forms store text keys, fields show them translated. Server texts pass unchanged. */
export function useTranslatedErrors(): (payload: { inputProps: { error?: unknown } }) => { error?: string } {
  const { t } = useText();
  return ({ inputProps: { error } }) => {
    if (typeof error !== 'string') return {};
    // Safe: the key exists.
    return { error: i18next.exists(error) ? (t as (key: string) => string)(error) : error };
  };
}

export function formError(error: unknown): string {
  const described = describeError(error);
  return 'key' in described && described.vars === undefined ? described.key : errorText(error);
}
