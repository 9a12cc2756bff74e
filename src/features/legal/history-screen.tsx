import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { NO_VALUE } from '#src/lib/format-number.ts';
import { AGREEMENT_PAGE_SIZE } from '#src/lib/limits.ts';
import { LEGAL, LEGAL_TYPES, type LegalType, standingOf } from '#src/parts/legal/legal-document.ts';
import type { LegalVersion } from '#src/parts/legal/read.ts';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { historyQueries } from './queries.ts';
import { VersionBadge } from './legal-text.tsx';
import classes from './legal.module.css';

interface HistoryScreenProps {
  /** Undefined when the URL names neither document. */
  type: LegalType | undefined;
  page: number;
}

/** Versions of a legal document, newest first, ten per page (document 1 §2 `/compent`). */
export function HistoryScreen({ type, page }: HistoryScreenProps): ReactNode {
  const { t } = useText();
  return (
    <PageWidth>
      <PageTitle title="legal.historyTitle" />
      <nav className={classes.documents} aria-label={t('legal.documents')}>
        {LEGAL_TYPES.map((one) => (
          <Link
            key={one}
            to="/compent"
            search={{ id: one }}
            aria-current={one === type ? 'page' : undefined}
            className={classes.document}
          >
            {t(LEGAL[one].title)}
          </Link>
        ))}
      </nav>
      {type === undefined ? (
        <EmptyState title="legal.chooseDocument" />
      ) : (
        <Versions key={type} type={type} page={page} />
      )}
    </PageWidth>
  );
}

function Versions({ type, page }: { type: LegalType; page: number }): ReactNode {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const query = useQuery(historyQueries.page(type, page, lang));
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={AGREEMENT_PAGE_SIZE}
      onPage={(next) => void navigate({ to: '/compent', search: { id: type, page: next } })}
      empty={<EmptyState title="legal.empty" />}
    >
      {(rows) => (
        <RegisterList
          label={{ text: `${t(LEGAL[type].title)} · ${t('legal.historyTitle')}` }}
          columns={columnsOf(t, lang, platformToday())}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
    </PagedList>
  );
}

type Texts = ReturnType<typeof useText>;

function columnsOf(t: Texts['t'], lang: Texts['lang'], today: string): RegisterColumn<LegalVersion>[] {
  return [
    {
      title: 'legal.document',
      heads: true,
      cell: ({ id, type, version }) => (
        <TextLink to="/hoster" search={{ Id: id }} aria-label={`${t(LEGAL[type].title)} ${version}`}>
          {t(LEGAL[type].title)}
        </TextLink>
      ),
    },
    { title: 'legal.version', kind: 'code', cell: ({ version }) => version },
    {
      title: 'epd.detail.validity',
      kind: 'date',
      cell: ({ publishedOn, expiresOn }) => {
        const start = unbroken(formatDate(publishedOn, lang));
        const end = unbroken(formatDate(expiresOn, lang));
        if (publishedOn === '')
          return expiresOn === null ? NO_VALUE : t('epd.detail.validityUntil', { until: end });
        return expiresOn === null ? t('legal.validFrom', { start }) : t('legal.validRange', { start, end });
      },
    },
    {
      title: 'legal.state',
      plain: true,
      cell: (version) => <VersionBadge standing={standingOf(version, today)} />,
    },
  ];
}

/** Non-breaking spaces: a range may wrap between its dates, but not within one. */
function unbroken(day: string): string {
  return day.replaceAll(' ', '\u00A0');
}
