/** The staff's decisions about people and companies, and what they set and publish. */
import { describe, expect, it } from 'vitest';
import { AUDIT, COMPANY_STATUS, VERIFICATION } from '#src/lib/states.ts';
import { operate, operatorActions } from '#mocks/operator/index.ts';
import { start } from './start.ts';
import { must } from '../../support/must.ts';

describe('reviews', () => {
  it('approve a registration, which takes the reason of a former rejection back', () => {
    const world = start();
    world.store.users.update('u-reviewing', { rejectReason: '请填写全称' });
    operate(world, 'decideRegistration', { userId: 'u-reviewing', approve: true });
    const approved = { auditStatus: AUDIT.approved, rejectReason: null };
    expect(world.store.users.get('u-reviewing')).toMatchObject(approved);
  });

  it('decide a certification and tell every colleague, whichever way it was decided', () => {
    for (const approve of [true, false]) {
      const world = start();
      const first = must(world.store.users.get('u-pending-company'));
      world.store.users.put({ ...first, id: 'u-colleague', account: '19900000099', phone: '19900000099' });
      operate(world, 'decideCompany', { companyCode: 'C19', approve });
      const status = approve ? COMPANY_STATUS.certified : COMPANY_STATUS.failed;
      expect(world.store.companies.where('code', 'C19')[0]?.status).toBe(status);
      expect(must(operatorActions.find(({ id }) => id === 'decideCompany')).possible(world)).toBe(false);
      for (const id of [first.id, 'u-colleague'])
        expect(world.store.messages.where('userId', id)).toHaveLength(1);
    }
  });

  it('answer it with the written opinion as a file of the same company', () => {
    const world = start();
    const record = must(world.store.verifications.where('state', VERIFICATION.inProgress)[0]);
    operate(world, 'decideVerification', { verificationId: record.id, genuine: true, withFile: true });
    const [asked, opinion] = world.store.verificationFiles.where('verificationId', record.id);
    expect(opinion?.fileName).toBe(`${record.registrationNumber} 验证意见书.pdf`);
    expect(opinion?.feedbackAt).toBe(asked?.feedbackAt);
    expect(world.store.attachments.get(opinion?.attachmentId ?? '')).toMatchObject({
      access: 'owner',
      ownerCompanyCode: 'C01',
    });
  });
});
