/** Exactly what toOpenEpd may write; openEPD's published schema accepts nearly everything. */
const text = { type: 'string', minLength: 1 };
const named = { type: 'object', required: ['name'], properties: { name: text }, additionalProperties: false };
const measured = (units: readonly string[]) => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: Object.fromEntries(
    ['A1', 'A2', 'A3', 'A1A2A3'].map((module) => [
      module,
      {
        type: 'object',
        required: ['mean', 'unit'],
        properties: { mean: { type: 'number' }, unit: { enum: units } },
        additionalProperties: false,
      },
    ]),
  ),
});
const section = (units: Readonly<Record<string, string>>) => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: Object.fromEntries(Object.entries(units).map(([key, unit]) => [key, measured([unit])])),
});
const mass = {
  type: 'object',
  required: ['qty', 'unit'],
  properties: { qty: { type: 'number', exclusiveMinimum: 0 }, unit: { const: 'kg' } },
  additionalProperties: false,
};

export const OWN_OPENEPD_SCHEMA = {
  type: 'object',
  required: ['doctype', 'openepd_version', 'language', 'program_operator', 'declaration_url'],
  additionalProperties: false,
  properties: {
    doctype: { const: 'openEPD' },
    openepd_version: { const: '0.1' },
    language: { enum: ['zh', 'en'] },
    version: { type: 'integer', minimum: 1 },
    program_operator_doc_id: text,
    program_operator: {
      type: 'object',
      required: ['name', 'web_domain'],
      properties: { name: text, web_domain: text },
      additionalProperties: false,
    },
    declaration_url: { type: 'string', format: 'uri' },
    date_of_issue: { type: 'string', format: 'date-time' },
    valid_until: { type: 'string', format: 'date-time' },
    product_name: text,
    product_alt_names: { type: 'array', minItems: 1, items: text },
    product_sku: text,
    manufacturer: named,
    third_party_verifier: named,
    pcr: {
      type: 'object',
      properties: { name: text, issuer_doc_id: text, version: text },
      additionalProperties: false,
    },
    declared_unit: mass,
    kg_per_declared_unit: mass,
    compliance: { type: 'array', items: { type: 'object', required: ['short_name'] } },
    specs: { type: 'object', required: ['Steel'] },
    impacts: {
      type: 'object',
      required: ['Unknown LCIA'],
      additionalProperties: false,
      properties: {
        'Unknown LCIA': section({
          gwp: 'kgCO2e',
          'gwp-fossil': 'kgCO2e',
          'gwp-biogenic': 'kgCO2e',
          'gwp-luluc': 'kgCO2e',
          odp: 'kgCFC11e',
          ap: 'molHe',
          'ep-marine': 'kgNe',
          'ep-terr': 'molNe',
          pocp: 'kgNMVOCe',
          'ADP-mineral': 'kgSbe',
          'ADP-fossil': 'MJ',
        }),
      },
    },
    resource_uses: section({ pert: 'MJ', penrt: 'MJ', sm: 'kg', fw: 'm3' }),
    output_flows: section({ hwd: 'kg', nhwd: 'kg', rwd: 'kg' }),
  },
};
