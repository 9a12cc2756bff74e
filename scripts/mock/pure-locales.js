/**
 * Plugin for bundles of the mock: Faker instantiates each locale on import; marked as pure, unused English texts are tree-shaken.
 */
export const pureLocales = {
  name: 'pure-locales',
  transform(code, id) {
    if (!/@faker-js.*locale|@faker-js.*[/\\]zh_CN-/.test(id)) return null;
    return { code: code.replace(/=new (\w+)\(/g, '=/*@__PURE__*/new $1('), map: null };
  },
};
