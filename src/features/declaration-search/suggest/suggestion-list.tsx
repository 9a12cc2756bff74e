import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Suggestion } from './suggestions.ts';
import classes from './keyword-field.module.css';

const KINDS = [
  { kind: 'product', label: 'epd.search.products' },
  { kind: 'company', label: 'epd.search.company' },
  { kind: 'number', label: 'epd.search.regNumber' },
] as const;

interface SuggestionListProps {
  id: string;
  offered: readonly Suggestion[];
  /** Place of the one that Enter would take; null while that is what was typed. */
  chosen: number | null;
  onTake: (suggestion: Suggestion) => void;
}

/** Of an option, for the field that names the chosen one. */
export const optionId = (list: string, at: number): string => `${list}-${String(at)}`;

/** What is offered for the typed words, by kind. The field above keeps the focus. */
export function SuggestionList({ id, offered, chosen, onTake }: SuggestionListProps): ReactNode {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('epd.search.suggestions')} className={classes.list}>
      {KINDS.filter(({ kind }) => offered.some((one) => one.kind === kind)).map(({ kind, label }) => (
        <div key={kind} role="group" aria-label={t(label)}>
          <p className={classes.group} aria-hidden>
            {t(label)}
          </p>
          {offered.map(
            (one, at) =>
              one.kind === kind && (
                <div
                  key={one.name}
                  id={optionId(id, at)}
                  role="option"
                  aria-selected={at === chosen}
                  className={classes.option}
                  // The field keeps the focus: left, it would search for what was typed.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onTake(one)}
                >
                  <span className={classes.name}>{one.name}</span>
                  {one.kind === 'number' && <span className={classes.second}>{one.product}</span>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
