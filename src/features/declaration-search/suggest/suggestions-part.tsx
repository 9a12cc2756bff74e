import {
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { type Suggestion, isEnough, suggestionsOf } from './suggestions.ts';
import { declarationQueries } from '#src/parts/declaration-search/queries.ts';
import classes from './keyword-field.module.css';

const KINDS = [
  { kind: 'product', label: 'epd.search.products' },
  { kind: 'company', label: 'epd.search.company' },
  { kind: 'number', label: 'epd.search.regNumber' },
] as const;

interface SuggestionListProps {
  id: string;
  offered: readonly Suggestion[];
  chosen: number | null;
  onTake: (suggestion: Suggestion) => void;
}

const optionId = (list: string, at: number): string => `${list}-${String(at)}`;

/** Listbox of suggestions, grouped by kind. The focus stays in the field. */
function SuggestionList({ id, offered, chosen, onTake }: SuggestionListProps): ReactNode {
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
                  // Prevents a blur of the field, which would submit the typed text.
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

/** Debounce, ms. */
const REST_MS = 250;
const ROWS = 20;

/** Suggestions for the typed text, debounced; empty when the request fails. */
function useSuggestions(typed: string): Suggestion[] {
  const { lang } = useText();
  const [rested] = useDebouncedValue(typed.trim(), REST_MS);
  const { data } = useQuery({
    ...declarationQueries.page({ epdKeyword: rested, sort: 'NEWEST', pageNum: 1, pageSize: ROWS }),
    enabled: isEnough(rested) && typed !== '',
    // Avoids flicker; outdated rows are filtered out below.
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return isEnough(typed) ? suggestionsOf(data?.rows ?? [], typed, lang) : [];
}

export interface ShownList {
  chosen: string | undefined;
}

/** Imperative handle: the field forwards its key events to the list. */
export interface SuggestionsKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface SuggestionsProps {
  id: string;
  /** Text being typed; empty when the user is not typing. */
  typed: string;
  keys: Ref<SuggestionsKeys>;
  onShown: (list: ShownList | null) => void;
  onTake: (suggestion: Suggestion) => void;
}

/** Combobox suggestions. Not Mantine's: with its floating layer it would be an eighth of the register's initial download. */
export function Suggestions({ id, typed, keys, onShown, onTake }: SuggestionsProps): ReactNode {
  const [seen, setSeen] = useState(typed);
  const [dismissed, setDismissed] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  if (seen !== typed) {
    setSeen(typed);
    setDismissed(false);
    setChosen(null);
  }
  const offered = useSuggestions(typed);
  const opened = typed !== '' && !dismissed && offered.length > 0;
  // The list may have become shorter.
  const at = opened && chosen !== null && chosen < offered.length ? chosen : null;

  useLayoutEffect(() => {
    onShown(opened ? { chosen: at === null ? undefined : optionId(id, at) } : null);
  }, [id, opened, at, onShown]);

  useImperativeHandle(keys, () => ({
    onKeyDown(event) {
      // During IME composition these keys belong to the input method.
      if (event.nativeEvent.isComposing || offered.length === 0 || typed === '') return;
      const wanted = at === null ? undefined : offered[at];
      const step = STEPS[event.key];
      if (step !== undefined) {
        setDismissed(false);
        setChosen(moved(at, step, offered.length));
      } else if (event.key === 'Escape' && opened) setDismissed(true);
      else if (event.key === 'Enter' && wanted !== undefined) onTake(wanted);
      else return;
      event.preventDefault();
    },
  }));

  return opened && <SuggestionList id={id} offered={offered} chosen={at} onTake={onTake} />;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Cycles through the options; from the typed text (null) to the first or last. */
function moved(at: number | null, step: 1 | -1, count: number): number {
  if (at === null) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
