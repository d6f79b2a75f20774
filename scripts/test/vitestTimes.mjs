import { leaveTimes } from './times.mjs';

/** Leaves how long Vitest's files took. */
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
