import { IconChevronDown } from '@tabler/icons-react';
import { useRef, type PointerEvent, type ReactNode, useEffect } from 'react';
import type { NavItem } from './menu-rules.ts';
import { NavLink } from './nav-link.tsx';
import classes from './top-nav.module.css';

interface TopEntryProps {
  item: NavItem;
  index: number;
  open: boolean;
  tabbable: boolean;
  active: ReadonlySet<string>;
  labelOf: (code: string) => string;
  onOpen: () => void;
  onLeave: () => void;
  hover: ReturnType<ReturnType<typeof useHoverOpening>>;
}

export function TopEntry({
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
    'data-active': leadsHere(item, active) || undefined,
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
            // Touch has no hover: the first tap opens the submenu, the second follows the link.
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
          {groupsOf(item.children).map(({ code, links }) => {
            const lines = links.map(({ child, at }) => (
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
            ));
            if (code === undefined) return lines;
            return (
              <li key={code} role="none">
                <span className={classes.heading} aria-hidden>
                  {labelOf(code)}
                </span>
                <ul role="group" aria-label={labelOf(code)} className={classes.group}>
                  {lines}
                </ul>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

interface Group {
  /** Parent entry of the links, below "More"; undefined elsewhere. */
  code: string | undefined;
  links: { child: NavItem; at: number }[];
}

/** Groups adjacent links of one parent; `at` is the index among all links. */
function groupsOf(children: readonly NavItem[]): Group[] {
  const groups: Group[] = [];
  children.forEach((child, at) => {
    const last = groups.at(-1);
    if (last !== undefined && last.code === child.group) last.links.push({ child, at });
    else groups.push({ code: child.group, links: [{ child, at }] });
  });
  return groups;
}

function leadsHere({ key, children }: NavItem, active: ReadonlySet<string>): boolean {
  return active.has(key) || children.some((child) => active.has(child.key));
}

/** Position of an entry as a data attribute: `2` on the bar, `2.0` in its submenu. */
export function placeName(top: number, sub: number | null): string {
  return sub === null ? String(top) : `${String(top)}.${String(sub)}`;
}

export function readPlace(element: Element): { top: number; sub: number | null } | null {
  const [top, sub] = element.getAttribute('data-place')?.split('.') ?? [];
  return top === undefined ? null : { top: Number(top), sub: sub === undefined ? null : Number(sub) };
}

/** Delays in ms: crossing the bar opens nothing, and the pointer may move diagonally into an open submenu. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 220;

/**
 * Hover intent for mouse pointers; ignores touch.
 * @param change opens the entry of an index, or closes with null
 * @returns the handlers of one entry
 */
export function useHoverOpening(change: (index: number | null) => void) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const soon = (ms: number, index: number | null): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change(index), ms);
  };
  return (index: number, opens: boolean) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') soon(OPEN_AFTER_MS, opens ? index : null);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') soon(CLOSE_AFTER_MS, null);
    },
  });
}
