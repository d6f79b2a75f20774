import * as styles from '../Player.styles.ts';

export interface ToggleProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch on the dark surface of the player. */
export function Toggle({ label, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      css={styles.toggle}
      onClick={() => onChange(!isOn)}
    >
      <span css={styles.toggleLabel}>{label}</span>
      <span css={[styles.track, isOn && styles.trackOn]} />
    </button>
  );
}
