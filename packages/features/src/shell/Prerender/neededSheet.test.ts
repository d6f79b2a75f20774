import { expect, it } from 'vitest';
import { neededSheet } from './neededSheet.ts';

const SHEET =
  ':root{--green:#0a0;--brand:var(--green);--red:#a00;--danger:var(--red);--space:1px}' +
  '[data-theme=dark]{--brand:#0f0;--danger:#f00}' +
  '@media (prefers-reduced-motion:reduce){:root{--slow:1ms}}' +
  'body{color:var(--brand)}';

it('leaves out custom properties that nothing reads', () => {
  expect(neededSheet(SHEET, '')).toBe(
    ':root{--green:#0a0;--brand:var(--green);}[data-theme=dark]{--brand:#0f0;}body{color:var(--brand)}',
  );
});

it('keeps what other rules read, and what that is made of, in each theme', () => {
  expect(neededSheet(SHEET, '.a{color:var(--danger);transition:1s var(--slow,0s)}')).toBe(
    ':root{--green:#0a0;--brand:var(--green);--red:#a00;--danger:var(--red);}' +
      '[data-theme=dark]{--brand:#0f0;--danger:#f00}' +
      '@media (prefers-reduced-motion:reduce){:root{--slow:1ms}}body{color:var(--brand)}',
  );
});

it('leaves out typefaces in files, and keeps those of the device that stand in', () => {
  const standIn = '@font-face{font-family:B;src:local("Arial")}';
  expect(
    neededSheet(
      `@font-face{font-family:A;src:url(/a.woff2)format("woff2")}${standIn}body{color:red}`,
      '',
    ),
  ).toBe(`${standIn}body{color:red}`);
});
