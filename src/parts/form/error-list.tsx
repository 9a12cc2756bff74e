import type { ReactNode } from 'react';
import { Alert } from '@mantine/core';
import { TextButton } from '#src/ui/button-and-link.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './form.module.css';

export interface ErrorLine {
  path: string;
  text: string;
  /** Number of invalid fields, if more than one. */
  fields?: number;
}

interface ErrorListProps {
  lines: readonly ErrorLine[];
  onGo: (path: string) => void;
}

/** Everything that blocks a long form, near its button, with links to the fields; from 1200 px the list beside the form says it. */
export function ErrorList({ lines, onGo }: ErrorListProps): ReactNode {
  const { t } = useText();
  if (lines.length === 0) return null;
  return (
    <Alert
      className={classes.errors}
      color="refused"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('epd.apply.fix', { count: lines.reduce((sum, { fields = 1 }) => sum + fields, 0) })}
    >
      <ul className={classes.lines}>
        {lines.map(({ path, text }) => (
          <li key={path}>
            <TextButton inherit onClick={() => onGo(path)}>
              {text}
            </TextButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
