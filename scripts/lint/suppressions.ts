/** Comments that switch a rule of the lint off. A rule of the lint could not hold them: they would switch it off too. */

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

/** What is wrong with the comments of a file that switch rules off; nothing when each names its rules and its reason. */
export function badSuppressions(text: string): BadSuppression[] {
  return text.split('\n').flatMap((content, index) => {
    const [, directive, rest = ''] = DIRECTIVE.exec(content) ?? [];
    const problem = directive === undefined ? null : problemOf(directive, rest);
    return problem === null ? [] : [{ line: index + 1, problem }];
  });
}
