import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { validityWords } from '#src/parts/declaration/validity-words.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { latePart } from '#src/ui/late-part.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { FilesButton } from './files-button.tsx';
import type { Rule } from './read.ts';
import { readableDocument } from './rules.ts';
import { useQuery } from '@tanstack/react-query';
import { pcrQueries } from './queries.ts';
import classes from './pcr.module.css';
import base from '#src/ui/base.module.css';

interface RuleEntryProps {
  rule: Rule;
  /** End of the scale that all rules with this unit share. */
  most: number;
}

export function RuleEntry({ rule, most }: RuleEntryProps): ReactNode {
  const { lang } = useText();
  const id = useId();
  const { number, name, version, lastDay, scope } = rule;
  return (
    <article className={classes.entry} aria-labelledby={id}>
      <ProductDrawing name={`${nameIn(lang, name)} ${number}`} size={64} />
      <div className={classes.about}>
        <h2 className={classes.name} id={id}>
          <AsWritten text={nameIn(lang, name) || number} tag />
        </h2>
        <p className={classes.marks}>
          <code>{number}</code>
          {version !== '' && <span>{version}</span>}
          <ValidityBadge lastDay={lastDay} />
        </p>
        {nameIn(lang, scope) !== '' && (
          <p className={base.prose}>
            <AsWritten text={nameIn(lang, scope)} />
          </p>
        )}
        {rule.declarations !== null && rule.declarations > 0 && <RuleExamples number={number} />}
        <Facts rule={rule} />
      </div>
      <Declared rule={rule} most={most} />
      <Actions rule={rule} />
    </article>
  );
}

function Facts({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { published, lastDay, productClass, author, registerNo } = rule;
  const facts = [
    ['epd.detail.validity', validityWords(published, lastDay, { t, lang })],
    ['pcr.productClass', nameIn(lang, productClass)],
    ['pcr.author', nameIn(lang, author)],
    ['pcr.registerNo', registerNo],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label} data-none={value === '' || undefined}>
          <dt>{t(label)}</dt>
          <dd>{value === '' ? t('compare.notGiven') : <AsWritten text={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many declarations there are, and where their figures lie on a scale that all rules share. */
function Declared({ rule: { number, declarations, gwp }, most }: RuleEntryProps): ReactNode {
  const { t } = useText();
  return (
    <dl className={classes.declared}>
      <dt>{t('pcr.gwpSpan')}</dt>
      <dd>
        {gwp === null ? (
          <span className={base.muted}>{t('compare.notGiven')}</span>
        ) : (
          <>
            <span className={classes.figure}>{spanText(gwp)}</span>
            <span className={classes.range} style={rangeStyle(gwp, most)} aria-hidden>
              0 <i /> {formatNumber(most)}
            </span>
          </>
        )}
      </dd>
      <dt>{t('pcr.declarations')}</dt>
      <dd>
        {declarations === null ? (
          <span className={base.muted}>{t('compare.notGiven')}</span>
        ) : declarations === 0 ? (
          t('pcr.noDeclarations')
        ) : (
          <TextLink to="/epd/epdSearch" search={{ pcr: number, valid: '1' }}>
            {t('pcr.declarationCount', { count: declarations })}
            <VisuallyHidden>: {number}</VisuallyHidden>
          </TextLink>
        )}
      </dd>
    </dl>
  );
}

type Span = NonNullable<Rule['gwp']>;

function spanText({ min, max, unit }: Span): string {
  if (min === max) return formatQuantity(min, unit);
  return `${formatNumber(min)}\u2060–\u2060${formatQuantity(max, unit)}`;
}

function rangeStyle({ min, max }: Span, most: number): CSSProperties & Record<`--${string}`, string> {
  const percent = (value: number): string => `${((Math.max(value, 0) / most) * 100).toFixed(1)}%`;
  return { '--from': percent(min), '--to': percent(max) };
}

const useOpenFiles = latePart(() => import('./files-menu.tsx').then((part) => part.FilesMenu));

function Actions({ rule }: { rule: Rule }): ReactNode {
  const { t, lang } = useText();
  const { Part, trigger } = useOpenFiles();
  const { number } = rule;
  const named = (words: string): ReactElement => (
    <span>
      {words}
      <VisuallyHidden>: {number}</VisuallyHidden>
    </span>
  );
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
      {readableDocument(rule, lang) === null ? (
        <p className={base.muted}>{t('pcr.noDocument')}</p>
      ) : Part === null ? (
        <FilesButton {...trigger} number={number} />
      ) : (
        <Part rule={rule} />
      )}
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
