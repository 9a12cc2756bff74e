/** Pictures of a company. */
import { MIME, putFile, putPicture } from '../domain/made-files.ts';
import { at, type SeedContext } from './context.ts';

/** Stores a company's logo and the two pictures of its certification; calling it again changes nothing. */
export function companyPictures(
  { store, clock }: Pick<SeedContext, 'store' | 'clock'>,
  companyCode: string,
  latinName: string,
): { logoId: string; licenceId: string; billInfoId: string } {
  const stem = `a-co-${companyCode.slice(1)}`;
  const createdAt = at(clock, -400, '14:00');
  const own = {
    access: 'owner',
    ownerCompanyCode: companyCode,
    mime: MIME.png,
    createdAt,
    args: { companyCode },
  } as const;
  return {
    logoId: putPicture(store, {
      id: `${stem}-logo`,
      fileName: `${companyCode}-logo.png`,
      businessType: 'LOGO',
      createdAt,
      maker: 'logoPicture',
      args: { latinName },
    }),
    licenceId: putFile(store, {
      ...own,
      id: `${stem}-licence`,
      fileName: '营业执照.png',
      businessType: 'COMPANY_LICENSE',
      maker: 'licencePicture',
    }),
    billInfoId: putFile(store, {
      ...own,
      id: `${stem}-bill`,
      fileName: '开票信息.png',
      businessType: 'COMPANY_BILL_INFO',
      maker: 'billPicture',
    }),
  };
}
