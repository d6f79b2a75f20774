import { CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidate } from '@qinghe/hooks/data/swr';
import { useCopyTime } from '@qinghe/hooks/offline';
import { fullTime } from '@qinghe/hooks/time';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { IconButton } from '@qinghe/ui/components/IconButton';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './OfflineNotice.styles.ts';

/**
 * Notice that the page shows offline copies: when they were stored and why, with a button to load again. Renders nothing while
 * the network answers. Once closed, it reappears for copies of another time.
 */
export function OfflineNotice() {
  const time = useCopyTime();
  const revalidate = useRevalidate();
  const [closed, setClosed] = useState<number | null>(null);

  if (time === null || time === closed) return null;
  return (
    <div role="status" css={styles.place}>
      <div css={styles.notice}>
        <Icon as={CloudOff} size={20} css={styles.icon} />
        <p css={text.label}>
          离线内容，保存于 <time dateTime={new Date(time).toISOString()}>{fullTime(time)}</time>
          <span css={styles.reason}>
            {navigator.onLine ? '网络较慢或不可用' : '当前无网络，请检查网络连接'}
          </span>
        </p>
        <Button variant="outline" size="sm" onClick={() => revalidate(() => true)}>
          刷新
        </Button>
        <IconButton icon={X} label="关闭离线提示" onClick={() => setClosed(time)} />
      </div>
    </div>
  );
}
