import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import zhCn from 'dayjs/locale/zh-cn.js';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { platformDay } from '#src/lib/day.ts';
import { FIRST_DAY, LAST_DAY } from '#src/lib/days-in.ts';
import { formatDate } from '#src/lib/format.ts';
import { CalendarButton, type CalendarProps } from './day-field.tsx';
import { useOpenOnArrival } from './late-part.ts';

const FORMATS = {
  zh: { locale: zhCn.name, monthLabelFormat: 'YYYY年M月', yearLabelFormat: 'YYYY年' },
  en: { locale: 'en' },
} as const;

/** The button of a day field with its month, weeks from Monday. Loaded on first use, and opens at once. */
export function DayCalendar({ label, value, onPick }: CalendarProps): ReactNode {
  const { t, lang } = useText();
  const { target, opened, setOpened } = useOpenOnArrival();
  const [today] = useState(() => platformDay(Date.now()));
  const start = value ?? today;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <CalendarButton ref={target} label={label} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          {...FORMATS[lang]}
          value={value ?? null}
          defaultDate={start}
          minDate={FIRST_DAY}
          maxDate={LAST_DAY}
          hideOutsideDates
          weekendDays={[]}
          // Escape closes the calendar, not the drawer below it.
          __stopPropagation
          previousLabel={t('ui.day.earlier')}
          nextLabel={t('ui.day.later')}
          getDayAriaLabel={(day) => formatDate(day, lang)}
          getDayProps={(day) => (day === start ? { 'data-autofocus': true } : {})}
          onChange={(day) => {
            if (day !== null) onPick(day);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
