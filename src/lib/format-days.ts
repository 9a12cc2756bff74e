/** `1 day`, `12 days`, on one line; `12 天` in Chinese. */
export function formatDays(days: number, lang: 'zh' | 'en'): string {
  const unit = lang === 'zh' ? '天' : days === 1 ? 'day' : 'days';
  return `${String(days)}\u00A0${unit}`;
}
