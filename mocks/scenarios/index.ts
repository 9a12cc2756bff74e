/** `default` comes first. */
import { applicationScenarios } from './application-scenarios.ts';
import { manyApplications } from './many-applications.ts';
import { pcrScenarios } from './pcr-scenarios.ts';
import { platformScenarios } from './platform-scenarios.ts';
import { verificationScenarios } from './verification-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { serviceScenarios } from './service-scenarios.ts';

export const scenarios: readonly Scenario[] = [
  ...platformScenarios,
  ...applicationScenarios,
  manyApplications,
  ...pcrScenarios,
  ...verificationScenarios,
  ...serviceScenarios,
];
