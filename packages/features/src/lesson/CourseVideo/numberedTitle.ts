/** A title that numbers itself: 第 1 讲 … or 第三节：… */
const OWN_NUMBER = /^第\s*[\d一二三四五六七八九十百零〇两]+\s*[讲课节集回期]/;

/** A lesson's title after its number in the course, once. */
export const numberedTitle = (position: number, title: string) =>
  OWN_NUMBER.test(title) ? title : `第 ${position} 讲　${title}`;
