import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/message.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import classes from './message-bell.module.css';

interface BellEntryProps {
  message: Message;
  /** The message was opened: it is read now (document 1 §4). */
  onOpen: () => void;
  /** The reader follows the message to what it is about. */
  onLeave: () => void;
}

/** One message: its date and first words; opened, its whole text. */
export function BellEntry({ message, onOpen, onLeave }: BellEntryProps): ReactNode {
  const { t, lang } = useText();
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const words = useMemo(() => plainText(message.html), [message.html]);
  return (
    <li className={classes.entry} data-unread={message.unread || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => {
          setExpanded(!expanded);
          if (!expanded) onOpen();
        }}
      >
        <span className={classes.meta}>
          <span className={classes.dot} aria-hidden />
          <time dateTime={message.date}>{formatDate(message.date, lang)}</time>
          {message.unread ? (
            <span className={classes.new}>{t('inbox.unread')}</span>
          ) : (
            <VisuallyHidden>{t('inbox.read')}</VisuallyHidden>
          )}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden />
        </span>
        <span className={classes.words} data-hidden={expanded || undefined}>
          <AsWritten text={words} />
        </span>
      </button>
      <div id={id} className={classes.text} hidden={!expanded}>
        {expanded && (
          <>
            <SafeHtml html={message.html} />
            <AboutLink about={message.about} onLeave={onLeave} />
          </>
        )}
      </div>
    </li>
  );
}
