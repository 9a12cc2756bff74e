import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { notify } from '#src/ui/notify.ts';
import { formatResult } from '#src/parts/declaration/format-result.ts';
import { waterfall } from './bars.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import { layOut, paint, type PictureContent } from './picture.ts';
import { comparabilityOf, moduleRows } from './rules.ts';
import type { Side } from './side.ts';
import { storiesOf } from './story.ts';
import { useDifferenceWords, useStoryWords } from './use-story-words.ts';

/** Copies the comparison as a picture (for a tender). A browser that does not copy pictures saves it as a file. */
function useCopy(sides: readonly Side[]): () => Promise<void> {
  const content = useContent();
  return async () => {
    const { fontFamily } = getComputedStyle(document.body);
    const picture = paint(layOut(content(sides)), fontFamily).then((blob) => {
      if (blob === null) throw new Error('The browser draws no picture.');
      return blob;
    });
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      notify.success('compare.picture.copied');
    } catch {
      picture.then(
        (blob) => {
          saveFile({ blob, name: `steel-epd-comparison-${platformToday()}.png` }, '');
          notify.info('compare.picture.saved');
        },
        () => notify.error('compare.picture.failed'),
      );
    }
  };
}

/** Items of the menu of files. */
export function WaysOut({ sides, pictured }: { sides: readonly Side[]; pictured: boolean }): ReactNode {
  const { t } = useText();
  const copy = useCopy(sides);
  return (
    <>
      {pictured && <Menu.Item onClick={() => void copy()}>{t('compare.picture.copy')}</Menu.Item>}
      <Menu.Item onClick={() => window.print()}>{t('common.print')}</Menu.Item>
    </>
  );
}

function cautionsOf(sides: readonly Side[], today: string) {
  const { differs, expired } = comparabilityOf(sides, today);
  return expired ? [...differs, 'expired' as const] : differs;
}

function useContent(): (sides: readonly Side[]) => PictureContent {
  const { t, lang } = useText();
  const differenceWords = useDifferenceWords();
  const sentences = useStoryWords();
  return (sides) => {
    const stories = storiesOf(sides);
    const modules = moduleRows(sides);
    const bars = waterfall(modules);
    return {
      title: t('compare.title'),
      sentences: sentences(stories, sides),
      sides: sides.map(({ product, company, number, gwp, gwpUnit, file }, at) => {
        const story = stories.find((one) => one.at === at);
        return {
          letter: LETTERS[at] ?? '',
          name: nameIn(lang, product) || number,
          company: nameIn(lang, company),
          number: [number, file === null ? '' : t('compare.foreign.mark')].filter(Boolean).join(' · '),
          figure: formatQuantity(gwp, gwpUnit),
          words:
            story === undefined
              ? at === 0
                ? t('compare.base')
                : ''
              : differenceWords({ kind: 'amount', amount: story.amount, percent: story.percent }),
        };
      }),
      rows: modules.map(({ module, results }, row) => ({
        label: `${module.toUpperCase()} ${t(`epd.detail.${module}`)}`,
        cells: results.map((result, at) => ({
          value: result?.total == null ? t('compare.notGiven') : formatResult(result.total),
          bar: bars[row]?.[at] ?? null,
        })),
      })),
      cautions: cautionsOf(sides, platformToday()).map((caution) => t(`compare.warn.${caution}`)),
      foot: [t('common.appName'), window.location.origin, formatDate(platformToday(), lang)].join(' · '),
    };
  };
}
