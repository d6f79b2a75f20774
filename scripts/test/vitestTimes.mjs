import { leaveTimes } from './times.mjs';

/** Leaves how long Vitest's files took. */
export default class VitestTimes {
  onTestRunEnd(modules) {
    leaveTimes(
      'unit',
      Object.fromEntries(
        modules.map((module) => {
          const { duration, collectDuration, setupDuration } = module.diagnostic();
          return [module.relativeModuleId, duration + collectDuration + setupDuration];
        }),
      ),
    );
  }
}
