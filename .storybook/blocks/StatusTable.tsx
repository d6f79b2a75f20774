import { AnchorMdx } from '@storybook/addon-docs/blocks';
import status from 'virtual:status';
import { text } from '../../packages/ui/src/styles/text.ts';
import { table } from './table.ts';

const idOf = (title: string) => title.toLowerCase().replaceAll('/', '-');

/** What is known of every component and pattern, as `npm run status` prints it. */
export function StatusTable() {
  return (
    <table css={[text.caption, table]}>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Badge</th>
          <th scope="col">Stories</th>
          <th scope="col">States</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">h5</th>
          <th scope="col">Forced colours</th>
          <th scope="col">Keyboard</th>
          <th scope="col">Screens</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {status.map(({ title, pictures, ...row }) => (
          <tr key={title}>
            <th scope="row">
              <AnchorMdx href={`?path=/docs/${idOf(title)}--docs`} target="_top">
                {title.split('/')[1]}
              </AnchorMdx>
            </th>
            <td>{row.status}</td>
            <td>{row.stories}</td>
            <td>{row.states}</td>
            <td>{pictures.light}</td>
            <td>{pictures.dark}</td>
            <td>{pictures.h5}</td>
            <td>{pictures.forced}</td>
            <td>{row.keyboard}</td>
            <td>{row.screens.length}</td>
            <td>{row.since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
