import type { ReactNode } from 'react';
import { Box, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { Article, ComingArticle } from '#src/parts/content/article.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementQueries } from './queries.ts';
import type { AnnouncementText, Attachment } from './read.ts';
import classes from './announcements.module.css';

const toNotices = <BackLink to="/NoticeInformationPage" label="nav.notice" />;
const toList = <TextLink to="/NoticeInformationPage" label="common.backToList" />;
const listTitle = <PageTitle title="nav.notice" above={toNotices} />;
const notFound = <EmptyState why="found" title="notice.notFound" action={toList} />;
const gone = (
  <>
    {listTitle}
    {notFound}
  </>
);

/** One announcement with its files (document 2 §2 `/NoticeInformationPage/Notice?id=`). */
export function AnnouncementScreen({ id }: { id: string | undefined }): ReactNode {
  return <PageWidth>{id === undefined ? gone : <OneAnnouncement key={id} id={id} />}</PageWidth>;
}

function OneAnnouncement({ id }: { id: string }): ReactNode {
  const { lang } = useText();
  const query = useQuery(announcementQueries.one(id, lang));
  return (
    <>
      {!query.isPending && !query.data && listTitle}
      <QueryState
        query={query}
        loading={<ComingArticle id={id} list={['notices', 'page']} above={toNotices} />}
        action={toList}
        missing={notFound}
        empty={notFound}
      >
        {(announcement) => <Shown announcement={announcement} />}
      </QueryState>
      {!query.isPending && <Others id={id} />}
    </>
  );
}

function Shown({ announcement }: { announcement: AnnouncementText }): ReactNode {
  const { t, lang } = useText();
  const { title, date, html, attachments } = announcement;
  return (
    <Article
      title={title}
      above={toNotices}
      html={html}
      facts={
        <span>
          <time dateTime={date}>{t('news.publishTime', { date: formatDateInText(date, lang) })}</time>
        </span>
      }
      aside={
        <section className={classes.attachments} aria-labelledby="notice-files">
          <Title order={2} id="notice-files" fz="1.25rem">
            {t('notice.attachments')}
          </Title>
          {attachments.length === 0 ? (
            <Box component="p" m="0.75rem 0 0" c="var(--ink-muted)">
              {t('notice.noAttachments')}
            </Box>
          ) : (
            <Files attachments={attachments} />
          )}
        </section>
      }
    />
  );
}

/** Below an announcement. */
const SHOWN = 3;

/** The newest of the others: the first page of the list, silent where it does not come. */
function Others({ id }: { id: string }): ReactNode {
  const { lang } = useText();
  const { data } = useQuery({ ...announcementQueries.page(undefined, 1, lang), meta: { silent: true } });
  const others = data?.rows.filter((one) => one.id !== id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title="notice.more">
      <ul className={classes.list}>
        {others.map((one) => (
          <li key={one.id}>
            <AnnouncementRow announcement={one} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A download requires a login (document 2 §1, §6); the button requests it. */
function Files({ attachments }: { attachments: readonly Attachment[] }): ReactNode {
  const { t } = useText();
  return (
    <ul className={classes.fileList}>
      {attachments.map(({ id, name }) => (
        <li key={id} className={classes.file}>
          <span className={classes.fileName}>
            <AsWritten text={name} />
          </span>
          <DownloadButton
            variant="subtle"
            size="compact-md"
            label={
              <span>
                {t('common.download')}
                <VisuallyHidden>
                  : <AsWritten text={name} />
                </VisuallyHidden>
              </span>
            }
            fetchFile={fileCalls.attachment(id)}
            fileName={name}
          />
        </li>
      ))}
    </ul>
  );
}
