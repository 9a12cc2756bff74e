import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { NEWS_PAGE_SIZE } from '#src/lib/limits.ts';
import { newsErrorWords } from '#src/parts/content/error-words.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { NextRows } from '#src/parts/list/next-rows.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { viewTransitionStyle } from '#src/ui/view-transition.ts';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { PictureRow } from '#src/parts/content/picture-row.tsx';
import { formatDate } from '#src/lib/format.ts';
import { ChipFilters } from '#src/ui/chip-filters.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import { newsQueries } from './queries.ts';
import type { NewsItem } from './read.ts';
import { activeFilters, byDay, newestOf, datesCross, type NewsFilter } from './rules.ts';
import { type NewsSearch, PUBLISHER_MAX, TITLE_MAX } from './search.ts';
import classes from './news.module.css';
import base from '#src/ui/base.module.css';

/** News as a timeline by day (document 2 §2). Filters and pages are in the URL. */
export function NewsScreen({ search }: { search: NewsSearch }): ReactNode {
  const { lang } = useText();
  const navigate = useNavigate();
  const { page: pages = 1, ...filters } = search;
  const list = useGrowingList({
    query: (page) => newsQueries.page(filters, page, lang),
    pages,
    hasMore: hasMoreOf(NEWS_PAGE_SIZE),
  });
  const isFiltered = activeFilters(search).length > 0;
  const go = (next: NewsSearch, replace = false): void =>
    void navigate({ to: '/news', search: next, replace, resetScroll: false });
  const more = (): void => go({ ...search, page: pages + 1 }, true);
  const nothing = <EmptyState why="papers" title="news.empty" />;
  return (
    <PageWidth>
      <PageTitle title="news.title" intro="news.intro" />
      <NewsFilterForm
        search={search}
        onChange={(change) => go({ ...filters, ...change })}
        onClear={() => go({})}
      />
      <GrowingList
        list={list}
        keepsRows
        shape="pictures days"
        count={NEWS_PAGE_SIZE}
        explain={newsErrorWords}
        onMore={more}
        empty={isFiltered ? <NothingFound onClear={() => go({})} /> : nothing}
      >
        {(items) => (
          <>
            <NewsTimeline items={items} />
            <NextRows list={list} shape="pictures days" onMore={more} />
          </>
        )}
      </GrowingList>
    </PageWidth>
  );
}

/** Days with their articles, newest first (document 2 §2). */
function NewsTimeline({ items }: { items: readonly NewsItem[] }): ReactNode {
  const { t, lang } = useText();
  const newest = newestOf(items);
  return (
    <ol className={classes.timeline}>
      {byDay(items).map(({ date, items: ofDay }) => (
        <li key={date} className={classes.day}>
          <h2 className={classes.date}>
            <time dateTime={date}>{formatDate(date, lang)}</time>
            {ofDay.some(({ id }) => newest.has(id)) && <span className={classes.new}>{t('news.new')}</span>}
          </h2>
          <ul className={classes.ofDay}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Teaser item={item} at={items.indexOf(item)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface TeaserProps {
  item: NewsItem;
  /** Place in the whole list. */
  at: number;
}

function Teaser({ item, at }: TeaserProps): ReactNode {
  const { id, title, summary, publisher, picture } = item;
  return (
    <PictureRow
      id={picture}
      about={title}
      at={at}
      style={viewTransitionStyle('news', id)}
      summary={summary}
      heading={
        <h3>
          <TextLink to="/news/newsDetailsPage" search={{ id }} inherit data-row>
            <WholeWords text={title} />
          </TextLink>
        </h3>
      }
    >
      {publisher !== '' && (
        <p className={base.small}>
          <AsWritten text={publisher} />
        </p>
      )}
    </PictureRow>
  );
}

interface NewsFilterFormProps {
  search: NewsSearch;
  onChange: (change: Partial<NewsSearch>) => void;
  onClear: () => void;
}

const LABEL = {
  title: 'news.titleFilter',
  publisher: 'news.publisher',
  from: 'news.from',
  until: 'news.until',
} as const satisfies Record<NewsFilter, string>;

/** Filters of the call (document 2 §7), applied on Enter or blur. All but the title are collapsed. */
export function NewsFilterForm({ search, onChange, onClear }: NewsFilterFormProps): ReactNode {
  const { t, lang } = useText();
  const moreId = useId();
  const [open, setOpen] = useState(false);
  const active = activeFilters(search).map((key) => {
    const value = search[key] ?? '';
    const shown = key === 'from' || key === 'until' ? formatDate(value, lang) : value;
    return { key, label: { key: 'epd.search.chip' as const, vars: { name: t(LABEL[key]), value: shown } } };
  });
  return (
    <div className={classes.filters} data-no-print>
      <div className={classes.fields}>
        <SearchField
          label="common.search"
          placeholder="news.searchPlaceholder"
          value={search.title}
          maxLength={TITLE_MAX}
          onApply={(title) => onChange({ title })}
        />
        <Button
          variant="default"
          size="md"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-expanded={open}
          aria-controls={moreId}
          onClick={() => setOpen(!open)}
        >
          {t('common.filters')}
        </Button>
        <div className={classes.more} id={moreId} data-open={open || undefined}>
          <SearchField
            label={LABEL.publisher}
            value={search.publisher}
            maxLength={PUBLISHER_MAX}
            onApply={(publisher) => onChange({ publisher })}
          />
          <DayField label={t(LABEL.from)} value={search.from} onApply={(from) => onChange({ from })} />
          <DayField
            label={t(LABEL.until)}
            value={search.until}
            error={datesCross(search) ? t('epd.search.datesCrossed') : undefined}
            onApply={(until) => onChange({ until })}
          />
        </div>
      </div>
      <ChipFilters filters={active} onRemove={(key) => onChange({ [key]: undefined })} onClear={onClear} />
    </div>
  );
}
