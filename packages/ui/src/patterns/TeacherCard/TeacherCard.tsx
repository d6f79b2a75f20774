import type { ReactNode } from 'react';
import { Cover } from '../../components/Cover/index.ts';
import { Link } from '../../components/Link/index.ts';
import { clampTwoLines, text, truncate } from '../../styles/text.ts';
import * as styles from './TeacherCard.styles.ts';

export interface TeacherCardProps {
  /** What the teacher is called. */
  name: string;
  /** Address of the portrait; it is cut from below to 1 : 0.86. */
  portrait?: string | null;
  /** What the teacher is, such as Python 讲师. */
  jobTitle?: string;
  /** One or two lines in the teacher's own words. */
  quote?: string;
  /** Address of the teacher; without one the card is no link. */
  href?: string;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Of the card as a whole. */
  className?: string;
}

/** A teacher with portrait, job title and a sentence. */
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
