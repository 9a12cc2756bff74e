import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';

const { bench } = benchOfEachTest();

describe('the own record', () => {
  it('is read by its owner only [1§7 getUserDetail]', async () => {
    const rejected = bench.as('rejected');
    expect(await rejected.ok('getUserDetail', { path: { id: 'u-rejected' } })).toMatchObject({
      auditStatus: 2,
      userStatus: 1,
      companyNameEditable: true,
      reasonReject: expect.any(String) as string,
    });
    await rejected.refused('getUserDetail', { path: { id: 'u-certified' } }, 'USER_NOT_FOUND');
    await bench.as('anonymous').refused('getUserDetail', { path: { id: 'u-rejected' } }, { status: 401 });
  });

  it('says userStatus 0 while a cancellation is in review', async () => {
    const detail = await bench.as('leaving').ok('getUserDetail', { path: { id: 'u-leaving' } });
    expect(detail).toMatchObject({ userStatus: 0, companyNameEditable: false });
  });

  it('takes a new user name, trimmed [1§7 updateUserName]', async () => {
    const certified = bench.as('certified');
    await certified.ok('updateUserName', { body: { userName: ' 王立 ' } });
    expect(bench.user('u-certified').userName).toBe('王立');
  });

  it('is sent again after a rejection, and is under review then [2§7 modifyRegistration]', async () => {
    const rejected = bench.as('rejected');
    const body = { userName: '沈工', companyType: '3', companyName: '北川钢材贸易有限公司' };
    await rejected.ok('modifyRegistration', { body });
    expect(bench.user('u-rejected')).toMatchObject({
      auditStatus: 0,
      rejectReason: null,
      companyName: '北川钢材贸易有限公司',
    });
    await rejected.refused(
      'modifyRegistration',
      { body },
      'The registration was not rejected; nothing is to be changed.',
    );
  });

  it('is not sent again by somebody who was not rejected, nor with blanks or an unknown company type', async () => {
    const body = { userName: '王工', companyType: '1' };
    await bench
      .as('certified')
      .refused(
        'modifyRegistration',
        { body },
        'The registration was not rejected; nothing is to be changed.',
      );
    const rejected = bench.as('rejected');
    for (const wrong of [{ userName: ' ' }, { companyType: '8' }, { companyName: ' ' }]) {
      await rejected.refused('modifyRegistration', { body: { ...body, ...wrong } }, { code: 0 });
    }
    expect(bench.user('u-rejected').auditStatus).toBe(2);
  });
});
