/** What companies and visitors send beside applications. */
import { type Act, act, excel, pdf } from './act.ts';

export const FORMS: readonly Act[] = [
  act('/Feedback: send', 'submitFeedback', {
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
  }),
  act('/Pcr/pcrApplyFor: send', 'applyForPcr', {
    keepsDraft: true,
    prepare: (user) => user.type(/^(?:Product|.*product)/i, 'Weathering steel bolts'),
    go: (user) => user.press(/^Submit/),
  }),
  act('/epd/verification: send', 'submitVerification', {
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
  }),
  act('/lcaTools: ask for a trial', 'subscribeLcaTool', {
    prepare: async (user) => {
      await user.type(/^Name/, 'Wang');
      await user.choose(/Industry/);
      await user.type(/Position/, 'LCA engineer');
    },
    go: (user) => user.press(/trial/i),
  }),
  act('/dtpfg/dtpfgApplyFor: send', 'submitLowCarbonApplication', {
    keepsDraft: true,
    prepare: async (user) => {
      await user.type('Company introduction', 'Scrap-based since 1998.');
      await user.type('Product name', 'Rebar HRB400E');
      await user.tick();
      await user.attach(excel);
    },
    go: (user) => user.press('Submit application'),
  }),
];
