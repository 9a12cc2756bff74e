import { useBlocker } from '@tanstack/react-router';
import { askConfirm, type ConfirmQuestion } from '#src/ui/ask-confirm.ts';

interface LeaveGuard {
  isDone: () => boolean;
  isUploading: () => boolean;
  store: () => boolean;
}

export function leaveQuestion(uploading: boolean): ConfirmQuestion {
  return {
    title: 'ui.leave.title',
    body: uploading ? 'upload.leaveAsk' : 'common.leaveConfirm',
    confirmLabel: 'ui.leave.leave',
    cancelLabel: 'ui.leave.stay',
    danger: true,
  };
}

/** Confirms leaving while an upload is running or input is not stored. */
export function useLeaveGuard({ isDone, isUploading, store }: LeaveGuard): void {
  useBlocker({
    shouldBlockFn: async () => {
      if (isDone()) return false;
      const stored = store();
      if (stored && !isUploading()) return false;
      return !(await askConfirm(leaveQuestion(isUploading())));
    },
    enableBeforeUnload: () => !isDone() && (isUploading() || !store()),
  });
}
