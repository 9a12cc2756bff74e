import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { plainText } from '#src/ui/clean-html.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Segments } from '#src/ui/segments.tsx';
import type { ReadMessages } from './queries.ts';
import { MESSAGE_KINDS, type InboxFilters, type MessageKind } from './filters.ts';
import { isKept, kindOf } from './rules.ts';
import classes from './inbox.module.css';

interface InboxFilterBarProps {
  filters: InboxFilters;
  read: ReadMessages | undefined;
  onChange: (filters: InboxFilters) => void;
}

/** Words, unread only, and the kinds, last as their counts change their width; no kinds where no message says its subject. */
export function InboxFilterBar({ filters, read, onChange }: InboxFilterBarProps): ReactNode {
  const { t } = useText();
  const { kind, show, q } = filters;
  const messages = read?.messages ?? [];
  const counted = messages.filter((message) => isKept(message, plainText(message.html), { show, q }));
  const knowsKinds = kind !== undefined || messages.some(({ about }) => about !== null);
  const option = (value: MessageKind | '', words: string) => {
    const count = counted.filter((message) => value === '' || kindOf(message) === value).length;
    const sum = read?.isAll === true && (
      <span key="count" className={classes.count}>
        {count}
      </span>
    );
    return { value, words: [words, ' ', sum] };
  };
  return (
    <div className={classes.filters}>
      <SearchField
        label="inbox.words"
        labelHidden
        placeholder="inbox.words"
        value={q}
        maxLength={KEYWORD_MAX}
        onApply={(text) => onChange({ ...filters, q: text })}
      />
      <Checkbox
        className={classes.only}
        label={t('inbox.unreadOnly')}
        checked={show === 'unread'}
        onChange={({ currentTarget }) =>
          onChange({ ...filters, show: currentTarget.checked ? 'unread' : undefined })
        }
      />
      {knowsKinds && (
        <Segments<MessageKind | ''>
          label={t('inbox.kind')}
          labelHidden
          options={[
            option('', t('common.all')),
            ...MESSAGE_KINDS.filter(
              (one) =>
                one === kind || read?.isAll !== true || messages.some((message) => kindOf(message) === one),
            ).map((one) => option(one, t(`inbox.kinds.${one}`))),
          ]}
          value={kind ?? ''}
          onChange={(value) => onChange({ ...filters, kind: value === '' ? undefined : value })}
        />
      )}
    </div>
  );
}
