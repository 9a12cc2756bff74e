/** Extracts one operation of a contract as a document for Swagger UI. */
import type { Json } from './facts.ts';
import { isObject } from '../../lib/checked-json.ts';

/** Default values of parameters. */
export interface Prefilled {
  /** Accept-Language. */
  readonly language: string;
  /** For the one call with a token in its query; null if anonymous. */
  readonly token: string | null;
}

const child = (node: unknown, key: string): unknown => (isObject(node) ? node[key] : undefined);

/** Transitive `$ref`s below a node. */
function reached(document: Json, node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((item) => reached(document, item, found));
  if (!isObject(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') reached(document, value, found);
    else if (!found.has(value)) {
      found.add(value);
      const [, , kind = '', name = ''] = value.split('/');
      reached(document, child(child(document['components'], kind), name), found);
    }
  }
  return found;
}

function withDefault(parameter: unknown, { language, token }: Prefilled): unknown {
  if (!isObject(parameter) || !isObject(parameter['schema'])) return parameter;
  const { name, schema } = parameter;
  const isToken = name === 'Authorization' && parameter['in'] === 'query';
  const value = name === 'Accept-Language' ? language : isToken ? token : null;
  return value === null ? parameter : { ...parameter, schema: { ...schema, default: value } };
}

export function findCall(
  document: Json,
  id: string,
): { path: string; method: string; operation: Json } | null {
  for (const [path, item] of Object.entries(isObject(document['paths']) ? document['paths'] : {}))
    for (const [method, operation] of Object.entries(isObject(item) ? item : {}))
      if (isObject(operation) && operation['operationId'] === id) return { path, method, operation };
  return null;
}

/** The document with this operation and the components that it needs. @throws Error for an unknown id */
export function oneCall(document: Json, id: string, prefilled: Prefilled): Json {
  const found = findCall(document, id);
  if (found === null) throw new Error(`The contract has no call "${id}"`);
  const { path, method, operation } = found;
  const components: Record<string, Record<string, unknown>> = {};
  for (const reference of reached(document, operation)) {
    const [, , kind = '', name = ''] = reference.split('/');
    const component = child(child(document['components'], kind), name);
    components[kind] = {
      ...components[kind],
      [name]: kind === 'parameters' ? withDefault(component, prefilled) : component,
    };
  }
  const own = operation['parameters'];
  const parameters = Array.isArray(own)
    ? own.map((parameter: unknown) => withDefault(parameter, prefilled))
    : undefined;
  // The session is attached automatically: no lock, no form.
  const { security: _security, ...rest } = operation;
  const { openapi, info, servers } = document;
  return {
    openapi,
    info,
    servers,
    paths: { [path]: { [method]: { ...rest, ...(parameters === undefined ? {} : { parameters }) } } },
    components,
  };
}

/** Chinese texts of Swagger UI; others stay English. */
const CHINESE: Readonly<Record<string, string>> = {
  Parameters: '参数',
  'No parameters': '无参数',
  Name: '名称',
  Description: '说明',
  'Try it out': '试一试',
  'Try it out ': '试一试',
  Cancel: '取消',
  Reset: '重置',
  Execute: '发送',
  Clear: '清除',
  'Request body': '请求体',
  'Request content type': '请求内容类型',
  'Send empty value': '发送空值',
  Responses: '响应',
  'Server response': '服务器响应',
  'Response body': '响应内容',
  'Response headers': '响应头',
  'Request duration': '耗时',
  'Request URL': '请求地址',
  Code: '状态码',
  Details: '详情',
  Links: '链接',
  'No links': '无链接',
  'Media type': '内容类型',
  'Media Type': '内容类型',
  'Controls ': '决定 ',
  ' header.': ' 请求头。',
  Examples: '示例',
  'Examples: ': '示例：',
  Example: '示例',
  'Example Value': '示例值',
  'Edit Value': '编辑内容',
  'Example Description': '示例说明',
  Schema: '结构',
  'Expand all': '全部展开',
  'Collapse all': '全部收起',
  required: '必填',
  'Available values': '可选值',
  'Default value': '默认值',
  'Copy to clipboard': '复制',
  'Download file': '下载文件',
  Download: '下载',
  'Unrecognized response type; displaying content as text.': '未知的响应类型，以文本显示。',
  'Unrecognized response type; unable to display.': '未知的响应类型，无法显示。',
  ' Undocumented ': ' 契约未列出 ',
  'Please correct the following validation errors and try again.': '请先改正以下问题：',
  'JSON Schema': '结构',
  Errors: '错误',
  Hide: '收起',
  Show: '展开',
};

export function inChinese(text: string): string {
  return CHINESE[text] ?? text;
}
