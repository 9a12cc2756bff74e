import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { isExpired, LEGAL, type LegalDocument } from '#src/parts/legal/legal-document.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { VersionBadge } from './version-badge.tsx';
import classes from './legal.module.css';

interface LegalTextProps {
  document: LegalDocument;
  /** Day at the platform. */
  today: string;
  /** More ways on from here, as items of the list beside the text. */
  links?: ReactNode;
}

/** A legal document: its text in a column for reading, and beside it which version it is and when it holds. */
export function LegalText({ document, today, links }: LegalTextProps): ReactNode {
  const { t, lang } = useText();
  const { type, version, publishedOn, expiresOn, html } = document;
  return (
    <div className={classes.layout}>
      <aside className={classes.aside} aria-label={t('legal.about')}>
        <dl className={classes.facts}>
          <Fact label="legal.version">{version}</Fact>
          <Fact label="legal.state">
            <VersionBadge expired={isExpired(document, today)} />
          </Fact>
          <Fact label="legal.publishTime">{formatDate(publishedOn, lang)}</Fact>
          {expiresOn !== null && <Fact label="legal.failureTime">{formatDate(expiresOn, lang)}</Fact>}
        </dl>
        <ul className={classes.links} data-no-print>
          <li>
            <TextLink to="/compent" search={{ id: type }}>
              {t('legal.viewHistory')}
            </TextLink>
          </li>
          {links}
        </ul>
        <PrintButton />
      </aside>
      <article className={classes.text} aria-label={t(LEGAL[type].title)}>
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
