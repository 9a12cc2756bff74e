import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import type { SearchParams } from '../filters.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import classes from './keyword-field.module.css';

interface KeywordFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
  /** A declaration was chosen by its number. */
  onOpen: (id: string) => void;
}

/**
 * The keyword; it works when it is sent or left. While it is typed, products, companies and numbers are offered. The list below it is
 * our own: Mantine's, with all that lets it float, would be an eighth of what the register waits for.
 */
export const KeywordField = memo(function KeywordField({
  search,
  onChange,
  onOpen,
}: KeywordFieldProps): ReactNode {
  const { t } = useText();
  const list = useId();
  const value = search.keyword ?? '';
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Only what is being typed is completed, not what stands there.
  const [typing, setTyping] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  if (seen !== value) {
    setSeen(value);
    setText(value);
    setTyping(false);
  }
  const offered = useSuggestions(typing ? text : '');
  const opened = typing && !dismissed && offered.length > 0;
  // What was offered may have become less meanwhile.
  const at = opened && chosen !== null && chosen < offered.length ? chosen : null;

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

  const onKeyDown = (event: KeyboardEvent): void => {
    // A Chinese word that is being composed has these keys for itself.
    if (event.nativeEvent.isComposing || offered.length === 0 || !typing) return;
    const wanted = at === null ? undefined : offered[at];
    const step = STEPS[event.key];
    if (step !== undefined) {
      setDismissed(false);
      setChosen(moved(at, step, offered.length));
    } else if (event.key === 'Escape' && opened) setDismissed(true);
    else if (event.key === 'Enter' && wanted !== undefined) take(wanted);
    else return;
    event.preventDefault();
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
        aria-expanded={opened}
        aria-controls={opened ? list : undefined}
        aria-activedescendant={at === null ? undefined : optionId(list, at)}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={KEYWORD_MAX}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setTyping(true);
          setDismissed(false);
          setChosen(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={apply}
        rightSection={
          <ActionIcon type="submit" aria-label={t('common.search')}>
            <IconSearch size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && <SuggestionList id={list} offered={offered} chosen={at} onTake={take} />}
    </form>
  );
});

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The next option of a ring; from the typed words to the first or the last one. */
function moved(at: number | null, step: 1 | -1, count: number): number {
  if (at === null) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
