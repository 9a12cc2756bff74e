import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

export interface VitalReport {
  kind: 'vital';
  name: Metric['name'];
  /** Milliseconds; of CLS the share of the window that moved. */
  value: number;
}

/** A vital as it is reported: whole milliseconds, shifts to a ten thousandth. */
export function toReport({ name, value }: Pick<Metric, 'name' | 'value'>): VitalReport {
  const unit = name === 'CLS' ? 10_000 : 1;
  return { kind: 'vital', name, value: Math.round(value * unit) / unit };
}

/**
 * Tells each vital when it is settled, most of them when the page goes out of sight. One that has grown until the page goes
 * again is told again; what a browser does not measure is not.
 */
export function followVitals(tell: (vital: VitalReport) => void): void {
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow((metric) => tell(toReport(metric)));
}
