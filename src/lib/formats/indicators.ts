/** Location of an indicator in openEPD 0.1: section, key and unit. */
interface InOpenEpd {
  section: 'impacts' | 'resource_uses' | 'output_flows';
  key: string;
}

/** Location of an indicator in ILCD+EPD 1.2 (EN 15804+A2, EF 3.1): data sets of its method or flow, and of its unit group. */
interface InIlcd {
  kind: 'impact' | 'input' | 'output';
  id: string;
  name: string;
  unitGroup: string;
}

export interface KnownIndicator {
  /** Base unit; results in another unit are left out. */
  unit: string;
  /** Null where openEPD has no key in this unit. */
  openEpd: InOpenEpd | null;
  ilcd: InIlcd;
}

const impact = (
  key: string | null,
  unit: string,
  id: string,
  name: string,
  unitGroup: string,
): KnownIndicator => ({
  unit,
  openEpd: key === null ? null : { section: 'impacts', key },
  ilcd: { kind: 'impact', id, name, unitGroup },
});

const ENERGY = '93a60a57-a3c8-11da-a746-0800200c9a66';
const MASS = 'ad38d542-3fe9-439d-9b95-2f5f7752acaf';
const VOLUME = 'cd950537-0a98-4044-9ba7-9f9a68d0a504';
const CARBON = '1ebf3012-d0db-4de2-aefd-ef30cedb0be1';

const flow = (
  key: string,
  unit: 'MJ' | 'kg' | 'm3',
  kind: 'input' | 'output',
  id: string,
  name: string,
): KnownIndicator => ({
  unit,
  openEpd: { section: kind === 'input' ? 'resource_uses' : 'output_flows', key },
  ilcd: { kind, id, name, unitGroup: { MJ: ENERGY, kg: MASS, m3: VOLUME }[unit] },
});

const CLIMATE_CHANGE = impact(
  'gwp',
  'kgCO2e',
  'a7ea142a-9749-11ed-a8fc-0242ac120002',
  'Global Warming Potential - total (GWP-total)',
  CARBON,
);

/**
 * Indicators by upper-case code. Identifiers: ILCD+EPD data format, `doc/identifiers/EN15804+A2_EF3.1_indicators.csv`; keys and
 * units: openEPD 0.1. Without a key: openEPD wants fresh-water eutrophication as phosphate and water use weighted by AWARE.
 */
const KNOWN: Readonly<Record<string, KnownIndicator>> = {
  GWP100: CLIMATE_CHANGE,
  'GWP-TOTAL': CLIMATE_CHANGE,
  'GWP-FOSSIL': impact(
    'gwp-fossil',
    'kgCO2e',
    'a7ea19c0-9749-11ed-a8fc-0242ac120002',
    'Global Warming Potential - fossil fuels (GWP-fossil)',
    CARBON,
  ),
  'GWP-BIOGENIC': impact(
    'gwp-biogenic',
    'kgCO2e',
    'a7ea186c-9749-11ed-a8fc-0242ac120002',
    'Global Warming Potential - biogenic (GWP-biogenic)',
    CARBON,
  ),
  'GWP-LULUC': impact(
    'gwp-luluc',
    'kgCO2e',
    'a7ea1ae2-9749-11ed-a8fc-0242ac120002',
    'Global Warming Potential - land use and land use change (GWP-luluc)',
    CARBON,
  ),
  ODP: impact(
    'odp',
    'kgCFC11e',
    'b5c629d6-def3-11e6-bf01-fe55135034f3',
    'Depletion potential of the stratospheric ozone layer (ODP)',
    'd9e957c9-7309-4474-bf3a-7777df6c4e5b',
  ),
  AP: impact(
    'ap',
    'molHe',
    'b5c611c6-def3-11e6-bf01-fe55135034f3',
    'Acidification potential, Accumulated Exceedance (AP)',
    '42e089ac-92bf-4bf2-8ca1-5fc40d18f2ed',
  ),
  'EP-FRESHWATER': impact(
    null,
    'kgPe',
    'b53ec18f-7377-4ad3-86eb-cc3f4f276b2b',
    'Eutrophication potential - freshwater (EP-freshwater)',
    '0429039d-a61d-4590-ba67-aa4a20a810a1',
  ),
  'EP-MARINE': impact(
    'ep-marine',
    'kgNe',
    'b5c619fa-def3-11e6-bf01-fe55135034f3',
    'Eutrophication potential - marine (EP-marine)',
    'd05bb823-ecdf-4686-8c40-bf1d9257859f',
  ),
  'EP-TERRESTRIAL': impact(
    'ep-terr',
    'molNe',
    'b5c614d2-def3-11e6-bf01-fe55135034f3',
    'Eutrophication potential - terrestrial (EP-terrestrial)',
    '71b4d617-0ec9-4d3f-b65e-e438940c2401',
  ),
  POCP: impact(
    'pocp',
    'kgNMVOCe',
    'b5c610fe-def3-11e6-bf01-fe55135034f3',
    'Photochemical Ozone Creation Potential (POCP)',
    'd27c25f8-fbc1-44c6-b47b-4adbae4199c6',
  ),
  ADPE: impact(
    'ADP-mineral',
    'kgSbe',
    'b2ad6494-c78d-11e6-9d9d-cec0c932ce01',
    'Abiotic depletion potential - non-fossil resources (ADPE)',
    '54ccd2d9-a32a-4fc2-923d-f2c8c93e89d4',
  ),
  ADPF: impact(
    'ADP-fossil',
    'MJ',
    'b2ad6110-c78d-11e6-9d9d-cec0c932ce01',
    'Abiotic depletion potential - fossil resources (ADPF)',
    ENERGY,
  ),
  WDP: impact(
    null,
    'm3',
    'b2ad66ce-c78d-11e6-9d9d-cec0c932ce01',
    'Water (user) deprivation potential (WDP)',
    '6ae2df01-888e-46c8-b17d-49fa3869b476',
  ),
  PERT: flow(
    'pert',
    'MJ',
    'input',
    '53f97275-fa8a-4cdd-9024-65936002acd0',
    'Total use of renewable primary energy resources (PERT)',
  ),
  PENRT: flow(
    'penrt',
    'MJ',
    'input',
    '06159210-646b-4c8d-8583-da9b3b95a6c1',
    'Total use of non renewable primary energy resource (PENRT)',
  ),
  SM: flow('sm', 'kg', 'input', 'c6a1f35f-2d09-4f54-8dfb-97e502e1ce92', 'Use of secondary material (SM)'),
  FW: flow('fw', 'm3', 'input', '3cf952c8-f3a4-461d-8c96-96456ca62246', 'Use of net fresh water (FW)'),
  HWD: flow('hwd', 'kg', 'output', '430f9e0f-59b2-46a0-8e0d-55e0e84948fc', 'Hazardous waste disposed (HWD)'),
  NHWD: flow(
    'nhwd',
    'kg',
    'output',
    'b29ef66b-e286-4afa-949f-62f1a7b4d7fa',
    'Non hazardous waste dispose (NHWD)',
  ),
  RWD: flow(
    'rwd',
    'kg',
    'output',
    '3449546e-52ad-4b39-b809-9fb77cea8ff6',
    'Radioactive waste disposed (RWD)',
  ),
};

export const knownIndicator = (code: string): KnownIndicator | undefined => KNOWN[code.toUpperCase()];

const ALL = Object.entries(KNOWN).map(([code, known]) => ({ code, ...known }));

export const ilcdIndicator = (id: string): (KnownIndicator & { code: string }) | undefined =>
  ALL.find(({ ilcd }) => ilcd.id === id);

/** The code of an openEPD key; an unknown key is its own code. */
export const openEpdCode = (section: InOpenEpd['section'], key: string): string =>
  ALL.find(({ openEpd }) => openEpd?.section === section && openEpd.key === key)?.code ?? key.slice(0, 40);
