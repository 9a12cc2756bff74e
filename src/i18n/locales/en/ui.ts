import type { Same } from '../types.ts';
import type { uiZh } from '../zh/ui.ts';

export const uiEn = {
  line: {
    done: 'Done',
    now: 'In progress',
    todo: 'Not started',
  },
  routeLoading: 'The page is loading',
  scheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'Same as system',
  },
  state: {
    errorTitle: 'The content could not be loaded',
    errorCode: 'Code: {{code}}',
  },
  dots: {
    this: 'This declaration',
    others: 'Other valid declarations under the same PCR',
    all: 'Valid declarations',
    table: 'Show as a table',
    hideTable: 'Hide the table',
    name: 'Name',
    value: 'Value ({{unit}})',
  },
  chips: {
    label: 'Active filters',
    remove: 'Remove filter: {{label}}',
  },
  paging: {
    label: 'Pages',
    shown: 'Showing {{shown}} of {{total}}',
    shownAbout: 'Showing {{shown}} of about {{total}}',
    rows: 'Rows per page',
    jump: 'Go to page',
    failed: 'The next items could not be loaded',
    page: 'Page {{page}}',
  },
  form: {
    sections: 'Sections of this form',
    complete: 'Filled in',
    wrong: 'To correct: {{count}}',
  },
  draft: {
    idle: 'What you enter is saved on this device',
    saved: 'Draft saved on this device, {{time}}',
    failed: 'This browser cannot keep a draft. Submit before you leave.',
    restored: 'Your draft of {{time}} is back',
    restoredBody: 'Entries and uploaded files are restored. Drafts are kept for {{draftDays}} days.',
    discard: 'Discard draft',
    discardAsk: 'Discard the draft?',
    discardBody: 'All entries and uploaded files are removed from this form. This cannot be undone.',
  },
  leave: {
    title: 'Leave this page?',
    leave: 'Leave',
    stay: 'Stay here',
  },
  written: {
    zh: 'Chinese',
    zhOnly: 'Only available in Chinese',
    en: 'English',
    enOnly: 'Only available in English',
  },
  copy: {
    copy: 'Copy',
    copyWhat: 'Copy {{what}}',
    failed: 'Could not copy. Select the text and copy it by hand.',
  },
  notify: {
    success: 'Done',
    error: 'Error',
    warn: 'Please note',
    info: 'Note',
  },
} as const satisfies Same<typeof uiZh>;
