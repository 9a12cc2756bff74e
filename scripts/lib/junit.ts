/** Reports as JUnit XML for CI servers. */

export interface JunitCase {
  readonly name: string;
  readonly classname: string;
  readonly seconds?: number;
  /** Failure text; its first line is the message. */
  readonly failure?: string;
  readonly skipped?: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Escapes text for XML; characters that XML 1.0 forbids (control characters, lone surrogates) become U+FFFD. */
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

export function junitReport(suite: string, cases: readonly JunitCase[]): string {
  const count = (key: 'failure' | 'skipped'): number => cases.filter((one) => one[key] !== undefined).length;
  const seconds = cases.reduce((sum, one) => sum + (one.seconds ?? 0), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(suite)}" tests="${cases.length}" failures="${String(count('failure'))}" errors="0" skipped="${String(count('skipped'))}" time="${seconds.toFixed(3)}">`,
    ...cases.map(caseXml),
    '</testsuite>',
    '',
  ].join('\n');
}
