import { useState, type ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { CbamNote } from '#src/parts/declaration/cbam-note.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { Section } from '#src/ui/section.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Mark } from '#src/parts/plot/plot-data.ts';
import { PcrPlot } from '#src/parts/plot/pcr-plot.tsx';
import { TickBox } from '#src/ui/tick-box.tsx';
import { AllIndicators } from './all-indicators.tsx';
import { LETTERS, pcrOf } from '#src/parts/comparison/choice.ts';
import { Differences } from './differences.tsx';
import { FactTable } from './fact-table.tsx';
import { ModuleTable } from './module-table.tsx';
import { SideHead } from './side-head.tsx';
import type { Side } from './side.ts';
import classes from './compare.module.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { comparabilityOf, type Criterion } from './rules.ts';

interface SideBySideProps {
  search: SearchParams;
  /** Two or three; those of this register follow one PCR. The first is the reference. */
  sides: readonly Side[];
  onRemove: (id: string) => void;
  children: ReactNode;
}

export function SideBySide({ search, sides, onRemove, children }: SideBySideProps): ReactNode {
  const { t, lang } = useText();
  const own = sides.filter(({ file }) => file === null);
  const ruled = own.find((side) => pcrOf(side) !== '');
  const pcr = ruled === undefined ? undefined : pcrOf(ruled);
  const marks = own.flatMap(({ id, product, number, route, gwp, gwpUnit }, at): Mark[] =>
    gwp === null
      ? []
      : [{ id, letter: LETTERS[at] ?? '', name: nameIn(lang, product) || number, route, gwp, unit: gwpUnit }],
  );
  const [onlyDifferences, setOnly] = useState(false);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        {ruled !== undefined && (
          <div className={classes.subject}>
            <ProductDrawing name={`${nameIn(lang, ruled.product)} ${nameIn(lang, ruled.pcr)}`} size={96} />
            <p>
              <AsWritten text={nameIn(lang, ruled.pcr)} />
              <code>{pcr}</code>
            </p>
          </div>
        )}
        <ol className={classes.heads}>
          {sides.map(({ id }, at) => (
            <li key={id}>
              <SideHead search={search} sides={sides} at={at} onRemove={onRemove} />
            </li>
          ))}
        </ol>
      </div>
      <Differences sides={sides} />
      <div>
        <Cautions sides={sides} />
        {sides.some(({ gwp }) => gwp !== null) && <CbamNote />}
      </div>
      <ModuleTable sides={sides} />
      {pcr !== undefined && own[0]?.pcrNumber === pcr && (
        <div className={classes.plot}>
          <PcrPlot pcr={pcr} marks={marks} search={search} />
        </div>
      )}
      <AllIndicators sides={sides} onlyDifferences={onlyDifferences}>
        <TickBox words={t('compare.onlyDifferences')} checked={onlyDifferences} onChange={setOnly} />
      </AllIndicators>
      <Section title="compare.facts" space="near">
        <FactTable details={sides} onlyDifferences={onlyDifferences} />
      </Section>
      {children}
    </div>
  );
}

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
function Cautions({ sides }: { sides: readonly Side[] }): ReactNode {
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
