import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, memo, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { ShownList, SuggestionsKeys } from './suggestions-part.tsx';
import type { Suggestion } from './suggestions.ts';
import classes from './keyword-field.module.css';

const fetchSuggestions = () => loadPart(() => import('./suggestions-part.tsx'));
const Suggestions = lazy(() => fetchSuggestions().then((part) => ({ default: part.Suggestions })));
// Prefetch: on failure the field works without suggestions.
const prepare = (): void => void fetchSuggestions().catch(() => null);

interface KeywordFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
  /** A declaration was chosen by its number. */
  onOpen: (id: string) => void;
}

/** Keyword field; applies on Enter or blur. Typing suggests products, companies and numbers in a lazily loaded list. */
export const KeywordField = memo(function KeywordField({
  search,
  onChange,
  onOpen,
}: KeywordFieldProps): ReactNode {
  const { t } = useText();
  const id = useId();
  const value = search.keyword ?? '';
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Suggestions appear while typing only, not for an initial value.
  const [typing, setTyping] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [list, setList] = useState<ShownList | null>(null);
  const keys = useRef<SuggestionsKeys>(null);
  if (seen !== value) {
    setSeen(value);
    setText(value);
    setTyping(false);
  }

  const apply = (): void => {
    setTyping(false);
    if (text.trim() !== value) onChange({ keyword: text.trim() === '' ? undefined : text.trim() });
  };
  const take = (suggestion: Suggestion): void => {
    setTyping(false);
    if (suggestion.kind === 'product') {
      setText(suggestion.name);
      onChange({ keyword: suggestion.name.slice(0, KEYWORD_MAX) });
      return;
    }
    setText(suggestion.kind === 'company' ? '' : value);
    if (suggestion.kind === 'company') onChange({ company: suggestion.code, keyword: undefined });
    else onOpen(suggestion.id);
  };

  return (
    <form
      role="search"
      aria-label={t('epd.search.keyword')}
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        label={t('epd.search.keyword')}
        placeholder={t('epd.search.keywordPlaceholder')}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={list !== null}
        aria-controls={list === null ? undefined : id}
        aria-activedescendant={list?.chosen}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setTyping(true);
          setWanted(true);
        }}
        onFocus={prepare}
        onKeyDown={(event) => keys.current?.onKeyDown(event)}
        onBlur={apply}
        rightSection={
          <ActionIcon type="submit" aria-label={t('common.search')}>
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {wanted && (
        <PartBoundary>
          <Suspense>
            <Suggestions id={id} typed={typing ? text : ''} keys={keys} onShown={setList} onTake={take} />
          </Suspense>
        </PartBoundary>
      )}
    </form>
  );
});
