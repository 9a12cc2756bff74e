import { routes } from '#mocks/core/route-index.ts';
import type { Interceptor } from '#mocks/adapters/msw-node.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';

/**
 * The mock behind a server that says other things: `change` makes of the data of each success what is sent. Refusals, files and pages
 * pass as they are.
 */
export function changedAnswers(change: (operation: OperationId, data: unknown) => unknown): Interceptor {
  return async (request, mockAnswer) => {
    const answer = await mockAnswer();
    const operation = routes.find(request.method, new URL(request.url).pathname)?.operationId;
    const isJson = answer?.headers.get('content-type')?.includes('json') === true;
    if (answer === null || operation === undefined || !isJson) return answer;
    const envelope = (await answer.clone().json()) as { code: unknown; data: unknown };
    if (envelope.code !== 1) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify({ ...envelope, data: change(operation, envelope.data) }), {
      status,
      headers,
    });
  };
}
