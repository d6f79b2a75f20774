import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Empty } from '../../components/Empty/index.ts';
import { useHomeActivities } from './useHomeActivities.ts';

/** Leads to the courses when the school has put nothing on its home page yet. */
export function HomeEmpty() {
  const { data: activities } = useHomeActivities();
  if (activities?.length !== 0) return null;
  return (
    <Empty
      title="内容筹备中，先去看看全部课程"
      action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
    />
  );
}
