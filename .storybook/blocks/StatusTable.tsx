import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import status from 'virtual:status';
import { Segmented } from '../../packages/ui/src/components/Segmented/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { table } from './table.ts';

const scroll = css({ overflowX: 'auto' });

const idOf = (title: string) => title.toLowerCase().replaceAll('/', '-');

const items = [
  { value: 'all', label: 'All' },
  { value: 'unreviewed', label: 'Not yet reviewed' },
] as const;

/** The status table of all components and patterns, as `npm run status` prints it, with a filter for unreviewed ones. */
export function StatusTable() {
  const [shown, setShown] = useState<(typeof items)[number]['value']>('all');
  const rows = status.rows.filter(({ isUnreviewed }) => shown === 'all' || isUnreviewed);
  return (
    <>
      <Segmented label="Which parts" items={items} value={shown} onChange={setShown} />
      <p css={text.caption} role="status">
        {rows.length} of {status.rows.length} parts
      </p>
      <div css={scroll}>
        <table css={[text.caption, table]}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {status.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, cells }) => (
              <tr key={title}>
                <th scope="row">
                  <AnchorMdx href={`?path=/docs/${idOf(title)}--docs`} target="_top">
                    {title.split('/')[1]}
                  </AnchorMdx>
                </th>
                {cells.map((cell, at) => (
                  <td key={status.heads[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
