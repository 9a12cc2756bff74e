import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '#src/ui/use-confirm.ts';

interface LeaveGuard {
  /** The form was sent: the way is open. */
  isDone: () => boolean;
  isUploading: () => boolean;
  /** Stores what was typed; false when the browser keeps nothing. */
  store: () => boolean;
}

/** Asks before leaving while something would be lost: an upload on its way, or entries that no draft keeps. */
export function useLeaveGuard({ isDone, isUploading, store }: LeaveGuard): void {
  const confirm = useConfirm();
  useBlocker({
    shouldBlockFn: async () => {
      if (isDone()) return false;
      const stored = store();
      if (stored && !isUploading()) return false;
      const leaves = await confirm({
        title: 'ui.leave.title',
        body: isUploading() ? 'upload.leaveAsk' : 'common.leaveConfirm',
        confirmLabel: 'ui.leave.leave',
        cancelLabel: 'ui.leave.stay',
        danger: true,
      });
      return !leaves;
    },
    enableBeforeUnload: () => !isDone() && (isUploading() || !store()),
  });
}
