import type { ReactNode } from 'react';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import classes from './external-link.module.css';

/** A link out of the portal: a tab of its own, said so, and nothing of us handed over (decision 24). */
export function ExternalLink({ href, label }: { href: string; label: Words }): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" className={classes.root}>
      {say(label)}
      <IconExternalLink className={classes.icon} size="1em" aria-hidden />
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </Anchor>
  );
}
