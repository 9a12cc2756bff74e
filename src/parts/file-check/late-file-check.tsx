import { lazy, useId, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { needTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import type { FileCheckProps } from './file-check.tsx';
import classes from './file-check.module.css';

const FileCheck = lazy(async () => {
  const [part] = await Promise.all([loadPart(() => import('./file-check.tsx')), needTexts(['checks'])]);
  return { default: part.FileCheck };
});

/** Is a PDF the published file? Folded; loaded when it is opened, or when a file is dropped anywhere on the page. */
export function LateFileCheck(props: Omit<FileCheckProps, 'dropped'>): ReactNode {
  const { t } = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [dropped, setDropped] = useState<File | null>(null);
  const unfold = (isOpen: boolean): void => {
    setOpen(isOpen);
    if (isOpen) setWanted(true);
  };
  const over = usePageDrop((files) => {
    setDropped(files[0] ?? null);
    unfold(true);
    frame.current?.scrollIntoView({ block: 'center' });
  });
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={id}
      className={classes.root}
      data-over={over || undefined}
      data-no-print
    >
      <details open={open} onToggle={(event) => unfold(event.currentTarget.open)}>
        <summary id={id}>{t('epd.detail.fileCheck')}</summary>
        {wanted && (
          <PartBoundary>
            <FileCheck {...props} dropped={dropped} />
          </PartBoundary>
        )}
      </details>
    </div>
  );
}

/** Takes files that are dropped anywhere on the page, unless a field took them. Whether files are over the page. */
export function usePageDrop(take: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const onDrop = useEffectEvent(take);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      const { dataTransfer, type, relatedTarget, defaultPrevented } = event;
      if (dataTransfer === null || !dataTransfer.types.includes('Files')) return;
      // Without this the browser opens the file in place of the portal.
      event.preventDefault();
      setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
      if (type === 'drop' && !defaultPrevented) onDrop(dataTransfer.files);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    for (const type of types) document.addEventListener(type, drag);
    return () => {
      for (const type of types) document.removeEventListener(type, drag);
    };
  }, []);
  return over;
}
