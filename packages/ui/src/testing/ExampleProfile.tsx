import { css } from '@emotion/react';
import { text } from '../styles/text.ts';
import { token } from '../tokens/tokens.ts';
import { Avatar } from '../components/Avatar/index.ts';
import { space } from '../styles/space.ts';

const root = css({ display: 'flex', alignItems: 'center', gap: space(3) });
const name = css({ display: 'block', fontWeight: token('weight-semibold') });
const mobile = css({ display: 'block', color: token('text-tertiary') });

/** A profile row for the stories. */
export function ExampleProfile() {
  return (
    <span css={root}>
      <Avatar src="/demo/avatars/shen.svg" name="叶小满" />
      <span>
        <span css={name}>叶小满</span>
        <span css={[text.caption, text.number, mobile]}>138****6620</span>
      </span>
    </span>
  );
}
