import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Outcome } from './compare-file.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import base from '#src/ui/base.module.css';

type Kind = 'same' | 'older' | 'unknown' | 'open';
const TONES: Readonly<Record<Kind, Tone>> = {
  same: 'valid',
  older: 'attention',
  unknown: 'refused',
  open: 'neutral',
};

export function CheckVerdict({ kind }: { kind: Kind }): ReactNode {
  return <StatusBadge tone={TONES[kind]} label={`fileCheck.verdict.${kind}` as const} />;
}

interface CheckResultProps {
  file: File;
  hash: string;
  outcome: Outcome;
}

export function CheckResult({ file, hash, outcome }: CheckResultProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <p>
        <b>{file.name}</b>
      </p>
      {outcome.kind === 'same' ? <Found {...outcome} /> : <NotFound {...outcome} />}
      <p className={base.small}>
        {t('fileCheck.hash')} <samp>{hash}</samp> <CopyButton value={hash} what="fileCheck.hash" />
      </p>
    </>
  );
}

function Found({ declaration, edition }: Extract<Outcome, { kind: 'same' }>): ReactNode {
  const { t } = useText();
  const { id, number, supersededById, supersededByNumber, statesNoNewer } = declaration;
  const isOld = supersededById !== null;
  const vars = {
    number: number || id,
    edition: edition === null ? '' : t(edition === 'zh' ? 'fileCheck.editionZh' : 'fileCheck.editionEn'),
    newer: supersededByNumber || (supersededById ?? ''),
  };
  const kind = edition === null ? 'sameRecord' : isOld ? 'older' : 'same';
  return (
    <>
      <CheckVerdict kind={isOld ? 'older' : 'same'} />
      <p>{t(`fileCheck.${kind}`, vars)}</p>
      {!isOld && !statesNoNewer && <p>{t('fileCheck.noWay')}</p>}
      <TextLink to="/epd/epdSearch" search={{ id: supersededById ?? id, view: 'declaration' }}>
        {t(isOld ? 'epd.detail.openNewer' : 'fileCheck.open')}
      </TextLink>
    </>
  );
}

function NotFound({ looked, files, missed, varies }: Extract<Outcome, { kind: 'unknown' }>): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  const words = (): Phrase => {
    if (varies) return 'fileCheck.varies';
    if (missed > 0) return { key: 'fileCheck.notRead', vars: { count: missed } };
    return files === 0 ? 'fileCheck.noFiles' : { key: 'fileCheck.unknown', vars: { count: files } };
  };
  const isSure = !varies && missed === 0 && files > 0;
  return (
    <>
      <CheckVerdict kind={isSure ? 'unknown' : 'open'} />
      <p>{say(words())}</p>
      {looked.length > 0 && (
        <p>
          {t('fileCheck.looked', { count: looked.length })}{' '}
          <span className={base.figure}>{looked.map(({ number, id }) => number || id).join(', ')}</span>{' '}
          {t('fileCheck.elsewhere')}
        </p>
      )}
    </>
  );
}
