import { useEffect, type ReactNode } from 'react';
import { defaultConfigFunc, replaceConfigFunc } from '@qinghe/hooks/stores/system';
import { featuresOf, USUAL } from './featureChoice.ts';

/** Sets the feature switches in the story's store whenever the toolbar's choice changes. */
export function FeatureSwitches({ choice, children }: { choice: unknown; children: ReactNode }) {
  useEffect(() => {
    if (typeof choice === 'string' && choice !== USUAL)
      replaceConfigFunc({ ...defaultConfigFunc, ...featuresOf(choice) });
    return () => replaceConfigFunc({ ...defaultConfigFunc });
  }, [choice]);
  return children;
}
