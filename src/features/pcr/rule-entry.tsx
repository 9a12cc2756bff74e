import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { formatGwp, formatNumber, NO_VALUE } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { PreviewButton } from '#src/parts/pdf-preview/preview-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { readableDocument, type Rule } from './rules.ts';
import classes from './pcr.module.css';

/** One rule of the search: what it covers, how long it holds, what was declared under it, and what can be done with it. */
export function RuleEntry({ rule }: { rule: Rule }): ReactNode {
  const { lang } = useText();
  const id = useId();
  const { number, name, version, lastDay, scope } = rule;
  return (
    <article className={classes.entry} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.name} id={id}>
          <AsWritten text={nameIn(lang, name) || number} tag />
        </h2>
        <ValidityBadge lastDay={lastDay} />
      </div>
      <p className={classes.marks}>
        <span className={classes.code}>{number}</span>
        {version !== '' && <span>{version}</span>}
      </p>
      {nameIn(lang, scope) !== '' && (
        <p className={classes.scope}>
          <AsWritten text={nameIn(lang, scope)} />
        </p>
      )}
      <Facts rule={rule} />
      <Actions rule={rule} />
    </article>
  );
}

function Facts({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { published, lastDay, productClass, author, registerNo, gwp } = rule;
  const facts = [
    ['pcr.productClass', nameIn(lang, productClass)],
    ['pcr.author', nameIn(lang, author)],
    ['pcr.registerNo', registerNo],
  ] as const;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('pcr.declarations')}</dt>
        <dd>
          <Declared rule={rule} />
        </dd>
      </div>
      <div data-long>
        <dt>{t('pcr.gwpSpan')}</dt>
        <dd className={classes.figure}>{spanText(gwp)}</dd>
      </div>
      <div>
        <dt>{t('epd.detail.validity')}</dt>
        <dd>
          {t('epd.detail.validityRange', {
            from: formatDateInText(published, lang),
            until: formatDateInText(lastDay, lang),
          })}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label} data-long={label === 'pcr.author' || undefined}>
          <dt>{t(label)}</dt>
          <dd>{value === '' ? NO_VALUE : <AsWritten text={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function spanText(gwp: Rule['gwp']): string {
  if (gwp === null) return NO_VALUE;
  if (gwp.min === gwp.max) return formatGwp(gwp.min);
  return `${formatNumber(gwp.min)}\u2060–\u2060${formatGwp(gwp.max)}`;
}

/** How many valid declarations there are; the number leads to them. */
function Declared({ rule: { number, declarations } }: { rule: Rule }): ReactNode {
  const { t } = useText();
  if (declarations === null) return NO_VALUE;
  if (declarations === 0) return t('pcr.noDeclarations');
  return (
    <TextLink to="/epd/epdSearch" search={{ pcr: number, valid: '1' }}>
      {t('pcr.declarationCount', { count: declarations })}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </TextLink>
  );
}

const DOWNLOADS = { zh: 'pcr.downloadCn', en: 'pcr.downloadEn' } as const;

function Actions({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { id, number, name, document } = rule;
  const preview = readableDocument(rule, lang);
  const of = <VisuallyHidden>: {number}</VisuallyHidden>;
  const fileName = `${number || id}.pdf`;
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/epd/epdApplyFor"
        search={{ pcr: number }}
        variant="outline"
        leftSection={<IconPencilPlus size={18} aria-hidden />}
      >
        <span>
          {t('pcr.applyWith')}
          {of}
        </span>
      </LinkButton>
      {preview === null ? (
        <p className={classes.none}>{t('pcr.noDocument')}</p>
      ) : (
        <PreviewButton
          label={
            <span>
              {t('common.preview')}
              {of}
            </span>
          }
          title={{ text: `${number} ${nameIn(lang, name)}` }}
          fetchFile={fileCalls.rules(id, preview)}
          fileName={fileName}
        />
      )}
      {(lang === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const))
        .filter((language) => document[language])
        .map((language) => (
          <DownloadButton
            key={language}
            label={
              <span>
                {t(DOWNLOADS[language])}
                {of}
              </span>
            }
            fetchFile={fileCalls.rules(id, language)}
            fileName={fileName}
          />
        ))}
    </div>
  );
}
