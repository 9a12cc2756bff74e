import { Button } from '#src/ui/button-and-link.tsx';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';

interface RemovePartProps {
  /** Id of the section; its title completes the accessible name. */
  section: string;
  label: TextKey;
  onRemove: () => void;
}

export function RemovePart({ section, label, onRemove }: RemovePartProps): ReactNode {
  return (
    <Button
      label={label}
      type="button"
      variant="subtle"
      color="refused"
      leftSection={<IconTrash size={18} aria-hidden />}
      aria-describedby={`${section}-title`}
      onClick={onRemove}
    />
  );
}
