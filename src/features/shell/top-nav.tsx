import { useClickOutside, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { foldMenu, MORE } from './menu-rules.ts';
import { menubarKey, type MenubarPlace } from './menubar-keys.ts';
import { placeName, readPlace } from './menubar-place.ts';
import { TopEntry } from './top-entry.tsx';
import { useFitting } from './use-fitting.ts';
import { useHoverOpening } from './use-hover-opening.ts';
import type { Menu } from './use-menu.ts';
import classes from './top-nav.module.css';

/**
 * The top navigation: a menubar whose sub-entries appear on hover, on focus and by keyboard (document 1 §1). One stop of
 * the tab key; arrows, Home, End and first letters move, Escape closes. Always one line: what has no room in it stands
 * below "More", because the server may send any number of entries.
 */
export function TopNav({ menu }: { menu: Menu }): ReactNode {
  const { t } = useText();
  const { active, labelOf } = menu;
  const { frame, ruler, fitting } = useFitting(menu.items.length);
  const items = foldMenu(menu.items, fitting);
  const [place, setPlace] = useState<MenubarPlace>({ top: 0, sub: null, open: false });
  const close = (): void => setPlace((now) => ({ ...now, sub: null, open: false }));
  const nav = useClickOutside<HTMLElement>(close);
  const mergedRef = useMergedRef(nav, frame);
  const hover = useHoverOpening((top) =>
    setPlace((now) => (top === null ? { ...now, open: false } : { top, sub: null, open: true })),
  );
  // Set by a key; the focus follows once the entry is there.
  const follow = useRef(false);

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    nav.current?.querySelector<HTMLElement>(`[data-place="${placeName(place.top, place.sub)}"]`)?.focus();
  }, [nav, place]);

  const top = Math.min(place.top, items.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shape = items.map(({ code, children }) => ({
      label: labelOf(code),
      children: children.map((child) => labelOf(child.code)),
    }));
    const next = menubarKey({ ...place, top }, event.key, shape);
    if (next !== null) {
      event.preventDefault();
      follow.current = true;
      setPlace(next);
    } else if (event.key === ' ') {
      event.preventDefault();
      // Keys go to what has the focus: an entry of the bar.
      (event.target as HTMLElement).click();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const at = readPlace(event.target);
    if (at === null) return;
    // The keyboard comes in from outside: show what is below. A click or a key inside decides for itself.
    const comesIn =
      !event.currentTarget.contains(event.relatedTarget) && event.target.matches(':focus-visible');
    setPlace((now) => ({ ...at, open: comesIn || now.open }));
  };

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <nav ref={mergedRef} aria-label={t('nav.main')} className={classes.nav}>
      <div ref={ruler} className={classes.ruler} aria-hidden>
        {[...menu.items, null].map((item) => (
          <span
            key={item?.key ?? MORE}
            className={classes.measure}
            data-words={labelOf(item?.code ?? MORE)}
            data-opens={item === null || item.children.length > 0 || undefined}
          />
        ))}
      </div>
      <ul
        role="menubar"
        aria-label={t('nav.main')}
        className={classes.bar}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {items.map((item, index) => (
          <TopEntry
            key={item.key}
            item={item}
            index={index}
            open={place.open && index === top}
            tabbable={index === top}
            active={active}
            labelOf={labelOf}
            onOpen={() => setPlace({ top: index, sub: null, open: true })}
            onLeave={close}
            hover={hover(index, item.children.length > 0)}
          />
        ))}
      </ul>
    </nav>
  );
}
