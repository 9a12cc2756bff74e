import { useEffect, useId, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AGREEMENT_SCROLL_HEIGHT } from '#src/lib/limits.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { useReachedEnd, type ReachedEnd } from '#src/ui/use-reached-end.ts';
import { LEGAL, type LegalDocument, type LegalType } from './legal-document.ts';
import { QueryState } from '../query-state/query-state.tsx';
import { legalQueries } from './queries.ts';
import classes from './legal-dialog.module.css';

interface LegalDialogProps {
  type: LegalType;
  opened: boolean;
  onClose: () => void;
}

interface ScrolledTextProps {
  document: LegalDocument;
  end: ReachedEnd;
}

/**
 * A legal document beside the form that asks for it: nothing typed is lost. Its read button opens once the end was
 * reached (document 1 §2) by scrolling, by keys, or with the focus of a screen reader; closing is always possible. Having
 * read is not yet agreeing: the tick stays with the person.
 */
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
        aria-describedby={hint}
        // Not `disabled`: somebody who hears the page must find it, and learn what is missing.
        {...(!end.reached && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => {
          if (end.reached) onClose();
          else end.element?.focus();
        }}
      >
        {t('register.readAgreement')}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={LEGAL[type].title} {...(footer !== false && { footer })}>
      {data !== undefined ? (
        <ScrolledText document={data} end={end} />
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

function ScrolledText({ document: { html, type, version, publishedOn }, end }: ScrolledTextProps): ReactNode {
  const { t, lang } = useText();
  const { area, element, reached, reach } = end;
  // The text usually comes after the dialog: until now the close button has the focus.
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
      // Scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      data-autofocus
    >
      <p className={classes.edition}>
        {t('legal.version')} {version} · {t('legal.publishTime')} {formatDate(publishedOn, lang)}
      </p>
      <SafeHtml html={html} />
      {/* A reader that never scrolls gets here with its focus, and has read what stands above. */}
      <p className={classes.end} tabIndex={reached ? -1 : 0} onFocus={reach}>
        {t('legal.end')}
      </p>
    </div>
  );
}
