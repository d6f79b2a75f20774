import { useId, type ReactNode } from 'react';
import { setVisit, useIsVisit } from '@qinghe/hooks/data/auth';
import { Checkbox } from '@qinghe/ui/components/Checkbox';
import * as styles from '../Account.styles.ts';

/** Asks whether the computer is shared; if so, no data of this visit is kept on it. */
export function SharedComputer({ children }: { children?: ReactNode }) {
  const id = useId();
  const isVisit = useIsVisit();
  return (
    <>
      <div css={styles.options}>
        <Checkbox
          checked={isVisit}
          aria-describedby={isVisit ? id : undefined}
          onChange={(event) => setVisit(event.target.checked)}
        >
          公共电脑
        </Checkbox>
        {children}
      </div>
      {isVisit && (
        <p id={id} css={styles.visitHint}>
          关闭标签页或 15 分钟不操作将自动退出，本机不保留任何记录
        </p>
      )}
    </>
  );
}
