import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './AboutHead.styles.ts';

/** Header of the about page on the desktop site, with the school's name above the title. */
export function AboutHead({ name }: { name: string }) {
  return (
    <div css={styles.root}>
      <div css={container}>
        <p css={styles.eyebrow}>{name}</p>
        <h1 css={[text.display, styles.title]}>关于我们</h1>
      </div>
    </div>
  );
}
