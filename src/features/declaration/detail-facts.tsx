import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RouteFlow, type SteelRoute as DrawnRoute } from '#src/ui/drawings/route-flow.tsx';
import { SystemBoundary } from '#src/ui/drawings/system-boundary.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { factWords, validityWords } from '#src/parts/declaration/validity-words.ts';
import { type DeclarationDetail, type SteelRoute } from '#src/parts/declaration/declaration.ts';
import classes from './detail.module.css';

/** Routes that have an illustration. */
const DRAWN: Partial<Record<SteelRoute, DrawnRoute>> = {
  'BF-BOF': 'bf-bof',
  EAF: 'scrap-eaf',
  'EAF-AOD': 'scrap-eaf',
  'DRI-EAF': 'dri-eaf',
};

/** Facts of a declaration; unknown values are omitted. */
export function DetailFacts({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const drawn = detail.route === null ? undefined : DRAWN[detail.route];
  const validity = validityWords(detail.validFrom, detail.validUntil, { t, lang });
  const pcr = nameIn(lang, detail.pcr);
  const words = factWords(detail, t);
  const facts: Fact[] = [
    { key: 'type', label: 'epd.detail.type', value: words.type },
    { key: 'validity', label: 'epd.detail.validity', value: validity },
    {
      key: 'pcr',
      label: 'epd.search.column.pcr',
      value: (pcr !== '' || detail.pcrNumber !== '') && (
        <>
          <AsWritten text={pcr} />
          <span className={classes.second}>{detail.pcrNumber}</span>
        </>
      ),
    },
    { key: 'unit', label: 'epd.detail.declaredUnit', value: words.unit },
    {
      key: 'boundary',
      label: 'epd.detail.boundary',
      value: words.boundary !== '' && (
        <>
          <AsWritten text={words.boundary} />
          {detail.boundary === 'A1-A3' && (
            <span className={classes.drawing}>
              <SystemBoundary />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'route',
      label: 'epd.detail.route',
      value: detail.route !== null && (
        <>
          {words.route}
          {drawn !== undefined && (
            <span className={classes.drawing}>
              <RouteFlow route={drawn} />
            </span>
          )}
        </>
      ),
    },
    { key: 'verifier', label: 'epd.detail.verifier', value: nameIn(lang, detail.verifier) },
    {
      key: 'standards',
      label: 'epd.detail.standard',
      // Non-breaking spaces prevent a line break within the number of a standard.
      value: detail.standards.map((name) => name.replaceAll(' ', '\u00A0')).join(lang === 'zh' ? '、' : ', '),
    },
    {
      key: 'published',
      label: 'epd.detail.published',
      value: detail.published !== '' && formatDate(detail.published, lang),
    },
    { key: 'product', label: 'epd.detail.productNumber', value: detail.productNumber },
  ];
  return <FactList facts={facts} />;
}
