import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { text } from '#src/lib/received.ts';
import classes from './hero.module.css';

/** Opens the search with the typed keyword, or all declarations when empty. @param compact for the dashboard */
export function HeroSearch({
  compact = false,
  onType,
}: {
  compact?: boolean;
  onType?: (typed: string) => void;
}): ReactNode {
  const { t } = useText();
  const router = useRouter();

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const keyword = text(new FormData(event.currentTarget).get('keyword'));
    void router.navigate({ to: '/epd/epdSearch', search: keyword === '' ? {} : { keyword } });
  };

  return (
    <form role="search" className={classes.search} data-compact={compact || undefined} onSubmit={submit}>
      {/* Plain input: Mantine's field would increase the first load just for this one. */}
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input
          aria-label={t('home.searchPlaceholder')}
          name="keyword"
          type="search"
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('home.searchPlaceholder')}
          onInput={({ currentTarget }) => onType?.(currentTarget.value)}
          // Preloads the results page.
          onFocus={() => void router.preloadRoute({ to: '/epd/epdSearch' })}
        />
      </div>
      <Button type="submit" size={compact ? 'md' : 'lg'} {...(compact && { variant: 'default' })}>
        <IconSearch size={20} stroke={2} aria-hidden />
        <span className={classes.word}>{t('common.search')}</span>
      </Button>
    </form>
  );
}
