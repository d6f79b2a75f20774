import { expect, it } from 'vitest';
import { explainProps } from './propWords.ts';

const component = Object.assign(() => null, {
  __docgenInfo: {
    props: {
      level: { tsType: { name: 'union', raw: '2 | 3 | 4' } },
      state: { tsType: { name: 'union', raw: "\n  | 'on'\n  | 'off'" } },
      shape: { tsType: { name: 'signature', raw: `{ ${'a: string; '.repeat(20)}}` } },
      label: { tsType: { name: 'string' } },
    },
  },
});

const explain = (argTypes: object) =>
  explainProps({ argTypes, component, initialArgs: {} } as never);

it('says what a union takes, and leaves what is long or says enough', () => {
  const summaryOf = (name: string, summary: string) =>
    explain({ [name]: { name, table: { type: { summary } } } })[name]?.table?.type?.summary;
  expect(summaryOf('level', 'union')).toBe('2 | 3 | 4');
  expect(summaryOf('state', 'union')).toBe("'on' | 'off'");
  expect(summaryOf('shape', 'object')).toBe('object');
  expect(summaryOf('label', 'string')).toBe('string');
});

it('says what a prop of the browser is for, where the interface says nothing of its own', () => {
  const wordsOf = (name: string, description?: string) =>
    explain({ [name]: { name, description } })[name]?.description;
  expect(wordsOf('style')).toBe('Styles of this one element.');
  expect(wordsOf('children', 'The words, a verb.')).toBe('The words, a verb.');
  expect(wordsOf('tone')).toBeUndefined();
});

it('says it also of what only the example names', () => {
  const found = explainProps({
    argTypes: {},
    component,
    initialArgs: { onClick: 1, tone: 2 },
  } as never);
  expect(found).toEqual({
    onClick: { name: 'onClick', description: 'Called when it is pressed.' },
    tone: { name: 'tone' },
  });
});
