import { TextInput, VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import { SingleKeysSwitch } from '#src/parts/page/single-keys-switch.tsx';
import type { PaletteEntry, PaletteGroup } from '#src/parts/palette/entry.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { useEntries, type FoundGroup } from './use-entries.ts';
import classes from './palette.module.css';

interface PaletteDialogProps {
  opened: boolean;
  onClose: () => void;
  applications: PaletteGroup;
}

/** Command palette for pages, applications and declarations. The field keeps the focus; arrow keys move the active option. */
export function PaletteDialog({ opened, onClose, applications }: PaletteDialogProps): ReactNode {
  return (
    <Dialog opened={opened} onClose={onClose} title="nav.palette.title">
      {/* Mounted anew on each opening, which resets its state. */}
      <Palette onClose={onClose} applications={applications} />
    </Dialog>
  );
}

function Palette({ onClose, applications }: Omit<PaletteDialogProps, 'opened'>): ReactNode {
  const { t } = useText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, loading } = useEntries(typed, applications);
  const entries = groups.flatMap((group) => group.entries);
  // The list may have become shorter.
  const at = Math.min(chosen, entries.length - 1);
  const go = useGo(onClose);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // During IME composition these keys belong to the input method.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const next = moved(event.key, at, entries.length);
    if (next !== null) setChosen(next);
    else if (event.key === 'Enter') go(entries[at]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('nav.palette.field')}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={entries.length === 0 ? undefined : optionId(list, at)}
        autoComplete="off"
        spellCheck={false}
        maxLength={KEYWORD_MAX}
        placeholder={t('nav.palette.field')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden role="status">
        {loading ? '' : t('nav.palette.found', { count: entries.length })}
      </VisuallyHidden>
      <OptionList
        id={list}
        groups={groups}
        chosen={at}
        optionId={(index) => optionId(list, index)}
        onChoose={setChosen}
        onGo={go}
      />
      <div className={classes.foot}>
        <span>{t('nav.palette.keys')}</span>
        <SingleKeysSwitch />
      </div>
    </>
  );
}

function optionId(list: string, index: number): string {
  return `${list}-${String(index)}`;
}

function moved(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'PageDown':
      return Math.min(count - 1, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    default:
      return null;
  }
}

const PAGE = 5;

function useGo(onClose: () => void): (entry: PaletteEntry | undefined) => void {
  const router = useRouter();
  const { enter } = useLcaEntry();
  return (entry) => {
    if (entry === undefined) return;
    onClose();
    const { go } = entry;
    switch (go.kind) {
      case 'page':
        void router.navigate({ to: go.path, search: go.search, hash: go.hash });
        return;
      case 'lca':
        void enter();
        return;
      case 'external':
        window.open(go.href, '_blank', 'noopener,noreferrer');
    }
  };
}

interface OptionListProps {
  id: string;
  groups: readonly FoundGroup[];
  /** Index of the active option across all groups. */
  chosen: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  onGo: (entry: PaletteEntry) => void;
}

/** Results by kind; the active option is scrolled into view. */
export function OptionList({ id, groups, chosen, optionId, onChoose, onGo }: OptionListProps): ReactNode {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  const shown = groups.filter(({ entries }) => entries.length > 0);
  const first = new Map<FoundGroup, number>();
  let count = 0;
  for (const group of shown) {
    first.set(group, count);
    count += group.entries.length;
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('nav.palette.title')} className={classes.list}>
      {count === 0 && <p className={classes.none}>{t('nav.palette.none')}</p>}
      {shown.map((group) => (
        <div key={group.title} role="group" aria-label={t(group.title)}>
          <p className={classes.group} aria-hidden>
            {t(group.title)}
          </p>
          {group.entries.map((entry, place) => {
            const index = (first.get(group) ?? 0) + place;
            return (
              <div
                key={entry.key}
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                className={classes.option}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => onChoose(index)}
                onClick={() => onGo(entry)}
              >
                <span className={classes.label}>
                  <AsWritten text={entry.label} />
                </span>
                {entry.detail !== '' && (
                  <span className={classes.detail}>
                    <AsWritten text={entry.detail} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
