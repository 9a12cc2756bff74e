import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useApplicationEntries } from '#src/features/my-applications/palette-entries.ts';
import { PaletteDialog } from '#src/features/shell/palette/palette-dialog.tsx';

export function Palette({ opened, onClose }: { opened: boolean; onClose: () => void }): ReactNode {
  const user = useSession();
  return (
    <PaletteDialog opened={opened} onClose={onClose} applications={useApplicationEntries(user?.id ?? null)} />
  );
}
