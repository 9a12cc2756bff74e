import { useEffect, useId, type ReactNode, useCallback, useState } from 'react';
import { Button } from '#src/ui/button-and-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AGREEMENT_SCROLL_HEIGHT } from '#src/lib/limits.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { LEGAL, type LegalType } from './legal-document.ts';
import { QueryState } from '../query-state/query-state.tsx';
import { legalQueries } from './queries.ts';
import type { LegalDocument } from './read.ts';
import classes from './legal-dialog.module.css';

interface LegalDialogProps {
  type: LegalType;
  opened: boolean;
  onClose: () => void;
}

interface ScrolledTextProps {
  type: LegalType;
  document: LegalDocument;
  end: ReturnType<typeof useReachedEnd>;
}

/** The end may be reached by scrolling, keys or focus of a screen reader (document 1 §2); reading is not consent. */
export function LegalDialog({ type, opened, onClose }: LegalDialogProps): ReactNode {
  const { t, lang } = useText();
  const hint = useId();
  const query = useQuery({ ...legalQueries.current(type, lang), enabled: opened });
  const { data } = query;
  const end = useReachedEnd(data?.id ?? null);

  const footer = data !== undefined && (
    <>
      <p id={hint} className={classes.hint} role="status">
        {!end.reached && t('register.scrollToEnd')}
      </p>
      <Button
        label="register.readAgreement"
        aria-describedby={hint}
        // Not `disabled`: screen reader users must find it and learn what is missing.
        {...(!end.reached && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => {
          if (end.reached) onClose();
          else end.element?.focus();
        }}
      />
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={LEGAL[type].title} {...(footer !== false && { footer })}>
      {data !== undefined ? (
        <ScrolledText type={type} document={data} end={end} />
      ) : (
        <div className={classes.ahead} style={{ minHeight: AGREEMENT_SCROLL_HEIGHT }}>
          <QueryState query={query} shape="text" count={8}>
            {() => null}
          </QueryState>
        </div>
      )}
    </Dialog>
  );
}

function ScrolledText({ type, document: { html, version, publishedOn }, end }: ScrolledTextProps): ReactNode {
  const { t, lang } = useText();
  const { area, element, reached, reach } = end;
  // The text usually loads after the dialog opened with the focus on its close button.
  useEffect(() => {
    element?.focus({ preventScroll: true });
  }, [element]);
  return (
    <div
      ref={area}
      className={classes.area}
      style={{ maxHeight: `min(${String(AGREEMENT_SCROLL_HEIGHT)}px, 55dvh)` }}
      role="region"
      aria-label={t(LEGAL[type].title)}
      // A scroll area must be focusable by keyboard.
      tabIndex={0}
      data-autofocus
    >
      <p className={classes.edition}>
        {t('legal.version')} {version} · {t('legal.publishTime')} {formatDate(publishedOn, lang)}
      </p>
      <SafeHtml html={html} />
      {/* Reached by screen readers that never scroll. */}
      <p className={classes.end} tabIndex={reached ? -1 : 0} onFocus={reach}>
        {t('legal.end')}
      </p>
    </div>
  );
}

/** Zoom and subpixels leave a rest, px. */
const TOLERANCE_PX = 4;

/** Stays true. @param content identifies the content; null while empty */
export function useReachedEnd(content: string | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [read, setRead] = useState<string | null>(null);
  const reached = content !== null && read === content;
  const reach = useCallback(() => setRead(content), [content]);

  useEffect(() => {
    if (element === null || content === null || reached) return undefined;
    const look = (): void => {
      if (element.scrollTop + element.clientHeight >= element.scrollHeight - TOLERANCE_PX) reach();
    };
    // Formatting, font size and rotation change the scroll height.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const part of element.children) sizes.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element, content, reached, reach]);

  return { area: setElement, element, reached, reach };
}
