import { Button } from '@mantine/core';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { saveFile, unwrapFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { nameIn } from '#src/lib/names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { SealMark } from '#src/parts/certificate/seal-mark.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { unwrap, api, queryRoot } from '#src/api/client.ts';
import { toQrAttachment } from './read-further.ts';
import { RARELY_CHANGES_MS } from '#src/parts/declaration-search/queries.ts';
import classes from './qr-dialog.module.css';

/** Timeout that removes the iframe when `afterprint` does not fire, ms. Long, because the print dialog may stay open. */
const KEPT_MS = 10 * 60_000;

/** Prints an image with lines of text and the seal below it, without the surrounding page. Does nothing if the bytes are not an image. */
function printPicture(blob: Blob, lines: readonly string[], seal: Element | null): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Some browsers print nothing from an iframe with `display: none`.
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) {
    frame.remove();
    return;
  }
  page.body.style.cssText = 'margin:24mm auto;text-align:center;font:12pt/1.5 sans-serif';
  const picture = page.createElement('img');
  picture.style.cssText = 'width:60mm;height:60mm';
  const stamp = seal?.cloneNode(true);
  if (stamp instanceof SVGElement) stamp.style.cssText = 'width:28mm;height:28mm;margin-top:6mm';
  page.body.append(
    picture,
    ...lines.map((line) => Object.assign(page.createElement('div'), { textContent: line })),
    ...(stamp === undefined ? [] : [stamp]),
  );
  const address = URL.createObjectURL(blob);
  const remove = (): void => {
    frame.remove();
    URL.revokeObjectURL(address);
  };
  picture.addEventListener('load', () => {
    view.addEventListener('afterprint', remove, { once: true });
    window.setTimeout(remove, KEPT_MS);
    view.focus();
    view.print();
  });
  picture.addEventListener('error', remove);
  picture.src = address;
}

/** QR image of an own declaration: the first call returns the attachment id, the second the file. */
const qrPicture = (id: string) =>
  queryOptions({
    queryKey: [...queryRoot.declarations, 'qrPicture', id],
    queryFn: async ({ signal }): Promise<Blob> => {
      const attachmentId = await unwrap(
        api.GET('/api/p/get/qr/attachment/{id}', { params: { path: { id } }, signal }),
        toQrAttachment,
      );
      const picture = await unwrapFile(
        api.GET('/n/attachment/online/{attachmentId}', {
          params: { path: { attachmentId } },
          parseAs: 'blob',
          signal,
        }),
      );
      // A label is printed with its seal, whose drawing loads on its own.
      await loadChunk(() => import('#src/parts/certificate/seal.ts')).catch(() => undefined);
      return picture.blob;
    },
    staleTime: RARELY_CHANGES_MS,
  });

interface QrDialogProps {
  declaration: Declaration;
  opened: boolean;
  onClose: () => void;
}

export function QrDialog({ declaration, opened, onClose }: QrDialogProps): ReactNode {
  const { t, lang } = useText();
  const picture = useQuery({ ...qrPicture(declaration.id), enabled: opened });
  const blob = picture.data;
  const label = useRef<HTMLElement>(null);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="epd.search.qrTitle"
      size="narrow"
      footer={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            disabled={blob === undefined}
            onClick={() => {
              if (blob !== undefined)
                printPicture(
                  blob,
                  [nameIn(lang, declaration.product), declaration.number],
                  label.current?.querySelector('svg[role=img]') ?? null,
                );
            }}
          >
            {t('common.print')}
          </Button>
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={blob === undefined}
            onClick={() => {
              if (blob !== undefined) saveFile({ blob, name: `${declaration.number}.png` }, 'qr.png');
            }}
          >
            {t('epd.search.qrSave')}
          </Button>
        </>
      }
    >
      {/* Reserves the space of the image to avoid a layout shift. */}
      <QueryState query={picture} loading={<Card declaration={declaration} />}>
        {(shown) => <Card declaration={declaration} blob={shown} label={label} />}
      </QueryState>
    </Dialog>
  );
}

interface CardProps {
  declaration: Declaration;
  blob?: Blob;
  label?: RefObject<HTMLElement | null>;
}

function Card({ declaration, blob, label }: CardProps): ReactNode {
  const { t, lang } = useText();
  return (
    <figure className={classes.qr} {...(label !== undefined && { ref: label })}>
      <div className={classes.paper}>
        {blob !== undefined && (
          <BlobPicture
            blob={blob}
            alt={t('epd.search.chip', { name: t('epd.search.qrTitle'), value: declaration.number })}
          />
        )}
      </div>
      <figcaption>
        <strong>{nameIn(lang, declaration.product)}</strong>
        <code>{declaration.number}</code>
        <span>{t('epd.search.qrHint')}</span>
      </figcaption>
      <SealMark declaration={declaration} />
    </figure>
  );
}

function BlobPicture({ blob, alt }: { blob: Blob; alt: string }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
}
