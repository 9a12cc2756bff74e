import { useBlocker } from '@tanstack/react-router';
import { useConfirm, type ConfirmQuestion } from '#src/ui/use-confirm.ts';

interface LeaveGuard {
  /** The form was sent: the way is open. */
  isDone: () => boolean;
  isUploading: () => boolean;
  /** Stores what was typed; false when the browser keeps nothing. */
  store: () => boolean;
}

/** What is asked before something is lost. */
export function leaveQuestion(uploading: boolean): ConfirmQuestion {
  return {
    title: 'ui.leave.title',
    body: uploading ? 'upload.leaveAsk' : 'common.leaveConfirm',
    confirmLabel: 'ui.leave.leave',
    cancelLabel: 'ui.leave.stay',
    danger: true,
  };
}

/** Asks before leaving while something would be lost: an upload on its way, or entries that no draft keeps. */
export function useLeaveGuard({ isDone, isUploading, store }: LeaveGuard): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async () => {
      if (isDone()) return false;
      const stored = store();
      if (stored && !isUploading()) return false;
      return !(await confirm(leaveQuestion(isUploading())));
    },
    enableBeforeUnload: () => !isDone() && (isUploading() || !store()),
  });
}
