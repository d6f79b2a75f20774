import { AnchorMdx } from '@storybook/addon-docs/blocks';
import spec from 'virtual:spec';
import { previewPath, scenarioList, type Site } from '@qinghe/api/mocks';
import { text } from '../../packages/ui/src/styles/text.ts';
import { links, table } from './table.ts';

const sites: readonly { site: Site; root: string; name: string }[] = [
  { site: 'desktop', root: 'Desktop/', name: 'Desktop' },
  { site: 'mobile', root: 'Mobile/', name: 'Mobile' },
];

/** Where the demo school runs: `STORYBOOK_PREVIEW_URL` when Storybook is built, else this machine. */
const school = String(import.meta.env['STORYBOOK_PREVIEW_URL'] ?? 'http://127.0.0.1:4310');

/** How many stories of one scenario are linked on a site; the sidebar has the rest. */
const SHOWN = 4;

/** Every scenario of the registry, with its link to send and its stories. */
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
              <td>{scenario.description}</td>
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
