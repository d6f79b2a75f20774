import type { Site } from '@qinghe/hooks/url';
import { useState } from 'react';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { readGoods, useGoods } from '@qinghe/hooks/data/orders';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { session, useSession } from '@qinghe/hooks/stores/session';
import { useFeature } from '@qinghe/hooks/stores/system';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { GoneContent, LoadError } from '@qinghe/features/states/StatusPages';
import { BadOrder } from '../OrderParts/index.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { JoinForm } from './JoinForm.tsx';
import * as styles from './OrderConfirm.styles.ts';
import { standingOf } from './standing.ts';

function ConfirmSkeleton() {
  return (
    <div css={styles.columns}>
      <div css={styles.sections}>
        <Skeleton height="13.5rem" />
        <Skeleton height="10rem" />
      </div>
      <Skeleton height="16rem" />
    </div>
  );
}

export interface OrderConfirmProps {
  site: Site;
}

/**
 * The order page: the goods named by kind and id in the address, at the server's price, and the form that orders them (contract
 * 4.9). Other query parameters are ignored.
 */
export function OrderConfirm({ site }: OrderConfirmProps) {
  const [search] = useSearchParams();
  const target = readGoods(search.get('goods_type'), search.get('goods_id'));
  const hasVip = useFeature('vip');
  const [now] = useState(() => Date.now());
  const isLogin = useSession().isLogin;
  const member = useMemberStatus();
  const goods = useGoods(target);
  const { user } = session;

  if (!target || (target.type === 'role' && !hasVip) || isNotFound(goods.error))
    return <BadOrder />;
  const error = goods.data ? undefined : goods.error;
  const memberError = isLogin ? undefined : member.error;
  if (error || memberError)
    return (
      <LoadError
        variant="page"
        error={error ?? memberError}
        isRetrying={goods.isRetrying}
        onRetry={() => {
          if (error) void goods.mutate();
          if (memberError) member.retry();
        }}
      />
    );
  const isReady = goods.data !== undefined && isLogin && user !== null;
  if (!isReady) return <Loading isLoading skeleton={<ConfirmSkeleton />} />;
  const { data, reload } = goods;
  if (!data || !user) return null;
  const standing = standingOf(data, user, hasVip, now);
  if (standing.kind === 'closed')
    return <GoneContent title={standing.title} href={standing.href} linkText={standing.linkText} />;
  const key = `${data.type} ${data.id}`;
  return standing.kind === 'join' ? (
    <JoinForm key={key} site={site} goods={data} onReload={reload} />
  ) : (
    <CheckoutForm key={key} site={site} goods={data} member={user} onReload={reload} />
  );
}
