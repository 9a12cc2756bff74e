import { useState, type ReactNode } from 'react';
import { NativeSelect, NumberInput, Pagination } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import classes from './paging.module.css';

interface PageControlProps {
  page: number;
  pageSize: number;
  /** A lower bound unless `counted`. */
  total: number;
  counted?: boolean;
  onPage: (page: number) => void;
  sizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
}

/** Page buttons shrink to a short label in narrow containers; many pages get a jump field. */
export function PageControl({
  page,
  pageSize,
  total,
  counted = true,
  onPage,
  sizes,
  onPageSize,
}: PageControlProps): ReactNode {
  const { t } = useText();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const control = {
    first: t('ui.paging.page', { page: 1 }),
    previous: t('common.pagePrev'),
    next: t('common.pageNext'),
    last: t('ui.paging.page', { page: pages }),
  };
  return (
    <nav className={classes.pages} aria-label={t('ui.paging.label')}>
      {counted && <p className={classes.count}>{t('common.total', { count: total })}</p>}
      {sizes !== undefined && onPageSize !== undefined && (
        <NativeSelect
          aria-label={t('ui.paging.rows')}
          value={String(pageSize)}
          data={sizes.map((size) => ({ value: String(size), label: t('common.pageSize', { count: size }) }))}
          onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        />
      )}
      <Pagination
        className={classes.buttons}
        total={pages}
        value={Math.min(page, pages)}
        onChange={onPage}
        size="md"
        layout="responsive"
        formatLabel={({ page: current, totalPages: all }) =>
          t('common.pageOf', { page: current, total: all })
        }
        getControlProps={(name) => ({ 'aria-label': control[name] })}
        getItemProps={(number) => ({ 'aria-label': t('ui.paging.page', { page: number }) })}
      />
      {pages > 5 && <PageJump pages={pages} onPage={onPage} />}
    </nav>
  );
}

/** On Enter or blur. */
function PageJump({ pages, onPage }: { pages: number; onPage: (page: number) => void }): ReactNode {
  const { t } = useText();
  const [typed, setTyped] = useState<number | string>('');
  const go = (): void => {
    const wanted = Math.trunc(Number(typed));
    setTyped('');
    if (typed !== '' && wanted >= 1) onPage(Math.min(wanted, pages));
  };
  return (
    <label className={classes.jump}>
      {t('ui.paging.jump')}
      <NumberInput
        value={typed}
        onChange={setTyped}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
        min={1}
        max={pages}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        className={classes.jumpField}
      />
    </label>
  );
}
