import type { ReactNode } from 'react';
import { Button } from '#src/ui/button-and-link.tsx';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import classes from './form.module.css';

interface SubmitBarProps {
  label: TextKey;
  busy?: boolean;
  uploading: boolean;
}

export function SubmitBar({ label, busy = false, uploading }: SubmitBarProps): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.submit}>
      <Button label={label} type="submit" size="md" loading={busy} />
      <p className={classes.wait} role="status">
        {uploading && t('upload.wait')}
      </p>
    </div>
  );
}
