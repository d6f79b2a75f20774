import { Spinner } from '../../../components/Spinner/index.ts';
import * as styles from '../Player.styles.ts';

/** A spinner and a text over the picture while something is loading. */
export function FrameBusy({ children }: { children: string }) {
  return (
    <div css={styles.busy} role="status">
      <Spinner size={40} />
      {children}
    </div>
  );
}
