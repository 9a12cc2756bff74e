/** A rule of our own, in JavaScript as the linter wants it. */

/** Whether a function's own body, not one inside it, returns something. */
function returns(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(returns);
  if (node.type === 'ReturnStatement') return node.argument !== null;
  // One that only throws gives nothing back either, but nobody waits for it.
  if (node.type === 'ThrowStatement') return true;
  if (/Function/.test(node.type)) return false;
  return Object.entries(node).some(([key, part]) => key !== 'parent' && returns(part));
}

/** A query without data fails when it runs; this says so before. */
const queryReturns = {
  meta: { type: 'problem' },
  create: (context) => ({
    'Property[key.name="queryFn"]'({ value }) {
      if (/Function/.test(value.type) && value.body?.type === 'BlockStatement' && !returns(value.body.body))
        context.report({ node: value, message: 'A queryFn gives back what was read.' });
    },
  }),
};

export default { meta: { name: 'ours' }, rules: { 'query-returns': queryReturns } };
