import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { latePart } from '#src/ui/late-part.ts';
import { fetchSelect } from '#src/ui/select-part.ts';
import { activeFilters, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { KeywordField } from './suggest/keyword-field.tsx';
import type { Results } from '#src/parts/declaration-search/use-results.ts';
import type { SearchNavigation } from '#src/parts/declaration-search/use-search-navigation.ts';
import classes from './search-screen.module.css';

export interface FilterDrawerProps {
  search: SearchParams;
  navigation: SearchNavigation;
  results: Results;
}

// Loads the select in the same chunk: swapping the controls after opening would interrupt a fast user.
const useOpenDrawer = latePart(async () => {
  const drawer = import('./filter-drawer-open.tsx').then((part) => part.OpenFilterDrawer);
  const [OpenDrawer] = await Promise.all([drawer, fetchSelect()]);
  return OpenDrawer;
});

/** Filters on small screens: the keyword inline, the others in a drawer. */
export function FilterDrawer(props: FilterDrawerProps): ReactNode {
  const { t } = useText();
  const { search, navigation } = props;
  const count = activeFilters(search).length;
  const [opened, setOpened] = useState(false);
  const { Part, trigger } = useOpenDrawer();
  return (
    <div className={classes.drawerFilters}>
      <KeywordField search={search} onChange={navigation.change} onOpen={navigation.open} />
      <Button
        variant="default"
        size="md"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-haspopup="dialog"
        {...trigger}
        aria-expanded={opened}
        onClick={() => {
          trigger.onClick();
          setOpened(true);
        }}
      >
        {t(count > 0 ? 'epd.search.openFilters' : 'common.filters', { count })}
      </Button>
      {Part !== null && <Part {...props} opened={opened} onClose={() => setOpened(false)} />}
    </div>
  );
}
