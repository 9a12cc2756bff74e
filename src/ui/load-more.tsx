import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { useWords, type Words } from './words.ts';
import classes from './paging.module.css';

interface LoadMoreProps {
  shown: number;
  total?: number | null;
  about?: boolean | undefined;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  /** The button then retries. */
  error?: Words | null;
  label?: Words | undefined;
}

/** More rows than the smallest page: fewer are seen whole and need no words at their end. */
const END_FROM = 5;

export function LoadMore(props: LoadMoreProps): ReactNode {
  const { shown, total = null, about = false, hasMore, loading, onMore, error = null } = props;
  const { t } = useText();
  const say = useWords();
  const end = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const isComplete = !hasMore && shown === total;
  useEffect(() => {
    // The button is gone: its focus moves to the end message.
    if (!hasMore && pressed.current && document.activeElement === document.body) end.current?.focus();
  }, [hasMore]);
  return (
    <div className={classes.more}>
      <p className={classes.count} aria-live="polite">
        {total === null || isComplete
          ? null
          : t(about ? 'ui.paging.shownAbout' : 'ui.paging.shown', {
              shown: formatNumber(shown),
              total: formatNumber(total),
            })}
      </p>
      {error !== null && (
        <p className={classes.error} role="alert">
          {t('ui.paging.failed')}
          <br />
          {say(error)}
        </p>
      )}
      {hasMore ? (
        <Button
          variant="outline"
          loading={loading}
          onClick={() => {
            pressed.current = true;
            onMore();
          }}
        >
          {error === null ? say(props.label ?? 'common.loadMore') : t('common.retry')}
        </Button>
      ) : (
        shown >= END_FROM && (
          <p ref={end} tabIndex={-1} className={classes.end}>
            {isComplete ? t('ui.paging.all', { count: formatNumber(shown) }) : t('common.noMore')}
          </p>
        )
      )}
    </div>
  );
}
