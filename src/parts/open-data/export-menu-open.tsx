import { Button, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { MenuOf } from '#src/ui/arriving-menu.tsx';
import { useOpenOnArrival } from '#src/ui/late-part.ts';
import { notify } from '#src/ui/notify.ts';
import { useWords } from '#src/ui/words.ts';
import type { DataFormat } from './data-file.ts';
import { ExportButton, lookOf, type ExportMenuProps } from './export-menu.tsx';

/** Replaces its placeholder at the first press. A list can be stopped while it is read. */
export function OpenExportMenu(props: ExportMenuProps): ReactNode {
  const { read, asList = false, hint, fullWidth = false, reports, also } = props;
  const { download } = useDownload();
  const { t, lang } = useText();
  const say = useWords();
  const menu = useOpenOnArrival();
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (format: DataFormat): Promise<void> => {
    if (read === null) return;
    const stop = new AbortController();
    running.current = stop;
    if (asList) setCount(0);
    try {
      const { dataFile } = await loadChunk(() => import('./data-file.ts'));
      const { rows, name: start, part } = await read({ signal: stop.signal, onRead: setCount });
      const { blob, ending } = await dataFile(format, rows, { lang, asList, signal: stop.signal });
      const name = `${start.replaceAll(/[^\p{L}\p{N}._-]/gu, '_')}.${ending}`;
      saveFile({ blob, name }, name);
      if (asList) tell(rows.length, part);
    } catch (error) {
      if (!stop.signal.aborted) notify.error(describeError(error));
    } finally {
      if (running.current === stop) setCount(null);
    }
  };

  if (count !== null) {
    return (
      <Button
        variant="default"
        fullWidth={fullWidth}
        leftSection={<IconX size={18} aria-hidden />}
        onClick={() => {
          running.current?.abort();
          setCount(null);
        }}
      >
        {t('epd.search.exportStop', { count: formatNumber(count) })}
      </Button>
    );
  }
  return (
    <MenuOf
      {...menu}
      atStart={reports !== undefined}
      button={(target) => <ExportButton ref={target} {...lookOf(props)} />}
    >
      {reports?.map(({ label, fetchFile, fileName }) => (
        <Menu.Item key={label} onClick={() => void download(fetchFile, fileName)}>
          {t(label)}
        </Menu.Item>
      ))}
      {reports !== undefined && read !== null && <Menu.Label>{t('epd.detail.openData')}</Menu.Label>}
      {hint !== undefined && <Menu.Label>{say(hint)}</Menu.Label>}
      {read !== null && (
        <>
          <Menu.Item onClick={() => void save('openepd')}>{t('epd.search.exportOpenEpd')}</Menu.Item>
          <Menu.Item onClick={() => void save('ilcd')}>
            {t(asList ? 'epd.search.exportIlcdZip' : 'epd.search.exportIlcd')}
          </Menu.Item>
          <Menu.Item onClick={() => void save('csv')}>{t('epd.search.exportCsv')}</Menu.Item>
        </>
      )}
      {also}
    </MenuOf>
  );
}

function tell(saved: number, part: { read: number; total: number | null } | undefined): void {
  const count = formatNumber(saved);
  if (part === undefined) notify.success({ key: 'epd.search.exported', vars: { count } });
  else
    notify.warn({
      key: 'epd.search.exportedPart',
      vars: { count, read: formatNumber(part.read), total: formatNumber(part.total) },
    });
}
