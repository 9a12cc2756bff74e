import { useQuery } from '@tanstack/react-query';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, stagePlace } from '#src/lib/states.ts';
import type { PaletteEntry, PaletteGroup } from '#src/parts/palette/entry.ts';
import { productsOf } from './application-subject.tsx';
import type { MyApplication } from './model.ts';
import { byDay, searchedText, turnOf } from './overview.ts';
import { applicationQueries } from './queries.ts';

/**
 * The user's applications as palette entries, pending tasks first.
 * @param userId null for a visitor
 */
export function useApplicationEntries(userId: string | null): PaletteGroup {
  const { t, lang } = useText();
  const { data, isLoading } = useQuery({
    ...applicationQueries.all(userId ?? ''),
    enabled: userId !== null,
    meta: { silent: true },
  });
  const today = platformToday();
  const rows = data?.rows ?? [];
  const yours = rows.filter((row) => turnOf(row, today) === 'yours').sort(byDay);
  const others = rows.filter((row) => turnOf(row, today) !== 'yours');
  return {
    loading: isLoading,
    entries: [...yours, ...others].map((row) =>
      toEntry(row, productsOf(row, { t, lang }), ({ progress: { stage } }) =>
        stage === null ? '' : `${stagePlace(stage)} ${t(STAGE_LABEL[stage])}`,
      ),
    ),
  };
}

function toEntry(row: MyApplication, label: string, stageOf: (row: MyApplication) => string): PaletteEntry {
  return {
    key: `application:${row.id}`,
    label,
    detail: [row.number, stageOf(row)].filter(Boolean).join(' · '),
    words: searchedText(row),
    go: { kind: 'page', path: `/epd/mineEpd/${encodeURIComponent(row.id)}`, search: {}, hash: '' },
  };
}
