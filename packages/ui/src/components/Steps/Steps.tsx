import { Check } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Steps.styles.ts';

export interface StepsProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Names of the steps in order. */
  steps: readonly string[];
  /** Index of the current step, from 0; the steps before it are done. */
  current: number;
  /** Accessible name of the list. */
  label?: string;
  /** Text for screen readers after the name of a completed step. */
  doneText?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLOListElement>;
}

/** Shows the current step of a short sequence. Not a control. Phones show only the current step's name. */
export function Steps({
  steps,
  current,
  label = '进度',
  doneText = '已完成',
  ...rest
}: StepsProps) {
  return (
    <ol css={styles.root} aria-label={label} {...rest}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            css={[styles.entry, index === 0 && styles.firstEntry]}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index > 0 && <span css={[styles.line, styles.lines[state]]} />}
            <span css={[styles.step, styles.steps[state]]}>
              <span css={[styles.mark, styles.marks[state]]} aria-hidden="true">
                {state === 'done' ? <Icon as={Check} size={14} /> : index + 1}
              </span>
              <span css={state === 'current' ? undefined : styles.hiddenOnPhone}>{step}</span>
              {state === 'done' && <span css={styles.hidden}>{doneText}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
