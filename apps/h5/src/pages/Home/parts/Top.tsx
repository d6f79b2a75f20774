import { Search } from 'lucide-react';
import { lazy, useState } from 'react';
import type { HomeBlock } from '@qinghe/api/resources/home';
import { useLatestAnnouncement } from '@qinghe/hooks/data/announcements';
import { useHomeBlocks } from '@qinghe/hooks/data/home';
import { mapQuery } from '@qinghe/hooks/data/swr';
import { BRAND } from '@qinghe/hooks/env';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { useOpenHref, useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Logo } from '@qinghe/ui/components/Logo';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { cardWords } from '@qinghe/ui/patterns/Hero';
import { CategoryPanel, type CategoryPanelItem } from '@qinghe/ui/patterns/CategoryPanel';
import {
  BlockBoundary,
  CategoriesSkeleton,
  HomeHero,
  QueryBlock,
  Yielded,
} from '@qinghe/features/content/HomeBlocks';
import { SiteAnnouncement } from '@qinghe/features/content/SiteAnnouncement';
import * as styles from './Top.styles.ts';

/** The head of the mobile home page: logo and search. */
export function Head() {
  const config = useSystem((state) => state.config);
  const { placeholder } = useSearchWords();
  const name = useSchoolName();
  return (
    <div css={styles.head}>
      <Logo
        name={name}
        // The brand's logo image includes its name; here the mark alone is enough.
        src={name === BRAND ? undefined : config?.logo.logo}
        isMarkOnPhone
        css={styles.logo}
      />
      <Link variant="bare" href={paths.search()} css={styles.search}>
        <Icon as={Search} size={18} />
        {placeholder}
      </Link>
    </div>
  );
}

/** The newest announcement; its space collapses if there is none. */
function News() {
  const { data, isLoading } = useLatestAnnouncement();
  const [isLate] = useState(isLoading);
  if (!isLoading && !data) return isLate ? <Yielded place="news" /> : null;
  return (
    <div css={styles.news}>
      {isLoading ? <Skeleton css={styles.newsSkeleton} /> : <SiteAnnouncement layout="card" />}
    </div>
  );
}

const gridOf = (blocks: readonly HomeBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'gridNav' ? block.config_render.items : []));

type GridItem = ReturnType<typeof gridOf>[number];

/** Returns the tiles of the school's grid; those without a name or a valid target are left out. */
function tilesOf(
  grid: readonly GridItem[],
  readHref: ReturnType<typeof useOpenHref>,
): CategoryPanelItem[] {
  return grid.flatMap(({ src, name, href }, order) => {
    const target = readHref(href);
    return target && name ? [{ id: order, name, href: target, imageSrc: src }] : [];
  });
}

// Few schools have no grid: the code of the categories is loaded only when needed.
const HomeCategories = lazy(async () => {
  const { HomeCategories: default_ } = await import('@qinghe/features/content/HomeCategories');
  return { default: default_ };
});

const skeleton = <CategoriesSkeleton layout="grid" isOverlapping={false} />;

/** The school's grid of links or, without one, the course categories; if there are none either, the space collapses. */
function Tiles() {
  const [isNone, setNone] = useState(false);
  const grid = mapQuery(useHomeBlocks('h5'), gridOf);
  const readHref = useOpenHref(grid.data?.map(({ href }) => href) ?? []);
  const tiles = mapQuery(grid, (items) => tilesOf(items, readHref));
  if (isNone) return <Yielded place="tiles" />;
  return (
    <div css={styles.tiles}>
      {(tiles.data ? tiles.data.length === 0 : tiles.error) ? (
        <BlockBoundary fallback={skeleton}>
          <HomeCategories layout="grid" onNone={() => setNone(true)} />
        </BlockBoundary>
      ) : (
        <QueryBlock query={tiles} skeleton={skeleton}>
          {(items) => <CategoryPanel layout="grid" label="快捷入口" items={items} />}
        </QueryBlock>
      )}
    </div>
  );
}

/** The first screen of the mobile home page below its head: slides, newest announcement and tiles. */
export function Top() {
  return (
    <>
      <div css={styles.slides}>
        <HomeHero platform="h5" renderWords={cardWords} />
      </div>
      <News />
      <Tiles />
    </>
  );
}
