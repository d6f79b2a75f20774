import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { between, circles, readArrows, roomOf, workspaceOf } from '../lib/arrows.mjs';
import { root } from '../lib/run.mjs';
import { filesIn, readSource } from '../lib/sources.mjs';

const MOST_ROOMS = 12;
const MOST_ARROWS = 35;
/** As a share of the product's lines. */
const LARGEST_ROOM = 0.3;

const architecture = readSource('ARCHITECTURE.md');
const arrows = readArrows();
const rooms = readdirSync(path.join(root, 'packages/features/src')).filter(
  (name) => name !== 'testing',
);

/** Reads the imports in the diagram of ARCHITECTURE.md, as `from → to`; the arrows of the diagram point the other way. */
function readDiagram(): string[] {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(architecture) ?? [];
  return diagram
    .split('\n')
    .filter((line) => line.includes('-->'))
    .flatMap((line) => {
      const [used = [], ...users] = line.split('-->').map((part) => part.split('&'));
      return users.flatMap((names, index) =>
        names.flatMap((name) =>
          (index === 0 ? used : (users[index - 1] ?? [])).map(
            (other) => `${name.trim()} → ${other.trim()}`,
          ),
        ),
      );
    })
    .toSorted();
}

describe('the rooms of packages/features', () => {
  const pairs = between(arrows, roomOf);

  it('are few, and know little of each other', () => {
    expect(rooms.length).toBeLessThanOrEqual(MOST_ROOMS);
    expect(pairs.length).toBeLessThanOrEqual(MOST_ARROWS);
    expect(pairs.length).toBeGreaterThan(0);
  });

  it('know each other in one direction, that of the list in ARCHITECTURE.md', () => {
    const told = Array.from(architecture.matchAll(/^\| `(\w+)\/` /gm), ([, name]) => name);
    expect(told.toSorted()).toEqual(rooms.toSorted());
    expect(circles(pairs)).toEqual([]);
    const upwards = pairs.filter((pair) => {
      const [from, to] = pair.split(' → ');
      return told.indexOf(to) > told.indexOf(from);
    });
    expect(upwards).toEqual([]);
  });

  it('are reached by the index of a feature, early and late', () => {
    const past = arrows.filter(
      ({ from, to }) =>
        roomOf(to) !== null &&
        path.dirname(from).split('/').slice(0, 5).join('/') !==
          path.dirname(to).split('/').slice(0, 5).join('/') &&
        path.basename(to) !== 'index.ts',
    );
    expect(past.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe('the packages', () => {
  it('know each other as the diagram of ARCHITECTURE.md says', () => {
    expect(between(arrows, workspaceOf)).toEqual(readDiagram());
    expect(circles(readDiagram())).toEqual([]);
  });

  it('have no circle of modules, types included', () => {
    // A module loaded by a dynamic import may import its importer, as pages do with the route table.
    const early = arrows.filter(({ isLate }) => !isLate);
    expect(circles(between(early, (file) => file))).toEqual([]);
  });

  it('have no circle of folders, nor of the features, components and resources in them', () => {
    // A file with fewer folders counts by itself: `apps/web/src/main.tsx`.
    expect(circles(between(arrows, (file) => file.split('/').slice(0, 4).join('/')))).toEqual([]);
    const unit =
      /^packages\/(?:ui\/src\/(?:components|patterns)|hooks\/src\/data|features\/src\/[^/]+)\/[^/]+\//;
    expect(circles(between(arrows, (file) => unit.exec(file)?.[0] ?? null))).toEqual([]);
  });
});

describe('the code of the product', () => {
  const files = ['packages', 'apps'].flatMap((place) =>
    filesIn(
      place,
      (file) =>
        /\/src\/.*(?<!\.(?:stories|test))\.(?:ts|tsx|css)$/.test(file) &&
        !/node_modules|\/(?:mocks|testing)\//.test(file),
    ),
  );

  it('has no room of more than three tenths of its lines', () => {
    const lines = new Map<string, number>();
    let all = 0;
    for (const file of files) {
      const [top = '', name = '', , room = ''] = file.split('/');
      const place = top === 'apps' ? name : `${name}/${room}`;
      const own = readSource(file).split('\n').length;
      lines.set(place, (lines.get(place) ?? 0) + own);
      all += own;
    }
    const large = Array.from(lines).filter(([, own]) => own > all * LARGEST_ROOM);
    expect(large.map(([place]) => place)).toEqual([]);
  });

  it('has one word for which site it is, `Site` of the addresses, but where a server wants its own', () => {
    const union = /'(?:desktop|web|pc|PC)' \| '(?:mobile|phone|h5|H5)'/;
    const spelt = files.filter((file) => union.test(readSource(file)));
    expect(spelt.filter((file) => !/^packages\/(?:api\/|hooks\/src\/data\/)/.test(file))).toEqual([
      'packages/hooks/src/url/site.ts',
    ]);
  });
});
