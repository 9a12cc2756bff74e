import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { EXPORT_ROWS_MAX } from '#src/lib/limits.ts';
import { MenuOf } from '#src/ui/arriving-menu.tsx';
import { useOpenOnArrival } from '#src/ui/late-part.ts';
import { notify } from '#src/ui/notify.ts';
import { addressOf } from '../address-of.ts';
import { toRequest, type SearchParams } from '../filters.ts';
import { ownRules } from '../own-filters.ts';
import { readAll } from './read-all.ts';
import { ExportButton } from './export-list.tsx';
import { listAsCsv, listAsJson } from './list.ts';

type Format = 'csv' | 'json';

/** {@link ExportList} from its first use on; it can be stopped while it reads. */
export function OpenExportList({ search }: { search: SearchParams }): ReactNode {
  const { t } = useText();
  const menu = useOpenOnArrival();
  const companyCode = useSession()?.companyCode ?? null;
  const { mutateAsync } = useMutation(readAll());
  const [read, setRead] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (format: Format): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setRead(0);
    try {
      const request = toRequest(search, 1, companyCode);
      const { rows, total } = await mutateAsync({ request, signal: stop.signal, onRead: setRead });
      const today = platformToday();
      const { keeps, order } = ownRules(search, today);
      const kept = rows.filter(keeps).sort(order);
      const complete = rows.length >= total;
      const source = {
        address: window.location.href,
        at: new Date().toISOString(),
        total: kept.length === rows.length ? total : complete ? kept.length : null,
        complete,
      };
      const text = format === 'csv' ? listAsCsv(kept, addressOf) : listAsJson(kept, source, addressOf);
      const type = format === 'csv' ? 'text/csv' : 'application/json';
      const name = `steel-epd-${today}.${format}`;
      saveFile({ blob: new Blob([text], { type: `${type};charset=utf-8` }), name }, name);
      const count = formatNumber(kept.length);
      if (complete) notify.success({ key: 'epd.search.exported', vars: { count } });
      else
        notify.warn({
          key: 'epd.search.exportedPart',
          vars: { count, read: formatNumber(rows.length), total: formatNumber(total) },
        });
    } catch (error) {
      if (!stop.signal.aborted) notify.error(describeError(error));
    } finally {
      if (running.current === stop) setRead(null);
    }
  };

  if (read !== null) {
    return (
      <Button
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        onClick={() => {
          running.current?.abort();
          setRead(null);
        }}
      >
        {t('epd.search.exportStop', { count: formatNumber(read) })}
      </Button>
    );
  }
  return (
    <MenuOf {...menu} button={(target) => <ExportButton ref={target} />}>
      <Menu.Label>{t('epd.search.exportHint', { count: formatNumber(EXPORT_ROWS_MAX) })}</Menu.Label>
      <Menu.Item onClick={() => void save('csv')}>{t('epd.search.exportCsv')}</Menu.Item>
      <Menu.Item onClick={() => void save('json')}>{t('epd.search.exportJson')}</Menu.Item>
    </MenuOf>
  );
}
