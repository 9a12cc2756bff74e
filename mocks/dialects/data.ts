import { eachValue, ofData, ofEnvelope } from './dialect.ts';
import { isObject } from '../lib/checked-json.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

export const numbersAsText = ofData((data) =>
  eachValue(data, (value) => (typeof value === 'number' ? String(value) : value)),
);

export const dateTimes = ofData((data) =>
  eachValue(data, (value) => (typeof value === 'string' && DATE.test(value) ? `${value} 00:00:00` : value)),
);

/** Times are in UTC+8, the platform's time zone. */
function millisOf(text: string): number {
  const [, date = text, time = '00:00:00'] = DATE_TIME.exec(text) ?? [];
  return Date.parse(`${date}T${time}+08:00`);
}

export const epochMillis = ofData((data) =>
  eachValue(data, (value) =>
    typeof value === 'string' && (DATE.test(value) || DATE_TIME.test(value)) ? millisOf(value) : value,
  ),
);

export const nullLists = ofData((data) =>
  eachValue(data, (value) => (Array.isArray(value) && value.length === 0 ? null : value)),
);

export const nullsLeftOut = ofEnvelope((envelope) => {
  const left = eachValue(envelope, (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== null)) : value,
  );
  return isObject(left) ? left : envelope;
});

/** Renames a field of a page: any object with both a list and a count. */
const renamed = (from: 'totals' | 'list', to: string) =>
  ofData((data) =>
    eachValue(data, (value) => {
      if (!isObject(value) || !('totals' in value || 'total' in value) || !(from in value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]),
      );
    }),
  );

export const total = renamed('totals', 'total');
export const rows = renamed('list', 'rows');

/** Replaces a page by its rows. */
export const bareLists = ofData((data) => {
  if (!isObject(data) || !('totals' in data || 'total' in data)) return data;
  return data['list'] ?? data['rows'] ?? data;
});
