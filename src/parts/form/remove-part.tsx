import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

interface RemovePartProps {
  /** Id of the section; its title completes the accessible name. */
  section: string;
  label: TextKey;
  onRemove: () => void;
}

export function RemovePart({ section, label, onRemove }: RemovePartProps): ReactNode {
  const { t } = useText();
  return (
    <Button
      type="button"
      variant="subtle"
      color="refused"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-describedby={`${section}-title`}
      onClick={onRemove}
    >
      {t(label)}
    </Button>
  );
}
