import { Timer } from 'lucide-react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Tag } from '@qinghe/ui/components/Tag';
import { text } from '@qinghe/ui/styles/text';
import { timeLeft } from './deadline.ts';
import { useNow } from './useNow.ts';

export interface TimeLeftProps {
  /** Epoch milliseconds. */
  deadline: number;
  /** Size of the tag. */
  size?: 'm' | 'l';
  className?: string | undefined;
}

/** The time left to pay an order; renders nothing once it has run out. */
export function TimeLeft({ deadline, size = 'm', className }: TimeLeftProps) {
  const left = timeLeft(deadline, useNow());
  if (left === null) return null;
  return (
    <p className={className}>
      <Tag tone="warn" size={size}>
        <Icon as={Timer} size={14} />
        <span>
          请在 <b css={text.number}>{left}</b> 内完成支付
        </span>
      </Tag>
    </p>
  );
}
