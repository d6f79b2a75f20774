import { AnchorMdx } from '@storybook/addon-docs/blocks';
import spec from 'virtual:spec';
import { text } from '../../packages/ui/src/styles/text.ts';
import { links, table } from './table.ts';

const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
];

function Proofs({ of }: { of: string }) {
  const proofs = spec.proofs.filter(({ clauses }) => clauses.includes(of));
  return (
    <div css={links}>
      {proofs.map(({ kind, name, file, id }) =>
        id ? (
          <AnchorMdx key={id} href={`?path=/story/${id}`} target="_top">
            {name}
          </AnchorMdx>
        ) : (
          <span key={file + name} title={file}>
            {kind}: {name}
          </span>
        ),
      )}
    </div>
  );
}

/** Lists every clause of the specification with its exact strings and proofs, with links to stories. */
export function Clauses() {
  return SECTIONS.map((title, index) => {
    const prefix = `${index + 1}.`;
    return (
      <section key={title} aria-label={title}>
        <h2 css={text.h3}>
          §{index + 1} {title}
        </h2>
        <table css={[text.body, table]}>
          <thead>
            <tr>
              <th scope="col">Clause</th>
              <th scope="col">Holds on</th>
              <th scope="col">What it says</th>
              <th scope="col">Proved by</th>
            </tr>
          </thead>
          <tbody>
            {spec.clauses
              .filter(({ id }) => id.startsWith(prefix))
              .map((clause) => (
                <tr key={clause.id} id={clause.id}>
                  <th scope="row">
                    <code>{clause.id}</code>
                  </th>
                  <td>{clause.sites.join(' ') || 'core'}</td>
                  <td>
                    {clause.text}{' '}
                    {spec.strings
                      .filter((string) => string.clause === clause.id)
                      .map((string) => (
                        <code key={string.text}>{string.text} </code>
                      ))}
                  </td>
                  <td>
                    <Proofs of={clause.id} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    );
  });
}

/** Shows how many clauses of the specification are proved. */
export function Coverage() {
  const proved = new Set(spec.proofs.flatMap(({ clauses }) => clauses));
  const byStory = new Set(
    spec.proofs.flatMap(({ kind, clauses }) => (kind === 'story' ? clauses : [])),
  );
  return (
    <p css={text.body}>
      {proved.size} of {spec.clauses.length} clauses are proved, {byStory.size} of them by a story.
    </p>
  );
}
