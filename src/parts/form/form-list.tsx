import { flushSync } from 'react-dom';
import type { ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { Button } from '#src/ui/button-and-link.tsx';
import type { Phrase } from '#src/ui/words.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import classes from './form.module.css';
import base from '#src/ui/base.module.css';

export function canAdd(parts: readonly unknown[], max: number): boolean {
  return parts.length < max;
}

/** The last part cannot be removed (document 2 §5). */
export function canRemove(parts: readonly unknown[]): boolean {
  return parts.length > 1;
}

/** What a form of Mantine offers for one of its lists. */
interface ListForm<Name extends string, Item> {
  getValues: () => Record<Name, Item[]>;
  insertListItem: (path: Name, item: Item) => void;
  removeListItem: (path: Name, index: number) => void;
}

interface FormListOptions<Name extends string, Item> {
  name: Name;
  max: number;
  added: (items: readonly Item[]) => Item;
  sectionId: (index: number) => string;
  removeTitle: Phrase;
  removeBody: (number: number) => Phrase;
}

/** Adds and removes parts of a list in a form, and moves the focus with them. */
export function useFormList<Name extends string, Item extends { key: string }>(
  form: ListForm<Name, Item>,
  { name, max, added, sectionId, removeTitle, removeBody }: FormListOptions<Name, Item>,
) {
  const items = (): Item[] => form.getValues()[name];
  const focus = (id: string): void => document.getElementById(id)?.focus();

  const add = (): void => {
    const before = items();
    if (!canAdd(before, max)) return;
    flushSync(() => form.insertListItem(name, added(before)));
    focus(sectionId(before.length));
  };

  const remove = async (index: number): Promise<void> => {
    const key = items()[index]?.key;
    if (key === undefined || !canRemove(items())) return;
    const agreed = await askConfirm({
      title: removeTitle,
      body: removeBody(index + 1),
      confirmLabel: removeTitle,
      danger: true,
    });
    const place = items().findIndex((one) => one.key === key);
    if (!agreed || place < 0 || !canRemove(items())) return;
    flushSync(() => form.removeListItem(name, place));
    focus(sectionId(Math.min(place, items().length - 1)));
  };
  return { add, remove, isFull: !canAdd(items(), max) };
}

interface AddPartProps {
  list: Pick<ReturnType<typeof useFormList>, 'add' | 'isFull'>;
  hint: TextKey;
}

export function AddPart({ list, hint }: AddPartProps): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.add}>
      {!list.isFull && (
        <Button
          label="epd.apply.addItem"
          variant="outline"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={list.add}
        />
      )}
      <span className={base.small}>{t(hint)}</span>
    </div>
  );
}
