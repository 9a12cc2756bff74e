/** The programme instructions in one language (document 2 §3 "GPI item"). */
export interface GpiEdition {
  language: 'zh' | 'en';
  attachmentId: string;
  fileName: string;
}
