import { Spinner } from '../../../components/Spinner/index.ts';
import * as styles from '../Player.styles.ts';

/** Says over the picture that something is on its way. */
export function FrameBusy({ children }: { children: string }) {
  return (
    <div css={styles.busy} role="status">
      <Spinner size={40} />
      {children}
    </div>
  );
}
