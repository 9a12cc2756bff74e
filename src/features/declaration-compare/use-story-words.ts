import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, spacedUnit, THIN_SPACE } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatResult } from '#src/parts/declaration/format-result.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import type { Difference } from './rules.ts';
import type { Side } from './side.ts';
import type { Story } from './story.ts';

export const MODULE_LABEL = { a1: 'epd.detail.a1', a2: 'epd.detail.a2', a3: 'epd.detail.a3' } as const;

/** `63.9 %`, without its sign. */
export const shareWords = (percent: number): string =>
  `${formatNumber(Math.abs(Number(percent.toFixed(1))))}${THIN_SPACE}%`;

/** `−1,420 (−63.4 %)`; Chinese has a word in place of the signs. */
export function useDifferenceWords(): (difference: Difference) => string {
  const { t, lang } = useText();
  const [before, after] = lang === 'zh' ? ['（', '）'] : [' (', ')'];
  return (difference) => {
    if (difference.kind !== 'amount')
      return t(difference.kind === 'none' ? 'compare.noDifference' : 'compare.otherUnit');
    const { amount, percent, digits } = difference;
    if (amount === 0) return t('compare.same');
    const sign = lang === 'zh' ? '' : amount < 0 ? '−' : '+';
    const share = percent === null ? '' : `${before}${sign}${shareWords(percent)}${after}`;
    const value = `${formatResult(Math.abs(amount), digits)}${share}`;
    return t(amount < 0 ? 'compare.less' : 'compare.more', { value });
  };
}

/** One sentence about each: `B (rebar) is 1,420 kg CO₂e / t lower, 1,310 of it in A3 (manufacturing).` */
export function useStoryWords(): (stories: readonly Story[], sides: readonly Side[]) => string[] {
  const { t, lang } = useText();
  const [before, after] = lang === 'zh' ? ['（', '）'] : [' (', ')'];
  const inBrackets = (text: string): string => (text === '' ? '' : `${before}${text}${after}`);
  const stop = lang === 'zh' ? '。' : '.';
  return (stories, sides) =>
    stories.map(({ at, amount, most }) => {
      const side = sides[at];
      const name = side === undefined ? '' : nameIn(lang, side.product) || side.number;
      const letter = `${LETTERS[at] ?? ''}${inBrackets(name)}`;
      if (amount === 0) return `${t('compare.story.same', { letter })}${stop}`;
      const figure = formatResult(Math.abs(amount));
      const value = figure + spacedUnit(figure, sides[0]?.gwpUnit ?? '');
      const whole = t(amount < 0 ? 'compare.story.lower' : 'compare.story.higher', { letter, value });
      if (most === null) return `${whole}${stop}`;
      if (most === 'spread') return `${whole}${t('compare.story.spread')}${stop}`;
      const module = `${most.module.toUpperCase()}${inBrackets(t(MODULE_LABEL[most.module]))}`;
      const part =
        most.part === null
          ? t('compare.story.mainly', { module })
          : t('compare.story.part', { part: formatResult(most.part), module });
      return `${whole}${part}${stop}`;
    });
}
