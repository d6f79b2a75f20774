import { css } from '@emotion/react';
import { token } from '@qinghe/ui/tokens';
import { highlightParts } from './highlightParts.ts';

const hit = css({ background: 'none', color: token('text-brand') });

/** A text with the keywords highlighted. */
export function Highlight({ text, keywords }: { text: string; keywords: string }) {
  let at = 0;
  return highlightParts(text, keywords).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isHit ? (
      <mark key={key} css={hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
