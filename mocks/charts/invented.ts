/** Believable values for what a form wants and nobody has typed; the same each time. */
import { padded } from '../lib/padded.ts';
import { hash } from '../lib/random.ts';

export const invented = {
  person: '李工',
  company: '示例钢铁有限公司',
  address: '江西省南昌市示例路 1 号',
  phone: '0791-00000000',
  zipCode: '330000',
  /** 18 characters, another one for each company. */
  creditCode: (companyCode: string): string =>
    `91990000${padded(hash(`credit:${companyCode}`) % 1_000_000_000, 9)}X`,
} as const;
