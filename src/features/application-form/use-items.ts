import { flushSync } from 'react-dom';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { canAdd, canRemove } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { addedItem } from './values.ts';

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
    const key = form.getValues().items[index]?.key;
    if (key === undefined || !canRemove(form.getValues().items)) return;
    const agreed = await confirm({
      title: 'epd.apply.removeItem',
      body: { key: 'epd.apply.removeConfirm', vars: { index: index + 1 } },
      confirmLabel: 'epd.apply.removeItem',
      danger: true,
    });
    const now = form.getValues().items;
    const place = now.findIndex((one) => one.key === key);
    if (!agreed || place < 0 || !canRemove(now)) return;
    flushSync(() => {
      form.removeListItem('items', place);
    });
    focus(ids.add);
  };
  return { add, remove };
}
