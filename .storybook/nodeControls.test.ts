import { createElement } from 'react';
import { expect, it } from 'vitest';
import { hideElements } from './nodeControls.ts';

it('offers no editor of elements, and leaves the others', () => {
  const context = {
    argTypes: { icon: { name: 'icon' }, label: { name: 'label', control: { type: 'text' } } },
    initialArgs: { icon: createElement('svg'), label: '收藏' },
  };
  expect(hideElements(context as never)).toEqual({
    icon: { name: 'icon', control: false },
    label: { name: 'label', control: { type: 'text' } },
  });
});
