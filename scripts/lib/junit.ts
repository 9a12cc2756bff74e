/** Reports as JUnit's XML, which every build server reads. */

export interface JunitCase {
  readonly name: string;
  readonly classname: string;
  readonly seconds?: number;
  /** What failed: its first line is the message. */
  readonly failure?: string;
  /** Why it was not run. */
  readonly skipped?: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Text for XML; what XML 1.0 cannot hold at all (control characters, lone surrogates) becomes U+FFFD. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\n]/g, (sign) => SIGNS[sign] ?? sign);

function caseXml({ name, classname, seconds = 0, failure, skipped }: JunitCase): string {
  const head = `  <testcase name="${escaped(name)}" classname="${escaped(classname)}" time="${seconds.toFixed(3)}"`;
  if (failure !== undefined)
    return `${head}><failure message="${escaped(failure.split('\n', 1)[0] ?? '')}">${escaped(failure)}</failure></testcase>`;
  if (skipped !== undefined) return `${head}><skipped message="${escaped(skipped)}"/></testcase>`;
  return `${head}/>`;
}

/** One suite. */
export function junitReport(suite: string, cases: readonly JunitCase[]): string {
  const count = (key: 'failure' | 'skipped'): number => cases.filter((one) => one[key] !== undefined).length;
  const seconds = cases.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(suite)}" tests="${String(cases.length)}" failures="${String(count('failure'))}" errors="0" skipped="${String(count('skipped'))}" time="${seconds.toFixed(3)}">`,
    ...cases.map(caseXml),
    '</testsuite>',
    '',
  ].join('\n');
}
