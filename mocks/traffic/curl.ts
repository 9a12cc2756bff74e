/** Parses "Copy as cURL" of Chrome and Firefox, for bash and cmd. */
import * as exchange from './exchange.ts';
import { jsonOfFields, partsOfText } from './form-text.ts';

/** Escapes of bash's `$'…'`; other characters escape to themselves. */
const ANSI: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** Unescapes cmd: a caret continues a line, and a caret with two line breaks is one line break. */
function unescapeCmd(text: string): string {
  return text.replace(/\^(?:\r?\n\r?\n|\r?\n|([\s\S]))/g, (all: string, sign: string | undefined) => {
    if (sign !== undefined) return sign;
    return /\n\r?\n/.test(all) ? '\n' : ' ';
  });
}

const isOfCmd = (text: string): boolean => /\^"|\^\r?\n/.test(text);

/** Tokens of shell commands; null ends a command. */
class Words {
  readonly found: (string | null)[] = [];
  private readonly text: string;
  private at = 0;
  private word: string | null = null;

  constructor(text: string) {
    this.text = text;
    while (this.at < text.length) this.step();
    this.end();
  }

  private end(isCommand = true): void {
    if (this.word !== null) this.found.push(this.word);
    this.word = null;
    if (isCommand) this.found.push(null);
  }

  private add(text: string): void {
    this.word = (this.word ?? '') + text;
  }

  private step(): void {
    const sign = this.text[this.at] ?? '';
    this.at += 1;
    if (sign === "'") this.single();
    else if (sign === '"') this.double();
    else if (sign === '$' && this.text[this.at] === "'") this.ansi();
    else if (sign === '\\') this.escaped();
    else if (sign === '\n' || sign === ';' || sign === '&' || sign === '|') this.end();
    else if (/\s/.test(sign)) this.end(false);
    else this.add(sign);
  }

  private escaped(): void {
    const sign = this.text[this.at] ?? '';
    this.at += 1;
    if (sign === '\r' && this.text[this.at] === '\n') this.at += 1;
    else if (sign !== '\n') this.add(sign);
  }

  private single(): void {
    const end = this.text.indexOf("'", this.at);
    this.add(this.text.slice(this.at, end === -1 ? undefined : end));
    this.at = end === -1 ? this.text.length : end + 1;
  }

  private double(): void {
    this.add('');
    for (; this.at < this.text.length; this.at += 1) {
      const sign = this.text[this.at] ?? '';
      const next = this.text[this.at + 1] ?? '';
      if (sign === '"' && next !== '"') break;
      if (sign === '\\' && '"\\$`\n'.includes(next)) {
        if (next !== '\n') this.add(next);
        this.at += 1;
      } else if (sign === '"') {
        // cmd escapes a quote by doubling it.
        this.add('"');
        this.at += 1;
      } else this.add(sign);
    }
    this.at += 1;
  }

  private ansi(): void {
    this.add('');
    for (this.at += 1; this.at < this.text.length && this.text[this.at] !== "'"; this.at += 1) {
      if (this.text[this.at] !== '\\') {
        this.add(this.text[this.at] ?? '');
        continue;
      }
      this.at += 1;
      const coded = /^(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/.exec(this.text.slice(this.at, this.at + 5));
      const sign = this.text[this.at] ?? '';
      if (coded === null) this.add(ANSI[sign] ?? sign);
      else {
        this.add(String.fromCharCode(Number.parseInt(coded[1] ?? coded[2] ?? '', 16)));
        this.at += coded[0].length - 1;
      }
    }
    this.at += 1;
  }
}

/** Options with a value that does not affect the request. */
const WITH_VALUE =
  /^(?:-[oAemxuTYyzwKEcC]|--(?:output|user-agent|referer|max-time|connect-timeout|proxy|user|resolve|retry|cert|key|cacert|write-out|limit-rate|interface|cookie-jar))$/;
const DATA = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--json)$/;
/** Short options with an attached value: `-XPOST`. */
const ATTACHED_VALUE = /^-([XHdFbouAe])(.+)$/s;

interface Command {
  method: string | null;
  url: string | null;
  readonly headers: Record<string, string>;
  readonly data: string[];
  readonly fields: string[];
  readonly form: exchange.ExchangePart[];
  isGet: boolean;
}

function partOf(text: string): exchange.ExchangePart {
  const at = text.indexOf('=');
  const [name, value] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^[@<]/.test(value)) return { name, text: value };
  const [path = '', ...options] = value.slice(1).split(';');
  const type = options.find((option) => option.startsWith('type='))?.slice('type='.length) ?? '';
  return {
    name,
    file: { name: path.replace(/^"|"$/g, '').split(/[\\/]/).at(-1) ?? '', type, bytes: null },
  };
}

/** Applies an option; returns whether it consumed the value. */
function take(command: Command, option: string, value: string): boolean {
  if (option === '-X' || option === '--request') command.method = value.toUpperCase();
  else if (option === '-H' || option === '--header') {
    const at = value.indexOf(':');
    if (at > 0) command.headers[value.slice(0, at).trim().toLowerCase()] = value.slice(at + 1).trim();
  } else if (DATA.test(option)) command.data.push(value);
  else if (option === '--data-urlencode') command.fields.push(value);
  else if (option === '-F' || option === '--form') command.form.push(partOf(value));
  else if (option === '-b' || option === '--cookie') command.headers['cookie'] = value;
  else if (option === '--url') command.url = value;
  else if (option === '-G' || option === '--get') {
    command.isGet = true;
    return false;
  } else return WITH_VALUE.test(option);
  return true;
}

async function bodyOf({ data, fields, form, headers }: Command): Promise<exchange.ExchangeBody> {
  const type = headers['content-type'] ?? '';
  if (form.length > 0) return { form };
  if (data.length + fields.length === 0) return null;
  const text = [...data, ...fields].join('&');
  if (type.startsWith('multipart/')) return { form: (await partsOfText(text, type)) ?? [] };
  if (/^\s*[[{"]/.test(text)) return { text };
  return { text: jsonOfFields(new URLSearchParams(text)) };
}

async function exchangeOf(words: readonly string[]): Promise<exchange.Exchange> {
  const command: Command = {
    method: null,
    url: null,
    headers: {},
    data: [],
    fields: [],
    form: [],
    isGet: false,
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const glued = ATTACHED_VALUE.exec(word);
    if (glued !== null) take(command, `-${glued[1] ?? ''}`, glued[2] ?? '');
    else if (word.startsWith('-')) at += take(command, word, words[at + 1] ?? '') ? 1 : 0;
    else command.url ??= word;
  }
  const given = command.url ?? '';
  const address = /^https?:\/\//i.test(given) ? given : `http://${given}`;
  if (given === '' || !URL.canParse(address))
    throw new exchange.TrafficError(
      `A curl line has no address: curl ${words.length > 0 ? '…' : ''}`,
      '有一条 curl 命令没有地址',
    );
  const url = new URL(address);
  const body = command.isGet ? null : await bodyOf(command);
  if (command.isGet)
    for (const field of [...command.data, ...command.fields])
      for (const [name, value] of new URLSearchParams(field)) url.searchParams.append(name, value);
  return {
    at: null,
    ms: 0,
    method: command.method ?? (body === null ? 'GET' : 'POST'),
    url,
    headers: command.headers,
    cookies: exchange.cookiesIn(command.headers['cookie'] ?? ''),
    body,
    answer: null,
  };
}

/** Whether a text starts with a curl command, optionally after a prompt. */
export const isCurl = (text: string): boolean => /^\s*(?:\$ |# [^\n]*\n\s*)*curl(?:\.exe)?\s/.test(text);

/** Throws {@link TrafficError}. */
export async function exchangesOfCurl(text: string): Promise<exchange.Exchange[]> {
  const { found } = new Words(isOfCmd(text) ? unescapeCmd(text) : text);
  const exchanges: exchange.Exchange[] = [];
  let words: string[] = [];
  for (const word of found) {
    if (word !== null) {
      words.push(word);
      continue;
    }
    const start = words.findIndex((one) => /^curl(?:\.exe)?$/.test(one));
    if (start !== -1) exchanges.push(await exchangeOf(words.slice(start + 1)));
    if (exchanges.length > exchange.EXCHANGES_MAX)
      throw new exchange.TrafficError('Too many curl lines', 'curl 命令过多');
    words = [];
  }
  return exchanges;
}
