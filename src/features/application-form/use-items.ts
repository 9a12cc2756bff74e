import { flushSync } from 'react-dom';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { canAdd, canRemove } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { addedItem } from './values.ts';

/** Adding and removing products; the focus goes where the work goes on. */
export function useItems(form: ApplicationForm, ids: { section: (index: number) => string; add: string }) {
  const confirm = useConfirm();
  const focus = (id: string): void => document.getElementById(id)?.focus();

  const add = (): void => {
    const { items } = form.getValues();
    if (!canAdd(items)) return;
    flushSync(() => {
      form.insertListItem('items', addedItem(items));
    });
    focus(ids.section(items.length));
  };

  const remove = async (index: number): Promise<void> => {
    if (!canRemove(form.getValues().items)) return;
    const agreed = await confirm({
      title: 'epd.apply.removeItem',
      body: { key: 'epd.apply.removeConfirm', vars: { index: index + 1 } },
      confirmLabel: 'epd.apply.removeItem',
      danger: true,
    });
    if (!agreed || !canRemove(form.getValues().items)) return;
    flushSync(() => {
      form.removeListItem('items', index);
    });
    focus(ids.add);
  };
  return { add, remove };
}
