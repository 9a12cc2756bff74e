import {
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the field tells of the list below it. */
export interface ShownList {
  /** Id of the option that Enter would take. */
  chosen: string | undefined;
}

/** The keys of the field that the list may have. */
export interface SuggestionsKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface SuggestionsProps {
  id: string;
  /** What is being typed; nothing while nobody types. */
  typed: string;
  keys: Ref<SuggestionsKeys>;
  /** The list came or went, or another option is chosen. */
  onShown: (list: ShownList | null) => void;
  onTake: (suggestion: Suggestion) => void;
}

/**
 * What is offered for the typed words. The list is our own: Mantine's, with all that lets it float, would be an eighth of what the
 * register waits for.
 */
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
  // What was offered may have become less meanwhile.
  const at = opened && chosen !== null && chosen < offered.length ? chosen : null;

  useLayoutEffect(() => {
    onShown(opened ? { chosen: at === null ? undefined : optionId(id, at) } : null);
  }, [id, opened, at, onShown]);

  useImperativeHandle(keys, () => ({
    onKeyDown(event) {
      // A Chinese word that is being composed has these keys for itself.
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

/** The next option of a ring; from the typed words to the first or the last one. */
function moved(at: number | null, step: 1 | -1, count: number): number {
  if (at === null) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
