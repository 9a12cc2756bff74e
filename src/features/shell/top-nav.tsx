import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { NavItem } from './menu-rules.ts';
import { menubarKey, type MenubarPlace } from './menubar-keys.ts';
import { NavLink } from './nav-link.tsx';
import { useHoverOpening } from './use-hover-opening.ts';
import type { Menu } from './use-menu.ts';
import classes from './top-nav.module.css';

/**
 * The top navigation: a menubar whose sub-entries appear on hover, on focus and by keyboard (document 1 §1). One stop of
 * the tab key; arrows, Home, End and first letters move, Escape closes.
 */
export function TopNav({ menu }: { menu: Menu }): ReactNode {
  const { t } = useText();
  const { items, active, labelOf } = menu;
  const [place, setPlace] = useState<MenubarPlace>({ top: 0, sub: null, open: false });
  const close = (): void => setPlace((now) => ({ ...now, sub: null, open: false }));
  const nav = useClickOutside<HTMLElement>(close);
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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const shape = items.map(({ code, children }) => ({
      label: labelOf(code),
      children: children.map((child) => labelOf(child.code)),
    }));
    const next = menubarKey(place, event.key, shape);
    if (next !== null) {
      event.preventDefault();
      follow.current = true;
      setPlace(next);
    } else if (event.key === ' ') {
      event.preventDefault();
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

  const top = Math.min(place.top, items.length - 1);
  return (
    <nav ref={nav} aria-label={t('nav.main')} className={classes.nav}>
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

interface TopEntryProps {
  item: NavItem;
  index: number;
  open: boolean;
  tabbable: boolean;
  active: ReadonlySet<string>;
  labelOf: (code: string) => string;
  onOpen: () => void;
  /** A link was followed. */
  onLeave: () => void;
  hover: ReturnType<ReturnType<typeof useHoverOpening>>;
}

function TopEntry({
  item,
  index,
  open,
  tabbable,
  active,
  labelOf,
  onOpen,
  onLeave,
  hover,
}: TopEntryProps): ReactNode {
  const label = labelOf(item.code);
  const hasChildren = item.children.length > 0;
  const touched = useRef(false);
  const entry = {
    role: 'menuitem',
    className: classes.top,
    'data-place': placeName(index, null),
    'data-active': active.has(item.key) || undefined,
    tabIndex: tabbable ? 0 : -1,
    ...(hasChildren && { 'aria-haspopup': 'menu' as const, 'aria-expanded': open }),
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch';
    },
  };
  const words = (
    <>
      <span>{label}</span>
      {hasChildren && <IconChevronDown className={classes.chevron} size={16} aria-hidden />}
    </>
  );
  return (
    <li role="none" className={classes.item} {...hover}>
      {item.target === null ? (
        <button type="button" {...entry} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <NavLink
          target={item.target}
          current={active.has(item.key) && item.children.every((child) => !active.has(child.key))}
          {...entry}
          onClick={(event) => {
            // A finger has no hover: its first tap shows what is below, its second one goes there.
            if (hasChildren && touched.current && !open) {
              event.preventDefault();
              onOpen();
            } else onLeave();
          }}
        >
          {words}
        </NavLink>
      )}
      {hasChildren && (
        <ul role="menu" aria-label={label} className={classes.below} hidden={!open}>
          {item.children.map((child, at) => (
            <li key={child.key} role="none">
              {child.target !== null && (
                <NavLink
                  target={child.target}
                  current={active.has(child.key)}
                  role="menuitem"
                  className={classes.sub}
                  data-place={placeName(index, at)}
                  tabIndex={-1}
                  onClick={onLeave}
                >
                  {labelOf(child.code)}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function placeName(top: number, sub: number | null): string {
  return sub === null ? String(top) : `${String(top)}.${String(sub)}`;
}

function readPlace(element: Element): { top: number; sub: number | null } | null {
  const [top, sub] = element.getAttribute('data-place')?.split('.') ?? [];
  return top === undefined ? null : { top: Number(top), sub: sub === undefined ? null : Number(sub) };
}
