import { useMemo, type ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { isOffChain, sealHash } from '../declaration/chain.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { useToday } from '../declaration/validity-badge.tsx';
import { daysLeft, validityLeft } from '../declaration/validity.ts';
import { sealOf, type SealWave } from './seal.ts';
import { shortHash } from './short-hash.ts';
import classes from './seal-mark.module.css';

type Sealed = Pick<Declaration, 'chain' | 'validFrom' | 'validUntil'>;

/** Validity as an arc that empties around the seal of the record, with words for both; without a hash the words alone. */
export function SealMark({ declaration }: { declaration: Sealed }): ReactNode {
  const { t } = useText();
  const today = useToday();
  const hash = sealHash(declaration);
  const waves = useMemo(() => (hash === null ? null : sealOf(hash)), [hash]);
  const left = validityLeft(declaration.validFrom, declaration.validUntil, today);
  const days = daysLeft(declaration.validUntil, today);
  const missing = missingSeal(declaration, waves);
  if (waves === null && left === null && days === null && missing === null) return null;
  return (
    <div className={classes.root}>
      {(waves !== null || left !== null) && (
        <svg
          className={classes.disc}
          viewBox="-60 -60 120 120"
          // As attributes, because a printed label has no style sheet.
          fill="none"
          stroke="currentColor"
          strokeWidth={0.6}
          focusable="false"
          {...(hash !== null && waves !== null
            ? { role: 'img', 'aria-label': t('epd.detail.seal', { hash: shortHash(hash) }) }
            : { 'aria-hidden': true })}
        >
          {left !== null && <Arc share={left} />}
          {waves !== null && <Waves waves={waves} />}
        </svg>
      )}
      <p className={classes.words}>
        {days !== null && <b>{t(daysKey(days), { days: formatNumber(Math.abs(days)) })}</b>}
        {waves !== null && hash !== null && (
          <>
            <span>{t('epd.detail.sealWords')}</span> <code>{shortHash(hash)}</code>
          </>
        )}
        {missing !== null && <span>{t(missing)}</span>}
      </p>
    </div>
  );
}

/** Why there is no seal, as far as the server says it. */
function missingSeal(declaration: Sealed, waves: readonly SealWave[] | null): TextKey | null {
  if (isOffChain(declaration)) return 'epd.detail.sealNone';
  return waves === null && sealHash(declaration) !== null ? 'epd.detail.sealUnread' : null;
}

const daysKey = (days: number) => {
  if (days < 0) return days === -1 ? 'epd.detail.endedYesterday' : 'epd.detail.ended';
  if (days === 0) return 'epd.detail.lastDay';
  return days === 1 ? 'epd.detail.dayLeft' : 'epd.detail.left';
};

/** From the top clockwise: what is left. */
function Arc({ share }: { share: number }): ReactNode {
  return (
    <>
      <circle r={57} className={classes.track} />
      <circle
        r={57}
        className={classes.arc}
        pathLength={100}
        strokeDasharray={`${(share * 100).toFixed(1)} 100`}
        transform="rotate(-90)"
      />
    </>
  );
}

export function Waves({ waves }: { waves: readonly SealWave[] }): ReactNode {
  return waves.map(({ path, turns }) =>
    turns.map((turn) => (
      <path
        key={`${path.length}/${turn}`}
        d={path}
        className={classes.wave}
        transform={`rotate(${turn.toFixed(2)})`}
      />
    )),
  );
}
