import { Play } from 'lucide-react';
import { clockDuration } from '@qinghe/hooks/time';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import type { Trial } from '../useTrial.ts';
import * as styles from './late.styles.ts';

/** Link on the cover of a course to its preview, with a play button and the preview's duration. */
export function TrialSign({ lesson, words, link }: Trial) {
  const length = `试看 ${clockDuration(lesson.free_seconds)}`;
  return (
    <Link
      variant="bare"
      css={styles.coverLink}
      aria-label={`${length}：${words}“${lesson.title}”`}
      {...link}
    >
      <span css={styles.coverPlay}>
        <Icon as={Play} size={28} />
      </span>
      <span css={[text.number, styles.trial]}>{length}</span>
    </Link>
  );
}
