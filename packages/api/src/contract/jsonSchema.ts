import type * as v from 'valibot';
import { isRecord } from './read.ts';

/** The part of JSON Schema 2020-12 that the API document uses. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  required?: string[];
  oneOf?: JsonSchema[];
}

type Schema = v.GenericSchema<unknown, unknown>;

const SHAPES: Record<string, JsonSchema> = {
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  string: { type: 'string' },
  instant: { type: 'string', format: 'date-time' },
  'boolean|null': { type: ['boolean', 'null'] },
  'integer|null': { type: ['integer', 'null'] },
  'string|null': { type: ['string', 'null'] },
  'instant|null': { type: ['string', 'null'], format: 'date-time' },
  null: { type: 'null' },
  switches: { type: ['object', 'null'], additionalProperties: { type: 'boolean' } },
};

function isSchema(value: unknown): value is Schema {
  return isRecord(value) && value.kind === 'schema' && typeof value.type === 'string';
}

/** Merges the `v.metadata` of nested pipes; an outer pipe overrides an inner one. */
function metadataOf(schema: unknown): Record<string, unknown> {
  if (!isRecord(schema) || !Array.isArray(schema.pipe)) return {};
  return schema.pipe.reduce<Record<string, unknown>>((found, item: unknown, index) => {
    if (isRecord(item) && item.type === 'metadata' && isRecord(item.metadata)) {
      return { ...found, ...item.metadata };
    }
    return index === 0 ? metadataOf(item) : found;
  }, {});
}

function fromMetadata({ as, of, value }: Record<string, unknown>): JsonSchema | null {
  if (as === 'constant') return { const: value };
  if (typeof as === 'string' && as in SHAPES) return { ...SHAPES[as] };
  if (!isSchema(of)) return null;
  const inner = toJsonSchema(of);
  switch (as) {
    case 'group':
      return inner;
    case 'maybe':
      return { oneOf: [inner, { type: 'null' }] };
    case 'list':
      return { type: 'array', items: inner };
    case 'page':
      return {
        type: 'object',
        required: ['items', 'total'],
        properties: { items: { type: 'array', items: inner }, total: { type: 'integer' } },
      };
    default:
      return null;
  }
}

function fromObject(entries: Record<string, unknown>, without: unknown): JsonSchema {
  const fields = Object.entries(entries).filter(
    ([name]) => !Array.isArray(without) || !without.includes(name),
  );
  const isOptional = (schema: unknown) => isRecord(schema) && schema.type === 'optional';
  return {
    type: 'object',
    required: fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name),
    properties: Object.fromEntries(fields.map(([name, schema]) => [name, toJsonSchema(schema)])),
  };
}

function typeOf(value: unknown): string {
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { oneOf: [schema, { type: 'null' }] };
}

/** Converts the output of a valibot schema to JSON Schema. Throws for an unknown type of schema. */
export function toJsonSchema(schema: unknown): JsonSchema {
  const metadata = metadataOf(schema);
  const described = fromMetadata(metadata);
  if (described !== null) return described;
  if (!isRecord(schema)) throw new TypeError('Not a schema.');
  switch (schema.type) {
    case 'object':
      if (isRecord(schema.entries)) return fromObject(schema.entries, metadata.without);
      break;
    case 'optional':
      return toJsonSchema(schema.wrapped);
    case 'nullable':
      return orNull(toJsonSchema(schema.wrapped));
    case 'union':
      if (Array.isArray(schema.options)) return { oneOf: schema.options.map(toJsonSchema) };
      break;
    case 'picklist':
      if (Array.isArray(schema.options)) {
        return { type: typeOf(schema.options[0]), enum: [...schema.options] };
      }
      break;
    case 'literal':
      return { type: typeOf(schema.literal), const: schema.literal };
    case 'blob':
      return { type: 'string', format: 'binary' };
    case 'number':
      // Only inputs use `v.number()`, and none of them takes decimals.
      return { type: 'integer' };
    case 'string':
    case 'boolean':
      return { type: schema.type };
  }
  throw new TypeError(`No JSON Schema for the type "${String(schema.type)}".`);
}
