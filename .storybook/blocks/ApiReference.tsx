import { css } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import * as v from 'valibot';
import document from '../../packages/api/openapi.json';
import { Field } from '../../packages/ui/src/components/Field/index.ts';
import { Input } from '../../packages/ui/src/components/Input/index.ts';
import { Tag } from '../../packages/ui/src/components/Tag/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { describeSchema } from './describeSchema.ts';
import { Prose } from './Prose.tsx';

const Schema = v.record(v.string(), v.unknown());

const Operation = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  'x-source': v.string(),
  'x-generations': v.optional(v.array(v.string())),
  security: v.optional(v.array(Schema), []),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.string(),
        in: v.string(),
        required: v.optional(v.boolean()),
        schema: Schema,
      }),
    ),
    [],
  ),
  requestBody: v.optional(
    v.object({ content: v.record(v.string(), v.object({ schema: Schema })) }),
  ),
});

const Document = v.object({
  tags: v.array(v.object({ name: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({ schemas: v.record(v.string(), Schema) }),
});

const { tags, paths, components } = v.parse(Document, document);

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

type ShownOperation = (typeof operations)[number];

const group = css({ margin: '1.5rem 0' });
const entry = css({ borderBlockEnd: `1px solid ${token('border-subtle')}` });
const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.75rem',
  alignItems: 'baseline',
  padding: '0.625rem 0',
  cursor: 'pointer',
});
const mono = css({ fontFamily: token('font-mono'), overflowWrap: 'anywhere' });
const code = css({
  margin: '0.25rem 0 1rem',
  padding: '0.875rem 1rem',
  borderRadius: token('radius-md'),
  overflowX: 'auto',
  background: token('surface-sunken'),
  fontFamily: token('font-mono'),
});

/** Returns who may make a call: anyone, only members (`login`), or anyone but with more for members. */
function accessOf({ security }: ShownOperation): string {
  if (security.length === 0) return 'anyone';
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'better with login'
    : 'login';
}

function Shape({ title, schema }: { title: string; schema: Record<string, unknown> }) {
  return (
    <>
      <p css={text.label}>{title}</p>
      <pre css={[text.caption, code]}>{describeSchema(schema, components.schemas)}</pre>
    </>
  );
}

function Details({ operation }: { operation: ShownOperation }) {
  const { operationId, parameters, requestBody } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const reply = components.schemas[`${operationId[0]?.toUpperCase()}${operationId.slice(1)}Reply`];
  return (
    <>
      {parameters.length > 0 && (
        <>
          <p css={text.label}>Input</p>
          <pre css={[text.caption, code]}>
            {parameters
              .map(
                ({ name, in: place, required = false, schema }) =>
                  `${name}${required ? '' : '?'}: ${describeSchema(schema, components.schemas)}  (${place})`,
              )
              .join('\n')}
          </pre>
        </>
      )}
      {body && <Shape title="Body" schema={body} />}
      {reply && <Shape title="Reply, as the front end reads it" schema={reply} />}
    </>
  );
}

function Entry({ operation }: { operation: ShownOperation }) {
  const [isOpen, setIsOpen] = useState(false);
  const { path, method, operationId } = operation;
  return (
    <details css={entry} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary css={[text.body, summary]}>
        <Tag tone={method === 'get' ? 'info' : 'warn'}>{method.toUpperCase()}</Tag>
        <span css={mono}>{path}</span>
        <b>{operationId}</b>
        <span>
          <Prose>{operation.summary}</Prose>
        </span>
        <span css={text.caption}>
          {operation['x-source']} · {accessOf(operation)}
          {operation['x-generations'] && ` · servers ${operation['x-generations'].join(', ')}`}
        </span>
      </summary>
      {isOpen && <Details operation={operation} />}
    </details>
  );
}

/** Lists every call of the front end by resource, with a search, from the generated OpenAPI document. */
export function ApiReference() {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().trim();
  const shown = operations.filter(({ path, operationId, summary: what, 'x-source': source }) =>
    `${path} ${operationId} ${what} ${source}`.toLowerCase().includes(words),
  );
  return (
    <>
      <Field label={`${shown.length} of ${operations.length} calls`}>
        <Input
          value={typed}
          placeholder="path, name or section, such as E-53"
          isClearable
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {tags.map(({ name }) => {
        const own = shown.filter((operation) => operation.tags.includes(name));
        if (own.length === 0) return null;
        return (
          <section key={name} css={group} aria-label={name}>
            <p css={text.title}>{name}</p>
            {own.map((operation) => (
              <Entry key={operation.operationId} operation={operation} />
            ))}
          </section>
        );
      })}
    </>
  );
}
