import type { ReactNode } from 'react';
import {
  IconBooks,
  IconCalculator,
  IconFileCheck,
  IconFileText,
  IconLeaf,
  IconRulerMeasure,
} from '@tabler/icons-react';
import { describeError, type ErrorText } from '#src/i18n/error-text.ts';
import type { Language, TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { ProcessLine } from '#src/parts/process/process-line.tsx';
import { useInSteps } from '#src/ui/use-in-steps.ts';
import { LinkTile, LinkTiles } from '#src/ui/link-tiles.tsx';
import { Section } from '#src/ui/section.tsx';
import { homeQueries } from './queries.ts';
import classes from './home.module.css';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { formatDate } from '#src/lib/format.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Headline, LatestDeclaration } from './rules.ts';
import { formatNumber, spacedUnit } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';

export { FieldDots } from './field/field-dots.tsx';

const PARTS = 4;
/** Home below the first section: latest declarations, process, services, news. */
export function HomeRest({ visitor }: { visitor: boolean }): ReactNode {
  const { lang } = useText();
  const drawn = useInSteps(PARTS);
  return (
    <>
      <LatestDeclarations />
      {/* Signed-in users know the process, or see it in their onboarding. */}
      {drawn > 1 && visitor && <ProcessLine applies />}
      {drawn > 2 && <Services />}
      {drawn > 3 && <Headlines lang={lang} />}
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
      <LinkTiles wide>
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

interface HeadlineSectionProps<Key extends readonly unknown[]> {
  title: Phrase;
  empty: Phrase;
  query: UseQueryOptions<Headline[], unknown, Headline[], Key>;
  errorWords: (error: unknown) => ErrorText;
  all: '/news' | '/NoticeInformationPage';
  one: '/news/newsDetailsPage' | '/NoticeInformationPage/Notice';
}

/** Latest items of one kind: date, title and summary. */
function HeadlineSection<Key extends readonly unknown[]>(props: HeadlineSectionProps<Key>): ReactNode {
  const { t } = useText();
  return (
    <Section title={props.title} action={<TextLink to={props.all}>{t('home.viewAll')}</TextLink>}>
      <div className={classes.headlines}>
        <HeadlineList {...props} />
      </div>
    </Section>
  );
}

function HeadlineList<Key extends readonly unknown[]>({
  empty,
  query,
  errorWords,
  one,
}: HeadlineSectionProps<Key>): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  return (
    <QueryState
      query={useQuery(query)}
      shape="rows"
      count={4}
      explain={errorWords}
      empty={
        <p className={classes.none} role="status">
          {say(empty)}
        </p>
      }
    >
      {(headlines) => (
        <ul className={classes.list}>
          {headlines.map(({ id, title, summary, date }) => (
            <li key={id} className={classes.headline}>
              <time dateTime={date} className={classes.date}>
                {formatDate(date, lang)}
              </time>
              <div>
                <TextLink to={one} search={{ id }} className={classes.headlineTitle}>
                  <AsWritten text={title} />
                </TextLink>
                {summary !== '' && (
                  <p className={classes.summary}>
                    <AsWritten text={summary} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function LatestDeclarations(): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery(homeQueries.declarations(lang));
  return (
    <Section
      title={data === undefined || data.rows.length === 0 ? 'home.latestEpd' : titleOf(data)}
      action={<TextLink to="/epd/epdSearch">{t('home.viewAll')}</TextLink>}
    >
      <div className={classes.register}>
        <DeclarationRows />
      </div>
    </Section>
  );
}

function titleOf({ isNewest }: { isNewest: boolean }): TextKey {
  return isNewest ? 'home.latestEpd' : 'home.statEpd';
}

function DeclarationRows(): ReactNode {
  const { t, lang } = useText();
  const listOf = (label: TextKey, rows: readonly LatestDeclaration[] | number): ReactNode => (
    <RegisterList label={label} columns={columnsIn(lang)} rows={rows} rowKey={({ id }) => id} room={42} />
  );
  return (
    <QueryState
      query={useQuery(homeQueries.declarations(lang))}
      loading={listOf('home.latestEpd', 5)}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          why="declarations"
          title="home.noDeclarations"
          action={<TextLink to="/epd/epdApplyFor">{t('nav.epdApply')}</TextLink>}
        />
      }
    >
      {({ rows, isNewest }) => listOf(titleOf({ isNewest }), rows)}
    </QueryState>
  );
}

function columnsIn(lang: Language): RegisterColumn<LatestDeclaration>[] {
  return [
    {
      key: 'product',
      title: 'home.column.product',
      heads: true,
      width: '30%',
      cell: ({ id, product, pcrName }) => (
        <div className={classes.product}>
          <ProductDrawing name={`${product} ${nameIn(lang, pcrName)}`} />
          <TextLink to="/epd/epdSearch" search={{ id }} fw={600}>
            <AsWritten text={product} tag />
          </TextLink>
        </div>
      ),
    },
    { key: 'number', title: 'home.column.number', kind: 'code', cell: ({ number }) => number },
    { key: 'company', title: 'home.column.company', cell: ({ company }) => company },
    {
      key: 'gwp',
      title: 'home.column.gwp',
      kind: 'number',
      cell: ({ gwp, gwpUnit }) => {
        const figure = formatNumber(gwp);
        return (
          <>
            <span className={classes.figure}>{figure}</span>
            {spacedUnit(figure, gwpUnit)}
          </>
        );
      },
    },
    {
      key: 'valid',
      title: 'home.column.validUntil',
      kind: 'number',
      cell: ({ validUntil }) => <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>,
    },
  ];
}
