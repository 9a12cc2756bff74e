import { useId, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { validityWords } from '#src/parts/declaration/validity-words.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { PreviewButton } from '#src/parts/pdf-preview/preview-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Rule } from './read.ts';
import { readableDocument } from './rules.ts';
import { useQuery } from '@tanstack/react-query';
import { pcrQueries } from './queries.ts';
import classes from './pcr.module.css';

export function RuleEntry({ rule }: { rule: Rule }): ReactNode {
  const { lang } = useText();
  const id = useId();
  const { number, name, version, lastDay, scope } = rule;
  return (
    <article className={classes.entry} aria-labelledby={id}>
      <ProductDrawing name={`${nameIn(lang, name)} ${number}`} size={64} />
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
      {rule.declarations !== null && rule.declarations > 0 && <RuleExamples number={number} />}
      <Facts rule={rule} />
      <Actions rule={rule} />
    </article>
  );
}

function Facts({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { published, lastDay, productClass, author, registerNo, declarations, gwp } = rule;
  const facts = [
    {
      label: 'pcr.declarations',
      value: declarations !== null && <Declared rule={rule} count={declarations} />,
    },
    { label: 'pcr.gwpSpan', value: gwp !== null && spanText(gwp), className: classes.figure, long: true },
    { label: 'epd.detail.validity', value: validityWords(published, lastDay, { t, lang }) },
    { label: 'pcr.productClass', value: nameIn(lang, productClass) },
    { label: 'pcr.author', value: nameIn(lang, author), long: true },
    { label: 'pcr.registerNo', value: registerNo },
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, ...look }) => (
        <div key={label} data-long={'long' in look || undefined}>
          <dt>{t(label)}</dt>
          <dd className={'className' in look ? look.className : undefined}>
            {value === false || value === '' ? (
              <span className={classes.none}>{t('pcr.notGiven')}</span>
            ) : (
              (typeof value === 'string' && <AsWritten text={value} />) || value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function spanText({ min, max, unit }: NonNullable<Rule['gwp']>): string {
  if (min === max) return formatQuantity(min, unit);
  return `${formatNumber(min)}\u2060–\u2060${formatQuantity(max, unit)}`;
}

function Declared({ rule: { number }, count }: { rule: Rule; count: number }): ReactNode {
  const { t } = useText();
  if (count === 0) return t('pcr.noDeclarations');
  return (
    <TextLink to="/epd/epdSearch" search={{ pcr: number, valid: '1' }}>
      {t('pcr.declarationCount', { count })}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </TextLink>
  );
}

const DOWNLOADS = { zh: 'pcr.downloadCn', en: 'pcr.downloadEn' } as const;

function Actions({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { id, number, name, document } = rule;
  const preview = readableDocument(rule, lang);
  const named = (words: string): ReactElement => (
    <span>
      {words}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </span>
  );
  const fileName = `${number || id}.pdf`;
  return (
    <div className={classes.actions}>
      <LinkButton
        to="/epd/epdApplyFor"
        search={{ pcr: number }}
        variant="outline"
        leftSection={<IconPencilPlus size={18} aria-hidden />}
      >
        {named(t('pcr.applyWith'))}
      </LinkButton>
      {preview === null ? (
        <p className={classes.none}>{t('pcr.noDocument')}</p>
      ) : (
        <PreviewButton
          variant="subtle"
          label={named(t('common.preview'))}
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
            variant="subtle"
            label={named(t(DOWNLOADS[language]))}
            fetchFile={fileCalls.rules(id, language)}
            fileName={fileName}
          />
        ))}
    </div>
  );
}

/** Products that were declared under these rules. Their line keeps its place until they come. */
function RuleExamples({ number }: { number: string }): ReactNode {
  const { t, lang } = useText();
  const { data, isError } = useQuery(pcrQueries.examples(number));
  if (isError || data?.length === 0) return null;
  return (
    <div className={classes.examples}>
      <span>{t('pcr.examples')}</span>
      <ul>
        {data?.map(({ id, product }) => (
          <li key={id}>
            <TextLink to="/epd/epdSearch" search={{ id, view: 'declaration' }}>
              <AsWritten text={nameIn(lang, product)} />
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
