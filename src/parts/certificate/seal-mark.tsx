import { useEffect, useState, type ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { isOffChain, sealHash } from '../declaration/chain.ts';
import type { Declaration } from '../declaration/declaration.ts';
import { useToday } from '../declaration/validity-badge.tsx';
import { daysLeft, validityLeft } from '../declaration/validity.ts';
import type { SealWave } from './seal.ts';
import classes from './seal-mark.module.css';

type Sealed = Pick<Declaration, 'chain' | 'validFrom' | 'validUntil'>;

/** Validity as an arc that empties around the seal of the record, with words for both; without a hash the words alone. */
export function SealMark({ declaration }: { declaration: Sealed }): ReactNode {
  const { t } = useText();
  const today = useToday();
  const hash = sealHash(declaration);
  const waves = useWaves(hash);
  const left = validityLeft(declaration.validFrom, declaration.validUntil, today);
  const days = daysLeft(declaration.validUntil, today);
  const missing = missingSeal(declaration, waves);
  if (hash === null && left === null && days === null && missing === null) return null;
  return (
    <div className={classes.root}>
      {(hash !== null || left !== null) && (
        <svg
          className={classes.disc}
          viewBox="-60 -60 120 120"
          // As attributes, because a printed label has no style sheet.
          fill="none"
          stroke="currentColor"
          strokeWidth={0.6}
          focusable="false"
          {...(hash !== null && Array.isArray(waves)
            ? { role: 'img', 'aria-label': t('epd.detail.seal', { hash: shortHash(hash) }) }
            : { 'aria-hidden': true })}
        >
          {left !== null && <Arc share={left} />}
          {/* In place of the seal until it comes. */}
          {hash !== null &&
            waves === undefined &&
            [18, 31, 44].map((radius) => <circle key={radius} r={radius} className={classes.track} />)}
          {waves?.map(({ path, turns }) =>
            turns.map((turn) => (
              <path
                key={`${path.length}/${turn}`}
                d={path}
                className={classes.wave}
                transform={`rotate(${turn.toFixed(2)})`}
              />
            )),
          )}
        </svg>
      )}
      <p className={classes.words}>
        {days !== null && <b>{t(daysKey(days), { days: formatNumber(Math.abs(days)) })}</b>}
        {waves !== null && hash !== null && (
          <>
            <span>{t('epd.detail.sealWords')}</span> <samp>{shortHash(hash)}</samp>
          </>
        )}
        {missing !== null && <span>{t(missing)}</span>}
      </p>
    </div>
  );
}

/** Undefined while there are none yet, null where the hash cannot be read. */
type Waves = readonly SealWave[] | null | undefined;

/** The rule loads after the page, into the place of the seal. */
function useWaves(hash: string | null): Waves {
  const [drawn, setDrawn] = useState<{ hash: string; waves: Waves } | null>(null);
  useEffect(() => {
    let isGone = false;
    if (hash !== null)
      loadChunk(() => import('./seal.ts')).then(
        ({ sealOf }) => {
          if (!isGone) setDrawn({ hash, waves: sealOf(hash) });
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [hash]);
  return drawn?.hash === hash ? drawn?.waves : undefined;
}

function missingSeal(declaration: Sealed, waves: Waves): TextKey | null {
  if (isOffChain(declaration)) return 'epd.detail.sealNone';
  return waves === null ? 'epd.detail.sealUnread' : null;
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

/** `0x1f3a…09bc`, for comparing two at a glance. */
function shortHash(hash: string): string {
  return hash.length <= 13 ? hash : `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}
