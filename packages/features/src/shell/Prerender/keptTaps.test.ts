// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseTaps } from './keptTaps.ts';

const presses: number[] = [];
const buttons = () => Array.from(document.querySelectorAll('button'));

/** Replaces all buttons, as React does in a part that it fails to hydrate. */
function drawAnew(): void {
  for (const button of buttons()) button.replaceWith(button.cloneNode(true));
}

/** Renders buttons with these texts, and the object that the inline script puts on the window. */
function show(...words: string[]) {
  document.body.innerHTML = `<main>${words.map((word) => `<button>${word}</button>`).join('')}</main>`;
  const taps: NonNullable<typeof window.__QINGHE_TAPS__> = {
    types: [],
    kept: [],
    passes: () => false,
    keep: () => undefined,
  };
  window.__QINGHE_TAPS__ = taps;
  return taps;
}

const buttonAt = (place: number): Element => {
  const button = buttons()[place];
  if (!button) throw new Error(`There are ${buttons().length} buttons.`);
  return button;
};
const up = (target: Element) => target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  presses.length = 0;
  document.onclick = ({ target }) =>
    presses.push(buttons().findIndex((button) => button === target));
});

describe('releaseTaps', () => {
  it('lets a press happen whose control was drawn anew before the button went up', async () => {
    const taps = show('收藏', '购买');
    taps.down = buttonAt(1);
    releaseTaps(document.body);
    drawAnew();
    up(buttonAt(1));
    await vi.advanceTimersByTimeAsync(100);
    expect(presses).toEqual([1]);
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });

  it('leaves a press to the browser whose control is still there', async () => {
    const taps = show('收藏');
    taps.down = buttonAt(0);
    releaseTaps(document.body);
    up(buttonAt(0));
    await vi.advanceTimersByTimeAsync(100);
    expect(presses).toEqual([]);
  });

  it('puts the caret behind words that the page has lost and gets back', async () => {
    const taps = show();
    document.body.innerHTML = '<main><input></main>';
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field.');
    // Rendered again, before React knew the text.
    field.value = '';
    taps.kept.push({ event: new Event('input'), control: field, text: '向' });
    releaseTaps(document.body);
    await vi.advanceTimersByTimeAsync(100);
    field.setRangeText('量', field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    expect(field.value).toBe('向量');
  });

  it('leaves the caret within words that are still there', async () => {
    const taps = show();
    document.body.innerHTML = '<main><input></main>';
    const field = document.querySelector('input');
    if (!field) throw new Error('There is no field.');
    field.value = '向量';
    field.setSelectionRange(1, 1);
    taps.kept.push({ event: new Event('input'), control: field, text: '向量' });
    releaseTaps(document.body);
    await vi.advanceTimersByTimeAsync(100);
    expect([field.value, field.selectionStart]).toEqual(['向量', 1]);
  });

  it('takes the button back that goes up elsewhere', async () => {
    const taps = show('收藏', '购买');
    taps.down = buttonAt(1);
    releaseTaps(document.body);
    drawAnew();
    up(buttonAt(0));
    await vi.advanceTimersByTimeAsync(5000);
    expect(presses).toEqual([]);
  });

  it('finds the one that was pressed among controls with the same words', async () => {
    const taps = show('报名', '报名', '报名');
    const control = buttonAt(1);
    taps.kept.push({ event: new MouseEvent('click', { bubbles: true }), control, text: '' });
    // Not hydrated yet.
    control.addEventListener('dragend', (event) => event.stopImmediatePropagation(), true);
    releaseTaps(document.body);
    drawAnew();
    await vi.advanceTimersByTimeAsync(5000);
    expect(presses).toEqual([1]);
  });
});
