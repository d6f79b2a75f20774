import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';

const button = css({
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'start',
  width: '100%',
  padding: '0.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-md'),
  background: token('surface-base'),
  color: token('text-primary'),
  fontFamily: token('font-mono'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  cursor: 'pointer',
  '&:hover': { background: token('surface-hover') },
});
const said = css({ color: token('text-brand') });

export interface CopyButtonProps {
  /** The text that is copied. */
  copies: string;
  /** The visible label; the accessible name is `Copy` with this label. */
  label: string;
  children?: ReactNode;
}

/** A button that copies a text to the clipboard and confirms it. */
export function CopyButton({ copies, label, children }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(copies);
    setIsCopied(true);
  };
  return (
    <button
      type="button"
      css={[text.caption, button]}
      aria-label={`Copy ${label}`}
      title={copies}
      onClick={() => void copy()}
    >
      {children}
      <span>{label}</span>
      <span css={said} role="status">
        {isCopied && 'Copied'}
      </span>
    </button>
  );
}
