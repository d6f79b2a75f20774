import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './StudyList.styles.ts';

export interface FinishedFoldProps {
  count: number;
  /** Whether it is open initially, as where the list has no other courses to show. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Collapsible section with the finished courses at the end of a list. */
export function FinishedFold({ count, isOpenAtFirst, children }: FinishedFoldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <section css={styles.fold}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        css={[text.subtitle, styles.foldButton]}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon as={ChevronRight} size={18} css={[styles.chevron, isOpen && styles.chevronOpen]} />
        学习完成
        <span css={[text.label, text.number, styles.count]}>{count}</span>
      </button>
      <div id={id} hidden={!isOpen} css={styles.foldBody}>
        {isOpen && children}
      </div>
    </section>
  );
}
