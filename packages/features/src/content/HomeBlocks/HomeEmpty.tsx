import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { useHomeActivities } from './useHomeActivities.ts';

/** Leads to the courses when the school has put nothing on its home page yet. */
export function HomeEmpty() {
  const { data: activities, ref } = useHomeActivities();
  if (activities === undefined) return <section ref={ref} />;
  if (activities.length > 0) return null;
  return (
    <Empty
      title="内容筹备中，先去看看全部课程"
      action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
    />
  );
}
