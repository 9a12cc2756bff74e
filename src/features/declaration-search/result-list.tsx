import { memo, Suspense, useState, type ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatNumber, spacedUnit } from '#src/lib/format-number.ts';
import { FavouriteButton } from '#src/parts/favourites/favourite-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { usePhrase } from '#src/ui/words.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { ChainMark } from '#src/parts/declaration/chain-mark.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import type { Choice } from '#src/parts/comparison/use-choice.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Places } from '#src/parts/plot/search-plot.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { TickBox } from '#src/ui/tick-box.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import classes from './result-list.module.css';

const QrButton = lazyPart(() => import('./qr-button.tsx').then((part) => part.QrButton));

interface ResultListProps {
  /** While they load, their usual number. */
  rows: readonly Declaration[] | number;
  search: SearchParams;
  choice: Choice;
  /** Places among comparable declarations, where they are known. */
  places?: Places | null;
  onOpen: () => void;
  /** A link may be followed soon. */
  onNear: () => void;
}

/** Declarations as a table; each row links to a dialog with a shareable URL. */
export const ResultList = memo(function ResultList({
  rows,
  search,
  choice,
  places = null,
  onOpen,
  onNear,
}: ResultListProps): ReactNode {
  const { t, lang } = useText();
  const say = usePhrase();
  const own = useSession()?.companyCode ?? null;
  // The row whose drawing a view transition carries to its certificate and back.
  const [opened, setOpened] = useState(search.id);
  // Every column but the product has a fixed width, so that columns do not move when rows are appended.
  const columns: RegisterColumn<Declaration>[] = [
    {
      key: 'product',
      title: 'epd.search.column.product',
      heads: true,
      cell: ({ id, product, company, pcr }) => (
        <div
          className={classes.product}
          data-opened={(id === opened && search.id === undefined) || undefined}
        >
          <ProductDrawing name={`${nameIn(lang, product)} ${nameIn(lang, pcr)}`} />
          <TextLink
            to="/epd/epdSearch"
            search={{ ...search, id }}
            resetScroll={false}
            fw={600}
            onClick={() => {
              setOpened(id);
              onOpen();
            }}
          >
            <AsWritten text={nameIn(lang, product)} tag />
          </TextLink>
          <span className={classes.second}>
            <AsWritten text={nameIn(lang, company)} />
          </span>
        </div>
      ),
    },
    {
      key: 'number',
      title: search.pcr === undefined ? 'epd.search.column.number' : 'epd.search.regNumber',
      width: '11.5rem',
      plain: true,
      cell: ({ number, pcr, pcrNumber }) => (
        <div className={classes.stack}>
          <span className={classes.number}>{number}</span>
          {search.pcr === undefined && (
            <>
              <span className={`${classes.second ?? ''} ${classes.pcr ?? ''}`}>
                <AsWritten text={nameIn(lang, pcr)} />
              </span>
              <span className={classes.second}>
                <code>{pcrNumber}</code>
              </span>
            </>
          )}
        </div>
      ),
    },
    {
      key: 'gwp',
      title: 'epd.search.gwp',
      kind: 'number',
      width: '11rem',
      cell: ({ id, gwp, gwpUnit, statesNoGwp }) => {
        const place = places?.get(id);
        const figure = formatNumber(gwp);
        return (
          <div className={classes.figure} title={statesNoGwp ? t('epd.detail.noGwp') : undefined}>
            <span className={classes.number}>{figure}</span>
            {spacedUnit(figure, gwpUnit)}
            {gwp !== null && places !== undefined && (
              <span className={classes.second}>{place === undefined ? '' : say(place.words)}</span>
            )}
          </div>
        );
      },
    },
    {
      key: 'valid',
      title: 'epd.search.expirationDate',
      kind: 'date',
      width: '7.75rem',
      cell: ({ validUntil, supersededById }) => (
        <div className={classes.validity}>
          <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>
          <ValidityBadge lastDay={validUntil} superseded={supersededById !== null} />
        </div>
      ),
    },
    {
      key: 'marks',
      title: <span className={classes.hidden}>{t('epd.search.column.marks')}</span>,
      plain: true,
      cell: (row) => (
        <div className={classes.marks}>
          <FavouriteButton declaration={row} />
          <ChainMark declaration={row} />
          {own !== null && own === row.companyCode && (
            <Suspense>
              <QrButton declaration={row} />
            </Suspense>
          )}
        </div>
      ),
    },
    {
      key: 'compare',
      title: 'compare.column',
      plain: true,
      cell: (row) => <PickBox row={row} choice={choice} />,
    },
  ];
  return (
    <div className={classes.root} onPointerEnter={onNear} onFocus={onNear}>
      <RegisterList
        label="epd.search.results"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        current={({ id }) => id === search.id}
        linked={({ id }) => ({ id, edge: places?.get(id)?.colour })}
        room={56}
      />
    </div>
  );
});

/** Checkbox that adds a declaration to the comparison. Never disabled: a refusal is explained in the tray. Places that arrive do not draw it again. */
const PickBox = memo(function PickBox({ row, choice }: { row: Declaration; choice: Choice }): ReactNode {
  const { t, lang } = useText();
  return (
    <TickBox
      // Only cards show the label, a table has it in its head. The zero-width space aligns the box with the row's first line.
      words={
        <>
          {'\u200B'}
          <span className={classes.pick}>{t('compare.pickShort')}</span>
        </>
      }
      aria-label={t('compare.pick', { name: nameIn(lang, row.product) || row.number })}
      checked={choice.chosen.some(({ id }) => id === row.id)}
      onChange={() => choice.toggle(row)}
    />
  );
});
