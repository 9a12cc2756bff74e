import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Phrase } from '#src/ui/words.ts';
import { OPEN_MATTER_KINDS, type OpenMatters } from './rules.ts';
import classes from './form-page.module.css';

/** Maximum number of entries in the confirmation; the page lists all. */
const NAMED_MAX = 8;

/** Confirmation question; names applications in progress by kind and number, or states that they are unknown. */
export function cancelQuestion(
  open: OpenMatters,
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): Phrase {
  if (typeof open === 'string') return 'user.cancelConfirmUnknown';
  if (open.length === 0) return 'user.cancelConfirm';
  const named = open.slice(0, NAMED_MAX);
  const groups = OPEN_MATTER_KINDS.flatMap((kind) => {
    const names = named.filter((one) => one.kind === kind).map(({ name }) => name);
    const list = names.join(lang === 'zh' ? '、' : ', ');
    return names.length === 0 ? [] : [t('user.open.group', { what: t(`user.open.${kind}`), names: list })];
  }).join(lang === 'zh' ? '；' : '; ');
  const more = open.length - named.length;
  const words = more > 0 ? t('user.open.more', { named: groups, count: more }) : groups;
  return { key: 'user.cancelConfirmOpen', vars: { open: words } };
}

/** Applications in progress, by number; renders nothing without any. */
export function OpenMattersList({ open }: { open: OpenMatters }): ReactNode {
  const { t } = useText();
  if (open.length === 0) return null;
  return (
    <div>
      <Title order={2} className={classes.stepsTitle}>
        {t('user.open.title')}
      </Title>
      {typeof open === 'string' ? (
        <p className={classes.lead} role="status">
          {t(`user.open.${open}`)}{' '}
          {open === 'unknown' && <TextLink to="/epd/mineEpd">{t('result.toMine')}</TextLink>}
        </p>
      ) : (
        <>
          <p className={classes.lead}>{t('user.open.hint')}</p>
          <ul className={classes.open}>
            {open.map(({ id, name, kind }) => (
              <li key={id}>
                <TextLink to="/epd/mineEpd/$id" params={{ id }}>
                  {name}
                </TextLink>{' '}
                {t(`user.open.${kind}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
