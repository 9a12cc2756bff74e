import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { LEGAL, standingOf } from '#src/parts/legal/legal-document.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import type { LegalDocument } from '#src/parts/legal/read.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import classes from './legal.module.css';

interface LegalTextProps {
  document: LegalDocument;
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
  /** The document comes from the call for the current version. */
  current?: boolean;
  links?: ReactNode;
}

export function LegalText({ document, today, current = false, links }: LegalTextProps): ReactNode {
  const { t, lang } = useText();
  const { type, version, publishedOn, expiresOn, html } = document;
  // The call for the current version implies its status.
  const standing = standingOf(document, today) ?? (current ? 'current' : null);
  return (
    <div className={classes.layout}>
      <aside className={classes.aside} aria-label={t('legal.about')}>
        <dl className={classes.facts}>
          {version !== '' && <Fact label="legal.version">{version}</Fact>}
          {standing !== null && (
            <Fact label="legal.state">
              <VersionBadge standing={standing} />
            </Fact>
          )}
          {publishedOn !== '' && <Fact label="legal.publishTime">{formatDate(publishedOn, lang)}</Fact>}
          {expiresOn !== null && <Fact label="legal.failureTime">{formatDate(expiresOn, lang)}</Fact>}
        </dl>
        <ul className={classes.links} data-no-print>
          <li>
            <TextLink to="/compent" search={{ id: type ?? undefined }} label="legal.viewHistory" />
          </li>
          {links}
        </ul>
        <PrintButton />
      </aside>
      <article
        className={classes.text}
        aria-label={t(type === null ? 'legal.historyTitle' : LEGAL[type].title)}
      >
        {html.trim() === '' ? <EmptyState title="common.noData" /> : <SafeHtml html={html} />}
      </article>
    </div>
  );
}

function Fact({ label, children }: { label: TextKey; children: ReactNode }): ReactNode {
  const { t } = useText();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const BADGE = {
  expired: { tone: 'neutral', label: 'legal.expired' },
  current: { tone: 'valid', label: 'legal.current' },
} as const;

/** The documented "expired" mark, or "in force"; renders nothing when unknown. */
export function VersionBadge({ standing }: { standing: ReturnType<typeof standingOf> }): ReactNode {
  return standing === null ? null : <StatusBadge {...BADGE[standing]} />;
}
