import type { ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { ID_MAX, KEYWORD_MAX, SEARCH_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { NextRows } from '#src/parts/list/next-rows.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { pcrQueries } from './queries.ts';
import { RuleEntry } from './rule-entry.tsx';
import { scaleEnd } from './rules.ts';
import type { RuleSearch } from './search.ts';
import classes from './pcr.module.css';

/** Product category rules by name and number (document 2 §2 `/pcr/pcrSearch`). `search` is the state in the URL. */
export function PcrSearchScreen({ search }: { search: RuleSearch }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const { keyword, number, page: pages = 1 } = search;
  const list = useGrowingList({
    query: (page) => pcrQueries.page(search, page),
    pages,
    hasMore: hasMoreOf(SEARCH_PAGE_SIZE),
  });
  const go = (next: RuleSearch, replace = false): void =>
    void navigate({ to: '/pcr/pcrSearch', search: next, replace, resetScroll: false });
  const more = (): void => go({ ...search, page: pages + 1 }, true);
  const filtered = keyword !== undefined || number !== undefined;
  return (
    <PageWidth>
      <PageTitle
        title="nav.pcrSearch"
        intro="pcr.searchIntro"
        actions={
          <LinkButton
            to="/Pcr/pcrApplyFor"
            variant="outline"
            leftSection={<IconPlus size={18} aria-hidden />}
            label="nav.pcrApply"
          />
        }
      />
      <div className={classes.filters}>
        <SearchField
          label="epd.search.keyword"
          placeholder="pcr.keywordPlaceholder"
          value={keyword}
          maxLength={KEYWORD_MAX}
          onApply={(word) => go({ keyword: word, number })}
        />
        <SearchField
          label="epd.apply.pcrNumber"
          placeholder="pcr.numberPlaceholder"
          value={number}
          maxLength={ID_MAX}
          onApply={(typed) => go({ keyword, number: typed })}
        />
      </div>
      <GrowingList
        list={list}
        keepsRows
        shape="entries"
        count={SEARCH_PAGE_SIZE}
        onMore={more}
        empty={
          filtered ? (
            <NothingFound title="pcr.empty" onClear={() => go({})} />
          ) : (
            <EmptyState title="pcr.none" />
          )
        }
      >
        {(rows) => (
          <>
            <ul className={classes.list} aria-label={t('pcr.results')}>
              {rows.map((rule) => (
                <li key={rule.id}>
                  <RuleEntry rule={rule} most={scaleEnd(rule, rows)} />
                </li>
              ))}
            </ul>
            <NextRows list={list} shape="entries" onMore={more} />
          </>
        )}
      </GrowingList>
    </PageWidth>
  );
}
