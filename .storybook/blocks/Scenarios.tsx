import { AnchorMdx } from '@storybook/addon-docs/blocks';
import spec from 'virtual:spec';
import { previewPath, scenarioList, type Site } from '@qinghe/api/mocks';
import { text } from '../../packages/ui/src/styles/text.ts';
import { Prose } from './Prose.tsx';
import { links, table } from './table.ts';

const sites: readonly { site: Site; root: string; name: string }[] = [
  { site: 'desktop', root: 'Desktop/', name: 'Desktop' },
  { site: 'mobile', root: 'Mobile/', name: 'Mobile' },
];

/** The URL of the demo school: `STORYBOOK_PREVIEW_URL` at build time, by default this machine. */
const school = String(import.meta.env['STORYBOOK_PREVIEW_URL'] ?? 'http://127.0.0.1:4310');

/** How many stories of a scenario are linked for each site; the others are in the sidebar. */
const SHOWN = 4;

/** Lists every scenario of the registry, with links that open it in the apps and links to its stories. */
export function Scenarios() {
  return (
    <table css={[text.body, table]}>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">What it shows</th>
          <th scope="col">In the apps</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {scenarioList.map((scenario) => {
          const own = sites.filter(({ site }) => (scenario.site ?? site) === site);
          return (
            <tr key={scenario.id} id={scenario.id}>
              <th scope="row">
                {scenario.title} <code>{scenario.id}</code>
              </th>
              <td>
                <Prose>{scenario.description}</Prose>
              </td>
              <td>
                <div css={links}>
                  {own.map(({ site, name }) => (
                    <a key={site} href={school + previewPath(scenario.id, scenario, site)}>
                      {name}
                    </a>
                  ))}
                </div>
              </td>
              <td>
                <div css={links}>
                  {own.flatMap(({ root }) =>
                    spec.stories
                      .filter((story) => story.scenario === scenario.id)
                      .filter(({ title }) => title.startsWith(root))
                      .slice(0, SHOWN)
                      .map(({ id, title, name }) => (
                        <AnchorMdx key={id} href={`?path=/story/${id}`} target="_top">
                          {title}: {name}
                        </AnchorMdx>
                      )),
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
