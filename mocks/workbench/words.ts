import { stateWords } from './words/state.ts';
import { trafficWords } from './words/traffic.ts';
import { useCallback } from 'react';
import type { Language } from '#src/i18n/keys.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const WORDS = {
  ...stateWords,
  ...trafficWords,
  title: { zh: '测试工作台', en: 'Workbench' },
  skip: { zh: '跳到主要内容', en: 'Skip to content' },
  language: { zh: 'English', en: '中文' },
  showPanel: { zh: '在门户中显示面板', en: 'Show the panel in the portal' },
  panelShown: {
    zh: '门户页面重新载入后显示面板按钮。',
    en: 'Pages of the portal have the button again once they are loaded anew.',
  },
  portal: { zh: '打开门户', en: 'Open the portal' },
  lost: {
    zh: '与模拟服务的连接已断开，正在重试。下方内容可能不是最新的。',
    en: 'The mock server is not heard; trying again. What is shown may be old.',
  },
  groupState: { zh: '状态', en: 'State' },
  groupTime: { zh: '时间', en: 'Time' },
  groupTraffic: { zh: '通信', en: 'Traffic' },
  situations: { zh: '情景', en: 'Situations' },
  staff: { zh: '平台操作', en: 'Staff' },
  outbox: { zh: '发件箱', en: 'Outbox' },
  clock: { zh: '时钟', en: 'Clock' },
  faults: { zh: '故障', en: 'Faults' },
  requests: { zh: '请求', en: 'Requests' },
  recording: { zh: '录制', en: 'Recording' },
  snapshot: { zh: '快照', en: 'Snapshot' },
  failed: { zh: '读取失败：{why}', en: 'This could not be read: {why}' },
  retry: { zh: '重试', en: 'Try again' },
  loading: { zh: '读取中', en: 'Loading' },
  nobody: { zh: '未登录', en: 'Nobody signed in' },
  signedIn: { zh: '当前登录：{name}', en: 'Signed in: {name}' },
  now: { zh: '世界时间', en: 'World time' },
  frozen: { zh: '已冻结', en: 'frozen' },
  seed: { zh: '种子 {seed}', en: 'seed {seed}' },
  searchSituations: { zh: '查找情景', en: 'Find a situation' },
  noneFound: { zh: '没有符合的内容。', en: 'Nothing matches.' },
  start: { zh: '开始', en: 'Start' },
  startOf: { zh: '开始：{what}', en: 'Start: {what}' },
  current: { zh: '当前', en: 'present' },
  copyLink: { zh: '复制链接', en: 'Copy link' },
  copied: { zh: '已复制', en: 'Copied' },
  people: { zh: '换一个人登录', en: 'Sign in as another' },
  presentLink: { zh: '复制当前情景的链接', en: 'Copy the link of the present situation' },
  noSteps: { zh: '平台现在没有可做的事。', en: 'There is nothing that the staff could do now.' },
  do: { zh: '执行', en: 'Do it' },
  doOf: { zh: '执行：{what}', en: 'Do it: {what}' },
  stepDone: { zh: '{what}：已更改 {count} 行数据。', en: '{what}: done, {count} rows changed.' },
  empty: { zh: '（留空）', en: '(left out)' },
  noCodes: { zh: '还没有发出短信或邮件。', en: 'No SMS or e-mail has been sent yet.' },
  channel: { zh: '方式', en: 'Way' },
  to: { zh: '收件人', en: 'To' },
  purpose: { zh: '用途', en: 'Purpose' },
  code: { zh: '验证码', en: 'Code' },
  sentAt: { zh: '发送时间', en: 'Sent' },
  copyCode: { zh: '复制验证码 {code}', en: 'Copy code {code}' },
  plusMinute: { zh: '+60 秒', en: '+60 s' },
  plusFive: { zh: '+5 分钟', en: '+5 min' },
  plusEight: { zh: '+8 小时', en: '+8 h' },
  plusDay: { zh: '+1 天', en: '+1 day' },
  plusYears: { zh: '+5 年', en: '+5 years' },
  freeze: { zh: '冻结时间', en: 'Freeze the time' },
  setTime: { zh: '设为', en: 'Set to' },
  set: { zh: '设定', en: 'Set' },
  clockHint: {
    zh: '验证码、会话、报价和声明的期限都按世界时间计算。',
    en: 'Codes, sessions, quotes and declarations run out by the World’s time.',
  },
  notJson: { zh: '该文件不是 JSON。', en: 'This file is no JSON.' },

  contract: { zh: '契约', en: 'Contract' },
  findCall: { zh: '按名称、路径或说明查找接口', en: 'Find a call by name, path or summary' },
  allCalls: { zh: '接口列表', en: 'Calls' },
  callsFound: { zh: '{count} 个接口', en: '{count} calls' },
  chooseCall: { zh: '请选择一个接口。', en: 'Choose a call.' },
  noSuchCall: { zh: '契约中没有接口“{id}”。', en: 'The contract has no call "{id}".' },
  controlApi: { zh: '控制接口', en: 'control API' },
  sendAs: { zh: '以谁的身份发送', en: 'Send as' },
  asPortal: { zh: '门户当前登录：{name}', en: 'Who is signed in to the portal: {name}' },
  asPortalNobody: { zh: '门户当前登录：无', en: 'Who is signed in to the portal: nobody' },
  asNobody: { zh: '访客（不带令牌）', en: 'A visitor, without a token' },
  sessionOver: {
    zh: '此身份的登录已失效，请重新选择。',
    en: 'This session is over: choose the person again.',
  },
  tryIt: { zh: '结构、示例与试用', en: 'Schema, examples, and a try' },
  facts: { zh: '项目中的出处', en: 'In this project' },
  source: { zh: '来源', en: 'Source' },
  row: { zh: '第 {line} 行', en: 'row {line}' },
  ours: { zh: '文档未列出，由我们补充', en: 'in no document: ours' },
  session: { zh: '登录状态', en: 'Session' },
  authOpen: { zh: '不需要', en: 'not needed' },
  authToken: { zh: '请求头 Authorization 中的原始令牌', en: 'raw token in the header Authorization' },
  authQuery: { zh: '查询参数 Authorization 中的原始令牌', en: 'raw token in the query, Authorization' },
  written: { zh: '契约', en: 'Contract' },
  handler: { zh: '处理程序', en: 'Handler' },
  screens: { zh: '使用页面', en: 'Screens' },
  everyPage: { zh: '所有页面的外框', en: 'around every page' },
  assumptions: { zh: '假设', en: 'Assumptions' },
  assumptionsOf: { zh: '{count} 处由我们设定', en: '{count} points settled by us' },
  wholeCall: { zh: '整个接口', en: 'the whole call' },
  none: { zh: '无', en: 'none' },
  itsRequests: { zh: '查看它的请求', en: 'Its requests' },
  itsFaults: { zh: '为它设置故障', en: 'Let it go wrong' },
  captchaHint: {
    zh: '此接口需要已通过的安全验证：',
    en: 'This call wants a puzzle that was passed:',
  },
  passPuzzle: { zh: '通过一次安全验证', en: 'Pass a puzzle' },
  puzzlePassed: { zh: '令牌（180 秒内有效，仅一次）：', en: 'Token, good once and for 180 s:' },
  copyToken: { zh: '复制令牌', en: 'Copy the token' },
} as const;

export type Word = keyof typeof WORDS;

type Bilingual = Readonly<Record<Language, string>>;

interface Translate {
  /** A text of the workbench; replaces `{name}` placeholders. */
  w: (word: Word, values?: Readonly<Record<string, string | number>>) => string;
  of: (text: Bilingual) => string;
  language: Language;
}

export function useWords(): Translate {
  const language = currentLanguage();
  const w = useCallback<Translate['w']>(
    (word, values = {}) =>
      Object.entries(values).reduce<string>(
        (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
        WORDS[word][language],
      ),
    [language],
  );
  const of = useCallback((text: Bilingual) => text[language], [language]);
  return { w, of, language };
}
