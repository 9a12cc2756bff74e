import { useState, type ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { areSingleKeysOn } from '#src/lib/single-keys.ts';
import { removeStorage, writeStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';

/** Turns shortcuts of one character off, which speech input may trigger by accident (WCAG 2.1.4). */
export function SingleKeysSwitch(): ReactNode {
  const { t } = useText();
  const [on, setOn] = useState(areSingleKeysOn);
  return (
    <Checkbox
      checked={on}
      label={t('nav.palette.singleKeys')}
      onChange={({ currentTarget: { checked } }) => {
        setOn(checked);
        if (checked) removeStorage(STORAGE.slashKey);
        else writeStorage(STORAGE.slashKey, 'off');
      }}
    />
  );
}
