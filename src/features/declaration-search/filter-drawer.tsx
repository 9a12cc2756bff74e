import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { Counts } from './counts/counts.ts';
import { FilterForm } from './filter-form.tsx';
import { activeFilters, type SearchParams } from './filters.ts';
import { KeywordField } from './suggest/keyword-field.tsx';
import type { Results } from './use-results.ts';
import type { SearchNavigation } from './use-search-navigation.ts';
import classes from './search-screen.module.css';

interface FilterDrawerProps {
  search: SearchParams;
  navigation: SearchNavigation;
  results: Results;
  counts: Counts | null;
}

/** The same filters in little room: the keyword on the page, the others behind one button. */
export function FilterDrawer({ search, navigation, results, counts }: FilterDrawerProps): ReactNode {
  const { t } = useText();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div className={classes.drawerFilters}>
      <KeywordField search={search} onChange={navigation.change} onOpen={navigation.open} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('epd.search.openFilters', { count: activeFilters(search).length })}
      </Button>
      <Drawer.Root opened={opened} onClose={close} position="left" size="min(24rem, 92vw)">
        <Drawer.Overlay />
        <Drawer.Content>
          {/* The ready-made head is a banner of its own, and a page has only one. */}
          <div className={classes.drawerHead}>
            <Drawer.Title className={classes.drawerTitle}>{t('common.filters')}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('common.close')} />
          </div>
          <Drawer.Body className={classes.drawerBody}>
            <FilterForm search={search} counts={counts} onChange={navigation.change} drawer />
            <div className={classes.drawerFoot}>
              <Button fullWidth onClick={close}>
                {results.total === null || results.about
                  ? t('epd.search.showResults')
                  : t('epd.search.showCount', { count: formatNumber(results.total) })}
              </Button>
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}
