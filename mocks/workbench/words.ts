import { CONTRACT_WORDS } from './contract/words.ts';

/** All words of the workbench, each in both languages. */
import { chartWords } from './words/charts.ts';
import { faultWords } from './words/faults.ts';
import { realWords } from './words/real.ts';
import { recordingWords } from './words/recording.ts';
import { requestWords } from './words/requests.ts';
import { situationWords } from './words/situations.ts';
import { snapshotWords } from './words/snapshot.ts';
import { worldWords } from './words/worlds.ts';

export const WORDS = {
  ...worldWords,
  ...chartWords,
  ...requestWords,
  ...realWords,
  ...recordingWords,
  ...faultWords,
  ...snapshotWords,
  ...situationWords,
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
  ...CONTRACT_WORDS,
} as const;

export type Word = keyof typeof WORDS;
