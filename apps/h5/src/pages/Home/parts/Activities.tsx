import { HomeActivities } from '@qinghe/features/content/HomeBlocks';

/** Upcoming activities in a row that scrolls horizontally. */
export default function Activities() {
  return <HomeActivities layout="scroller" linkText="全部" />;
}
