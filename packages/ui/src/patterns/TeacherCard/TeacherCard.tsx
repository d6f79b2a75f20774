import type { ReactNode } from 'react';
import { Cover } from '../../components/Cover/index.ts';
import { Link } from '../../components/Link/index.ts';
import { clampTwoLines, text, truncate } from '../../styles/text.ts';
import * as styles from './TeacherCard.styles.ts';

export interface TeacherCardProps {
  /** Name of the teacher. */
  name: string;
  /** URL of the portrait; cropped at the bottom to 1 : 0.86. */
  portrait?: string | null;
  /** Job title, such as Python 讲师. */
  jobTitle?: string;
  /** A quote of one or two lines. */
  quote?: string;
  /** URL of the teacher's page; without it the card is not a link. */
  href?: string;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Class of the card. */
  className?: string;
}

/** A card of a teacher with portrait, job title and a quote. */
export function TeacherCard({
  name,
  portrait,
  jobTitle,
  quote,
  href,
  headingLevel = 3,
  className,
}: TeacherCardProps) {
  const Name = `h${headingLevel}` as const;
  const [initial] = name;
  const content: ReactNode = (
    <>
      <Cover
        src={portrait}
        ratio={0.86}
        fallback={initial && <span css={styles.initial}>{initial}</span>}
        css={styles.portrait}
      />
      <div css={styles.body}>
        <Name css={[text.title, truncate]}>{name}</Name>
        {jobTitle && <p css={[text.label, truncate, styles.jobTitle]}>{jobTitle}</p>}
        {quote && (
          <div css={styles.quote}>
            <p css={[clampTwoLines, styles.quoteText]}>{quote}</p>
          </div>
        )}
      </div>
    </>
  );
  if (href === undefined)
    return (
      <article css={styles.root} className={className}>
        {content}
      </article>
    );
  return (
    <Link variant="bare" href={href} css={[styles.root, styles.link]} className={className}>
      {content}
    </Link>
  );
}
