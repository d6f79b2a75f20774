import { useState } from 'react';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { findArrivalCard } from '@qinghe/hooks/data/activities';
import type { Query } from '@qinghe/hooks/data/swr';
import { paths } from '@qinghe/hooks/url';
import { text } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { ArrivalFacts } from './ArrivalCard.tsx';
import * as styles from './ActivityDetail.styles.ts';

interface ActivityUnavailableProps {
  id: number;
  query: Query<ActivityDetail>;
}

/** An activity that could not be loaded: the error with a retry, and the arrival card if this device has stored it. */
export function ActivityUnavailable({ id, query }: ActivityUnavailableProps) {
  const [card] = useState(() => findArrivalCard(id));
  return (
    <>
      <PageMeta title={card?.title ?? '线下活动'} />
      {card && (
        <section css={styles.keptCard} aria-labelledby="arrival-card">
          <p css={[text.caption, styles.quiet]}>到场卡（保存在本设备）</p>
          <h1 id="arrival-card" css={text.h2}>
            {card.title}
          </h1>
          <ArrivalFacts card={card} />
        </section>
      )}
      <LoadError
        variant={card ? 'block' : 'page'}
        error={query.error}
        isRetrying={query.isRetrying}
        onRetry={() => void query.mutate()}
        backHref={paths.activities()}
        backText="返回线下活动"
      />
    </>
  );
}
