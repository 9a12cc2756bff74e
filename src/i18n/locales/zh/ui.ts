/** Words that the portal's own parts say by themselves, whatever they stand for. */
export const uiZh = {
  line: {
    done: '已完成',
    now: '进行中',
    todo: '未开始',
  },
  routeLoading: '页面加载中',
  scheme: {
    label: '显示模式',
    light: '浅色',
    dark: '深色',
    auto: '跟随系统',
  },
  state: {
    errorTitle: '内容未能加载',
    errorCode: '代码：{{code}}',
  },
  dots: {
    this: '本声明',
    others: '同一 PCR 下的其他有效声明',
    all: '有效声明',
    table: '以表格查看',
    hideTable: '收起表格',
    name: '名称',
    value: '数值（{{unit}}）',
  },
  chips: {
    label: '已选筛选条件',
    remove: '移除筛选条件：{{label}}',
  },
  paging: {
    label: '分页',
    shown: '已显示 {{shown}} 条，共 {{total}} 条',
    shownAbout: '已显示 {{shown}} 条，共约 {{total}} 条',
    rows: '每页条数',
    jump: '跳至页码',
    failed: '后续内容未能加载',
    page: '第 {{page}} 页',
  },
  form: {
    sections: '表单目录',
    complete: '已填写',
    wrong: '{{count}} 处需要修改',
  },
  draft: {
    idle: '填写内容会自动保存在本设备',
    saved: '草稿已于 {{time}} 保存在本设备',
    failed: '浏览器无法保存草稿，离开前请先提交',
    restored: '已恢复 {{time}} 保存的草稿',
    restoredBody: '填写内容与已上传的文件均已恢复。草稿保留 {{draftDays}} 天。',
    discard: '放弃草稿',
    discardAsk: '放弃草稿？',
    discardBody: '已填写的内容和已上传的文件将从表单中清除，且不可恢复。',
  },
  leave: {
    title: '离开此页面？',
    leave: '离开',
    stay: '留在此页',
  },
  written: {
    zh: '中文',
    zhOnly: '仅有中文',
    en: '英文',
    enOnly: '仅有英文',
  },
  copy: {
    copy: '复制',
    copyWhat: '复制{{what}}',
    failed: '未能复制，请手动选择文本后复制',
  },
  notify: {
    success: '成功',
    error: '出错',
    warn: '请注意',
    info: '提示',
  },
} as const;
