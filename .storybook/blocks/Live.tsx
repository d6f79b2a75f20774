import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { AppSWRConfig } from '@qinghe/hooks/data/swr';
import { Field } from '../../packages/ui/src/components/Field/index.ts';
import { Input } from '../../packages/ui/src/components/Input/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';

const stack = css({ display: 'grid', gap: '1rem', maxWidth: '48rem' });
const answer = css({
  margin: 0,
  padding: '1rem 1.25rem',
  borderRadius: token('radius-lg'),
  background: token('surface-sunken'),
  color: token('text-primary'),
  fontFamily: token('font-mono'),
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const results = css({ display: 'grid', gap: '0.75rem', margin: 0 });
const call = css({ color: token('text-secondary'), fontFamily: token('font-mono') });
const value = css({ margin: 0, fontFamily: token('font-mono'), overflowWrap: 'anywhere' });

/** How many entries of a list are shown; the others are only counted. */
const SHOWN = 2;
const LONGEST = 160;

/** Formats a value as JSON for readers: functions as ƒ, long lists and texts shortened. */
export function print(shown: unknown): string {
  const replace = (_key: string, part: unknown): unknown => {
    if (typeof part === 'function') return 'ƒ';
    if (part instanceof Error) return `${part.name}: ${part.message}`;
    if (part instanceof Map) return Object.fromEntries(part);
    if (Array.isArray(part) && part.length > SHOWN + 1)
      return [...part.slice(0, SHOWN), `… ${part.length - SHOWN} more`];
    if (typeof part === 'string' && part.length > LONGEST) return `${part.slice(0, LONGEST)}…`;
    return part;
  };
  return JSON.stringify(shown, replace, 2) ?? 'undefined';
}

/** Shows a value as code, in a labelled region. */
export function Printed({ label, children }: { label: string; children: unknown }) {
  return (
    <section aria-label={label}>
      <pre css={[text.caption, answer]}>{print(children)}</pre>
    </section>
  );
}

function Answer({ use: useAnswer }: { use: () => unknown }) {
  return <Printed label="What the hook answers">{useAnswer()}</Printed>;
}

/** Runs a hook against the demo school and shows its current result. */
export function Live({ use, children }: { use: () => unknown; children?: ReactNode }) {
  return (
    <AppSWRConfig>
      <div css={stack}>
        {children}
        <Answer use={use} />
      </div>
    </AppSWRConfig>
  );
}

export interface TryOutProps {
  /** The label of the input. */
  label: string;
  initial: string;
  /** Functions of the typed text, by the code of the call that is shown. */
  calls: Readonly<Record<string, (typed: string) => unknown>>;
}

/** Shows the results of functions for the text in an input. */
export function TryOut({ label, initial, calls }: TryOutProps) {
  const [typed, setTyped] = useState(initial);
  return (
    <div css={stack}>
      <Field label={label}>
        <Input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <dl css={results} aria-live="polite">
        {Object.entries(calls).map(([name, run]) => (
          <div key={name}>
            <dt css={[text.caption, call]}>{name}</dt>
            <dd css={[text.body, value]}>{print(run(typed))}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
