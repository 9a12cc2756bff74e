import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

export interface VitalReport {
  kind: 'vital';
  name: Metric['name'];
  /** ms; CLS is unitless. */
  value: number;
}

/** Whole milliseconds; CLS with four decimals. */
export function toReport({ name, value }: Pick<Metric, 'name' | 'value'>): VitalReport {
  const unit = name === 'CLS' ? 10_000 : 1;
  return { kind: 'vital', name, value: Math.round(value * unit) / unit };
}

/** Reports each vital when it is final, mostly when the page is hidden; again if it grows afterwards. */
export function followVitals(tell: (vital: VitalReport) => void): void {
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow((metric) => tell(toReport(metric)));
}
