import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { text } from '../../../styles/text.ts';
import { KEY_GUIDE } from '../media/keymap.ts';
import { ControlButton } from './ControlButton.tsx';
import { Toggle } from './Toggle.tsx';
import * as styles from '../Player.styles.ts';

export interface KeyGuideProps {
  hasKeys: boolean;
  onKeysChange: (hasKeys: boolean) => void;
  onClose: () => void;
}

/** A dialog that lists the player's keys, with a switch to turn them off. It keeps the focus inside until it closes. */
export function KeyGuide({ hasKeys, onKeysChange, onClose }: KeyGuideProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || (event.key === '?' && !event.repeat)) {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
      if (event.key !== 'Tab') return;
      const stops = element.querySelectorAll<HTMLElement>('button');
      const [first, last] = [stops[0], stops[stops.length - 1]];
      const focused = document.activeElement;
      const isLeaving = event.shiftKey
        ? focused === first || focused === element
        : focused === last;
      if (!isLeaving) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    element.addEventListener('keydown', handleKeyDown);
    return () => element.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);
  return (
    <div
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label="键盘快捷键"
      tabIndex={-1}
      css={styles.guide}
    >
      <div css={styles.guideHead}>
        <h2 css={text.subtitle}>键盘快捷键</h2>
        <ControlButton label="关闭" icon={X} onClick={onClose} />
      </div>
      <Toggle label="启用快捷键" isOn={hasKeys} onChange={onKeysChange} />
      <dl css={[text.caption, styles.guideList]}>
        {KEY_GUIDE.map(([keys, does]) => (
          <div key={keys} css={styles.guideRow}>
            <dt css={styles.guideKeys}>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p css={[text.caption, styles.guideNote]}>按住 Ctrl、Alt 或 ⌘ 的组合键始终留给浏览器。</p>
    </div>
  );
}
