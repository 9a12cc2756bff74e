/** Words of snapshots, of undoing, of the platform's switches, and of what the server is like. */
export const snapshotWords = {
  save: { zh: '保存快照', en: 'Save a snapshot' },
  saveHint: {
    zh: '整个世界存为一个文件：数据、时钟、发件箱、故障与请求。',
    en: 'The whole World in one file: data, clock, outbox, faults and requests.',
  },
  restore: { zh: '载入快照', en: 'Load a snapshot' },
  restoreHint: {
    zh: '以文件中的世界替换当前世界。',
    en: 'The World of the file takes the place of this one.',
  },
  restored: { zh: '已载入快照。', en: 'The snapshot was loaded.' },
  rows: { zh: '数据行数', en: 'Rows' },
  undo: { zh: '撤销', en: 'Undo' },
  undoLast: { zh: '撤销最后一步', en: 'Undo the last step' },
  undoHint: {
    zh: '数据、会话、故障、编号和时钟恢复到该步之前；录制止于此处，请求日志保留。撤销登录后，该会话失效。',
    en: 'Data, sessions, faults, numbers and clock are as before that step; the recording ends there, the requests stay. An undone sign-in ends its session.',
  },
  undoOf: { zh: '撤销：{what}（{at}）', en: 'Undo: {what} ({at})' },
  undoTo: { zh: '撤销至此步之前', en: 'Undo from here on' },
  undoToOf: { zh: '撤销至此步之前：{what}（{at}）', en: 'Undo from here on: {what} ({at})' },
  undoSteps: { zh: '可撤销的步骤', en: 'Steps that can be undone' },
  undoDone: { zh: '已撤销：{what}', en: 'Undone: {what}' },
  stepLogin: { zh: '登录', en: 'sign-in' },
  stepClock: { zh: '时钟', en: 'clock' },
  stepFaults: { zh: '故障', en: 'faults' },
  settings: { zh: '设置', en: 'Settings' },
  server: { zh: '服务器的方言', en: 'What the server is like' },
  serverHint: {
    zh: '真实服务器在线路上可能不同于契约。处理程序、日志和录制不受影响；页面重新读取后可见。',
    en: 'How a real server may differ from the contract on the wire. Handlers, requests and recordings stay as they are; pages show it once they read again.',
  },
  documentedFields: { zh: '仅文档中的字段', en: 'Documented fields only' },
  documentedFieldsHint: {
    zh: '响应不含文档未提及的字段，请求中的此类参数被忽略。',
    en: 'Answers lose what no document names, and such parameters of requests are ignored.',
  },
} as const;
