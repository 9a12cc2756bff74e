/** Contracts (document 2 §4): decided only while they await the customer. */
import type { OperationsOf } from '../../openapi/operations.ts';
import { CONTRACT, type ContractStatus } from '#src/lib/states.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Contract, Store } from '../../world/entities.ts';
import {
  ok,
  signedIn,
  type Handlers,
  type SignedInCall,
  type Success,
  refuse,
  type Text,
} from '../handler.ts';
import { dateTimeOrNull } from '../../domain/dates.ts';
import { approvedCompany, ownApplication } from '../shared/permissions.ts';
import { caseOf, contractOf, isContractOut, contractSignBy } from '../../domain/papers.ts';
import { applicationAt } from '../../domain/charts/application-at.ts';
import { APPLICATION_CHART } from '../../domain/charts/application.ts';
import { allows } from '../../domain/charts/chart.ts';

const NO_CONTRACT: Text = { zh: '合同不存在', en: 'The contract does not exist.' };
const NOT_OPEN: Text = { zh: '该合同当前不可确认或拒绝', en: 'The contract is not open for a decision.' };

function toContract(store: Store, contract: Contract): components['schemas']['Contract'] {
  const visible = isContractOut(contract);
  const attachment =
    visible && contract.attachmentId !== null ? store.attachments.get(contract.attachmentId) : undefined;
  return {
    id: contract.id,
    applyId: contract.applicationId,
    status: contract.status,
    contractAttachmentVO:
      attachment === undefined ? null : { name: attachment.fileName, attachmentId: attachment.id },
    contractNumber: visible ? contract.number : null,
    issuedAt: dateTimeOrNull(contract.issuedAt),
    signBy: contractSignBy(contract),
    decidedAt: dateTimeOrNull(contract.decidedAt),
  };
}

const STATUS = {
  confirmContract: CONTRACT.signed,
  refuseContract: CONTRACT.refused,
} as const satisfies Record<string, ContractStatus>;

/** Both ids must belong to each other and to the caller's company, and the contract must be open. */
function decide(
  call: SignedInCall<'confirmContract' | 'refuseContract'>,
  decision: keyof typeof STATUS,
): Success<null> {
  const { store, clock } = call.world;
  const application = ownApplication(call, call.body.applyId);
  approvedCompany(call);
  const contract = contractOf(store, application.id);
  if (contract === undefined || contract.id !== call.body.id) return refuse(call, NO_CONTRACT);
  if (!allows(APPLICATION_CHART, decision, applicationAt(caseOf(call.world, application))))
    return refuse(call, NOT_OPEN);
  store.contracts.update(contract.id, { status: STATUS[decision], decidedAt: clock.now() });
  return ok(null);
}

export const contractHandlers = {
  getContract: signedIn((call) => {
    const application = ownApplication(call, call.body.id);
    const contract = contractOf(call.world.store, application.id);
    return contract === undefined ? refuse(call, NO_CONTRACT) : ok(toContract(call.world.store, contract));
  }),
  confirmContract: signedIn((call) => decide(call, 'confirmContract')),
  refuseContract: signedIn((call) => decide(call, 'refuseContract')),
} satisfies Handlers<OperationsOf<'contract'>>;
