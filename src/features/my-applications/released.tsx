import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import type { ApplicationItem } from './model.ts';
import { applicationQueries } from './queries.ts';
import classes from './card.module.css';

/** What came out of an application: registration number, declaration and reports of every product. */
export function Released({ applicationId }: { applicationId: string }): ReactNode {
  const { t } = useText();
  const query = useQuery(applicationQueries.detail(applicationId));
  return (
    <section className={classes.released} aria-label={t('epd.mine.published')}>
      <QueryState query={query} shape="text" count={2}>
        {({ items }) => items.map((item) => <ReleasedItem key={item.id} item={item} />)}
      </QueryState>
    </section>
  );
}

function ReleasedItem({ item }: { item: ApplicationItem }): ReactNode {
  const { lang } = useText();
  return (
    <div className={classes.releasedItem}>
      <div>
        <p className={classes.releasedName}>
          <AsWritten text={nameIn(lang, item.name)} /> <span className={classes.label}>{item.type}</span>
        </p>
        <DeclarationLink item={item} />
      </div>
      <div className={classes.actions}>
        {item.reportCn !== null && (
          <DownloadButton
            label="epd.mine.reportCn"
            fetchFile={fileCalls.attachment(item.reportCn.id)}
            fileName={item.reportCn.name}
          />
        )}
        {item.reportEn !== null && (
          <DownloadButton
            label="epd.mine.reportEn"
            fetchFile={fileCalls.attachment(item.reportEn.id)}
            fileName={item.reportEn.name}
          />
        )}
      </div>
    </div>
  );
}
