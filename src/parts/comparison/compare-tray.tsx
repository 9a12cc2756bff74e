import { Button } from '@mantine/core';
import { IconArrowsLeftRight, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { LETTERS, pcrOf } from './choice.ts';
import type { Choice, Chosen, Problem } from './use-choice.ts';
import classes from './compare-tray.module.css';

/** Sticky tray with the selection for a comparison; renders nothing for an empty selection. */
export function CompareTray({ search, choice }: { search: SearchParams; choice: Choice }): ReactNode {
  const { t } = useText();
  const names = useNames(choice.chosen);
  const root = useRef<HTMLElement>(null);
  const { chosen, problem } = choice;
  if (chosen.length === 0) return null;
  const set = (ids: readonly string[]): void => {
    // The pressed button unmounts, so the tray takes the focus.
    root.current?.focus({ preventScroll: true });
    choice.set(ids);
  };
  return (
    <section ref={root} className={classes.root} aria-label={t('compare.tray')} tabIndex={-1} data-no-print>
      {problem !== null && (
        <ProblemNote
          problem={problem}
          chosen={chosen}
          onSet={set}
          onDismiss={() => {
            root.current?.focus({ preventScroll: true });
            choice.dismiss();
          }}
        />
      )}
      <div className={classes.line} data-bottom-bar>
        <p className={classes.count} role="status">
          {t('compare.count', { count: chosen.length })}
        </p>
        <ul className={classes.list}>
          {names.map(({ id, name, apart, full }, at) => (
            <li key={id}>
              <button
                type="button"
                className={classes.chip}
                aria-label={t('compare.drop', { name: full })}
                onClick={() => set(names.flatMap((one) => (one.id === id ? [] : [one.id])))}
              >
                <b>{LETTERS[at]}</b>
                <span>{name}</span>
                {apart !== '' && <small>{apart}</small>}
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        {chosen.length < 2 ? (
          <>
            <p className={classes.hint}>{t('compare.one')}</p>
            <LinkButton
              variant="default"
              to="/epd/epdSearch"
              search={{ ...search, view: 'compare', id: undefined }}
              label="compare.withFile"
            />
          </>
        ) : (
          <LinkButton
            to="/epd/epdSearch"
            search={{ ...search, view: 'compare', id: undefined }}
            leftSection={<IconArrowsLeftRight size={18} aria-hidden />}
            label="compare.open"
          />
        )}
        <Button variant="subtle" onClick={() => choice.set([])}>
          {t('compare.clear')}
        </Button>
      </div>
    </section>
  );
}

/** Names of chosen declarations in their order, and what tells those with like names apart. */
function useNames(chosen: readonly Chosen[]) {
  const { lang } = useText();
  const all = chosen.map(({ id, declaration }) => ({
    id,
    name: (declaration && (nameIn(lang, declaration.product) || declaration.number)) || id,
    company: declaration === undefined ? '' : nameIn(lang, declaration.company),
    number: declaration?.number ?? '',
  }));
  const marks = distinctions(all);
  return all.map(({ id, name }, at) => {
    const apart = marks[at] ?? '';
    return { id, name, apart, full: [name, apart].filter(Boolean).join(' · ') };
  });
}

interface ProblemProps {
  problem: Problem;
  chosen: readonly Chosen[];
  onSet: (ids: readonly string[]) => void;
  onDismiss: () => void;
}

function ProblemNote({ problem: { why, wanted }, chosen, onSet, onDismiss }: ProblemProps): ReactNode {
  const { t } = useText();
  const names = useNames(chosen);
  const name = useNames([{ id: wanted.id, declaration: wanted }])[0]?.name ?? '';
  const pcr = chosen.flatMap(({ declaration }) => declaration ?? []).map(pcrOf)[0] ?? '';
  return (
    <div className={classes.problem} role="alert">
      <p>
        {why === 'full'
          ? t('compare.full', { name })
          : t('compare.otherPcr', { name, other: pcrOf(wanted), pcr })}
      </p>
      <div className={classes.ways}>
        {why === 'full' ? (
          names.map(({ id, full }) => (
            <Button
              key={id}
              variant="default"
              size="compact-md"
              onClick={() => onSet(names.map((one) => (one.id === id ? wanted.id : one.id)))}
            >
              {t('compare.replace', { name: full })}
            </Button>
          ))
        ) : (
          <Button variant="default" size="compact-md" onClick={() => onSet([wanted.id])}>
            {t('compare.startAnew')}
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={onDismiss}>
          {t('compare.keep')}
        </Button>
      </div>
    </div>
  );
}

interface Named {
  name: string;
  company: string;
  number: string;
}

/** What stands beside the name of each of several chosen declarations: nothing, or where some have one name all companies or numbers. */
export function distinctions(all: readonly Named[]): string[] {
  const like = all.filter((own) => all.some((other) => other !== own && other.name === own.name));
  const companies = new Set(like.map(({ company }) => company));
  const byCompany = companies.size === like.length && !companies.has('');
  return all.map(({ company, number }) => (like.length === 0 ? '' : byCompany ? company : number));
}
