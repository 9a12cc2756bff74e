import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { SlowHint } from '#src/ui/slow-hint.tsx';
import classes from './pdf-waiting.module.css';

const STEPS = {
  /** Whether there is a file. */
  ask: 'common.loading',
  file: 'epd.pdf.waitFile',
  viewer: 'epd.pdf.waitViewer',
  page: 'epd.pdf.waitPage',
} as const;
export type PdfStep = keyof typeof STEPS;
const ORDER: readonly PdfStep[] = ['file', 'viewer', 'page'];

export function PdfWaiting({ step, width }: { step: PdfStep; width?: number }): ReactNode {
  const { t } = useText();
  const at = ORDER.indexOf(step);
  return (
    <div className={classes.sheet} style={{ width }}>
      <div className={classes.steps} aria-hidden>
        {ORDER.map((one, index) => (
          <span key={one} data-state={index < at ? 'done' : index === at ? 'now' : 'todo'} />
        ))}
      </div>
      <div className={classes.words}>
        <p role="status" data-shape="sheet">
          {t(STEPS[step])}
        </p>
        <SlowHint key={step} entered />
      </div>
      <div className={classes.lines} aria-hidden>
        {LINES.map((width, index) => (
          // A static list: the index is a stable key.
          <span key={index} style={{ width }} />
        ))}
      </div>
    </div>
  );
}

/** A heading, a paragraph, a table. */
const LINES = ['45%', '100%', '94%', '98%', '60%', '30%', '100%', '100%', '100%', '100%'] as const;
