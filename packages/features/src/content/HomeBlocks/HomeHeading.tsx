import { useSchoolName } from '@qinghe/hooks/stores/system';
import { visuallyHidden } from '@qinghe/ui/styles/text';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** The school's name as the document title, and as a visually hidden h1 above the headings of the slides. */
export function HomeHeading() {
  const name = useSchoolName();
  return (
    <>
      <PageMeta />
      <h1 css={visuallyHidden}>{name}</h1>
    </>
  );
}
