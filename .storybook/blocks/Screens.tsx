import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { text } from '../../packages/ui/src/styles/text.ts';
import { useStoryIndex, type IndexedStory } from './storyIndex.ts';
import { links, table } from './table.ts';

const sites = ['Desktop', 'Mobile'] as const;

/** `CourseDetail` and `Course detail` are the same screen. */
const screenOf = (title: string) =>
  (title.split('/')[1] ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

function Cell({ stories }: { stories: readonly IndexedStory[] }) {
  return (
    <td>
      <div css={links}>
        {stories.map(({ id, name }) => (
          <AnchorMdx key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </AnchorMdx>
        ))}
      </div>
    </td>
  );
}

/** The screens of both sites and their states, each linked to its story. */
export function Screens() {
  const stories = useStoryIndex().filter(({ title }) => /^(Desktop|Mobile)\//.test(title));
  const screens = [...new Set(stories.map(({ title }) => screenOf(title)))].toSorted();
  return (
    <table css={[text.body, table]}>
      <thead>
        <tr>
          <th scope="col">Screen</th>
          {sites.map((site) => (
            <th key={site} scope="col">
              {site}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <tr key={screen}>
            <th scope="row">{screen}</th>
            {sites.map((site) => (
              <Cell
                key={site}
                stories={stories.filter(
                  ({ title }) => title.startsWith(`${site}/`) && screenOf(title) === screen,
                )}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
