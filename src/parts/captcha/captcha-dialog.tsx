import { useState, type ReactNode } from 'react';
import { config } from '#src/config/config.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import type { Words } from '#src/ui/words.ts';
import { CaptchaBody } from './captcha-body.tsx';
import type { CaptchaPass } from './state.ts';

interface CaptchaDialogProps {
  opened: boolean;
  note?: Words | undefined;
  /** The pass, or null when the dialog was left. */
  onDone: (pass: CaptchaPass | null) => void;
}

/** The captcha in a dialog of its own, which may stand over another one. Its content lives only while it is open. */
export function CaptchaDialog({ opened, note, onDone }: CaptchaDialogProps): ReactNode {
  const [moving, setMoving] = useState(false);
  return (
    <Dialog
      opened={opened}
      size="narrow"
      title="captcha.title"
      closeOnEscape={!moving}
      onClose={() => onDone(null)}
    >
      <CaptchaBody type={config().captchaType} note={note} onPass={onDone} onMoving={setMoving} />
    </Dialog>
  );
}
