// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { colourOf } from '../../../tokens/colours.ts';
import { contrastOf, parseColour } from '../../../tokens/contrast.ts';
import { keepDesign } from './design.ts';
import { INKS, SURFACES } from './inks.ts';

const HOSTS = ['cdn.school.example'];
/** What words are on a background of the content's own. */
const INKED = 'color: var(--text-primary)';

function designed(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  keepDesign(body, HOSTS);
  return body;
}

/** What is kept of a style of an element with words in it. */
const kept = (style: string, name = 'div') =>
  designed(`<${name} data-style="${style.replaceAll('"', '&quot;')}">字</${name}>`)
    .querySelector('[data-style]')
    ?.getAttribute('data-style') ?? '';

const rgb = (text: string) => parseColour(text);

it('goes by the colours of the design', () => {
  const looks = ['light', 'dark'] as const;
  for (const look of looks) expect(INKS[look]).toEqual(rgb(colourOf('text-primary', look)));
  expect(SURFACES.light).toEqual(rgb(colourOf('surface-sunken', 'light')));
  expect(SURFACES.dark).toEqual(rgb(colourOf('surface-overlay', 'dark')));
  for (const look of looks)
    for (const surface of ['page', 'base', 'raised', 'overlay', 'sunken'])
      expect(
        contrastOf(INKS[look], rgb(colourOf(`surface-${surface}`, look))),
      ).toBeGreaterThanOrEqual(contrastOf(INKS[look], SURFACES[look]));
});

describe('properties', () => {
  it.each([
    'text-align: left',
    'text-align: justify',
    'text-align: end',
    'text-indent: 2em',
    'text-indent: 1.75em',
    'text-decoration: underline',
    'text-decoration: line-through',
    'font-weight: bold',
    'font-weight: normal',
    'font-weight: 700',
    'vertical-align: super',
    'vertical-align: middle',
    'letter-spacing: 2px',
    'letter-spacing: 0.1em',
    'letter-spacing: 1.25px',
    'letter-spacing: 0.15em',
    'width: 50%',
    'display: flex',
    'display: none',
    'overflow: hidden',
    'flex-direction: column',
    'flex-wrap: wrap',
    'flex-grow: 1',
    'flex-basis: 33.3%',
    'justify-content: space-between',
    'justify-content: flex-end',
    'justify-content: start',
    'align-items: center',
    'align-items: start',
    'align-items: flex-end',
    'align-self: start',
    'align-self: flex-start',
    'row-gap: 12px',
    'column-gap: 1.5em',
    'gap: 12px',
    'gap: 12px 24px',
    'padding-top: 120px',
    'padding-left: 24px',
    'padding-left: 5%',
    'margin-left: auto',
    'margin-bottom: 1.5em',
    'border-top-width: 1px',
    'border-top-width: 1.25px',
    'border-left-style: dashed',
    'border-radius: 8px',
    'border-radius: 8px 8px 0px 0px',
    'border-radius: 999px',
    'border-radius: 50%',
    'box-shadow: rgba(0, 0, 0, 0.1) 0px 2px 8px',
    'box-shadow: rgb(0, 0, 0) -1px 2px 8px 0px',
    'box-shadow: rgb(120, 130, 140) 0px 12px 30px',
    'box-shadow: rgba(120, 130, 140, 0.25) 0px 1.25px 8px',
  ])('keep %s', (style) => {
    expect(kept(style)).toBe(style);
  });

  it.each([
    'position: fixed',
    'top: 0px',
    'transform: none',
    'z-index: 9',
    'opacity: 0',
    'float: left',
    'order: 1',
    'text-align: inherit',
    'text-align: -webkit-left',
    'text-indent: -9999px',
    'text-indent: 20em',
    'text-indent: 2px',
    'text-decoration: blink underline',
    'font-weight: 1000',
    'font-weight: 150',
    'font-weight: bolder',
    'vertical-align: 400px',
    'vertical-align: text-bottom',
    'letter-spacing: 20px',
    'letter-spacing: -1px',
    'letter-spacing: 2em',
    'width: 12345px',
    'width: 50vw',
    'width: calc(100vw)',
    'width: auto',
    'display: contents',
    'display: table',
    'overflow: scroll',
    'flex-direction: row-reverse',
    'flex-wrap: wrap-reverse',
    'flex-grow: 99',
    'justify-content: left',
    'align-items: last baseline',
    'gap: 999px',
    'padding-top: 400px',
    'padding-left: 60%',
    'margin-left: -20px',
    'margin-top: 300px',
    'border-top-width: 99px',
    'border-left-style: groove',
    'border-radius: var(--a)',
    'box-shadow: rgba(0, 0, 0, 0.1) 0px 0px 0px 999px',
    'box-shadow: inset rgb(0, 0, 0) 1px 1px 1px',
    // Browsers keep a value with a variable in it as it is written.
    'text-align: left var(--a)',
    'text-align: var(--a) left',
    'text-indent: 2em var(--a)',
    'text-indent: 2em hanging',
    'text-decoration: underline dotted',
    'font-weight: var(--a) 700',
    'vertical-align: sub var(--a)',
    'width: 50% var(--a)',
    'color: var(--a)',
    'background-color: var(--a)',
    'display: var(--a)',
    'cursor: none',
    '',
  ])('take %j away', (style) => {
    expect(designed(`<p data-style="${style}">字</p>`).innerHTML).toBe('<p>字</p>');
  });

  it.each([
    'display: flex',
    'overflow: hidden',
    'text-align: left',
    'flex-direction: row',
    'flex-wrap: wrap',
    'justify-content: center',
    'align-items: center',
    'align-self: center',
    'letter-spacing: 2px',
    'letter-spacing: 0.1em',
    'border-top-width: 1px',
    'border-top-style: solid',
    'font-size: 16px',
    'line-height: 1.5',
    'min-width: 300px',
    'min-height: 90px',
    'padding-left: 60px',
    'grid-template-columns: 1fr',
    'grid-template-columns: repeat(2, 1fr)',
    'grid-template-columns: repeat(auto-fit, minmax(240px, 1fr))',
    'background-image: linear-gradient(red, blue)',
    'background-image: url("https://cdn.school.example/a.png")',
    'background-color: rgb(1, 2, 3)',
    'color: rgb(1, 2, 3)',
  ])('are taken as a whole: not %s with a variable around it', (style) => {
    const [name, value] = style.split(': ');
    expect(kept(`${name}: var(--a) ${value}`)).toBe('');
    expect(kept(`${name}: ${value} var(--a)`)).toBe('');
  });

  it('leave what they may of several, in shorthands too', () => {
    expect(kept('width:50%;position:fixed;text-align:center')).toBe(
      'text-align: center; width: 50%',
    );
    expect(kept('padding: 4px 8px; border: 1px solid #ccc')).toBe(
      [
        'border-top-width: 1px; border-right-width: 1px; border-bottom-width: 1px; border-left-width: 1px',
        'border-top-style: solid; border-right-style: solid; border-bottom-style: solid; border-left-style: solid',
        'padding-top: 4px; padding-right: 8px; padding-bottom: 4px; padding-left: 8px',
        'border-top-color: rgb(204, 204, 204); border-right-color: rgb(204, 204, 204); border-bottom-color: rgb(204, 204, 204); border-left-color: rgb(204, 204, 204)',
      ].join('; '),
    );
  });
});

describe('sizes', () => {
  it.each([
    ['font-size: 16px', 'font-size: 1rem; line-height: 1.5'],
    ['font-size: 10.5pt', 'font-size: 0.875rem; line-height: 1.5'],
    ['font-size: 2rem', 'font-size: 2rem; line-height: 1.5'],
    ['font-size: 4px', 'font-size: 0.75rem; line-height: 1.5'],
    ['font-size: 300px', 'font-size: 3rem; line-height: 1.5'],
    ['font-size: 1.5em', 'font-size: 1.5em; line-height: 1.5'],
    ['font-size: 80%', 'font-size: 0.8em; line-height: 1.5'],
    ['font-size: 12.25px', 'font-size: 0.765625rem; line-height: 1.5'],
    ['font-size: 0.75em', 'font-size: 0.75em; line-height: 1.5'],
    ['font-size: 3em', 'font-size: 3em; line-height: 1.5'],
    ['font-size: 0.5em', ''],
    ['font-size: 400%', ''],
    ['font-size: 5vw', ''],
    ['font-size: x-large', ''],
    ['font-size: 20px; line-height: 2', 'font-size: 1.25rem; line-height: 2'],
    ['line-height: 1.75em', 'line-height: 1.75'],
    ['line-height: 150%', 'line-height: 1.5'],
    ['line-height: 1', 'line-height: 1'],
    ['line-height: 3', 'line-height: 3'],
    ['line-height: 0', ''],
    ['line-height: 0.9', ''],
    ['line-height: 4', ''],
    ['line-height: 20px', ''],
    ['padding-left: 60px', 'padding-left: min(60px, 12%)'],
    ['padding-left: 60.25px', 'padding-left: min(60.25px, 12%)'],
    ['padding-right: 125px', 'padding-right: min(125px, 12%)'],
    ['padding-left: 5.25px', 'padding-left: 5.25px'],
    ['padding: auto', ''],
    ['margin-right: 25px', 'margin-right: min(25px, 12%)'],
    ['padding-bottom: 60px', 'padding-bottom: 60px'],
    ['width: 320px', 'width: 320px; max-width: 100%'],
    ['width: 1920px', 'width: 1920px; max-width: 100%'],
    ['width: 1.25em', 'width: 1.25em; max-width: 100%'],
    ['width: 10rem; max-width: 8rem', 'width: 10rem; max-width: min(8rem, 100%)'],
    ['min-width: 300px', 'min-width: min(300px, 100%)'],
    ['min-width: 30%', ''],
    ['max-width: 1200px', 'max-width: min(1200px, 100%)'],
    ['max-width: none', ''],
    ['height: 240px', 'min-height: 240px'],
    ['min-height: 90px', 'min-height: 90px'],
    ['height: 900px', ''],
    ['height: 100vh', ''],
  ])('%s becomes %j', (style, expected) => {
    expect(kept(style)).toBe(expected);
  });

  it('leave the colour of a line what shines through it', () => {
    expect(kept('border-top-color: rgba(0, 0, 0, 0.1)')).toBe(
      'border-top-color: rgba(0, 0, 0, 0.1)',
    );
  });

  it('leave the cells of a table as wide as they are', () => {
    expect(kept('width: 320px', 'p')).toBe('width: 320px; max-width: 100%');
    const root = designed('<table><tr><td data-style="width: 320px">字</td></tr></table>');
    expect(root.querySelector('td')?.dataset['style']).toBe('width: 320px');
  });

  it.each(['img', 'video', 'iframe', 'table'])('leave %s the height it has', (name) => {
    const root = designed(`<${name} data-style="height: 240px"></${name}>`);
    expect(root.querySelector(name)?.hasAttribute('data-style')).toBe(false);
  });

  it.each([
    ['1fr 2fr', 'minmax(0px, 1fr) minmax(0px, 2fr)'],
    ['200px auto', 'minmax(0px, 200px) auto'],
    ['30% 70%', '30% 70%'],
    ['33.33% 12fr', '33.33% minmax(0px, 12fr)'],
    ['repeat(3, 1fr)', 'repeat(3, minmax(0px, 1fr))'],
    ['repeat(2, 120px)', 'repeat(2, minmax(0px, 120px))'],
    ['repeat(auto-fit, minmax(240px, 1fr))', 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))'],
    ['repeat(auto-fill, minmax(240px, 1fr))', 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))'],
  ])('columns of %s may become narrower', (value, expected) => {
    expect(kept(`grid-template-columns: ${value}`)).toBe(`grid-template-columns: ${expected}`);
  });

  it.each([
    'repeat(99, 1fr)',
    'repeat(2, 50vw)',
    '50vw 1fr',
    '1fr var(--a)',
    'none',
    'subgrid',
    '12345px',
    '1fr/var(--a)',
    'var(--a),auto',
  ])('columns of %s are none', (value) => {
    expect(kept(`grid-template-columns: ${value}`)).toBe('');
  });
});

/** The colours that a kept style names. */
const coloursOf = (style: string) =>
  Array.from(style.matchAll(/rgba?\([^)]*\)/g), ([text]) => rgb(text));

const LEVELS = [0, 90, 180, 255];
/** Colours all over, light and dark, strong and weak. */
const COLOURS = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue) => `rgb(${red}, ${green}, ${blue})`)),
);

describe('colours of words', () => {
  it('can be read on either look of the page', () => {
    const root = designed(
      COLOURS.map((colour) => `<p data-style="color: ${colour}">字</p>`).join(''),
    );
    expect(root.children).toHaveLength(COLOURS.length);
    for (const words of root.children) {
      expect(words.hasAttribute('data-ink')).toBe(true);
      expect(words.hasAttribute('data-theme')).toBe(false);
      const [light, dark] = coloursOf(words.outerHTML);
      expect(contrastOf(light ?? INKS.dark, SURFACES.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark ?? INKS.light, SURFACES.dark)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are left alone where they can be read', () => {
    expect(kept('color: #145c30', 'p')).toMatch(/^--ink-light: rgb\(20, 92, 48\); --ink-dark: /);
    expect(kept('color: gold', 'p')).toMatch(/; --ink-dark: rgb\(255, 215, 0\)$/);
  });

  it('move no further than they must', () => {
    const [light = INKS.light] = coloursOf(kept('color: rgb(130, 130, 130)', 'p'));
    expect(contrastOf(light, SURFACES.light)).toBeLessThan(5.5);
  });

  it.each([
    'transparent',
    'rgba(0, 0, 0, 0)',
    'inherit',
    'currentcolor',
    'oklch(0.5 0.1 20)',
    'toString',
  ])('%s is none', (colour) => {
    expect(kept(`color: ${colour}`)).toBe('');
  });

  it('that shine through are seen on what is below', () => {
    expect(kept('color: rgba(0, 0, 0, 0.9)')).toMatch(
      /^--ink-light: rgb\(2[0-9], 2[0-9], 2[0-9]\)/,
    );
  });
});

describe('backgrounds', () => {
  it('get the look that can be read on them', () => {
    const root = designed(
      COLOURS.map((colour) => `<div data-style="background: ${colour}">字</div>`).join(''),
    );
    const boxes = root.querySelectorAll<HTMLElement>('[data-theme]');
    // White is the page itself.
    expect(boxes).toHaveLength(COLOURS.length - 1);
    for (const { dataset, outerHTML } of boxes) {
      const look = dataset['theme'] === 'dark' ? 'dark' : 'light';
      const [back = INKS[look]] = coloursOf(outerHTML);
      expect(contrastOf(INKS[look], back)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['rgb(255, 240, 200)', 'rgb(40, 90, 60)', 'rgb(128, 128, 128)'])(
    'of %s let words of any colour be read',
    (back) => {
      const words = COLOURS.map((colour) => `<p><b data-style="color: ${colour}">字</b></p>`);
      const root = designed(`<div data-style="background-color: ${back}">${words.join('')}</div>`);
      expect(root.querySelector('[data-ink]')).toBeNull();
      const [below = INKS.light, ...inks] = coloursOf(root.innerHTML);
      expect(inks).toHaveLength(COLOURS.length);
      for (const ink of inks) expect(contrastOf(ink, below)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('are left alone where words can be read', () => {
    const html = (style: string) => designed(`<div data-style="${style}">字</div>`).innerHTML;
    expect(html('background: #fff3e0')).toBe(
      `<div data-style="background-color: rgb(255, 243, 224); ${INKED}" data-theme="light">字</div>`,
    );
    expect(html('background: darkgreen')).toBe(
      `<div data-style="background-color: rgb(0, 100, 0); ${INKED}" data-theme="dark">字</div>`,
    );
  });

  it.each([
    '#fff',
    'white',
    'rgb(250, 250, 250)',
    'rgba(0, 0, 0, 0)',
    'transparent',
    'rgba(1, 2, 3, 0)',
  ])('%s is the page itself', (colour) => {
    expect(designed(`<p data-style="background: ${colour}">字</p>`).innerHTML).toBe('<p>字</p>');
  });

  it('that cannot be seen leave what is below', () => {
    const root = designed(
      '<div data-style="background: navy"><p data-style="background: rgba(255, 0, 0, 0)">字</p></div>',
    );
    expect(root.querySelector('p')?.hasAttribute('data-theme')).toBe(false);
  });

  it('are white on a colour', () => {
    const root = designed(
      '<div data-style="background: navy"><p data-style="background: #fff">字</p></div>',
    );
    expect(root.querySelector('p')?.outerHTML).toBe(
      `<p data-style="background-color: rgb(255, 255, 255); ${INKED}" data-theme="light">字</p>`,
    );
  });

  it('that shine through are what they look like', () => {
    const root = designed(
      '<div data-style="background: #000"><p data-style="background: rgba(255, 255, 255, 0.1)">字</p></div>',
    );
    expect(root.querySelector('p')?.outerHTML).toBe(
      `<p data-style="background-color: rgb(26, 26, 26); ${INKED}" data-theme="dark">字</p>`,
    );
  });
});

describe('what is inside of a background', () => {
  it.each([
    ['<p>字</p>', '<p data-style="color: inherit">字</p>'],
    ['<a>字</a>', '<a data-style="color: inherit">字</a>'],
    ['<blockquote>字</blockquote>', '<blockquote data-style="color: inherit">字</blockquote>'],
    ['<b>字</b>', '<b>字</b>'],
    ['<code>字</code>', `<code data-style="${INKED}">字</code>`],
    ['<pre>字</pre>', `<pre data-style="${INKED}">字</pre>`],
    [
      '<p data-style="color: maroon; width: 50%">字</p>',
      '<p data-style="width: 50%; color: rgb(128, 0, 0)">字</p>',
    ],
    ['<p data-style="width: 50%">字</p>', '<p data-style="width: 50%; color: inherit">字</p>'],
    ['<p data-style="color: maroon">字</p>', '<p data-style="color: rgb(128, 0, 0)">字</p>'],
  ])('%s becomes %s', (html, expected) => {
    const root = designed(`<div data-style="background: #fff3e0">${html}</div>`);
    expect(root.firstElementChild?.innerHTML).toBe(expected);
  });
});

describe('what is inside of words with a colour', () => {
  it.each([
    ['<p>字</p>', '<p data-style="color: inherit">字</p>'],
    ['<figcaption>字</figcaption>', '<figcaption data-style="color: inherit">字</figcaption>'],
    ['<a>字</a>', '<a>字</a>'],
    ['<code>字</code>', '<code>字</code>'],
  ])('%s becomes %s', (html, expected) => {
    const root = designed(`<div data-style="color: red">${html}</div>`);
    expect(root.firstElementChild?.innerHTML).toBe(expected);
  });

  it('a colour in a colour stays', () => {
    const root = designed('<div data-style="color: red"><p data-style="color: blue">字</p></div>');
    expect(root.querySelector('p')?.getAttribute('data-style')).not.toContain('inherit');
  });

  it('nothing outside changes', () => {
    const html = '<p>字<a>字</a><code>字</code></p><div data-style="color: red">字</div>';
    expect(designed(html).firstElementChild?.outerHTML).toBe('<p>字<a>字</a><code>字</code></p>');
  });
});

describe('gradients', () => {
  it.each([
    'linear-gradient(135deg, rgb(20, 60, 120) 0%, rgb(60, 20, 90) 100%)',
    'linear-gradient(rgb(20, 60, 120), rgb(60, 20, 90))',
    'linear-gradient(to right, rgb(20, 60, 120), rgb(60, 20, 90) 40% 60%, rgb(0, 0, 0))',
    'linear-gradient(to right bottom, rgb(20, 60, 120), rgb(60, 20, 90))',
    'linear-gradient(22.25deg, rgb(20, 60, 120) 12.25%, rgb(60, 20, 90))',
    'radial-gradient(circle, rgb(20, 60, 120), rgb(60, 20, 90))',
    'radial-gradient(circle at 50% 0%, rgb(20, 60, 120), rgb(60, 20, 90))',
  ])('%s stays', (value) => {
    const root = designed(`<div data-style="background-image: ${value}">字</div>`);
    expect(root.innerHTML).toBe(
      `<div data-style="background-image: ${value}; ${INKED}" data-theme="dark">字</div>`,
    );
  });

  it('have stops on which the same words can be read', () => {
    const root = designed(
      '<div data-style="background: linear-gradient(90deg, black, white 50%, red)">字</div>',
    );
    const look = root.querySelector('div')?.dataset['theme'] === 'dark' ? 'dark' : 'light';
    const stops = coloursOf(root.innerHTML);
    expect(stops).toHaveLength(3);
    expect(root.innerHTML).toMatch(/\) 50%, /);
    for (const stop of stops) expect(contrastOf(INKS[look], stop)).toBeGreaterThanOrEqual(4.5);
  });

  it('let words be read on each of their stops', () => {
    for (const colour of COLOURS) {
      const root = designed(
        `<div data-style="background: linear-gradient(90deg, rgb(0, 0, 0), rgb(0, 90, 90))"><b data-style="color: ${colour}">字</b></div>`,
      );
      const [from = INKS.dark, to = INKS.dark, ink = INKS.light] = coloursOf(root.innerHTML);
      for (const stop of [from, to]) expect(contrastOf(ink, stop)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('take the look that is read better where it is read worst', () => {
    const root = designed('<div data-style="background: linear-gradient(black, white)">字</div>');
    expect(root.querySelector('div')?.dataset['theme']).toBe('light');
  });

  it.each([
    'linear-gradient(90deg, red)',
    'linear-gradient(red)',
    'linear-gradient(red, blue 10% 20% 30%)',
    'linear-gradient(90deg)',
    'linear-gradient(90deg, red, var(--a))',
    'linear-gradient(90deg, red, oklch(0.5 0.1 20))',
    'linear-gradient(90deg, red, blue), url(https://evil.example/a.png)',
    'conic-gradient(red, blue)',
    'linear-gradient(red, blue 50vw)',
    'linear-gradient(90deg, red, blue, var(--a))',
    'linear-gradient(90deg var(--a), red, blue)',
    'linear-gradient(var(--a) 90deg, red, blue)',
    'linear-gradient(red, var(--a) blue)',
  ])('%s goes', (value) => {
    expect(kept(`background-image: ${value}`)).toBe('');
  });
});

describe('pictures', () => {
  it.each(['https://cdn.school.example/a.png', '/storage/a.png'])(
    'of the school, %s, are dimmed below words',
    (address) => {
      const root = designed(
        `<div data-style="background: url('${address}') center / cover no-repeat">字</div>`,
      );
      const box = root.querySelector('div');
      const { href } = new URL(address, window.location.href);
      expect(box?.dataset['theme']).toBe('dark');
      expect(box?.dataset['style']).toBe(
        `background-image: linear-gradient(rgba(0, 0, 0, 0.62), rgba(0, 0, 0, 0.62)), url("${href}"); background-size: cover; background-position: center center; background-repeat: no-repeat; ${INKED}`,
      );
      expect(contrastOf(INKS.dark, [97, 97, 97, 1])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    'background-size: contain',
    'background-size: 50%',
    'background-size: 50% 100%',
    'background-size: auto 100%',
    'background-position: left',
    'background-position: left top',
    'background-position: 50% 100%',
    'background-repeat: repeat-x',
  ])('lie as they are laid: %s', (style) => {
    const root = designed(`<div data-style="background-image: url(/a.png); ${style}"></div>`);
    expect(root.firstElementChild?.getAttribute('data-style')).toContain(`; ${style}`);
  });

  it.each([
    'background-size: 9999px',
    'background-size: cover var(--a)',
    'background-size: var(--a) cover',
    'background-position: -99px',
    'background-position: left var(--a)',
    'background-position: var(--a) left',
    'background-repeat: round',
    'background-repeat: repeat var(--a)',
    'background-repeat: var(--a) repeat',
  ])('do not lie elsewhere: %s', (style) => {
    const root = designed(`<div data-style="background-image: url(/a.png); ${style}"></div>`);
    expect(root.firstElementChild?.getAttribute('data-style')).not.toContain(';');
  });

  it('have words of a colour that can be read on them, however bright they are', () => {
    const root = designed(
      '<div data-style="background-image: url(/a.png)"><b data-style="color: rgb(90, 90, 90)">字</b></div>',
    );
    const [ink = INKS.light] = coloursOf(root.querySelector('b')?.outerHTML ?? '');
    expect(contrastOf(ink, [97, 97, 97, 1])).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(ink, [97, 97, 97, 1])).toBeLessThan(5);
  });

  it('without words stay as they are', () => {
    const root = designed(
      '<div data-style="background-image: url(/a.png); min-height: 90px"> <i></i> </div>',
    );
    const box = root.querySelector('div');
    const { href } = new URL('/a.png', window.location.href);
    expect(box?.dataset['style']).toBe(`min-height: 90px; background-image: url("${href}")`);
    expect(box?.hasAttribute('data-theme')).toBe(false);
  });

  it.each([
    'https://evil.example/a.png',
    'https://cdn.school.example.evil.example/a.png',
    'https://cdn.school.example:8443/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'ftp://cdn.school.example/a.png',
    'https-x://cdn.school.example/a.png',
    'x-https://cdn.school.example/a.png',
    'https://',
  ])('of others, %s, go', (address) => {
    expect(kept(`background-image: url('${address}')`)).toBe('');
  });
});
