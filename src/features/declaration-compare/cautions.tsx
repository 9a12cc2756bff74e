import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import { comparabilityOf, type Criterion } from './rules.ts';
import type { Side } from './side.ts';
import classes from './compare.module.css';

const LABELS: Record<Criterion, TextKey> = {
  pcr: 'epd.search.column.pcr',
  version: 'compare.pcrVersion',
  unit: 'epd.detail.declaredUnit',
  boundary: 'epd.detail.boundary',
  method: 'compare.method',
  database: 'compare.database',
  allocation: 'compare.allocation',
  standards: 'epd.detail.standard',
  type: 'epd.detail.type',
};

/** Then the figures cannot be compared directly. */
const FORBIDS: ReadonlySet<Criterion> = new Set(['pcr', 'unit', 'boundary', 'method']);

/** What makes the declarations incomparable where it is known, and what is not known. */
export function Cautions({ sides }: { sides: readonly Side[] }): ReactNode {
  const { t, lang } = useText();
  const { differs, expired, unknown } = comparabilityOf(sides, useToday());
  const [open, close, comma] = lang === 'zh' ? ['（', '）', '、'] : [' (', ')', ', '];
  const warns = differs.length > 0 || expired;
  if (!warns && unknown.length === 0) return null;
  return (
    <section className={classes.warnings} aria-label={t('compare.warnTitle')} data-warns={warns || undefined}>
      {warns && <IconAlertTriangle size={20} aria-hidden />}
      <details open={differs.some((criterion) => FORBIDS.has(criterion))}>
        <summary>
          {t('compare.warnTitle')} ({differs.length + Number(expired) + unknown.length})
        </summary>
        {warns && (
          <ul>
            {differs.map((criterion) => (
              <li key={criterion}>{t(`compare.warn.${criterion}`)}</li>
            ))}
            {expired && <li>{t('compare.warn.expired')}</li>}
          </ul>
        )}
        {unknown.length > 0 && (
          <p>
            {t('compare.unknown', {
              what: unknown
                .map(
                  ({ criterion, at }) =>
                    `${t(LABELS[criterion])}${open}${at.map((index) => LETTERS[index]).join(comma)}${close}`,
                )
                .join(comma),
            })}
          </p>
        )}
      </details>
    </section>
  );
}
