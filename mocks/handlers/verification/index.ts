/** EPD verification: is this report, which somebody received, a genuine one (document 2 §2, §3, §5)? */
import type { OperationsOf } from '../../openapi/operations.ts';
import { listVerificationFiles } from './files.ts';
import { submitVerification } from './submit.ts';
import { toRecord } from './to-answer.ts';
import { mayRead, ownRecords, recordsFor } from './visible.ts';
import { ok, signedIn, type Handlers } from '../handler.ts';
import { readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import { NO_RECORD } from './texts.ts';
import { refuse } from '../shared/say.ts';

export const verificationHandlers = {
  listVerifications: signedIn((call) => {
    const { world, user, body, language } = call;
    const form = readForm(call, body, PAGE);
    if (isFailure(form)) return form;
    const all = body.mine === true ? ownRecords(world, user) : recordsFor(world, user);
    const rows = body.verifyState === undefined ? all : all.filter(({ state }) => state === body.verifyState);
    const { list, totals } = mappedPage(rows, form, (row) => toRecord(world.store, row, language));
    return ok({ list, totals });
  }),

  getVerification: signedIn((call) => {
    const record = call.world.store.verifications.get(call.path.id);
    if (record === undefined || !mayRead(call.world, call.user, record)) return refuse(call, NO_RECORD);
    return ok(toRecord(call.world.store, record, call.language));
  }),

  listVerificationFiles,
  submitVerification,
} satisfies Handlers<OperationsOf<'verification'>>;
