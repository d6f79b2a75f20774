import { HomeActivities } from '@qinghe/features/content/HomeBlocks';

/** Upcoming activities on a coloured band across the page. */
export default function Activities() {
  return (
    <HomeActivities
      layout="three"
      isBand
      subtitle="从屏幕里走出来，和同学、老师一起做点什么"
      linkText="全部活动"
    />
  );
}
