/** Matches a title that contains its own number, such as 第 1 讲 … or 第三节：… */
const OWN_NUMBER = /^第\s*[\d一二三四五六七八九十百零〇两]+\s*[讲课节集回期]/;

/** Returns a lesson's title with its number in the course, unless the title contains one. */
export const numberedTitle = (position: number, title: string) =>
  OWN_NUMBER.test(title) ? title : `第 ${position} 讲　${title}`;
