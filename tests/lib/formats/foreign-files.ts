/** Declarations as other registers publish them, in their own prefixes, languages and units. */
export const FOREIGN_OPENEPD = {
  doctype: 'OpenEPD',
  openepd_version: '0.1',
  language: 'en',
  program_operator_doc_id: 'S-P-09999',
  program_operator: { name: 'Another programme', web_domain: 'programme.example.com' },
  product_name: 'Hot rolled coil',
  manufacturer: { name: 'Nordic Steel AB', web_domain: 'nordic.example.com' },
  pcr: { name: 'Construction products', issuer_doc_id: 'PCR 2019:14', version: '1.3.4' },
  date_of_issue: '2025-03-01T00:00:00Z',
  valid_until: '2030-02-28T23:59:59Z',
  declared_unit: { qty: 1000, unit: 'kg' },
  compliance: [{ short_name: 'ISO 14025' }, { short_name: 'EN 15804' }],
  specs: { Steel: { making_route: { bof: false, eaf: true } } },
  impacts: {
    'CML 2016': { gwp: { A1A2A3: { mean: 600, unit: 'kgCO2e' } } },
    'EF 3.1': {
      gwp: {
        A1: { mean: 500, unit: 'kgCO2e' },
        A2: { mean: 12_500, unit: 'gCO2e' },
        A3: { mean: 100, unit: 'kgCO2e' },
        C3: { mean: 4, unit: 'kgCO2e' },
        D: { mean: -30, unit: 'kgCO2e' },
      },
      ap: { A1A2A3: { mean: 1.5, unit: 'molHe', rsd: 0.1 } },
    },
  },
  resource_uses: { sm: { A1A2A3: { mean: 1080, unit: 'kg' } } },
};

const reference = (name: string, text: string, lang = 'en'): string =>
  `<p:${name} type="source data set" refObjectId="x"><c:shortDescription xml:lang="${lang}">${text}</c:shortDescription></p:${name}>`;

const result = (
  id: string,
  name: string,
  amounts: string,
  [group, unit]: readonly [string, string],
  [element, by]: readonly [string, string] = ['LCIAResult', 'referenceToLCIAMethodDataSet'],
): string => `
  <p:${element}>
   <p:${by} refObjectId="${id}"><c:shortDescription xml:lang="de">${name}</c:shortDescription></p:${by}>
   <c:other>${amounts}<e:referenceToUnitGroupDataSet refObjectId="${group}">
     <c:shortDescription xml:lang="de">${unit}</c:shortDescription></e:referenceToUnitGroupDataSet></c:other>
  </p:${element}>`;

const CARBON = ['1ebf3012-d0db-4de2-aefd-ef30cedb0be1', 'kg CO2 eq.'] as const;
const FREON = ['d9e957c9-7309-4474-bf3a-7777df6c4e5b', 'kg R11-Äqv.'] as const;
const MASS = ['ad38d542-3fe9-439d-9b95-2f5f7752acaf', 'kg'] as const;

export const FOREIGN_ILCD = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/xsl" href="../../stylesheets/processes.xsl"?>
<!-- exported -->
<p:processDataSet xmlns:p="http://lca.jrc.it/ILCD/Process" xmlns:c="http://lca.jrc.it/ILCD/Common"
  xmlns:e="http://www.iai.kit.edu/EPD/2013" xmlns:e2="http://www.indata.network/EPD/2019" version="1.1">
 <p:processInformation>
  <p:dataSetInformation>
   <c:UUID>0b0e8a0e-5d3c-4a57-9d0e-6f1f1d2d9a10</c:UUID>
   <p:name><p:baseName xml:lang="en">Hot rolled <![CDATA[coil]]> &amp; plate</p:baseName><p:baseName xml:lang="zh">热轧卷板</p:baseName></p:name>
  </p:dataSetInformation>
  <p:time><c:referenceYear>2025</c:referenceYear><c:dataSetValidUntil>2030</c:dataSetValidUntil>
   <c:other><e2:publicationDateOfEPD>2025-02-03+01:00</e2:publicationDateOfEPD></c:other></p:time>
 </p:processInformation>
 <p:modellingAndValidation>
  <p:LCIMethodAndAllocation><p:typeOfDataSet>EPD</p:typeOfDataSet>
   <p:LCIMethodApproaches>Allocation - mass</p:LCIMethodApproaches>
   ${reference('referenceToLCAMethodDetails', 'PCR Structural steels')}</p:LCIMethodAndAllocation>
  <p:dataSourcesTreatmentAndRepresentativeness>
   ${reference('referenceToDataSource', 'GaBi database', 'de')}
   ${reference('referenceToDataSource', 'ecoinvent 3.10 database')}
  </p:dataSourcesTreatmentAndRepresentativeness>
  <p:validation><p:review>${reference('referenceToNameOfReviewerAndInstitution', 'A. Verifier')}</p:review></p:validation>
  <p:complianceDeclarations><p:compliance>${reference('referenceToComplianceSystem', 'EN 15804')}</p:compliance></p:complianceDeclarations>
 </p:modellingAndValidation>
 <p:administrativeInformation>
  <p:publicationAndOwnership>
   ${reference('referenceToRegistrationAuthority', 'Institut Bauen und Umwelt', 'de')}
   <c:registrationNumber>EPD-XYZ-20250001</c:registrationNumber>
   ${reference('referenceToOwnershipOfDataSet', 'Stahl GmbH', 'de')}
  </p:publicationAndOwnership>
 </p:administrativeInformation>
 <p:exchanges>${result('C6A1F35F-2d09-4f54-8dfb-97e502e1ce92', 'Einsatz von Sekundärstoffen (SM)', '<e:amount e:module="A1-A3">80</e:amount>', MASS, ['exchange', 'referenceToFlowDataSet'])}
 </p:exchanges>
 <p:LCIAResults>${result('6a37f984-a4b3-458a-a20a-64418c145fa2', 'Globales Erwärmungspotenzial - total (GWP-total)', '<e:amount e:module="A1-A3">2100</e:amount><e:amount e:module="C4">1</e:amount><e:amount e:module="D">-400</e:amount>', CARBON)}${result('b5c629d6-def3-11e6-bf01-fe55135034f3', 'ODP', '<e:amount e:module="A1-A3">2.1E-9</e:amount><e:amount e:module="B1"/>', FREON)}${result('11111111-2222-4333-8444-555555555555', 'Etwas anderes (XYZ)', '<e:amount e:module="A1-A3">3</e:amount>', MASS)}
 </p:LCIAResults>
</p:processDataSet>
`;

/** The openEPD document with other fields. */
export const openEpd = (fields: object = {}): string => JSON.stringify({ ...FOREIGN_OPENEPD, ...fields });
/** The ILCD+EPD data set with one piece replaced. */
export const ilcd = (from: string | RegExp = '', to = ''): string => {
  const changed = FOREIGN_ILCD.replace(from, to);
  if (from !== '' && changed === FOREIGN_ILCD) throw new Error('nothing was changed');
  return changed;
};
