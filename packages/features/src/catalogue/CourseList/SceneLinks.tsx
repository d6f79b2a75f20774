import type { ListScene } from '@qinghe/hooks/data/swr';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import * as styles from './CourseList.styles.ts';
import type { CourseList } from './useCourseList.ts';

const SCENES: readonly { scene: ListScene; label: string }[] = [
  { scene: '', label: '全部' },
  { scene: 'free', label: '免费' },
  { scene: 'sub', label: '热门' },
  { scene: 'recom', label: '推荐' },
];

export interface SceneLinksProps {
  list: CourseList;
  /** A bar on the desktop site, plain text on the mobile site. */
  variant: 'bar' | 'plain';
}

/** Links to orders and selections of the course list. 推荐 is shown only if the address asks for it. */
export function SceneLinks({ list, variant }: SceneLinksProps) {
  const current = list.query.scene;
  const shown = SCENES.filter(({ scene }) => scene !== 'recom' || scene === current);
  return (
    <div role="group" aria-label="筛选" css={styles.scenes[variant]}>
      {shown.map(({ scene, label }) => (
        <Link
          key={scene}
          variant="bare"
          href={list.pathFor({ scene })}
          aria-current={scene === current || undefined}
          css={[text.label, styles.sceneLinks[variant]]}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
