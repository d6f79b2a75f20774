import { useSchoolName } from '@qinghe/hooks/stores/system';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The school's name as the page's h1, which the slides' titles are below, and as its title. */
export function HomeHeading() {
  const name = useSchoolName();
  return (
    <>
      <PageMeta />
      <h1 css={visuallyHidden}>{name}</h1>
    </>
  );
}
