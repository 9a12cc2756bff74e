import { authZh } from './auth.ts';
import { registerZh } from './register.ts';
import { profileZh } from './profile.ts';
import { verifyZh } from './verify.ts';
import { pcrZh } from './pcr.ts';
import { introZh } from './intro.ts';
import { enterpriseZh } from './enterprise.ts';
import { resultZh } from './result.ts';
import { userZh } from './user.ts';
import { lcaZh } from './lca.ts';
import { lcesZh } from './lces.ts';
import { epdOwnZh } from './epd-own.ts';
import { epdLateZh } from './epd-late.ts';
import { compareLateZh } from './compare-late.ts';
import { listsLateZh } from './lists-late.ts';
import { laterZh } from './later.ts';

const captchaZh = {
  title: '安全验证',
  slideHint: '向右拖动滑块完成拼图',
  clickHint: '请依次点击：{{words}}',
  verifying: '验证中…',
  success: '验证成功，用时 {{seconds}} 秒',
  fail: '验证失败，请重试',
  refresh: '换一张',
  loadFail: '验证图片加载失败，点击重试',
  noPicture: '暂时无法提供验证图片，请稍后重试',
  serverFail: '验证服务出错',
  notChecked: '未能校验您的答案',
  sliderLabel: '拼图滑块，可使用左右方向键移动',
  loading: '验证图片加载中…',
  position: '已移动 {{percent}}%',
  moveLeft: '向左微调',
  moveRight: '向右微调',
  confirmPlace: '确认位置',
  keyHint: '也可点按轨道，或用 −、+ 和方向键移动，再确认位置。',
  pieceHint: '把拼块移到图中的缺口处',
  picture: '安全验证图片',
  clickArea: '验证图片，用方向键移动光标，按回车标记',
  clickKeyHint: '也可用方向键移动光标，按回车标记，按退格键撤销。',
  clickCount: '已标记 {{done}} / {{total}}',
  undoClick: '撤销上一次标记',
  failedNew: '位置不对，已换一张，请再试一次',
  expiredNew: '上一张图片已过期，已换一张',
  brokenNew: '{{reason}}，已换一张，请再试一次',
  tooOften: '操作过于频繁，请在 {{seconds}} 秒后重试',
  locked: '验证失败次数过多，请在 {{seconds}} 秒后重试',
  tooOftenShort: '操作过于频繁，请稍候',
  lockedShort: '验证失败次数过多，请稍候',
  waitOver: '现在可以重新获取验证图片',
} as const;

const uploadZh = {
  choose: '选择文件',
  uploading: '上传中 {{percent}}%',
  success: '上传成功',
  fail: '上传失败，请重试',
  replace: '重新上传',
  remove: '移除文件',
  errPdf: '上传仅支持 PDF 格式',
  errZip: '上传仅支持 ZIP 格式',
  errExcel: '请上传 Excel 数据表',
  errImage: '文件类型不正确，仅支持 JPEG、PNG',
  errSize: '文件须小于 {{imageMaxMb}} MB',
  errName: '文件名过长，不能超过 {{max}} 个字符',
  drop: '拖放文件到此处，或',
  checking: '正在检查文件…',
  cancelled: '已取消上传',
  kept: '仍使用此前上传的文件：{{name}}',
  errContent: '文件内容与格式不符，请确认文件没有损坏或改名',
  errWorkbook: '该文件是改了扩展名的 Excel 工作簿，不是压缩包',
  errOne: '每处只能上传一个文件',
  refused: '{{name}}：{{reason}}',
  because: '{{what}}（{{why}}）',
  howToZip:
    '打包方法：在 Windows 中右键点击文件，选择“压缩为 ZIP 文件”，或“发送到”中的“压缩(zipped)文件夹”（macOS 选“压缩”），再上传得到的 .zip 文件。',
  errMax: '文件须小于 {{size}}',
  errEmpty: '文件是空的',
  cutShort: '“{{name}}”未上传完成，上传已取消',
  wait: '文件上传完成后即可提交',
  leaveAsk: '文件仍在上传，离开后上传将被取消。确定离开吗？',
} as const;

const quoteZh = {
  title: '服务报价',
  state: {
    s0: '未出具',
    s1: '待确认',
    s2: '已确认',
    s3: '已拒绝',
    over: '已过有效期',
  },
  file: '报价单',
  confirm: '确认报价',
  refuse: '拒绝报价',
  confirmAsk: '确认接受该报价吗？确认后将生成合同。',
  refuseAsk:
    '确定拒绝该报价吗？申请将保留在第一阶段，平台会与您联系并重新报价。之后可在“意见反馈”中说明原因。',
  confirmAskAmount: '确认接受 {{amount}}的报价吗？报价有效期至 {{date}}，确认后将生成合同。',
  refuseAskAmount:
    '确定拒绝 {{amount}}的报价吗？申请将保留在第一阶段，平台会与您联系并重新报价。之后可在“意见反馈”中说明原因。',
  over: '该报价有效期至 {{date}}，现已失效，不能再确认。请联系平台重新报价。',
  confirmDone: '报价已确认',
  refuseDone: '报价已拒绝',
  empty: '报价尚未出具，请耐心等待',
  amount: '报价金额',
  amountValue: '{{amount}} 元',
  item: '项目',
  issuedAt: '出具时间',
  validUntil: '有效期至',
  decidedAt: '处理时间',
} as const;

const contractZh = {
  title: '合同信息',
  status: '合同状态',
  state: {
    s0: '未开始',
    s1: '暂未开始',
    s2: '待客户确认',
    s3: '已签订',
    s4: '客户已拒绝',
  },
  file: '合同文件',
  confirm: '确认合同',
  refuse: '拒绝合同',
  confirmAsk: '确认合同内容无误并同意签订吗？',
  refuseAsk:
    '确定拒绝该合同吗？申请将保留在合同阶段，平台会与您联系并修订合同。之后可在“意见反馈”中说明原因。',
  confirmAskNumber: '确认合同 {{number}} 内容无误并同意签订吗？',
  refuseAskNumber:
    '确定拒绝合同 {{number}} 吗？申请将保留在合同阶段，平台会与您联系并修订合同。之后可在“意见反馈”中说明原因。',
  signBy: '签订期限',
  over: '签订期限 {{date}} 已过，合同仍可确认或拒绝。',
  confirmDone: '合同已确认',
  refuseDone: '合同已拒绝',
  empty: '合同尚未生成',
  number: '合同编号',
  issuedAt: '发出时间',
  decidedAt: '处理时间',
} as const;

const resourcesZh = {
  downloadCn: '中文文件',
  downloadEn: '英文文件',
  empty: '该分类暂无资源',
  intro: 'EPD 工作所需的标准、模板和培训资料。浏览无需登录，下载需要登录。',
  types: '资源类别',
  noFile: '暂无可下载的文件',
} as const;

const pageZh = {
  frameTitle: '{{name}}页面内容',
  chapters: '本页目录',
  loadFail: '页面内容加载失败，请刷新重试',
} as const;

const millZh = {
  intro: '本企业的声明、验证申请与待办，集中在这里。',
  whyTitle: '为什么要验证',
  why: '采购、投标和交付时，常会收到他人提供的 EPD/CFP 报告。提交报告及其注册号后，由平台和出具机构与登记信息核对，即可确认报告是否真实、是否仍在有效期内。',
  waitNone: '目前没有需要您处理的事项。',
  waitUnknown: '列表未说明哪些事项待您处理，请在“我的 EPD/CFP”中打开申请查看。',
  product: '产品',
  due: '期限',
  week: '未来七天',
  mark: { yours: '您的处理期限', plan: '平台计划完成' },
  more: '另 {{count}} 项',
  what: '需要做什么',
  openOf: '{{act}}：{{name}}',
  records: '最近的验证记录',
  allRecords: '查看全部记录',
  checking: '正在核实：{{count}} 项',
  declarations: '本企业的声明',
  allDeclarations: '查看全部声明',
  noDeclarations: '本企业暂无已发布的声明',
  noCompany: '企业认证通过后，本企业的声明将显示在这里。',
} as const;

const linksZh = {
  intro: '与平台合作的主管部门、协会、机构和媒体。链接在新窗口打开，内容由各网站负责。',
  empty: '该分类暂无链接',
  loadFail: '友情链接加载失败',
} as const;

const gpiZh = {
  title: '通用程序指南（GPI）',
  intro: 'GPI 规定 EPD 项目的管理要求、编制流程、验证程序和各方职责。',
  notAvailable: '文件暂未开放下载',
  loginPrompt: '下载文件需要登录',
  files: '下载文件',
  use: '使用',
  reuse: '回收',
} as const;

const feedbackZh = {
  intro: '欢迎咨询或提出建议，我们会尽快与您联系。',
  companyName: '企业名称',
  nickname: '姓名',
  phone: '联系电话',
  mail: '邮箱',
  information: '咨询内容',
  infoPlaceholder: '请输入咨询内容或建议',
  submit: '提交反馈',
  valid: {
    nickname: '请输入姓名',
    phone: '请输入联系电话',
    information: '请输入咨询内容',
  },
  infoHint: '最多 {{max}} 个字符',
  unclear: '尚不清楚反馈是否已送达，请稍候再提交；重复提交不会有影响。',
} as const;

export const othersZh = {
  auth: authZh,
  captcha: captchaZh,
  register: registerZh,
  profile: profileZh,
  links: linksZh,
  quote: quoteZh,
  contract: contractZh,
  verify: verifyZh,
  mill: millZh,
  pcr: pcrZh,
  intro: introZh,
  enterprise: enterpriseZh,
  feedback: feedbackZh,
  result: resultZh,
  gpi: gpiZh,
  user: userZh,
  resources: resourcesZh,
  lca: lcaZh,
  lces: lcesZh,
  page: pageZh,
  upload: uploadZh,
  epd: { ...epdOwnZh, ...epdLateZh },
  compare: compareLateZh,
  ...laterZh,
  common: listsLateZh.common,
  ui: { ...laterZh.ui, ...listsLateZh.ui },
} as const;
