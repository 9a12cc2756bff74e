import type { Same } from '../types.ts';
import type { uploadZh } from '../zh/upload.ts';

export const uploadEn = {
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
} as const satisfies Same<typeof uploadZh>;
