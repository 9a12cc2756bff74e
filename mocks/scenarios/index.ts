import { applicationScenarios } from './application-scenarios.ts';
import { platformScenarios } from './platform-scenarios.ts';
import { serviceScenarios } from './service-scenarios.ts';

export const scenarios = [...platformScenarios, ...applicationScenarios, ...serviceScenarios];
