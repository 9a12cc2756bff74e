import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconSearch } from '@tabler/icons-react';
import { memo, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import type { SearchParams } from '../filters.ts';
import { declarationQueries } from '../queries.ts';
import { isEnough, suggestionsOf, type Suggestion } from './suggestions.ts';
import classes from './keyword-field.module.css';

interface KeywordFieldProps {
  search: SearchParams;
  onChange: (change: Partial<SearchParams>) => void;
  /** A declaration was chosen by its number. */
  onOpen: (id: string) => void;
}

/** How long the typing must rest before the server is asked, ms. */
const REST_MS = 250;
/** Rows out of which suggestions are made. */
const ROWS = 20;

/** The keyword; it works when it is sent or left. While it is typed, products, companies and numbers are offered. */
export const KeywordField = memo(function KeywordField({
  search,
  onChange,
  onOpen,
}: KeywordFieldProps): ReactNode {
  const { t } = useText();
  const value = search.keyword ?? '';
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Only what is being typed is completed, not what stands there.
  const [typing, setTyping] = useState(false);
  if (seen !== value) {
    setSeen(value);
    setText(value);
    setTyping(false);
  }
  const [dismissed, setDismissed] = useState(false);
  const offered = useSuggestions(typing ? text : '');
  const list = useCombobox({
    opened: typing && !dismissed && offered.length > 0,
    onOpenedChange: (opened) => setDismissed(!opened),
    onDropdownClose: () => list.resetSelectedOption(),
  });

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
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Combobox
        store={list}
        onOptionSubmit={(at) => {
          const suggestion = offered[Number(at)];
          if (suggestion !== undefined) take(suggestion);
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={t('epd.search.keyword')}
            placeholder={t('epd.search.keywordPlaceholder')}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={KEYWORD_MAX}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setTyping(true);
              setDismissed(false);
              list.resetSelectedOption();
            }}
            onBlur={apply}
            rightSection={
              <ActionIcon type="submit" aria-label={t('common.search')}>
                <IconSearch size={18} aria-hidden />
              </ActionIcon>
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={t('epd.search.suggestions')}>
            {KINDS.map(({ kind, label }) => (
              <Group key={kind} label={t(label)} kind={kind} offered={offered} />
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </form>
  );
});

const KINDS = [
  { kind: 'product', label: 'epd.search.products' },
  { kind: 'company', label: 'epd.search.company' },
  { kind: 'number', label: 'epd.search.regNumber' },
] as const;

interface GroupProps {
  label: string;
  kind: Suggestion['kind'];
  offered: readonly Suggestion[];
}

function Group({ label, kind, offered }: GroupProps): ReactNode {
  if (!offered.some((one) => one.kind === kind)) return null;
  return (
    <Combobox.Group label={label}>
      {offered.map(
        (one, at) =>
          one.kind === kind && (
            <Combobox.Option key={one.name} value={String(at)}>
              <span className={classes.name}>{one.name}</span>
              {one.kind === 'number' && <span className={classes.second}>{one.product}</span>}
            </Combobox.Option>
          ),
      )}
    </Combobox.Group>
  );
}

/** What the server finds for the typed words once the typing rests; nothing when it does not answer. */
function useSuggestions(typed: string): Suggestion[] {
  const { lang } = useText();
  const [rested] = useDebouncedValue(typed.trim(), REST_MS);
  const { data } = useQuery({
    ...declarationQueries.page({ epdKeyword: rested, sort: 'NEWEST', pageNum: 1, pageSize: ROWS }),
    enabled: isEnough(rested) && typed !== '',
    // The former ones stay until the next are there: what no longer fits is left out below.
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return isEnough(typed) ? suggestionsOf(data?.rows ?? [], typed, lang) : [];
}
