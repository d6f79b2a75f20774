import { HomeActivities } from '@qinghe/features/content/HomeBlocks';

/** The next activities on a band across the page. */
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
