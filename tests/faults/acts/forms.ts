/** What companies and visitors send beside applications. */
import { called, excel, pdf, type Act } from './act.ts';

export const FORMS: readonly Act[] = [
  {
    name: '/Feedback: send',
    path: '/Feedback',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('Name', 'Wang');
      await hands.type('Phone', '0312-5550100');
      await hands.type('E-mail', 'wang@example.com');
      await hands.type('Your message', 'How do we renew?');
    },
    go: async (hands) => {
      await hands.press('Send feedback');
      await hands.solve();
    },
    arrived: called('submitFeedback'),
  },
  {
    name: '/Pcr/pcrApplyFor: send',
    path: '/Pcr/pcrApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: (hands) => hands.type(/^(?:Product|.*product)/i, 'Weathering steel bolts'),
    go: (hands) => hands.press(/^Submit/),
    arrived: called('applyForPcr'),
  },
  {
    name: '/epd/verification: send',
    path: '/epd/verification',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('EPD registration number', 'EPD-ST-2024-0036');
      await hands.attach(pdf);
      await hands.type('Contact person', 'Zhao');
      await hands.type('E-mail', 'zhao@example.com');
      await hands.pick('Outside China');
      await hands.type(/address|region/i, '12 Example Street');
      await hands.pick(/customer|buyer|user/i);
    },
    go: (hands) => hands.press('Submit for verification'),
    arrived: called('submitVerification'),
  },
  {
    name: '/lcaTools: ask for a trial',
    path: '/lcaTools',
    persona: 'certified',
    prepare: async (hands) => {
      await hands.type(/^Name/, 'Wang');
      await hands.choose(/Industry/);
      await hands.type(/Position/, 'LCA engineer');
    },
    go: (hands) => hands.press(/trial/i),
    arrived: called('subscribeLcaTool'),
  },
  {
    name: '/dtpfg/dtpfgApplyFor: send',
    path: '/dtpfg/dtpfgApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (hands) => {
      await hands.type('Company introduction', 'Scrap-based since 1998.');
      await hands.type('Product name', 'Rebar HRB400E');
      await hands.tick();
      await hands.attach(excel);
    },
    go: (hands) => hands.press('Submit application'),
    arrived: called('submitLowCarbonApplication'),
  },
];
