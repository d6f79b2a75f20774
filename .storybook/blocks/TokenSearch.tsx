import { css } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import tokens from 'virtual:tokens';
import { Field } from '../../packages/ui/src/components/Field/index.ts';
import { Input } from '../../packages/ui/src/components/Input/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { table } from './table.ts';

const swatch = css({
  display: 'block',
  width: '3rem',
  height: '1.5rem',
  border: `1px solid ${token('border-default')}`,
  borderRadius: token('radius-sm'),
});
const value = css({ fontFamily: token('font-mono'), overflowWrap: 'normal' });
const place = css({ marginBlockEnd: '1rem' });
/** How many parts are named in a row; the others are only counted. */
const SHOWN = 6;

function Value({ of, isColour }: { of: string; isColour: boolean }) {
  return (
    <td>
      {isColour && <span css={swatch} style={{ background: of }} />}
      <span css={[text.caption, value]}>{of}</span>
    </td>
  );
}

const usesOf = (usedBy: readonly string[]) => {
  const rest = usedBy.length - SHOWN;
  const named = usedBy.slice(0, SHOWN).map((title) => title.split('/')[1]);
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

/** Lists every design token with a search: its values in both themes, the parts that use it, and its code to copy. */
export function TokenSearch() {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().trim();
  const shown = tokens.filter(({ name, light, dark, description, usedBy }) =>
    `${name} ${light} ${dark} ${description} ${usedBy.join(' ')}`.toLowerCase().includes(words),
  );
  return (
    <>
      <div css={place}>
        <Field label={`${shown.length} of ${tokens.length} tokens`}>
          <Input
            value={typed}
            placeholder="a name, a value, a purpose, or a component that takes it"
            isClearable
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <table css={[text.body, table]}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">For</th>
            <th scope="col">Used by</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, light, dark, isColour, description, usedBy }) => (
            <tr key={name}>
              <th scope="row">
                <CopyButton copies={`token('${name}')`} label={name} />
              </th>
              <Value of={light} isColour={isColour} />
              <Value of={dark} isColour={isColour} />
              <td css={text.caption}>{description}</td>
              <td css={text.caption}>{usesOf(usedBy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
