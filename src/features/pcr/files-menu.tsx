import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import { useDownload } from '#src/parts/download/use-download.ts';
import { preparePdfViewer } from '#src/parts/pdf-preview/page-chunk.ts';
import { usePreview } from '#src/parts/pdf-preview/preview-button.tsx';
import { ArrivingMenu } from '#src/ui/arriving-menu.tsx';
import { FilesButton } from './files-button.tsx';
import type { Rule } from './read.ts';
import { readableDocument } from './rules.ts';

const DOWNLOADS = { zh: 'epd.search.downloadCn', en: 'epd.search.downloadEn' } as const;

/** Reading and saving the document of a rule, its edition in the reader's language first. */
export function FilesMenu({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { id, number, name, document } = rule;
  const { download } = useDownload();
  const fileName = `${number || id}.pdf`;
  const { open, dialog } = usePreview({
    title: { text: `${number} ${nameIn(lang, name)}` },
    fetchFile: fileCalls.rules(id, readableDocument(rule, lang) ?? lang),
    fileName,
  });
  const editions = (lang === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)).filter(
    (edition) => document[edition],
  );
  return (
    <>
      <ArrivingMenu button={(target) => <FilesButton ref={target} number={number} />}>
        <Menu.Item onPointerEnter={preparePdfViewer} onFocus={preparePdfViewer} onClick={open}>
          {t('common.preview')}
        </Menu.Item>
        {editions.map((edition) => (
          <Menu.Item key={edition} onClick={() => void download(fileCalls.rules(id, edition), fileName)}>
            {t(DOWNLOADS[edition])}
          </Menu.Item>
        ))}
      </ArrivingMenu>
      {dialog}
    </>
  );
}
