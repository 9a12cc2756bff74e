import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { latePart } from './late-part.ts';
import { notify } from './notify.ts';
import { useEcho } from './use-echo.ts';

interface DayFieldProps {
  label: string;
  hint?: string;
  /** `YYYY-MM-DD`. */
  value: string | undefined;
  error?: string | undefined;
  onApply: (day: string | undefined) => void;
}

export interface CalendarProps extends Pick<DayFieldProps, 'label' | 'value'> {
  onPick: (day: string) => void;
}

const useCalendar = latePart<CalendarProps>(() =>
  import('./day-calendar.tsx').then((part) => part.DayCalendar),
);

/**
 * A day in the page's language, typed or picked: a native field would speak the browser's. Applied on Enter or blur, so that a
 * half-typed year does not search.
 */
export function DayField({ label, hint, value, error, onApply }: DayFieldProps): ReactNode {
  const { t, lang } = useText();
  const written = (day: string | undefined): string => (day === undefined ? '' : formatDate(day, lang));
  const [text, setText] = useEcho(written(value));
  const [refused, setRefused] = useState<string | null>(null);
  const { Part, trigger } = useCalendar();

  const read = async (typed: string): Promise<void> => {
    // What reads a day is not needed before somebody writes one.
    const { dayTyped } = await loadPart(() => import('#src/lib/days-in.ts'));
    const day = typed.trim() === '' ? undefined : dayTyped(typed);
    setRefused(day === null ? typed : null);
    if (day === null) return;
    setText(written(day));
    if (day !== value) onApply(day);
  };
  const apply = (typed: string): void => {
    if (typed !== written(value)) read(typed).catch(() => notify.error('error.chunkLoad'));
  };
  return (
    <TextInput
      label={label}
      description={hint}
      value={text}
      error={refused === text ? t('ui.day.wrong', { example: written('2026-11-20') }) : error}
      maxLength={24}
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => apply(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply(text);
      }}
      rightSection={
        Part === null ? (
          <CalendarButton label={label} {...trigger} />
        ) : (
          <Part label={label} value={value} onPick={apply} />
        )
      }
    />
  );
}

interface CalendarButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'disabled' | 'style'> {
  label: string;
}

export function CalendarButton({ label, ...props }: CalendarButtonProps): ReactNode {
  return (
    <ActionIcon color="gray" aria-haspopup="dialog" {...props} aria-label={label}>
      <IconCalendar size={20} aria-hidden />
    </ActionIcon>
  );
}
