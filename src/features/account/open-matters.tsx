import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { OPEN_MATTER, type OpenMatter } from './rules.ts';
import classes from './form-page.module.css';

/** How many the last question names; the page names them all. */
const NAMED_MAX = 8;

/** What is open in one sentence part: numbers with what is to be done, and how many more there are. */
export function openInWords(
  open: readonly OpenMatter[],
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): string {
  const named = open
    .slice(0, NAMED_MAX)
    .map(({ number, kind }) => t('user.open.one', { number, what: t(OPEN_MATTER[kind]) }))
    .join(lang === 'zh' ? '、' : ', ');
  const more = open.length - NAMED_MAX;
  return more > 0 ? t('user.open.more', { named, count: more }) : named;
}

/** What a person who wants to leave still has under way, by number; nothing when nothing is. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }): ReactNode {
  const { t } = useText();
  if (open.length === 0) return null;
  return (
    <div>
      <Title order={2} className={classes.stepsTitle}>
        {t('user.open.title')}
      </Title>
      <p className={classes.lead}>{t('user.open.hint')}</p>
      <ul className={classes.steps}>
        {open.map(({ id, number, kind }) => (
          <li key={id}>
            <Link to="/epd/mineEpd" search={{ id }}>
              {t('user.open.one', { number, what: t(OPEN_MATTER[kind]) })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
