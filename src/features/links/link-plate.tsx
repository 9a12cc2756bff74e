import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { addressOf } from '#src/api/addresses.ts';
import { useText } from '#src/i18n/use-text.ts';
import classes from './links.module.css';

interface LinkPlateProps {
  href: string;
  name: string;
  logoId: string | null;
}

/** A partner: its logo, or its name like on a door plate when there is no logo or it does not load. */
export function LinkPlate({ href, name, logoId }: LinkPlateProps): ReactNode {
  const { t } = useText();
  const [broken, setBroken] = useState(false);
  return (
    <a className={classes.plate} href={href} target="_blank" rel="noopener noreferrer">
      {logoId === null || broken ? (
        <span className={classes.name}>{name}</span>
      ) : (
        <img
          className={classes.logo}
          src={addressOf(`/n/attachment/online/${encodeURIComponent(logoId)}`)}
          alt={t('links.logoAlt', { name })}
          loading="lazy"
          decoding="async"
          onError={() => {
            setBroken(true);
          }}
        />
      )}
      <IconExternalLink className={classes.mark} size={16} aria-hidden />
      <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
    </a>
  );
}
