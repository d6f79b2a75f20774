type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Objects at this depth are shown as `{ … }`; no schema of the API is deeper. */
const DEEPEST = 6;

/**
 * Writes a JSON schema as a TypeScript-like shape.
 *
 * @param schemas The schemas to which `$ref` refers, by name.
 */
export function describeSchema(schema: Schema, schemas: Readonly<Record<string, Schema>>): string {
  const describe = (part: unknown, depth: number): string => {
    if (!isSchema(part)) return 'unknown';
    const { $ref, type, format, items, properties, additionalProperties, description } = part;
    if (typeof $ref === 'string') return describe(schemas[$ref.split('/').at(-1) ?? ''], depth);
    if ('const' in part) return JSON.stringify(part['const']);
    if (Array.isArray(part['enum']))
      return part['enum'].map((value) => JSON.stringify(value)).join(' | ');
    const union = listOf(part['anyOf'] ?? part['oneOf']);
    if (union.length > 0) return union.map((member) => describe(member, depth)).join(' | ');
    const all = listOf(part['allOf']);
    if (all.length > 0) return all.map((member) => describe(member, depth)).join(' & ');
    if (items !== undefined) return `${describe(items, depth)}[]`;
    const types = listOf(type).length > 0 ? listOf(type) : [type];
    if (isSchema(properties)) {
      if (depth >= DEEPEST) return '{ … }';
      const pad = '  '.repeat(depth + 1);
      const required = listOf(part['required']);
      const lines = Object.entries(properties).map(([name, value]) => {
        const mark = required.length > 0 && !required.includes(name) ? '?' : '';
        return `${pad}${name}${mark}: ${describe(value, depth + 1)}`;
      });
      const shape = `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
      return types.includes('null') ? `${shape} | null` : shape;
    }
    if (isSchema(additionalProperties))
      return `{ [key]: ${describe(additionalProperties, depth)} }`;
    const name = types.filter((item) => typeof item === 'string').join(' | ') || 'unknown';
    const hint = typeof format === 'string' ? format : description;
    return typeof hint === 'string' ? `${name} (${hint})` : name;
  };
  return describe(schema, 0);
}
