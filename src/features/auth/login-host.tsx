import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { currentUser, subscribeSession } from '#src/api/session.ts';
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

  const latest = useRef<LoginRequest | null>(null);

  const answer = useCallback(
    async (request: LoginRequest): Promise<void> => {
      const { how, returnPath, account } = request;
      latest.current = request;
      if (returnPath !== undefined) rememberReturnPath(returnPath);
      setWantsPath(returnPath !== undefined);
      if (how !== 'dialog' && !(await confirm(QUESTION[how]))) {
        // A later request has its own path by now.
        if (returnPath !== undefined && latest.current === request) forgetReturnPath();
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
  // A dialog that is opened after the end of a session knows no account of the former user (decision 33).
  const [session, setSession] = useState(0);
  const follow = useEffectEvent((from: 'here' | 'elsewhere') => {
    if (currentUser() === null) {
      if (!opened) setSession((number) => number + 1);
    } else if (from === 'elsewhere') {
      // Signed in by another tab meanwhile: there is nothing left to ask.
      setOpened(false);
    }
  });
  useEffect(() => subscribeSession((from) => follow(from)), []);
  useEffect(() => onPrepareLogin(() => void fetchDialog().catch(() => null)), []);

  if (part === null) return null;
  return (
    <part.Dialog
      key={session}
      opened={opened}
      offered={offered}
      onClose={(signedIn) => {
        setOpened(false);
        if (!signedIn && wantsPath) forgetReturnPath();
      }}
    />
  );
}

/** What is asked before the dialog: "Log in first" (document 2 §6), or again after a session that has ended. */
const QUESTION = {
  prompt: {
    title: 'auth.loginPromptTitle',
    body: 'auth.loginPromptBody',
    confirmLabel: 'auth.goLogin',
    cancelLabel: 'common.later',
  },
  again: {
    title: 'auth.sessionEndedTitle',
    body: 'auth.sessionEndedBody',
    confirmLabel: 'auth.loginAgain',
    cancelLabel: 'common.later',
  },
} as const;
