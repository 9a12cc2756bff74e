import { type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { PlaceRamp } from '#src/parts/certificate/place-ramp.tsx';
import { SealMark } from '#src/parts/certificate/seal-mark.tsx';
import { CbamNote } from '#src/parts/declaration/cbam-note.tsx';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { factWords } from '#src/parts/declaration/validity-words.ts';
import { ModuleSplit } from '#src/parts/declaration/module-split.tsx';
import { useLinkedData } from '#src/parts/declaration/use-linked-data.ts';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { ProductHead } from './product-head.tsx';
import { ReportBar } from './report-bar.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import headClasses from './product-head.module.css';
import classes from './product.module.css';

const MoreWays = lazyPart(() => import('./more-ways.tsx').then((part) => part.MoreWays));

export function ProductView({ id, detail }: { id: string; detail: DeclarationDetail }): ReactNode {
  const { t } = useText();
  useLinkedData(detail, `/app/epd/${detail.id}`);
  return (
    <article className={headClasses.root}>
      <ProductHead detail={detail} />
      <section className={headClasses.standing} data-band>
        <PlaceRamp id={detail.id} peers={detail.peers} />
        {detail.gwp !== null && <ModuleSplit detail={detail} />}
        <SealMark declaration={detail} />
      </section>
      <section className={classes.facts} aria-label={t('epd.detail.facts')}>
        <Facts detail={detail} />
        {detail.gwp !== null && <CbamNote />}
      </section>
      {detail.indicators.length + detail.peers.length > 0 && (
        <TextLink
          to="/epd/epdSearch"
          search={{ id: detail.id, view: 'declaration' }}
          label="epd.product.full"
        />
      )}
      <div className={classes.more}>
        <PartBoundary>
          <MoreWays detail={detail} />
        </PartBoundary>
      </div>
      <ReportBar id={id} detail={detail} />
    </article>
  );
}

function Facts({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t, lang } = useText();
  const words = factWords(detail, t);
  const facts: Fact[] = [
    {
      label: 'epd.search.regNumber',
      value: detail.number !== '' && <code className={classes.code}>{detail.number}</code>,
    },
    { label: 'epd.detail.type', value: words.type },
    { label: 'epd.search.column.pcr', value: nameIn(lang, detail.pcr) || detail.pcrNumber },
    { label: 'epd.detail.declaredUnit', value: words.unit },
    { label: 'epd.detail.boundary', value: words.boundary },
    { label: 'epd.detail.route', value: words.route },
    { label: 'epd.detail.verifier', value: nameIn(lang, detail.verifier) },
    { label: 'epd.detail.published', value: detail.published !== '' && formatDate(detail.published, lang) },
  ];
  return <FactList facts={facts} />;
}
