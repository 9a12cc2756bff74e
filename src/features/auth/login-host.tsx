import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { onLoginRequest, onPrepareLogin, type LoginRequest } from '#src/lib/login-prompt.ts';
import { forgetReturnPath, rememberReturnPath } from '#src/lib/return-path.ts';
import { notify } from '#src/ui/notify.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { LoginDialog } from './login-dialog.tsx';

type DialogPart = typeof LoginDialog;
const fetchDialog = (): Promise<DialogPart> =>
  loadChunk(() => import('./login-dialog.tsx')).then((part) => part.LoginDialog);

/**
 * Hears every request for a login, from guards and from buttons. Stands once in the frame around all pages; the dialog
 * itself is fetched when the first request comes, or when a login button is hovered.
 */
export function LoginHost(): ReactNode {
  const confirm = useConfirm();
  const [part, setPart] = useState<{ Dialog: DialogPart } | null>(null);
  // A path that only this request remembered is forgotten when the login is turned down.
  const [wantsPath, setWantsPath] = useState(false);
  const [opened, setOpened] = useState(false);
  const [offered, setOffered] = useState<{ account: string } | null>(null);

  const answer = useCallback(
    async ({ how, returnPath, account }: LoginRequest): Promise<void> => {
      if (returnPath !== undefined) rememberReturnPath(returnPath);
      setWantsPath(returnPath !== undefined);
      if (how === 'prompt' && !(await confirm(LOGIN_FIRST))) {
        if (returnPath !== undefined) forgetReturnPath();
        return;
      }
      try {
        const Dialog = await fetchDialog();
        setOffered(account === undefined ? null : { account });
        setPart({ Dialog });
        setOpened(true);
      } catch {
        notify.error('error.chunkLoad');
      }
    },
    [confirm],
  );
  useEffect(() => onLoginRequest((request) => void answer(request)), [answer]);
  useEffect(() => onPrepareLogin(() => void fetchDialog().catch(() => null)), []);

  if (part === null) return null;
  return (
    <part.Dialog
      opened={opened}
      offered={offered}
      onClose={(signedIn) => {
        setOpened(false);
        if (!signedIn && wantsPath) forgetReturnPath();
      }}
    />
  );
}

/** "Log in first" (document 2 §6). */
const LOGIN_FIRST = {
  title: 'auth.loginPromptTitle',
  body: 'auth.loginPromptBody',
  confirmLabel: 'auth.goLogin',
  cancelLabel: 'common.later',
} as const;
