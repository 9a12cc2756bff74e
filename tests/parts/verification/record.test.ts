import { describe, expect, it } from 'vitest';
import { toVerification, toVerificationFiles, toVerificationState } from '#src/parts/verification/read.ts';
import { countryText, relationText, VERIFICATION_VIEW } from '#src/parts/verification/record.ts';

describe('a verification record', () => {
  it('shows state 1 as failed in red, 2 as succeeded, 3 as in progress [2§4 verification states]', () => {
    expect(VERIFICATION_VIEW[1]).toEqual({ label: 'verify.state1', tone: 'refused' });
    expect(VERIFICATION_VIEW[2]).toEqual({ label: 'verify.state2', tone: 'valid' });
    expect(VERIFICATION_VIEW[3]).toEqual({ label: 'verify.state3', tone: 'now' });
  });

  it.each([
    [1, 1],
    ['3', 3],
    [0, null],
    [7, null],
    [null, null],
    ['failed', null],
  ])('reads state %j as %j', (raw, state) => {
    expect(toVerificationState(raw)).toBe(state);
  });

  it('survives an answer that drifted', () => {
    const record = toVerification(JSON.parse('{"id":7,"verifyState":"2","relationalId":"1","x":{}}'));
    expect(record).toMatchObject({ id: '7', state: 2, relationId: 1, company: '', submittedAt: '' });
    expect(toVerification({})).toMatchObject({ id: '', state: null, relationId: null });
  });

  it('names country and relationship in the language of the page, or as they came', () => {
    expect(countryText('中国')).toBe('verify.countryCn');
    expect(countryText('国外')).toBe('verify.countryOther');
    expect(countryText('Norway')).toEqual({ text: 'Norway' });
    expect(relationText({ relationId: 0, relation: '供应商' })).toBe('verify.relSupplier');
    expect(relationText({ relationId: 9, relation: 'Auditor' })).toEqual({ text: 'Auditor' });
    expect(relationText({ relationId: null, relation: 'Customer' })).toEqual({ text: 'Customer' });
  });

  it('has only files that can be opened', () => {
    const files = toVerificationFiles(
      JSON.parse('[{"id":"a","fileName":"r.pdf","feedbackMsg":null},{"fileName":"x.pdf"}]'),
    );
    expect(files).toEqual([{ id: 'a', name: 'r.pdf', uploadedAt: '', feedbackAt: '', feedback: '' }]);
    expect(toVerificationFiles(null)).toEqual([]);
  });
});
