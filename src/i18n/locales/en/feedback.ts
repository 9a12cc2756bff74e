import type { Same } from '../types.ts';
import type { feedbackZh } from '../zh/feedback.ts';

export const feedbackEn = {
  title: 'Feedback',
  intro: 'Ask a question or send a suggestion. We will get back to you soon.',
  companyName: 'Company name',
  nickname: 'Name',
  phone: 'Phone',
  mail: 'E-mail',
  information: 'Your message',
  infoPlaceholder: 'Type your question or suggestion',
  submit: 'Send feedback',
  valid: {
    companyName: 'Enter the company name',
    nickname: 'Enter your name',
    phone: 'Enter your phone number',
    mail: 'Enter a valid e-mail address',
    information: 'Enter your message',
  },
  infoHint: 'Up to {{max}} characters',
  unclear:
    'It is not clear whether your feedback arrived. Wait a moment before you send it again; twice does no harm.',
} as const satisfies Same<typeof feedbackZh>;
