import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { removeStorage, writeStorage } from '#src/lib/storage.ts';
import { isSlashOn } from './slash-key.ts';

/** A key alone may come from a voice or a slip of the hand: it can be switched off (WCAG 2.1.4). */
export function SlashSwitch(): ReactNode {
  const { t } = useText();
  const [on, setOn] = useState(isSlashOn);
  return (
    <Checkbox
      checked={on}
      label={t('nav.palette.slash')}
      onChange={({ currentTarget: { checked } }) => {
        setOn(checked);
        if (checked) removeStorage(STORAGE.slashKey);
        else writeStorage(STORAGE.slashKey, 'off');
      }}
    />
  );
}
