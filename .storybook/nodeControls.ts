import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Hides the control of props whose value is a React element: it could show only React's internal data. */
export const hideElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );
hideElements.secondPass = true;
