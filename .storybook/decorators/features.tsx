import { useEffect, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import {
  defaultConfigFunc,
  featureNames,
  replaceConfigFunc,
  type ConfigFunc,
} from '@qinghe/hooks/stores/system';

const every = (isOn: boolean): Partial<ConfigFunc> =>
  Object.fromEntries(featureNames.map((name) => [name, isOn]));

const choices = new Map<string, { title: string; features: Partial<ConfigFunc> }>([
  ['default', { title: 'Switches: default', features: {} }],
  ['all', { title: 'All 19 on', features: every(true) }],
  ['none', { title: 'All 19 off', features: every(false) }],
  ...featureNames.map((name) => {
    const isOn = !defaultConfigFunc[name];
    const title = `${name} ${isOn ? 'on' : 'off'}`;
    return [name, { title, features: { [name]: isOn } }] as const;
  }),
]);

/** The switches that a choice of the toolbar fixes, as `/env.js` would. */
export function featuresOf(choice = 'default'): Partial<ConfigFunc> {
  return choices.get(choice)?.features ?? {};
}

/** The menu of feature switches in the toolbar. */
export const featuresToolbar = {
  features: {
    description: 'Feature switches',
    toolbar: {
      icon: 'switchalt' as const,
      dynamicTitle: true,
      items: [...choices].map(([value, { title }]) => ({ value, title })),
    },
  },
};

function FeatureSwitches({ choice, children }: { choice: unknown; children: ReactNode }) {
  useEffect(() => {
    if (typeof choice === 'string' && choice !== 'default')
      replaceConfigFunc({ ...defaultConfigFunc, ...featuresOf(choice) });
    return () => replaceConfigFunc({ ...defaultConfigFunc });
  }, [choice]);
  return children;
}

/** Replaces the switches in the store of the shown story as soon as the toolbar changes. */
export const withFeatures: Decorator = (Story, { globals }) => (
  <FeatureSwitches choice={globals.features}>
    <Story />
  </FeatureSwitches>
);
