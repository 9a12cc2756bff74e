import { Suspense, useState, type ReactNode } from 'react';
import { ComingDialog, SearchScreen } from '#src/features/declaration-search/search-screen.tsx';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import {
  useSearchNavigation,
  type SearchNavigation,
} from '#src/parts/declaration-search/use-search-navigation.ts';
import { ComingPage } from '#src/parts/page/route-head.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { readyPart } from '#src/ui/ready-part.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';

const { Part: DetailDialog, fetch: fetchDetail } = readyPart(() =>
  loadPart(() => import('#src/features/declaration/detail-dialog.tsx')).then((part) => part.DetailDialog),
);

const { Part: DeclarationScreen, fetch: fetchScreen } = readyPart(() =>
  loadPart(() => import('#src/features/declaration/declaration-screen.tsx')).then(
    (part) => part.DeclarationScreen,
  ),
);

const CompareScreen = lazyPart(() =>
  import('#src/features/declaration-compare/compare-screen.tsx').then((part) => part.CompareScreen),
);

const FavouritesScreen = lazyPart(() =>
  import('#src/features/declaration-search/favourites-screen.tsx').then((part) => part.FavouritesScreen),
);

/** The views of `/epd/epdSearch`, and the dialog above them (document 2 §2). The URL (`search`) is the only state. */
export function SearchViews({ search }: { search: SearchParams }): ReactNode {
  const navigation = useSearchNavigation(search);
  const { id, view } = search;
  const preview = view === 'declaration' ? undefined : id;
  // Keeps the dialog mounted during its closing transition.
  const [previewed, setPreviewed] = useState(false);
  if (preview !== undefined && !previewed) setPreviewed(true);
  const back = <BackLink to="/epd/epdSearch" search={{ ...search, view: undefined }} label="compare.back" />;
  return (
    <PageWidth>
      <Suspense fallback={<ComingPage {...(view === 'compare' && { above: back })} />}>
        <View search={search} navigation={navigation} back={back} />
      </Suspense>
      {previewed && (
        <Suspense fallback={preview !== undefined && <ComingDialog />}>
          <DetailDialog id={preview} search={search} onClose={navigation.close} />
        </Suspense>
      )}
    </PageWidth>
  );
}

/** A click reports the error if it fails again. */
export const prefetchDetail = (): void =>
  void fetchDetail()
    .then(fetchScreen)
    .catch(() => null);

interface ViewProps {
  search: SearchParams;
  navigation: SearchNavigation;
  back: ReactNode;
}

function View({ search, navigation, back }: ViewProps): ReactNode {
  const { id, view, favourites } = search;
  if (view === 'declaration' && id !== undefined)
    return <DeclarationScreen id={id} search={search} navigation={navigation} />;
  if (view === 'compare') return <CompareScreen search={search} back={back} />;
  const List = favourites === undefined ? SearchScreen : FavouritesScreen;
  return <List search={search} navigation={navigation} onNear={prefetchDetail} />;
}
