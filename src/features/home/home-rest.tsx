import type { ReactNode } from 'react';
import {
  IconBooks,
  IconCalculator,
  IconFileCheck,
  IconFileText,
  IconLeaf,
  IconRulerMeasure,
} from '@tabler/icons-react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type Language } from '#src/i18n/use-text.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { ProcessLine } from '#src/parts/process/process-line.tsx';
import { useInSteps } from '#src/ui/use-in-steps.ts';
import { LinkTile, LinkTiles } from '#src/ui/link-tiles.tsx';
import { Section } from '#src/ui/section.tsx';
import { HeadlineSection } from './headline-section.tsx';
import { homeQueries } from './queries.ts';
import classes from './home.module.css';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { GwpCell, ProductCell } from '#src/parts/declaration/table-cells.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { LatestDeclaration } from './read.ts';

export { FieldDots } from './field/field-dots.tsx';

/** The first is the hero's dots, which this script brings too. */
const PARTS = 5;
/** Home below the first section: latest declarations, process, services, news. */
export function HomeRest({ visitor, waiting }: { visitor: boolean; waiting: ReactNode }): ReactNode {
  const { lang } = useText();
  const drawn = useInSteps(PARTS);
  return (
    <>
      {drawn > 1 ? <LatestDeclarations /> : waiting}
      {/* Signed-in users know the process, or see it in their onboarding. */}
      {drawn > 2 && visitor && <ProcessLine applies />}
      {drawn > 3 && <Services />}
      {drawn > 4 && <Headlines lang={lang} />}
    </>
  );
}

function Headlines({ lang }: { lang: Language }): ReactNode {
  return (
    <div className={classes.pair}>
      <HeadlineSection
        title="home.latestNews"
        empty="news.empty"
        query={homeQueries.news(lang)}
        errorWords={newsErrorWords}
        all="/news"
        one="/news/newsDetailsPage"
      />
      <HeadlineSection
        title="nav.notice"
        empty="notice.empty"
        query={homeQueries.notices(lang)}
        errorWords={describeError}
        all="/NoticeInformationPage"
        one="/NoticeInformationPage/Notice"
      />
    </div>
  );
}

/** Other services of the platform as links (document 2 §2). */
function Services(): ReactNode {
  return (
    <Section title="home.services">
      <LinkTiles>
        <LinkTile to="/Pcr" icon={IconRulerMeasure} title="nav.pcrIntro" hint="home.way.pcr" />
        <LinkTile to="/epd/verification" icon={IconFileCheck} title="nav.epdVerify" hint="home.way.verify" />
        <LinkTile to="/dtpfg/dtpfgApplyFor" icon={IconLeaf} title="nav.lces" hint="home.way.lces" />
        <LinkTile to="/lcaTools" icon={IconCalculator} title="nav.lcaTools" hint="home.way.lca" />
        <LinkTile to="/gpi" icon={IconFileText} title="nav.gpi" hint="home.way.gpi" />
        <LinkTile to="/resources" icon={IconBooks} title="nav.resources" hint="home.way.resources" />
      </LinkTiles>
    </Section>
  );
}

/** Newest declarations of the platform, each linked (document 2 §2). */
function LatestDeclarations(): ReactNode {
  const { lang } = useText();
  const query = useQuery(homeQueries.declarations(lang));
  const { rows = [], isNewest = true } = query.data ?? {};
  const title = rows.length === 0 || isNewest ? 'home.latestEpd' : 'home.statEpd';
  const listOf = (shown: readonly LatestDeclaration[] | number): ReactNode => (
    <RegisterList label={title} columns={columnsIn(lang)} rows={shown} rowKey={({ id }) => id} room={42} />
  );
  return (
    <Section title={title} action={<TextLink to="/epd/epdSearch" label="home.viewAll" />}>
      <div className={classes.register}>
        <QueryState
          query={query}
          loading={listOf(5)}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              why="declarations"
              title="home.noDeclarations"
              action={<TextLink to="/epd/epdApplyFor" label="nav.epdApply" />}
            />
          }
        >
          {() => listOf(rows)}
        </QueryState>
      </div>
    </Section>
  );
}

function columnsIn(lang: Language): RegisterColumn<LatestDeclaration>[] {
  return [
    {
      title: 'home.column.product',
      heads: true,
      width: '30%',
      cell: ({ id, product, pcrName }) => (
        <ProductCell id={id} product={product} pcr={nameIn(lang, pcrName)} />
      ),
    },
    { title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    { title: 'home.column.company', width: '22%', cell: ({ company }) => company },
    {
      title: 'home.column.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => <GwpCell gwp={gwp} unit={gwpUnit} />,
    },
    {
      title: 'home.column.validUntil',
      kind: 'number',
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>,
    },
  ];
}
