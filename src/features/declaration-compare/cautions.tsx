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

/** The gravest reason why the figures cannot be compared; folded below it the others and what is not known. */
export function Cautions({ sides }: { sides: readonly Side[] }): ReactNode {
  const { t, lang } = useText();
  const { differs, expired, unknown } = comparabilityOf(sides, useToday());
  const [open, close, comma] = lang === 'zh' ? ['（', '）', '、'] : [' (', ')', ', '];
  const [gravest, ...others] = [
    ...differs.filter((criterion) => FORBIDS.has(criterion)),
    ...(expired ? ['expired' as const] : []),
    ...differs.filter((criterion) => !FORBIDS.has(criterion)),
  ];
  const what = unknown.map(
    ({ criterion, at }) =>
      `${t(LABELS[criterion])}${open}${at.map((index) => LETTERS[index]).join(comma)}${close}`,
  );
  const folded = others.length + unknown.length;
  if (gravest === undefined && folded === 0) return null;
  return (
    <section
      className={classes.warnings}
      aria-label={t('compare.warnTitle')}
      data-warns={gravest !== undefined || undefined}
    >
      {gravest !== undefined && (
        <p>
          <IconAlertTriangle size={20} aria-hidden />
          {t(`compare.warn.${gravest}`)}
        </p>
      )}
      {folded > 0 && (
        <details>
          <summary>
            {t(gravest === undefined ? 'compare.warnTitle' : 'compare.warnMore')}
            {`${open}${String(folded)}${close}`}
          </summary>
          <ul>
            {others.map((caution) => (
              <li key={caution}>{t(`compare.warn.${caution}`)}</li>
            ))}
            {unknown.length > 0 && <li>{t('compare.unknown', { what: what.join(comma) })}</li>}
          </ul>
        </details>
      )}
    </section>
  );
}
