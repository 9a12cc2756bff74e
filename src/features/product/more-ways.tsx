import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { ShareButton } from '#src/parts/declaration/share-button.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { ExportOne } from '#src/parts/open-data/export-menu.tsx';

/** Below the first screen, and for signed-in users: loaded after it, because nobody waits for them. */
export function MoreWays({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { lang } = useText();
  return (
    <>
      <ExportOne fullWidth detail={detail} />
      <ShareButton fullWidth id={detail.id} title={nameIn(lang, detail.product)} />
    </>
  );
}

export function SaveReport({ detail }: { detail: DeclarationDetail }): ReactNode {
  return (
    <DownloadButton
      fullWidth
      label="epd.product.savePdf"
      fetchFile={fileCalls.product(detail.productNumber)}
      fileName={`${detail.number || detail.productNumber}.pdf`}
    />
  );
}
