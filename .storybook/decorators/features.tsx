import { useEffect, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { defaultConfigFunc, replaceConfigFunc } from '@qinghe/hooks/stores/system';
import { featuresOf, USUAL } from './featureChoice.ts';

function FeatureSwitches({ choice, children }: { choice: unknown; children: ReactNode }) {
  useEffect(() => {
    if (typeof choice === 'string' && choice !== USUAL)
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
