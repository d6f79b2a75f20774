import type { CourseCategory } from '@qinghe/api/resources/courses';
import { paths } from '../../url/index.ts';
import type { ListQuery } from '../swr/index.ts';

/** A category of the first or second level. */
export interface FoundCategory {
  id: number;
  name: string;
  /** The parent category; absent for categories of the first level. */
  parent?: { id: number; name: string };
}

/** Finds a category by its id on both levels; undefined when there is none. */
export function findCourseCategory(
  categories: readonly CourseCategory[],
  id: number,
): FoundCategory | undefined {
  for (const category of categories) {
    if (category.id === id) return { id, name: category.name };
    const child = category.children.find((narrower) => narrower.id === id);
    if (child) return { id, name: child.name, parent: { id: category.id, name: category.name } };
  }
  return undefined;
}

/** Returns the address of the course list; a sub-category is given together with its parent, and page 1 is left out. */
export function courseListPath(
  { category, scene, page }: Partial<ListQuery>,
  categories: readonly CourseCategory[],
): string {
  const parent = category ? findCourseCategory(categories, category)?.parent : undefined;
  return paths.courses({
    cid: parent?.id ?? (category || undefined),
    child: parent && category,
    scene,
    page: page === 1 ? undefined : page,
  });
}
