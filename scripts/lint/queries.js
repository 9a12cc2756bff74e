/** Our own lint rule; plugins must be JavaScript. */

/** Whether a function's own body, not a nested one, returns a value. */
function returns(node) {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(returns);
  if (node.type === 'ReturnStatement') return node.argument !== null;
  // A function that only throws never resolves without data.
  if (node.type === 'ThrowStatement') return true;
  if (/Function/.test(node.type)) return false;
  return Object.entries(node).some(([key, part]) => key !== 'parent' && returns(part));
}

/** Reports query functions without a return value, which fail at run time. */
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
