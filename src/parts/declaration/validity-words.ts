import type { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';

/** Empty if the server sends neither date. */
export function validityWords(
  from: string,
  until: string,
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): string {
  if (from === '' && until === '') return '';
  const days = { from: formatDateInText(from, lang), until: formatDateInText(until, lang) };
  if (from === '') return t('epd.detail.validityUntil', days);
  return t(until === '' ? 'epd.detail.validityFrom' : 'epd.detail.validityRange', days);
}
