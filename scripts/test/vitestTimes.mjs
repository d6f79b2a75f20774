import { leaveTimes } from './times.mjs';

/** A reporter that writes the times of Vitest's test files. */
export default class VitestTimes {
  onTestRunEnd(modules) {
    const timeOf = (module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return duration + collectDuration + setupDuration;
    };
    leaveTimes(
      'unit',
      Object.fromEntries(modules.map((module) => [module.relativeModuleId, timeOf(module)])),
      modules.filter((module) => !module.ok()).map((module) => module.relativeModuleId),
    );
  }
}
