import { slidesOf } from '@qinghe/api/resources/blockSlides';
import type { Slide } from '@qinghe/api/resources/home';
import { useHomeBlocks, useSliders, type HomePlatform } from '@qinghe/hooks/data/home';
import { mapQuery, type DerivedQuery } from '@qinghe/hooks/data/swr';

const withPicture = (slides: Slide[]) => slides.filter(({ thumb }) => thumb !== '');

/** Returns the slides of the home page: the school's sliders or, when it has set none, its slider block. */
export function useHeroSlides(platform: HomePlatform): DerivedQuery<Slide[]> {
  const sliders = useSliders(platform);
  const isUnset = sliders.data?.length === 0;
  const blocks = useHomeBlocks(isUnset ? platform : null);
  if (isUnset && !blocks.error) return mapQuery(blocks, (list) => withPicture(slidesOf(list)));
  const { data, ...rest } = sliders;
  return { ...rest, data: data && withPicture(data) };
}
