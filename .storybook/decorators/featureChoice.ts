import {
  defaultConfigFunc,
  featureNames,
  type ConfigFunc,
  type FeatureName,
} from '../../packages/hooks/src/env/features.ts';

/** What the toolbar says where nobody has chosen. */
export const USUAL = 'default';

const every = (isOn: boolean) => new Map(featureNames.map((name) => [name, isOn]));

/** The switches that a choice of the toolbar turns the other way: it names them, with hyphens between. */
const turnedBy = (choice: string): FeatureName[] => {
  const names = new Set(choice.split('-'));
  return featureNames.filter((name) => names.has(name));
};

/** The switches that a choice of the toolbar fixes, as `/env.js` would. */
export function featuresOf(choice = USUAL): Partial<ConfigFunc> {
  if (choice === 'all' || choice === 'none') return Object.fromEntries(every(choice === 'all'));
  return Object.fromEntries(turnedBy(choice).map((name) => [name, !defaultConfigFunc[name]]));
}

/** The switches that are on by a choice of the toolbar. */
export const switchedOn = (choice?: string): FeatureName[] => {
  const features = { ...defaultConfigFunc, ...featuresOf(choice) };
  return featureNames.filter((name) => features[name]);
};

/** The choice by which some switches are on, and no others. */
export function choiceOf(on: readonly string[]): string {
  const isOn = (name: FeatureName) => on.includes(name);
  if (featureNames.every(isOn)) return 'all';
  if (!featureNames.some(isOn)) return 'none';
  return featureNames.filter((name) => isOn(name) !== defaultConfigFunc[name]).join('-') || USUAL;
}
