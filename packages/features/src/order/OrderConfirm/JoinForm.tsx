import { useJoinActivity, type Goods } from '@qinghe/hooks/data/orders';
import { paths, type Site } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { useIsHere, useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { billed } from '@qinghe/ui/words';
import { AttendeeFields } from './parts/AttendeeFields.tsx';
import { Frame } from './parts/Frame.tsx';
import { GoodsSection } from './parts/GoodsSection.tsx';
import { PRICE_LABELS } from './standing.ts';
import { useAttendee } from './useAttendee.ts';

export interface JoinFormProps {
  site: Site;
  goods: Goods;
  /** Fetches the activity again. */
  onReload: () => Promise<Goods | undefined>;
}

/** Form for an activity that is free for this member: a sign-up without an order (contract O-06). */
export function JoinForm({ site, goods, onReload }: JoinFormProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const attendee = useAttendee();
  const { trigger, isMutating } = useJoinActivity(goods.id);

  const submit = async () => {
    if (isMutating || !attendee.check()) return;
    const { name, mobile } = attendee.values;
    try {
      await trigger({ name: name.trim(), mobile: mobile.trim() });
      toast.success('报名成功');
      if (isHere()) void navigate(paths.activity(goods.id), { replace: true });
    } catch (error) {
      showError(error);
      void onReload();
    }
  };

  return (
    <Frame
      site={site}
      rows={[{ label: PRICE_LABELS.activate, value: billed(0) }]}
      payable={0}
      agreement={null}
      submitText="提交报名"
      isSubmitting={isMutating}
      isDisabled={false}
      onSubmit={() => void submit()}
    >
      <GoodsSection goods={goods} />
      <AttendeeFields form={attendee} />
    </Frame>
  );
}
