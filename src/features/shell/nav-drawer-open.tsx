import { Collapse, Drawer, SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { IconChevronDown, IconSearch, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useOverlay } from '#src/ui/use-overlay.ts';
import { LanguageSwitch } from '#src/parts/page/language-switch.tsx';
import { linksOf, type NavItem } from './menu-rules.ts';
import { NavLink } from './nav-link.tsx';
import type { Menu } from './use-menu.ts';
import classes from './nav-drawer.module.css';
import base from '#src/ui/base.module.css';

const CHOICES = [
  { value: 'light', SchemeIcon: IconSun },
  { value: 'auto', SchemeIcon: IconDeviceDesktop },
  { value: 'dark', SchemeIcon: IconMoon },
] as const;

function SchemeSwitch(): ReactNode {
  const { t } = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('ui.scheme.label')}
      value={colorScheme}
      onChange={(value) => setColorScheme(value)}
      data={CHOICES.map(({ value, SchemeIcon }) => ({
        value,
        label: (
          <>
            <SchemeIcon size={18} aria-hidden style={{ display: 'block' }} />
            <VisuallyHidden>{t(`ui.scheme.${value}`)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}

interface OpenNavDrawerProps {
  menu: Menu;
  opened: boolean;
  onClose: () => void;
  /** Opens the palette; called after the drawer has closed. */
  onSearch: () => void;
}

export function OpenNavDrawer({ menu, opened, onClose, onSearch }: OpenNavDrawerProps): ReactNode {
  const { t } = useText();
  const overlay = useOverlay(opened);
  const searches = useRef(false);
  return (
    <Drawer.Root
      {...overlay}
      onClose={onClose}
      position="right"
      size="min(22rem, 88vw)"
      transitionProps={{
        duration: 180,
        onExited: () => {
          if (searches.current) onSearch();
          searches.current = false;
        },
      }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's ready-made header is a second banner landmark; a page may have only one. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{t('nav.main')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('common.close')} />
        </div>
        <Drawer.Body className={classes.body}>
          <Button
            label="nav.palette.title"
            fullWidth
            variant="default"
            justify="flex-start"
            leftSection={<IconSearch size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => {
              // Only one overlay may be open: the palette opens after the drawer has closed.
              searches.current = true;
              onClose();
            }}
          />
          <nav aria-label={t('nav.main')}>
            <ul className={base.list}>
              {menu.items.map((item) => (
                <li key={item.key} className={classes.item}>
                  <DrawerEntry item={item} menu={menu} onLeave={onClose} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={classes.settings}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

interface DrawerEntryProps {
  item: NavItem;
  menu: Menu;
  onLeave: () => void;
}

function DrawerEntry({ item, menu, onLeave }: DrawerEntryProps): ReactNode {
  const { active, labelOf } = menu;
  const [expanded, setExpanded] = useState(active.has(item.key));
  const id = useId();
  if (item.children.length === 0) {
    return item.target === null ? null : (
      <NavLink target={item.target} current={active.has(item.key)} className={classes.link} onClick={onLeave}>
        {labelOf(item.code)}
      </NavLink>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes.link}
        data-active={active.has(item.key) || undefined}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        {labelOf(item.code)}
        <IconChevronDown className={classes.chevron} size={20} aria-hidden />
      </button>
      <Collapse expanded={expanded} id={id} transitionDuration={160}>
        <ul className={base.list}>
          {linksOf(item).map(({ key, code, target }) => (
            <li key={key}>
              {target !== null && (
                <NavLink target={target} current={active.has(key)} className={classes.sub} onClick={onLeave}>
                  {labelOf(code)}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </Collapse>
    </>
  );
}
