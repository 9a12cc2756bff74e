import type { ReactNode } from 'react';
import { IconPaperclip } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { WholeWords } from '#src/ui/whole-words.tsx';
import type { Announcement } from './read.ts';
import classes from './announcements.module.css';

interface AnnouncementRowProps {
  announcement: Announcement;
  heading?: 'h2' | 'h3';
}

export function AnnouncementRow({ announcement, heading: Heading = 'h2' }: AnnouncementRowProps): ReactNode {
  const { t, lang } = useText();
  const { id, title, summary, date, attachments } = announcement;
  return (
    <article className={classes.row}>
      <time dateTime={date} className={classes.date}>
        {formatDate(date, lang)}
      </time>
      <div>
        <Heading className={classes.title}>
          <TextLink to="/NoticeInformationPage/Notice" search={{ id }} inherit>
            <WholeWords text={title} />
          </TextLink>
        </Heading>
        {summary !== '' && <p className={classes.summary}>{summary}</p>}
        {attachments.length > 0 && (
          <p className={classes.files}>
            <IconPaperclip size={16} aria-hidden />
            {t('notice.attachmentCount', { count: attachments.length })}
          </p>
        )}
      </div>
    </article>
  );
}
