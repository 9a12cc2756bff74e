/** Words of the real server beside the mock. */
export const realWords = {
  real: { zh: '真实服务', en: 'Real server' },
  realNone: {
    zh: '所有请求都由模拟服务作答，未连接真实服务。',
    en: 'The mock answers every call: there is no real server beside it.',
  },
  realHow: {
    zh: '要把请求转给真实服务，并在此逐个选择哪些操作仍由模拟服务作答，请这样启动开发服务器：',
    en: 'To hand calls on to a real server, and to choose here which of them stay with the mock, start the development server so:',
  },
  realCopy: { zh: '复制命令', en: 'Copy the command' },
  realHint: {
    zh: '打开开关的操作由模拟服务以 {persona} 的身份作答，其余转给 {origin}。对此服务器的所有世界和浏览器生效。',
    en: 'Calls that are switched on are answered by the mock, as {persona}; the others go to {origin}. This holds for all Worlds and browsers of this server.',
  },
  realHeard: { zh: '最近一次已应答：{at}', en: 'Answered last at {at}' },
  realUnheard: { zh: '尚未向它转发请求。', en: 'Nothing has been handed on to it yet.' },
  realSince: { zh: '发生于 {at}', en: 'At {at}' },
  mockedCount: {
    zh: '{of} 个操作中 {count} 个由模拟服务作答',
    en: '{count} of {of} calls are answered by the mock',
  },
  mockShown: { zh: '列出的全部由模拟服务作答', en: 'Mock all that are listed' },
  unmockShown: { zh: '列出的全部转给真实服务', en: 'Real server for all that are listed' },
  mockArea: { zh: '全部模拟', en: 'Mock all' },
  mockAreaOf: { zh: '全部模拟：{area}', en: 'Mock all of {area}' },
  unmockArea: { zh: '全部真实', en: 'All real' },
  unmockAreaOf: { zh: '全部转给真实服务：{area}', en: 'Real server for all of {area}' },
  byReal: { zh: '真实服务 · {ms} 毫秒', en: 'real server · {ms} ms' },
  realBodies: {
    zh: '由真实服务作答。请求与响应的内容不予保存，日志中也没有令牌和密码。',
    en: 'Answered by the real server. What was sent and answered is not kept, and no token or password is in this log.',
  },
  realOnContract: { zh: '响应符合契约', en: 'The answer keeps the contract' },
  realUnknown: {
    zh: '契约中没有此操作，未作检查。',
    en: 'The contract has no such call: nothing was checked.',
  },
  realMockNow: { zh: '今后由模拟服务作答', en: 'Let the mock answer it from now on' },
  stepSwitch: { zh: '切换应答方', en: 'Switch of who answers' },
  switchedToMock: { zh: '改由模拟服务作答：{calls}', en: 'Answered by the mock from here on: {calls}' },
  switchedToReal: {
    zh: '改由真实服务作答：{calls}',
    en: 'Answered by the real server from here on: {calls}',
  },
} as const;
