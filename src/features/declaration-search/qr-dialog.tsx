import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { printPicture } from './print-picture.ts';
import { qrPicture } from './qr-picture.ts';
import classes from './marks.module.css';

interface QrDialogProps {
  declaration: Declaration;
  opened: boolean;
  onClose: () => void;
}

/** The QR code that leads to the product page: to scan, to save as PNG, to print. */
export function QrDialog({ declaration, opened, onClose }: QrDialogProps): ReactNode {
  const { t, lang } = useText();
  const picture = useQuery({ ...qrPicture(declaration.id), enabled: opened });
  const blob = picture.data;
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
                printPicture(blob, [nameIn(lang, declaration.product), declaration.number]);
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
      {/* The paper keeps its place while the picture comes. */}
      <QueryState query={picture} shape="fields" count={1} loading={<Card declaration={declaration} />}>
        {(shown) => <Card declaration={declaration} blob={shown} />}
      </QueryState>
    </Dialog>
  );
}

function Card({ declaration, blob }: { declaration: Declaration; blob?: Blob }): ReactNode {
  const { t, lang } = useText();
  return (
    <figure className={classes.qr}>
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
    </figure>
  );
}

/** A picture that is in memory and not at an address: it gets one for as long as it is shown. */
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
