import type { Same } from '../types.ts';
import type { httpZh } from '../zh/http.ts';

export const httpEn = {
  '400': 'Request error (400)',
  '401': 'Log in and try again (401)',
  '403': 'Access denied (403)',
  '404': 'Not found (404)',
  '408': 'Request timed out (408)',
  '410': 'File lost or damaged (410)',
  '500': 'Server error (500)',
  '501': 'Not implemented (501)',
  '502': 'Network error (502)',
  '503': 'Service unavailable (503)',
  '504': 'Network timeout (504)',
  '505': 'HTTP version not supported (505)',
  other: 'Connection error ({{status}})',
} as const satisfies Same<typeof httpZh>;
