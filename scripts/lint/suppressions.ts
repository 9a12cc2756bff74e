/** Checks lint disable comments. A lint rule could be disabled by the comment it checks. */

export interface BadSuppression {
  line: number;
  problem: string;
}

const DIRECTIVE = /(?:\/\/|\/\*)\s*((?:eslint|oxlint)-(?:disable|enable)[\w-]*)(.*)/;
const FOR_ONE_LINE = ['eslint-disable-line', 'eslint-disable-next-line'];

function problemOf(directive: string, rest: string): string | null {
  if (!FOR_ONE_LINE.includes(directive))
    return `"${directive}": a rule is switched off for one line only, by ${FOR_ONE_LINE.join(' or ')}`;
  const [rules = '', ...reason] = rest.replace(/\*\/.*$/, '').split(' -- ');
  if (rules.trim() === '') return `"${directive}" names no rule`;
  return reason.join('').trim() === '' ? `"${directive}" gives no reason, after " -- "` : null;
}

/** Problems with disable comments of a file: each must name its rules and a reason. */
export function badSuppressions(text: string): BadSuppression[] {
  return text.split('\n').flatMap((content, index) => {
    const [, directive, rest = ''] = DIRECTIVE.exec(content) ?? [];
    const problem = directive === undefined ? null : problemOf(directive, rest);
    return problem === null ? [] : [{ line: index + 1, problem }];
  });
}
