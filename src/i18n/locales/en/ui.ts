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
    rows: 'Rows per page',
    jump: 'Go to page',
    failed: 'The next items could not be loaded',
    page: 'Page {{page}}',
  },
  form: {
    sections: 'Sections of this form',
    complete: 'Filled in',
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
