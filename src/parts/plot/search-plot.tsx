import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useMemo, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { COMPARE_MAX } from '#src/lib/limits.ts';
import { nameIn } from '#src/lib/names.ts';
import { dataColour, placeWords } from '#src/parts/declaration/place.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { Phrase } from '#src/ui/words.ts';
import type { Chosen } from '#src/parts/comparison/use-choice.ts';
import {
  activeFilters,
  toChoice,
  toRequest,
  type SearchParams,
} from '#src/parts/declaration-search/filters.ts';
import { everyDeclaration } from '#src/parts/declaration-search/every.ts';
import { ownRules } from '#src/parts/declaration-search/own-filters.ts';
import { PlotState, usePlot } from './pcr-plot.tsx';
import type { Dot, Mark, PlotData } from './plot-data.ts';
import classes from './plot.module.css';

/** Colour and words of the places of declarations, by id. */
export type Places = ReadonlyMap<string, { colour: string; words: Phrase }>;

interface SearchPlotProps {
  search: SearchParams;
  chosen: readonly Chosen[];
  listId: string;
  onPlaces: (places: Places | null) => void;
}

/** The plot above the results: its dots and their rows are told apart by the same colours. */
export const SearchPlot = memo(function SearchPlot(props: SearchPlotProps): ReactNode {
  const { search, chosen, listId, onPlaces } = props;
  const { t, lang } = useText();
  const query = usePlot(search.pcr);
  const { data } = query;
  useEffect(() => onPlaces(data === undefined ? null : placesOf(data)), [data, onPlaces]);
  useEffect(() => {
    // The element around the plot and the list.
    const root = document.getElementById(listId)?.parentElement;
    return root == null ? undefined : linkRows(root);
  }, [listId]);
  const marks = chosen.flatMap(({ declaration }, at): Mark[] => {
    if (declaration === undefined || declaration.gwp === null) return [];
    const { id, product, number, route, gwp, gwpUnit } = declaration;
    return [
      { id, letter: LETTERS[at] ?? '', name: nameIn(lang, product) || number, route, gwp, unit: gwpUnit },
    ];
  });
  return (
    <PlotState
      query={query}
      pcr={search.pcr}
      search={search}
      marks={marks}
      found={useFound(search)}
      action={search.pcr !== undefined && <Lowest search={search} dots={data?.dots ?? []} />}
      // The list says that there is nothing.
      empty={null}
    >
      <a className={classes.skip} href={`#${listId}`} data-no-print>
        {t('compare.plot.skip')}
      </a>
    </PlotState>
  );
});

/** The usual question in one press. */
function Lowest({ search, dots }: { search: SearchParams; dots: readonly Dot[] }): ReactNode {
  if (dots.length < COMPARE_MAX) return null;
  const lowest = [...dots].sort((a, b) => a.gwp - b.gwp).slice(0, COMPARE_MAX);
  const compare = toChoice(lowest.map(({ id }) => id));
  return (
    <LinkButton
      size="compact-md"
      variant="subtle"
      to="/epd/epdSearch"
      search={{ ...search, compare, view: 'compare', id: undefined }}
      label="compare.lowest"
    />
  );
}

function placesOf(data: PlotData): Places {
  return new Map(
    (data.dots ?? []).flatMap(({ id, place }) =>
      place === null ? [] : [[id, { colour: dataColour(place.share), words: placeWords(place) }]],
    ),
  );
}

/** Ids of all results; null where no filter but the PCR is active, or while they are not known. */
function useFound(search: SearchParams): ReadonlySet<string> | null {
  const companyCode = useSession()?.companyCode ?? null;
  const today = useToday();
  const filtered = activeFilters(search).some((name) => name !== 'pcr' && name !== 'valid');
  const { data } = useQuery({
    ...everyDeclaration(toRequest(search, 1, companyCode)),
    enabled: filtered,
  });
  return useMemo(() => {
    if (!filtered || data === undefined || data.rows.length < (data.total ?? 0)) return null;
    const { keeps } = ownRules(search, today);
    return new Set(data.rows.filter(keeps).map(({ id }) => id));
  }, [filtered, data, search, today]);
}

/** Rows and dots with the same `data-linked` light up together. Set on the DOM: rendering the list again would be slow. */
function light(root: HTMLElement, target: EventTarget | null): void {
  const id =
    target instanceof Element ? target.closest<HTMLElement>('[data-linked]')?.dataset['linked'] : null;
  for (const one of root.querySelectorAll<HTMLElement>('[data-linked]'))
    one.toggleAttribute('data-lit', one.dataset['linked'] === id);
}

/** @param root the element around rows and dots. @returns what ends it */
function linkRows(root: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  for (const begins of ['pointerover', 'focusin'])
    root.addEventListener(begins, ({ target }) => light(root, target), { signal });
  for (const leaves of ['pointerleave', 'focusout'])
    root.addEventListener(leaves, () => light(root, null), { signal });
  return () => ends.abort();
}
