import {
  defaultConfigFunc,
  featureNames,
  type ConfigFunc,
  type FeatureName,
} from '../../packages/hooks/src/env/features.ts';

/** The choice of the toolbar before any selection: all switches at their defaults. */
export const USUAL = 'default';

const every = (isOn: boolean) => new Map(featureNames.map((name) => [name, isOn]));

/** Returns the switches that a choice inverts: the choice is their names, joined by hyphens. */
const turnedBy = (choice: string): FeatureName[] => {
  const names = new Set(choice.split('-'));
  return featureNames.filter((name) => names.has(name));
};

/** Returns the switches that a choice of the toolbar sets, in the form of the settings of `/env.js`. */
export function featuresOf(choice = USUAL): Partial<ConfigFunc> {
  if (choice === 'all' || choice === 'none') return Object.fromEntries(every(choice === 'all'));
  return Object.fromEntries(turnedBy(choice).map((name) => [name, !defaultConfigFunc[name]]));
}

/** Returns the switches that are on with a choice of the toolbar. */
export const switchedOn = (choice?: string): FeatureName[] => {
  const features = { ...defaultConfigFunc, ...featuresOf(choice) };
  return featureNames.filter((name) => features[name]);
};

/** Returns the choice with which exactly these switches are on. */
export function choiceOf(on: readonly string[]): string {
  const isOn = (name: FeatureName) => on.includes(name);
  if (featureNames.every(isOn)) return 'all';
  if (!featureNames.some(isOn)) return 'none';
  return featureNames.filter((name) => isOn(name) !== defaultConfigFunc[name]).join('-') || USUAL;
}
