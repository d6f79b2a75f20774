import { createElement, useMemo } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { featureNames } from '../../packages/hooks/src/env/features.ts';
import { choiceOf, switchedOn, USUAL } from '../decorators/featureChoice.ts';

const ALL = 'all';

const options = [
  { value: ALL, title: `All ${featureNames.length}` },
  ...featureNames.map((value) => ({ value, title: value })),
];

/** The toolbar's menu of feature switches, in which any of them can be on or off. */
export function Switches() {
  const [globals, update, ofStory] = useGlobals();
  const choice = String(globals['features'] ?? USUAL);
  const shown = useMemo(() => {
    const on = switchedOn(choice);
    return on.length === featureNames.length ? [ALL, ...on] : on;
  }, [choice]);
  const choose = (values: readonly unknown[]) => {
    const names = values.map(String);
    const hasTurnedAll = names.includes(ALL) !== shown.includes(ALL);
    const turned = names.includes(ALL) ? ALL : 'none';
    update({
      features: hasTurnedAll ? turned : choiceOf(names),
    });
  };
  // Storybook builds its manager without the project's JSX transform.
  return createElement(
    Select,
    {
      multiSelect: true,
      ariaLabel: 'Feature switches',
      options,
      defaultOptions: shown,
      disabled: 'features' in ofStory,
      resetLabel: 'As the school has them',
      onReset: () => update({ features: USUAL }),
      onChange: choose,
    },
    'Switches',
  );
}
