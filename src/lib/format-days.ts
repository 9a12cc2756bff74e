/** `1 day`, `12 days`; `12天` in Chinese. */
export function formatDays(days: number, lang: 'zh' | 'en'): string {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);
}
