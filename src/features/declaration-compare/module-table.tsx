import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { formatResult } from '#src/parts/declaration/format-result.ts';
import { waterfall } from './bars.ts';
import { differenceOf, moduleRows, type ModuleRow } from './rules.ts';
import type { Side } from './side.ts';
import { useColumns } from './use-columns.tsx';
import { MODULE_LABEL, useDifferenceWords } from './use-story-words.ts';
import classes from './compare.module.css';

/** GWP100 of each declaration as a waterfall from A1 to A3, with the differences from the reference. */
export function ModuleTable({ sides }: { sides: readonly Side[] }): ReactNode {
  const { t } = useText();
  const words = useDifferenceWords();
  const rows = moduleRows(sides);
  const bars = waterfall(rows);
  const columns = useColumns<ModuleRow>(sides, {
    title: 'compare.module',
    head: ({ module }) => (
      <>
        <b>{module.toUpperCase()}</b> {t(MODULE_LABEL[module])}
      </>
    ),
    cell: (row, at) => {
      const result = row.results[at] ?? null;
      if (result === null || result.total === null) return t('compare.notGiven');
      const bar = bars[rows.indexOf(row)]?.[at];
      return (
        <div className={classes.result}>
          <b>{formatResult(result.total)}</b>
          {bar != null && (
            <span className={classes.fall} aria-hidden>
              <span
                style={
                  {
                    left: `${bar.left.toFixed(2)}%`,
                    width: `${bar.width.toFixed(2)}%`,
                  } satisfies CSSProperties
                }
              />
            </span>
          )}
          {at > 0 && (
            <span className={classes.difference}>{words(differenceOf(row.results[0] ?? null, result))}</span>
          )}
        </div>
      );
    },
  });
  if (rows.length === 0) return null;
  return (
    <Section title="compare.modules" space="near">
      <RegisterList
        label="compare.modules"
        columns={columns}
        rows={rows}
        rowKey={({ module }) => module}
        room={NARROW_ROOM}
      />
    </Section>
  );
}

/** A table on phones too: short heads and figures, one line an indicator. */
export const NARROW_ROOM = 17;
