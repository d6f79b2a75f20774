import type { HomeBlockOf } from '@qinghe/api/resources/home';
import { useOpenHref } from '@qinghe/hooks/stores/system';
import { Link } from '@qinghe/ui/components/Link';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { CodeBlock } from './CodeBlock.tsx';
import { column, section } from './HomeBlocks.styles.ts';
import type { PlainBlock } from './contentBlocks.ts';
import * as styles from './PlainBlockView.styles.ts';

function ImageGroup({ block }: { block: HomeBlockOf<'imageGroup'> }) {
  const { v: layout, items } = block.config_render;
  const readHref = useOpenHref(items.map(({ url }) => url));
  return (
    <ul css={[styles.images, styles.imageLayouts[layout]]}>
      {items.map(({ src, url }, order) => {
        const href = readHref(url);
        const picture = (
          <img css={styles.image} src={src} alt={href ? `图片 ${order + 1}` : ''} loading="lazy" />
        );
        return (
          // Items have no id, and the same picture may occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={order}>
            {href ? (
              <Link variant="bare" href={href} css={styles.imageLink}>
                {picture}
              </Link>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Account({ block }: { block: HomeBlockOf<'account'> }) {
  const { title, name, logo, desc, qrcode } = block.config_render;
  return (
    <div css={styles.account}>
      {logo && <img css={styles.accountLogo} src={logo} alt="" loading="lazy" />}
      <div css={styles.accountWords}>
        <h2 css={text.subtitle}>{name || title}</h2>
        {desc && <p css={[text.caption, styles.quiet]}>{desc}</p>}
      </div>
      {qrcode && (
        <img css={styles.accountCode} src={qrcode} alt={`${name || title}二维码`} loading="lazy" />
      )}
    </div>
  );
}

/**
 * A block that looks the same on both sites. A `blank` block keeps its height (in design px) but not its colour, which would not
 * suit the dark theme.
 */
export function PlainBlockView({ block }: { block: PlainBlock }) {
  if (block.kind === 'blank')
    return <div style={{ height: `${Math.min(block.config_render.height, 480) / 16}rem` }} />;
  return (
    <div css={section}>
      <div css={[container, column]}>
        {block.kind === 'code' && <CodeBlock html={block.config_render.html} />}
        {block.kind === 'imageGroup' && <ImageGroup block={block} />}
        {block.kind === 'account' && <Account block={block} />}
      </div>
    </div>
  );
}
