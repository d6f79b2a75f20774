import { Sprout } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './HomeStatement.styles.ts';

export interface HomeStatementProps {
  title: string;
  /** Second line: what is to come, or what to do. */
  line: string;
  /** Link to another page in the meantime. */
  action?: ReactNode;
  /** Whether it follows the hero directly, which it overlaps on the desktop site as the categories do. */
  isOverlapping: boolean;
}

/** The only statement on a home page without content. */
export function HomeStatement({ title, line, action, isOverlapping }: HomeStatementProps) {
  const titleId = useId();
  return (
    <section
      css={[container, styles.root, isOverlapping ? styles.overHero : styles.apart]}
      aria-labelledby={titleId}
    >
      <span css={styles.tile}>
        <Icon as={Sprout} size={32} />
      </span>
      <div css={styles.words}>
        <h2 id={titleId} css={[text.h3, styles.title]}>
          {title}
        </h2>
        <p css={[text.body, styles.line]}>{line}</p>
      </div>
      {action}
    </section>
  );
}
