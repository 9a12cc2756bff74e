import { useClickOutside, useMergedRef } from '@mantine/hooks';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#src/i18n/use-text.ts';
import { foldMenu, MORE, entriesThatFit } from './menu-rules.ts';
import { menubarKey, type MenubarPlace } from './menubar-keys.ts';
import { TopEntry, placeName, readPlace, useHoverOpening } from './top-entry.tsx';
import type { Menu } from './use-menu.ts';
import classes from './top-nav.module.css';

/**
 * Menubar with submenus on hover, focus and keyboard (document 1 §1). Roving tabindex: one tab stop; arrows, Home, End and
 * type-ahead move, Escape closes. Entries that do not fit on one line move below "More", because the server may send any
 * number.
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
  // Set by a key press; the focus moves after the entry has rendered.
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
      // The target of a key event is the focused entry of the bar.
      (event.target as HTMLElement).click();
    }
  };

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const at = readPlace(event.target);
    if (at === null) return;
    // Keyboard focus from outside opens the submenu. Clicks and keys inside are handled separately.
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

/**
 * Measures how many of `count` entries fit on one line. A ResizeObserver reports between layout and paint, also initially: no
 * overflow is painted, and no synchronous reflow is forced.
 */
function useFitting(count: number) {
  const frame = useRef<HTMLElement>(null);
  /** Invisible copy of all entries, "More" last: entries that are folded away still have a width there. */
  const ruler = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);
  const sizes = useRef<ResizeObserver>(null);
  const observed = useRef(new Set<Element>());

  useLayoutEffect(() => {
    const measure = (): void => {
      if (frame.current === null || ruler.current === null) return;
      const widths = [...ruler.current.children].map((entry) => entry.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      setFitting(entriesThatFit(widths, more, frame.current.getBoundingClientRect().width));
    };
    const known = observed.current;
    // flushSync: otherwise React would re-render after the paint.
    const observer = new ResizeObserver(() => flushSync(measure));
    sizes.current = observer;
    return () => {
      observer.disconnect();
      known.clear();
    };
  }, []);

  // On every render, because the server's answers add and remove entries.
  useLayoutEffect(() => {
    const here = new Set([frame.current, ...(ruler.current?.children ?? [])].filter((one) => one !== null));
    for (const gone of observed.current) {
      if (here.has(gone)) continue;
      sizes.current?.unobserve(gone);
      observed.current.delete(gone);
    }
    for (const element of here) {
      if (observed.current.has(element)) continue;
      sizes.current?.observe(element);
      observed.current.add(element);
    }
  });

  return { frame, ruler, fitting };
}
