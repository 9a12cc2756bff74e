import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { currentUser, subscribeSession } from '#src/api/session.ts';
import { onLoginRequest, onPrepareLogin, type LoginRequest } from '#src/lib/login-prompt.ts';
import { forgetReturnPath, rememberReturnPath } from '#src/lib/return-path.ts';
import { notify } from '#src/ui/notify.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { LoginDialog, LoginReason } from './login-dialog.tsx';

type DialogPart = typeof LoginDialog;
const fetchDialog = (): Promise<DialogPart> =>
  loadPart(() => import('./login-dialog.tsx')).then((part) => part.LoginDialog);

/** Mounted once. The dialog's chunk loads on the first request, or on hover of a login button. */
export function LoginHost(): ReactNode {
  const [part, setPart] = useState<{ Dialog: DialogPart } | null>(null);
  const [opened, setOpened] = useState(false);
  // The last request wins: its text, return path and continuation.
  const [asked, setAsked] = useState<LoginRequest | null>(null);
  const [offered, setOffered] = useState<{ account: string } | null>(null);
  const latest = useRef<LoginRequest | null>(null);

  const answer = useCallback(async (request: LoginRequest): Promise<void> => {
    const { returnPath, account } = request;
    latest.current = request;
    if (returnPath !== undefined) rememberReturnPath(returnPath);
    try {
      const Dialog = await fetchDialog();
      if (latest.current !== request) return;
      setAsked(request);
      setOffered(account === undefined ? null : { account });
      setPart({ Dialog });
      setOpened(true);
    } catch {
      notify.error('error.chunkLoad');
    }
  }, []);
  useEffect(() => onLoginRequest((request) => void answer(request)), [answer]);
  // Remounts the dialog after the end of a session, so that it shows no account of the previous user (decision 33).
  const [session, setSession] = useState(0);
  const follow = useEffectEvent((from: 'here' | 'elsewhere') => {
    if (currentUser() === null) {
      if (!opened) setSession((number) => number + 1);
    } else if (from === 'elsewhere') {
      // Another tab has signed in, so the login is obsolete.
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
      reason={asked === null ? null : reasonOf(asked)}
      offered={offered}
      onClose={(signedIn) => {
        setOpened(false);
        // A cancelled login discards the return path that only this request needed.
        if (!signedIn && asked?.returnPath !== undefined) forgetReturnPath();
      }}
      onArrived={() => asked?.waiting?.run()}
    />
  );
}

/** Text of the dialog: "Log in first" (document 2 §6) or session ended, and what follows. */
function reasonOf({ how, waiting, draft = false }: LoginRequest): LoginReason | null {
  switch (how) {
    case 'prompt':
      return { title: 'auth.loginPromptTitle', body: waiting?.says ?? 'auth.loginPromptBody' };
    case 'again':
      return {
        title: 'auth.sessionEndedTitle',
        body: waiting?.says ?? (draft ? 'auth.sessionEndedDraft' : 'auth.sessionEndedBody'),
      };
    case 'dialog':
      return null;
  }
}
