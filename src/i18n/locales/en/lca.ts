export const lcaEn = {
  introTitle: 'What is LCA?',
  introBody:
    'Life cycle assessment (LCA) under ISO 14040/14044 quantifies impacts from raw materials to the factory gate and beyond.',
  toolsTitle: 'LCA tool trial',
  toolsIntro: 'Apply for a trial. Once it is active you can open the LCA tool directly.',
  submit: 'Request a trial',
  success: 'Trial request submitted. Watch for our notice.',
  redirecting: 'Opening the LCA tool…',
  checkFail: 'Could not check your subscription. Try again later.',
  loginTitle: 'Log in to request a trial',
  loginBody: 'A trial belongs to your account. Log in first.',
  leavingTitle: 'No trial while your account cancellation is in review',
  waitingTitle: 'Your trial is being prepared',
  waitingBody:
    'The platform has your request. A system message tells you when the trial is active; “LCA tools” then leads straight to the tool.',
  refreshStatus: 'Refresh status',
  activeTitle: 'Your trial is active',
  activeBody: 'The LCA tool opens in a new tab. You need not log in again.',
  enter: 'Open the LCA tool',
  stepsTitle: 'How to get it',
  stepAsk: 'Fill in the form and request a trial',
  stepOpen: 'The platform checks it, activates the trial and sends a system message',
  stepEnter: 'Open the tool from “LCA tools”',
  valid: {
    position: 'Enter your position',
  },
} as const;
