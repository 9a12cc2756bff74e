import { flushSync } from 'react-dom';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { canAdd, canRemove } from './rules.ts';
import { ADD_BUTTON_ID, entrySectionId } from './sections.ts';
import type { LowCarbonForm } from './use-low-carbon-form.ts';
import { blankEntry } from './values.ts';

/** Adding and deleting entries; the focus goes where the work goes on. */
export function useEntries(form: LowCarbonForm): {
  add: () => void;
  remove: (index: number) => Promise<void>;
} {
  const confirm = useConfirm();
  const focus = (id: string): void => document.getElementById(id)?.focus();

  const add = (): void => {
    const { entries } = form.getValues();
    if (!canAdd(entries)) return;
    flushSync(() => {
      form.insertListItem('entries', blankEntry());
    });
    focus(entrySectionId(entries.length));
  };

  const remove = async (index: number): Promise<void> => {
    const key = form.getValues().entries[index]?.key;
    if (key === undefined || !canRemove(form.getValues().entries)) return;
    const agreed = await confirm({
      title: 'lces.removeEntry',
      body: { key: 'lces.removeConfirm', vars: { index: index + 1 } },
      confirmLabel: 'lces.removeEntry',
      danger: true,
    });
    const now = form.getValues().entries;
    const place = now.findIndex((one) => one.key === key);
    if (!agreed || place < 0 || !canRemove(now)) return;
    flushSync(() => {
      form.removeListItem('entries', place);
    });
    focus(ADD_BUTTON_ID);
  };
  return { add, remove };
}
