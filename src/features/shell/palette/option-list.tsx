import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { PaletteEntry } from '#src/parts/palette/entry.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import type { FoundGroup } from './use-entries.ts';
import classes from './palette.module.css';

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
