import { memo, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { formatGwp } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { FavouriteButton } from '#src/parts/favourites/favourite-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { ChainMark } from './chain-mark.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { PickBox } from './compare/pick-box.tsx';
import type { Choice } from './compare/use-choice.ts';
import { fetchDetail } from './fetch-detail.ts';
import type { SearchParams } from './filters.ts';
import { QrButton } from './qr-button.tsx';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import marks from './marks.module.css';
import classes from './result-list.module.css';

interface ResultListProps {
  rows: readonly Declaration[];
  search: SearchParams;
  choice: Choice;
  onOpen: () => void;
}

// A failure is told by the press that follows.
const prepareDetail = (): void => void fetchDetail().catch(() => null);

/** Declarations as rows of a register; each opens into its details, whose address can be passed on. */
export const ResultList = memo(function ResultList({
  rows,
  search,
  choice,
  onOpen,
}: ResultListProps): ReactNode {
  const { t, lang } = useText();
  // All but the product say here or in CSS what they need: it takes the rest, and no column moves while rows are added.
  const columns: RegisterColumn<Declaration>[] = [
    {
      key: 'product',
      title: 'epd.search.column.product',
      heads: true,
      cell: ({ id, product, company }) => (
        <div className={classes.stack}>
          <TextLink
            to="/epd/epdSearch"
            search={{ ...search, id }}
            resetScroll={false}
            fw={600}
            onClick={onOpen}
            onPointerEnter={prepareDetail}
            onFocus={prepareDetail}
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
      title: 'epd.search.regNumber',
      kind: 'code',
      width: '11.75rem',
      cell: ({ number }) => number,
    },
    {
      key: 'pcr',
      title: 'epd.search.column.pcr',
      width: '15%',
      cell: ({ pcr, pcrNumber }) => (
        <div className={classes.stack}>
          <span>
            <AsWritten text={nameIn(lang, pcr)} />
          </span>
          <span className={classes.code}>{pcrNumber}</span>
        </div>
      ),
    },
    {
      key: 'gwp',
      title: 'epd.search.gwp',
      kind: 'number',
      width: '10rem',
      cell: ({ gwp }) =>
        gwp === null ? <span title={t('epd.detail.noGwp')}>{formatGwp(gwp)}</span> : formatGwp(gwp),
    },
    {
      key: 'valid',
      title: 'epd.search.expirationDate',
      kind: 'date',
      width: '7.75rem',
      cell: ({ validUntil }) => (
        <div className={classes.validity}>
          <time dateTime={validUntil}>{formatDate(validUntil, lang)}</time>
          <ValidityBadge lastDay={validUntil} />
        </div>
      ),
    },
    {
      key: 'marks',
      title: <span className={classes.hidden}>{t('epd.search.column.marks')}</span>,
      plain: true,
      cell: (row) => (
        <div className={marks.marks}>
          <FavouriteButton declaration={row} />
          <ChainMark declaration={row} />
          <QrButton declaration={row} />
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
    <RegisterList
      label="epd.search.results"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      current={({ id }) => id === search.id}
      room={57}
    />
  );
});
