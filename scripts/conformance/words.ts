/** Sentences in both languages: the report has Chinese and English readers. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

/** Something that the portal cannot read, or misreads. */
export interface Difference {
  /** `answer`: the response as a whole; `missing`: a field; `wrong`: a value. */
  readonly kind: 'answer' | 'missing' | 'wrong';
  readonly place: string;
  readonly says: Words;
  readonly found?: string;
  /** The contract's reason, if no document defines it. */
  readonly assumption?: string;
}

/** Chinese translations of validator messages; others stay English. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^must be (?:string)$/, '应为文本'],
  [/^must be (?:integer)$/, '应为整数'],
  [/^must be (?:number)$/, '应为数字'],
  [/^must be (?:boolean)$/, '应为布尔值'],
  [/^must be (?:array)$/, '应为列表'],
  [/^must be (?:object)$/, '应为对象'],
  [/^must be null$/, '应为 null'],
  [/^must be one of (.*)$/, '应为以下之一：$1'],
  [/^must be (.*)$/, '应为 $1'],
  [/^must have required property '([^']+)'$/, '缺少字段 $1'],
  [/^must match format "([^"]+)"$/, '格式应为 $1'],
  [/^must match pattern (.*)$/, '应符合 $1'],
  [/^must NOT have more than (\d+) characters$/, '不得超过 $1 个字符'],
  [/^must NOT have fewer than (\d+) characters$/, '不得少于 $1 个字符'],
  [/^must match exactly one schema in oneOf$/, '既不是成功也不是失败的应答'],
];

export function problemWords(problem: string): Words {
  const [pattern, zh] = PROBLEMS.find(([known]) => known.test(problem)) ?? [];
  return {
    en: problem,
    zh: pattern === undefined || zh === undefined ? problem : problem.replace(pattern, zh),
  };
}
