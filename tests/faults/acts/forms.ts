/** What companies and visitors send beside applications. */
import { called, excel, pdf, type Act } from './act.ts';

export const FORMS: readonly Act[] = [
  {
    name: '/Feedback: send',
    path: '/Feedback',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('Name', 'Wang');
      await user.type('Phone', '0312-5550100');
      await user.type('E-mail', 'wang@example.com');
      await user.type('Your message', 'How do we renew?');
    },
    go: async (user) => {
      await user.press('Send feedback');
      await user.solve();
    },
    arrived: called('submitFeedback'),
  },
  {
    name: '/Pcr/pcrApplyFor: send',
    path: '/Pcr/pcrApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: (user) => user.type(/^(?:Product|.*product)/i, 'Weathering steel bolts'),
    go: (user) => user.press(/^Submit/),
    arrived: called('applyForPcr'),
  },
  {
    name: '/epd/verification: send',
    path: '/epd/verification',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('EPD registration number', 'EPD-ST-2024-0036');
      await user.attach(pdf);
      await user.type('Contact person', 'Zhao');
      await user.type('E-mail', 'zhao@example.com');
      await user.pick('Outside China');
      await user.type(/address|region/i, '12 Example Street');
      await user.pick(/customer|buyer|user/i);
    },
    go: (user) => user.press('Submit for verification'),
    arrived: called('submitVerification'),
  },
  {
    name: '/lcaTools: ask for a trial',
    path: '/lcaTools',
    persona: 'certified',
    prepare: async (user) => {
      await user.type(/^Name/, 'Wang');
      await user.choose(/Industry/);
      await user.type(/Position/, 'LCA engineer');
    },
    go: (user) => user.press(/trial/i),
    arrived: called('subscribeLcaTool'),
  },
  {
    name: '/dtpfg/dtpfgApplyFor: send',
    path: '/dtpfg/dtpfgApplyFor',
    persona: 'certified',
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('Company introduction', 'Scrap-based since 1998.');
      await user.type('Product name', 'Rebar HRB400E');
      await user.tick();
      await user.attach(excel);
    },
    go: (user) => user.press('Submit application'),
    arrived: called('submitLowCarbonApplication'),
  },
];
