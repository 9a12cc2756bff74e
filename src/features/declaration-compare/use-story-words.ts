import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import { formatResult } from '#src/parts/declaration/format-result.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import type { Difference } from './rules.ts';
import type { Story } from './story.ts';

/** `63.9 %`, without its sign. */
export const shareWords = (percent: number): string =>
  `${formatNumber(Math.abs(Number(percent.toFixed(1))))}${THIN_SPACE}%`;

/** `1,420 less (63.4 %)`. */
export function useDifferenceWords(): (difference: Difference) => string {
  const { t, lang } = useText();
  const [before, after] = lang === 'zh' ? ['（', '）'] : [' (', ')'];
  return (difference) => {
    if (difference.kind !== 'amount')
      return t(difference.kind === 'none' ? 'compare.noDifference' : 'compare.otherUnit');
    const { amount, percent } = difference;
    if (amount === 0) return t('compare.same');
    const share = percent === null ? '' : `${before}${shareWords(percent)}${after}`;
    const value = `${formatResult(Math.abs(amount))}${share}`;
    return t(amount < 0 ? 'compare.less' : 'compare.more', { value });
  };
}

/** One sentence about all: `B is 1,420 lower, 1,310 of it in A3; C is 82 higher, 63 of it in A3.` */
export function useStoryWords(): (stories: readonly Story[]) => string {
  const { t, lang } = useText();
  return (stories) => {
    const clauses = stories.map(({ at, amount, most }) => {
      const letter = LETTERS[at] ?? '';
      if (amount === 0) return t('compare.story.same', { letter });
      const value = formatResult(Math.abs(amount));
      const whole = t(amount < 0 ? 'compare.story.lower' : 'compare.story.higher', { letter, value });
      if (most === null) return whole;
      const module = most.module.toUpperCase();
      const part =
        most.part === null
          ? t('compare.story.mainly', { module })
          : t('compare.story.part', { part: formatResult(most.part), module });
      return `${whole}${part}`;
    });
    return clauses.length === 0
      ? ''
      : `${clauses.join(lang === 'zh' ? '；' : '; ')}${lang === 'zh' ? '。' : '.'}`;
  };
}
