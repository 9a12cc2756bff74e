/** Recommended rules of ESLint, typescript-eslint, React and TanStack Query, without those that the compiler covers. */

const errors = (names, prefix = '') =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [`${prefix}${name}`, 'error']),
  );

export const javascript = errors(`
  for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-control-regex no-debugger no-delete-var
  no-dupe-else-if no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block
  no-ex-assign no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace
  no-loss-of-precision no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins
  no-regex-spaces no-self-assign no-shadow-restricted-names no-sparse-arrays no-unexpected-multiline
  no-unsafe-finally no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members
  no-unused-vars no-useless-backreference no-useless-catch no-useless-escape require-yield use-isnan valid-typeof
`);

/** For plain JavaScript: rules that the TypeScript compiler covers elsewhere. */
export const uncompiled = errors(`
  constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members no-dupe-keys
  no-func-assign no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return
  no-this-before-super no-undef no-unreachable no-unsafe-negation no-with
`);

export const typescript = {
  ...errors(
    'no-array-constructor no-unused-expressions no-var prefer-const prefer-rest-params prefer-spread',
  ),
  ...errors(
    `
    ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion
    no-misused-new no-namespace no-non-null-asserted-optional-chain no-require-imports no-this-alias
    no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type no-wrapper-object-types
    prefer-as-const prefer-namespace-keyword triple-slash-reference await-thenable no-floating-promises
    `,
    'typescript/',
  ),
};

/**
 * For TypeScript in production code. Of these, tests need only the rule on floating promises: a test that forgets `await` proves
 * nothing.
 */
export const typed = errors(
  `
  no-array-delete no-base-to-string no-duplicate-type-constituents no-for-in-array no-implied-eval
  no-misused-promises no-redundant-type-constituents no-unnecessary-type-assertion no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison no-unsafe-member-access no-unsafe-return
  no-unsafe-unary-minus prefer-promise-reject-errors restrict-plus-operands unbound-method
  `,
  'typescript/',
);

/** For components and hooks, with the rules of the React Compiler. */
export const react = errors(
  `
  rules-of-hooks exhaustive-deps static-components use-memo preserve-manual-memoization incompatible-library
  immutability globals refs set-state-in-effect error-boundaries purity set-state-in-render unsupported-syntax
  `,
  'react/',
);

/**
 * For TanStack Query. Without `no-void-query-fn`, which needs type information that plugins do not get; queries.js replaces it.
 */
export const query = errors(
  `
  exhaustive-deps no-rest-destructuring stable-query-client no-unstable-deps infinite-query-property-order
  mutation-property-order prefer-query-options
  `,
  '@tanstack/query/',
);
