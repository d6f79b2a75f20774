import { expect, it } from 'vitest';
import { importLineOf } from './importLine.mjs';

const exported = {
  '@qinghe/ui/components/Button': [
    { name: 'buttonSizes', kind: 'value' },
    { name: 'ButtonLink', kind: 'component' },
    { name: 'Button', kind: 'component' },
  ],
  '@qinghe/features/account/Agreement': [
    { name: 'AgreementProps', kind: 'type' },
    { name: 'AgreementDialog', kind: 'component' },
  ],
};

it.each([
  ['Components/Button', "import { Button } from '@qinghe/ui/components/Button';"],
  ['Flows/Agreement', "import { AgreementDialog } from '@qinghe/features/account/Agreement';"],
  ['Desktop/Home', null],
])('of %s is %s', (title, line) => {
  expect(importLineOf(title, exported)).toBe(line);
});
