import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { saveFile } from '#src/api/download.ts';
import { clearSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';
import { FILE_GUARDS, gateOf } from '#src/lib/guards.ts';
import { requestLogin, type PendingAction } from '#src/lib/login-prompt.ts';
import { dropUserData } from '#src/parts/session/drop-user-data.ts';
import { visitorOf } from '#src/parts/session/decide-guard.ts';
import { sessionQueries } from '#src/parts/session/queries.ts';
import { runGate } from '#src/parts/session/run-gate.ts';
import { saysSessionEnded } from '#src/parts/session/use-session-check.ts';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { FetchFile } from './files.ts';

const SAYS = { download: 'auth.thenDownload', preview: 'auth.thenPreview' } as const satisfies Record<
  keyof typeof FILE_GUARDS,
  PendingAction['says']
>;

/**
 * Code 0 of the session check opens the login dialog, and the download resumes after it. `pass` runs only the guard
 * (document 2 §6).
 */
export function useDownload(): {
  busy: boolean;
  pass: (kind: keyof typeof FILE_GUARDS, again: () => void) => Promise<boolean>;
  /** Undefined if dropped because another download was running. */
  download: (fetchFile: FetchFile, fallbackName: string) => Promise<boolean | undefined>;
} {
  const router = useRouter();
  const queryClient = useQueryClient();

  const pass = useCallback(
    async (kind: keyof typeof FILE_GUARDS, again: () => void): Promise<boolean> => {
      const waiting = { says: SAYS[kind], run: again };
      const here = router.state.location.href;
      const visitor = visitorOf(queryClient);
      if (!runGate(await gateOf(FILE_GUARDS[kind], visitor), here, waiting)) return false;
      const user = visitor.user();
      if (user === null) return false;
      try {
        await queryClient.query({ ...sessionQueries.check(user.id), staleTime: 0 });
        return true;
      } catch (error) {
        if (saysSessionEnded(error)) {
          clearSession();
          requestLogin({ how: 'again', returnPath: here, waiting });
          void dropUserData(queryClient);
        } else tell(error);
        return false;
      }
    },
    [queryClient, router],
  );

  const { busy, run } = useOnce(async (fetchFile: FetchFile, fallbackName: string, again: () => void) => {
    const answered = tellSlow();
    try {
      if (!(await pass('download', again))) return false;
      saveFile(await fetchFile(), fallbackName);
      return true;
    } catch (error) {
      tell(error);
      return false;
    } finally {
      answered();
    }
  });
  function download(fetchFile: FetchFile, fallbackName: string): Promise<boolean | undefined> {
    return run(fetchFile, fallbackName, () => void download(fetchFile, fallbackName));
  }
  return { busy, pass, download };
}

/** A 401 has shown its own message; refusals are shown as received. */
function tell(error: unknown): void {
  if (error instanceof HttpError && error.status === 401) return;
  notify.error(
    error instanceof BusinessError ? describeError(error, 'common.downloadFailed') : describeError(error),
  );
}
