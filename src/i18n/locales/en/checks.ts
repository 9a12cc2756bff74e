/** Report card, and the check of a file against the register. Loaded with these parts only. */
export const checksEn = {
  card: {
    title: 'Automatic checks',
    intro:
      'Made from the register by public standards; no verification. What the register does not tell is not guessed: see the report.',
    introApplied:
      'Advice before you submit; nothing here stops you. What is still empty, or stands in your files, is not judged.',
    group: {
      error: 'Errors ({{count}})',
      warning: 'Warnings ({{count}})',
      untold: 'Not stated ({{count}})',
      ok: 'Fulfilled ({{count}})',
    },
    untold: 'The register does not tell this; see the report.',
    untoldApplied: 'Not known here: still empty, or in the files that you attach.',
    rules: {
      product: {
        asks: 'The product is named',
        wrong: 'No product name is given.',
      },
      productSpecific: {
        asks: 'The name tells which product it is',
        wrong: '“{{name}}” names the material only, not a product.',
      },
      owner: { asks: 'The owner is named', wrong: 'No owner is given.' },
      numberType: {
        asks: 'Registration number and type agree',
        wrong: 'Registration number {{number}} does not fit the type {{type}}.',
      },
      epdStandard: {
        asks: 'The EPD follows ISO 14025',
        wrong: 'The standards do not include ISO 14025 (GB/T 24025).',
      },
      lcaStandards: {
        asks: 'The LCA follows ISO 14040 and ISO 14044',
        wrong: 'The standards do not include {{left}}.',
      },
      cfpStandard: {
        asks: 'The footprint follows ISO 14067',
        wrong: 'The standards do not include ISO 14067 (GB/T 24067).',
      },
      cfpClaims: {
        asks: 'The footprint does not claim to be an EPD',
        wrong: 'A footprint lists standards of EPDs; it covers climate change only and is no EPD.',
      },
      oldEditions: {
        asks: 'The standards are current editions',
        wrong: '{{old}} has been replaced by a newer edition.',
      },
      routeStandard: {
        asks: 'T/CISA 469 is used for the BF-BOF route only',
        wrong: 'T/CISA 469 covers the BF-BOF route; this product is made by {{route}}.',
      },
      pcrNamed: { asks: 'The PCR is named', wrong: 'No PCR number is given.' },
      pcrListed: {
        asks: 'The PCR is in the register',
        wrong: '{{pcr}} is not in the register of PCR.',
      },
      pcrValid: {
        asks: 'The PCR was valid at publication',
        wrong: 'Published on {{day}}; the PCR is valid from {{from}} to {{until}}.',
      },
      pcrStillValid: {
        asks: 'The PCR is valid today',
        wrong: 'The PCR expired on {{until}}.',
      },
      pcrCovers: {
        asks: 'The PCR covers the product',
        wrong: 'The product name was typed in; nobody has confirmed yet that the PCR covers it.',
      },
      unit: {
        asks: 'The declared unit is given',
        wrong: '“{{unit}}” is not a quantity with a unit.',
      },
      unitPositive: {
        asks: 'The declared unit is more than zero',
        wrong: 'The declared unit is {{unit}}.',
      },
      unitMass: {
        asks: 'The declared unit is a mass',
        wrong: '{{unit}} is no mass; a factor that converts it to mass is needed.',
      },
      unitOfPcr: {
        asks: 'The declared unit is that of the PCR',
        wrong: 'The declared unit is {{unit}}; the PCR asks for {{wanted}}.',
      },
      boundary: {
        asks: 'The system boundary includes A1 to A3',
        wrong: '{{boundary}} leaves out {{left}}.',
      },
      moduleNames: {
        asks: 'The modules exist',
        wrong: '{{modules}}: no such life cycle module.',
      },
      endOfLife: {
        asks: 'Modules C1 to C4 and D are covered',
        wrong: '{{left}} left out; allowed only under the exemption of the standard.',
      },
      gwp: { asks: 'GWP100 is declared', wrong: 'No GWP100 is declared.' },
      gwpPositive: {
        asks: 'GWP100 is more than zero',
        wrong: '{{value}}: A1–\u2060A3 of a steel product cannot be zero or less.',
      },
      gwpPlausible: {
        asks: 'GWP100 is plausible for the route',
        wrong: '{{value}} kg CO₂e/t; usual are {{low}} to {{high}}. Check unit and route.',
      },
      gwpSame: {
        asks: 'GWP100 is that of the table',
        wrong: 'GWP100 is {{value}}, the table says {{listed}}.',
      },
      gwpSum: {
        asks: 'GWP-total = fossil + biogenic + luluc',
        wrong: 'The three parts do not give the total in {{columns}}.',
      },
      gwpSplit: {
        asks: 'GWP is split into fossil, biogenic and luluc',
        wrong: 'The table does not list {{codes}}.',
      },
      sums: {
        asks: 'A1 + A2 + A3 give the total',
        wrong: 'The modules do not give the total: {{codes}}.',
      },
      indicatorUnits: {
        asks: 'The indicators have their units',
        wrong: 'Not in the unit of the standard: {{codes}}.',
      },
      indicatorsTwice: {
        asks: 'Each indicator stands once',
        wrong: 'Listed twice: {{codes}}.',
      },
      indicatorTotals: {
        asks: 'Each indicator has a value',
        wrong: 'Without a value: {{codes}}; what was not assessed must be marked so.',
      },
      negative: {
        asks: 'Negative values stand only where they may',
        wrong: 'May not be negative: {{codes}}.',
      },
      zero: {
        asks: 'Nothing is zero that cannot be',
        wrong: 'Cannot be zero for steel: {{codes}}.',
      },
      coreIndicators: {
        asks: 'All core indicators are listed',
        wrong: 'The table does not list {{codes}}.',
      },
      resourceIndicators: {
        asks: 'The use of resources is listed',
        wrong: 'The table does not list {{codes}}.',
      },
      wasteIndicators: {
        asks: 'The three kinds of waste are listed',
        wrong: 'The table does not list {{codes}}.',
      },
      cfpOnly: {
        asks: 'The footprint covers climate change only',
        wrong: 'Beyond a footprint: {{codes}}.',
      },
      fossilEnergy: {
        asks: 'Fossil depletion is not above non-renewable energy',
        wrong: 'ADPF {{fossil}} MJ is above PENRT {{energy}} MJ.',
      },
      dateOrder: {
        asks: 'The validity ends after it begins',
        wrong: 'It begins on {{validFrom}} and ends on {{validUntil}}.',
      },
      validityLength: {
        asks: 'The validity is five years at most',
        wrong: '{{validFrom}} to {{validUntil}} is more than five years.',
      },
      expired: {
        asks: 'The declaration is valid today',
        wrong: 'It expired on {{validUntil}}.',
      },
      expiring: {
        asks: 'It does not expire soon',
        wrong: 'It expires in {{days}} days.',
      },
      publishedInFuture: {
        asks: 'The day of publication is not in the future',
        wrong: 'The day of publication, {{published}}, is still to come.',
      },
      validBeforePublished: {
        asks: 'The validity does not begin before publication',
        wrong: 'Valid from {{validFrom}}, published on {{published}}.',
      },
      replaced: {
        asks: 'No newer declaration exists',
        wrong: 'It was replaced by {{number}}.',
      },
      independent: {
        asks: 'The verifier is independent',
        wrong: 'Verifier and owner are the same: {{name}}.',
      },
      report: {
        asks: 'The report is available',
        wrong: 'There is no report to download.',
      },
      dataAge: {
        asks: 'The data are recent',
        wrong:
          'Data of {{year}}, {{age}} years apart; own data may be {{own}}, generic data {{generic}} years old.',
      },
      scrapShare: {
        asks: 'The scrap share is a percentage',
        wrong: 'The scrap share is {{share}} %.',
      },
      method: {
        asks: 'The impact method is EF 3',
        wrong: 'The method is {{method}}; EN 15804+A2 uses EF 3.',
      },
      database: {
        asks: 'The background database is named',
        wrong: 'No background database is named.',
      },
      allocation: {
        asks: 'The allocation to by-products is stated',
        wrong: 'No allocation is stated.',
      },
      technology: {
        asks: 'The process is chosen',
        wrong: 'No process is chosen; the LCA needs it.',
      },
      lcaReport: {
        asks: 'An LCA report is attached',
        wrong: 'No LCA report; it can follow, and is needed before the check.',
      },
      dataTable: {
        asks: 'A data table is attached',
        wrong: 'No data table; it can follow, and is needed before the check.',
      },
      preReport: {
        asks: 'A pre-report is attached',
        wrong: 'No pre-report; it can follow, and is needed before the check.',
      },
      sameFile: {
        asks: 'LCA report and pre-report are two files',
        wrong: 'Both have the same file name: {{name}}.',
      },
    },
  },
  fileCheck: {
    intro:
      'Choose or drop the PDF that you received: its SHA-256 is calculated in your browser and compared with the published files of this declaration. Nothing is uploaded.',
    introSearch:
      'Choose or drop the PDF that you received: the registration number is looked for in its name and on its first two pages, and the file is compared in your browser (SHA-256) with the published files of what is found. Nothing is uploaded.',
    zone: 'PDF to check',
    choose: 'Choose a PDF',
    again: 'Check another file',
    stop: 'Stop',
    reading: 'Reading {{name}}…',
    comparing: 'Comparing; {{count}} published files read…',
    insecure:
      'Browsers offer SHA-256 under HTTPS only, and the address of this page is not HTTPS. The file cannot be checked.',
    verdict: { same: 'Same', older: 'Older edition', unknown: 'Unknown', open: 'Not checked' },
    same: 'This is the published file of {{number}} ({{edition}}).',
    sameRecord: 'The SHA-256 of the file is the value of the blockchain record of {{number}}.',
    older: 'This is the published file of {{number}} ({{edition}}), which {{newer}} has replaced.',
    noWay: 'The register does not tell whether this declaration was replaced.',
    editionZh: 'Chinese',
    editionEn: 'English',
    unknown: 'The file is none of the {{count}} published files of the declarations below.',
    notRead: '{{count}} published files could not be read, so nothing can be concluded.',
    varies: 'The server sends a different file each time, for example with a watermark.',
    none: 'No registration number of the register stands in the name or on the first two pages, so the file was compared with no declaration.',
    noneUnread:
      'No registration number of the register stands in the name, and the text of the file cannot be read, so it was compared with no declaration.',
    noFiles: 'The register offers no file of this declaration, so there is nothing to compare with.',
    compareListed: 'Compare with the {{count}} declarations of the list',
    looked: 'Declarations compared ({{count}}):',
    elsewhere: 'No other declaration was looked at.',
    hash: 'SHA-256 of the file',
    open: 'Open the declaration',
  },
};
