import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { isDay } from '#src/lib/day.ts';
import { formatDate } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import type { Compared, Result } from './entry-rules.ts';
import classes from './third-agency.module.css';

const RESULT: Readonly<Record<Result, { tone: Tone; label: TextKey }>> = {
  same: { tone: 'valid', label: 'verify.agency.same' },
  different: { tone: 'refused', label: 'verify.agency.different' },
  absent: { tone: 'attention', label: 'verify.agency.absent' },
  open: { tone: 'neutral', label: 'verify.agency.open' },
};

export const HASH = 'verify.agency.hash';
const FACE: Partial<Record<TextKey, 'samp' | 'code'>> = { [HASH]: 'samp', 'verify.agency.number': 'code' };

export interface Line extends Compared {
  label: TextKey;
  /** What the register says, or what was asked. */
  own: ReactNode;
}

interface SaidProps extends Line {
  /** With an entry of the register. */
  isCompared: boolean;
  /** The file is still being read, and its place is kept. */
  waits: boolean;
}

/** What the file says; another number leads on. */
export function Said({ label, result, found, isCompared, waits }: SaidProps): ReactNode {
  const { lang } = useText();
  const Face = FACE[label] ?? 'span';
  const said = (one: string): ReactNode =>
    label === 'verify.agency.number' && result !== 'same' ? (
      <TextLink to="/epd/epdSearch" search={{ keyword: one }}>
        {one}
      </TextLink>
    ) : (
      <AsWritten text={isDay(one) ? formatDate(one, lang) : one} />
    );
  return (
    <div className={classes.said} data-result={waits ? undefined : result} aria-hidden={waits || undefined}>
      {(waits ? ['0'.repeat(label === HASH ? 64 : 1)] : found).map((one) => (
        <Face key={one} className={label === HASH ? classes.hash : undefined}>
          {said(one)}
        </Face>
      ))}
      {waits ? <i /> : (isCompared || result !== 'open') && <StatusBadge {...RESULT[result]} />}
    </div>
  );
}
