import { TicketCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { keepArrivalCard, type ArrivalCard } from '@qinghe/hooks/data/activities';
import { useMinute } from '@qinghe/hooks/time';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog } from '@qinghe/ui/components/Dialog';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import { telHref } from '@qinghe/features/content/About';
import { placeLines, whenLines } from './describeActivity.ts';
import * as styles from './ActivityDetail.styles.ts';

function cardOf({ activate }: ActivityDetail): ArrivalCard {
  return {
    id: activate.id,
    title: activate.title,
    startedAt: activate.started_at,
    endedAt: activate.ended_at,
    place: placeLines(activate)?.full ?? '',
    contactName: activate.contact_name,
    contactMobile: activate.contact_mobile,
  };
}

/** Time, place and contact of an activity, to be shown at the entrance. */
export function ArrivalFacts({ card }: { card: ArrivalCard }) {
  const now = useMinute();
  const when = whenLines(card.startedAt, card.endedAt, now);
  const href = telHref(card.contactMobile);
  const rows = [
    { name: '时间', value: when && `${when.main} ${when.sub}（北京时间）` },
    { name: '地点', value: card.place },
    { name: '联系人', value: card.contactName },
    {
      name: '电话',
      value: href ? <Link href={href}>{card.contactMobile}</Link> : card.contactMobile,
    },
  ];
  return (
    <dl css={styles.cardFacts}>
      {rows.map(
        ({ name, value }) =>
          value && (
            <div key={name} css={styles.cardRow}>
              <dt css={[text.label, styles.quiet]}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * Opens the arrival card of an activity that the member has joined. It is stored on this device, for places without a network.
 */
export function ArrivalCardButton({ detail }: { detail: ActivityDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { isBuy } = detail;
  useEffect(() => {
    if (isBuy) keepArrivalCard(cardOf(detail));
  }, [isBuy, detail]);
  if (!isBuy) return null;
  return (
    <>
      <Button
        variant="soft"
        size="sm"
        css={styles.cardButton}
        icon={<Icon as={TicketCheck} size={16} />}
        onClick={() => setOpen(true)}
      >
        到场卡
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={detail.activate.title}
        description="已保存在本设备，没有网络也能打开"
      >
        <ArrivalFacts card={cardOf(detail)} />
      </Dialog>
    </>
  );
}
