import { authEn } from './auth.ts';
import { registerEn } from './register.ts';
import { profileEn } from './profile.ts';
import { verifyEn } from './verify.ts';
import { pcrEn } from './pcr.ts';
import { introEn } from './intro.ts';
import { enterpriseEn } from './enterprise.ts';
import { resultEn } from './result.ts';
import { userEn } from './user.ts';
import { lcaEn } from './lca.ts';
import { lcesEn } from './lces.ts';
import { epdOwnEn } from './epd-own.ts';
import { epdLateEn } from './epd-late.ts';
import { compareLateEn } from './compare-late.ts';
import { listsLateEn } from './lists-late.ts';
import { laterEn } from './later.ts';

const captchaEn = {
  title: 'Security check',
  slideHint: 'Drag the slider to complete the puzzle',
  clickHint: 'Click in order: {{words}}',
  verifying: 'Verifying…',
  success: 'Verified in {{seconds}} s',
  fail: 'Verification failed. Try again.',
  refresh: 'New image',
  loadFail: 'Image failed to load. Click to retry.',
  noPicture: 'The server has no picture to give at the moment. Try again later.',
  serverFail: 'The check service has a problem.',
  notChecked: 'Your answer could not be checked.',
  sliderLabel: 'Puzzle slider, use the left and right arrow keys',
  loading: 'Loading image…',
  position: 'Moved {{percent}}%',
  moveLeft: 'Move a little to the left',
  moveRight: 'Move a little to the right',
  confirmPlace: 'Confirm',
  keyHint: 'Or tap the track, use −, + or the arrow keys, then confirm.',
  pieceHint: 'Move the piece into the gap of the picture',
  picture: 'Security check picture',
  clickArea: 'Picture: move the cursor with the arrow keys, mark with Enter',
  clickKeyHint: 'Or move the cursor with the arrow keys, Enter marks, Backspace undoes.',
  clickCount: '{{done}} of {{total}} marked',
  undoClick: 'Undo the last mark',
  failedNew: 'Not quite in place. Here is a new picture, try again.',
  expiredNew: 'The last picture had expired. Here is a new one.',
  brokenNew: '{{reason}} Here is a new picture, try again.',
  tooOften: 'Too many requests. Try again in {{seconds}} s.',
  locked: 'Too many failed checks. Try again in {{seconds}} s.',
  tooOftenShort: 'Too many requests. Please wait.',
  lockedShort: 'Too many failed checks. Please wait.',
  waitOver: 'You can get a new picture now',
} as const;

const uploadEn = {
  choose: 'Choose file',
  uploading: 'Uploading {{percent}}%',
  success: 'Uploaded',
  fail: 'Upload failed. Try again.',
  replace: 'Replace file',
  remove: 'Remove file',
  errPdf: 'Only PDF files are supported',
  errZip: 'Only ZIP files are supported',
  errExcel: 'Upload an Excel table',
  errImage: 'Wrong file type. Use JPEG or PNG.',
  errSize: 'The file must be under {{imageMaxMb}} MB',
  errName: 'File name too long. Use up to {{max}} characters.',
  drop: 'Drop a file here, or',
  checking: 'Checking the file…',
  cancelled: 'Upload cancelled',
  kept: 'The earlier file stays in use: {{name}}',
  errContent: 'the content does not match the file type; the file may be damaged or renamed',
  errWorkbook: 'this is an Excel workbook with its extension changed, not an archive',
  errOne: 'One file per field',
  refused: '{{name}}: {{reason}}',
  because: '{{what}} ({{why}})',
  howToZip:
    'How to pack it: in Windows, right-click the file and choose “Compress to ZIP file”, or “Send to” and “Compressed (zipped) folder” (on macOS: “Compress”). Then upload the .zip file.',
  errMax: 'The file must be smaller than {{size}}',
  errEmpty: 'The file is empty',
  cutShort: 'The upload of “{{name}}” was not finished and has been cancelled',
  wait: 'You can submit once the upload is complete',
  leaveAsk: 'A file is still being uploaded. Leaving cancels the upload. Leave this page?',
} as const;

const quoteEn = {
  title: 'Service quote',
  state: {
    s0: 'Not issued',
    s1: 'Pending confirmation',
    s2: 'Confirmed',
    s3: 'Rejected',
    over: 'No longer valid',
  },
  file: 'Quotation',
  confirm: 'Accept quote',
  refuse: 'Reject quote',
  confirmAsk: 'Accept this quote? A contract will be prepared.',
  refuseAsk:
    'Reject this quote? The application stays at its first stage, and the platform will contact you with another offer. You can then tell it why, under Feedback.',
  confirmAskAmount:
    'Accept the quote of {{amount}}? It is valid until {{date}}; a contract will be prepared.',
  refuseAskAmount:
    'Reject the quote of {{amount}}? The application stays at its first stage, and the platform will contact you with another offer. You can then tell it why, under Feedback.',
  over: 'This quote was valid until {{date}} and can no longer be accepted. Ask the platform for a new one.',
  confirmDone: 'Quote accepted',
  refuseDone: 'Quote rejected',
  empty: 'The quote has not been issued yet',
  amount: 'Amount',
  amountValue: 'CNY\u00a0{{amount}}',
  item: 'Item',
  issuedAt: 'Issued',
  validUntil: 'Valid until',
  decidedAt: 'Decided',
} as const;

const contractEn = {
  title: 'Contract',
  status: 'Contract status',
  state: {
    s0: 'Not started',
    s1: 'Not started for now',
    s2: 'Awaiting customer confirmation',
    s3: 'Signed',
    s4: 'Refused by customer',
  },
  file: 'Contract file',
  confirm: 'Accept contract',
  refuse: 'Refuse contract',
  confirmAsk: 'Accept the contract and agree to sign?',
  refuseAsk:
    'Refuse this contract? The application stays at the contract, and the platform will contact you and revise it. You can then tell it why, under Feedback.',
  confirmAskNumber: 'Accept contract {{number}} and agree to sign?',
  refuseAskNumber:
    'Refuse contract {{number}}? The application stays at the contract, and the platform will contact you and revise it. You can then tell it why, under Feedback.',
  signBy: 'Sign by',
  confirmDone: 'Contract accepted',
  refuseDone: 'Contract refused',
  over: 'The contract was to be answered by {{date}}. It can still be accepted or refused.',
  empty: 'The contract has not been prepared yet',
  number: 'Contract number',
  issuedAt: 'Sent',
  decidedAt: 'Decided',
} as const;

const resourcesEn = {
  downloadCn: 'Chinese file',
  downloadEn: 'English file',
  empty: 'No resources in this category',
  intro:
    'Standards, templates and training material for work on EPDs. Anybody may browse; downloads need a login.',
  types: 'Kinds of resources',
  noFile: 'No file to download yet',
} as const;

const pageEn = {
  frameTitle: '{{name}} page content',
  chapters: 'On this page',
  loadFail: 'The page could not be loaded. Refresh to try again.',
} as const;

const millEn = {
  intro: 'The declarations of your company, your verification requests and what waits for you, in one place.',
  whyTitle: 'Why verify',
  why: 'Purchasing, tenders and deliveries bring EPD and CFP reports of other companies. Submit such a report with its registration number: the platform and the body that verified it compare both with the register and tell you whether the report is genuine and still valid.',
  waitNone: 'Nothing waits for you at the moment.',
  waitUnknown: 'The list does not tell what waits for you. Open the applications in My EPD/CFP to see.',
  product: 'Product',
  due: 'Deadline',
  week: 'The next seven days',
  mark: { yours: 'your deadline', plan: 'planned by the platform' },
  more: '{{count}} more',
  what: 'What to do',
  openOf: '{{act}}: {{name}}',
  records: 'Latest verification records',
  allRecords: 'All records',
  checking: 'Being checked: {{count}}',
  declarations: 'Declarations of your company',
  allDeclarations: 'All declarations',
  noDeclarations: 'Your company has no published declaration yet',
  noCompany: 'The declarations of your company appear here once it is certified.',
} as const;

const linksEn = {
  intro:
    'Authorities, associations, partners and media that work with the platform. Links open in a new window; each site answers for its content.',
  empty: 'No links in this category',
  loadFail: 'Failed to load partner links',
} as const;

const gpiEn = {
  title: 'General programme instructions (GPI)',
  intro: 'The GPI sets out how the EPD programme is run: workflow, verification and responsibilities.',
  notAvailable: 'The document is not available yet',
  loginPrompt: 'Log in to download this document',
  files: 'Files',
  use: 'Use',
  reuse: 'Recycling',
} as const;

const feedbackEn = {
  intro: 'Ask a question or send a suggestion. We will get back to you soon.',
  companyName: 'Company name',
  nickname: 'Name',
  phone: 'Phone',
  mail: 'E-mail',
  information: 'Your message',
  infoPlaceholder: 'Type your question or suggestion',
  submit: 'Send feedback',
  valid: {
    nickname: 'Enter your name',
    phone: 'Enter your phone number',
    information: 'Enter your message',
  },
  infoHint: 'Up to {{max}} characters',
  unclear:
    'It is not clear whether your feedback arrived. Wait a moment before you send it again; twice does no harm.',
} as const;

export const othersEn = {
  auth: authEn,
  captcha: captchaEn,
  register: registerEn,
  profile: profileEn,
  links: linksEn,
  quote: quoteEn,
  contract: contractEn,
  verify: verifyEn,
  mill: millEn,
  pcr: pcrEn,
  intro: introEn,
  enterprise: enterpriseEn,
  feedback: feedbackEn,
  result: resultEn,
  gpi: gpiEn,
  user: userEn,
  resources: resourcesEn,
  lca: lcaEn,
  lces: lcesEn,
  page: pageEn,
  upload: uploadEn,
  epd: { ...epdOwnEn, ...epdLateEn },
  compare: compareLateEn,
  ...laterEn,
  common: listsLateEn.common,
  ui: { ...laterEn.ui, ...listsLateEn.ui },
} as const;
