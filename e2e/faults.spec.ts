import { everything, sample } from './support/faults/choice.ts';
import { defineMatrix } from './support/faults/matrix.ts';
import { test } from './support/faults/test.ts';
import { routes } from './support/faults/routes.ts';

// Thousands of pages would leave gigabytes of traces.
test.use({ trace: 'off' });

// Nightly, since either takes minutes: each call of a page fails in one way, and in every way.
defineMatrix(
  'fails in one way',
  routes.filter(({ isStill }) => !isStill),
  sample,
  '@nightly',
);
defineMatrix('fails in every way', routes, everything, '@nightly');
