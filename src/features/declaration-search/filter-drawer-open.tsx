import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { useOverlay } from '#src/ui/use-overlay.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { FilterForm, factsOf } from './filter-form.tsx';
import classes from './search-screen.module.css';

interface OpenFilterDrawerProps extends FilterDrawerProps {
  opened: boolean;
  onClose: () => void;
}

export function OpenFilterDrawer(props: OpenFilterDrawerProps): ReactNode {
  const { search, navigation, results, opened, onClose } = props;
  const { t } = useText();
  const overlay = useOverlay(opened);
  return (
    <Drawer.Root {...overlay} onClose={onClose} position="left" size="min(24rem, 92vw)">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's ready-made header is a second banner landmark; a page may have only one. */}
        <div className={classes.drawerHead}>
          <Drawer.Title className={classes.drawerTitle}>{t('common.filters')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('common.close')} />
        </div>
        <Drawer.Body className={classes.drawerBody}>
          <FilterForm search={search} onChange={navigation.change} drawer ready {...factsOf(results.rows)} />
          <div className={classes.drawerFoot}>
            <Button fullWidth onClick={onClose}>
              {results.total === null || results.about
                ? t('epd.search.showResults')
                : t('epd.search.showCount', { count: formatNumber(results.total) })}
            </Button>
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
