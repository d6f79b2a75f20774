import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from './index.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['///', '/'],
    ['/courses', '/courses'],
    ['/courses/', '/courses'],
    ['//courses//detail///7//', '/courses/detail/7'],
    ['/%6Dember/%6frders', '/member/orders'],
    ['/courses/./detail/../video/1', '/courses/video/1'],
    ['/courses/detail/%2e%2E/video/1', '/courses/video/1'],
    ['/../../member', '/member'],
    ['/a\\b', '/a/b'],
    // Node 20 keeps the dots after a segment that starts with one.
    ['/courses/.a/.', '/courses/.a'],
    ['/courses/.a/..', '/courses'],
    ['/courses/.a/%2e%2E/video', '/courses/video'],
    // Upper case names another page; it is not another spelling.
    ['/COURSES', '/COURSES'],
    ['/%43ourses', '/Courses'],
    // Characters that stay encoded are part of a name.
    ['/member%2Forders', '/member%2Forders'],
    ['/%256Dember', '/%256Dember'],
    ['/member%20', '/member%20'],
    ['/课程', '/%E8%AF%BE%E7%A8%8B'],
    ['/%E8%AF%BE%E7%A8%8B', '/%E8%AF%BE%E7%A8%8B'],
    // Not decodable.
    ['/%', '/%25'],
    ['/%E8%AF/%6Dember', '/%25E8%25AF/member'],
  ])('spells %j as %j', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });

  it('leaves its own spelling alone, whatever it is given', () => {
    const pieces = fc.constantFrom('/', '//', '.', '..', '%2e', '%2F', '%25', '%', '\\', 'a', '课');
    const paths = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 12 });
    fc.assert(
      fc.property(paths, (parts) => {
        const path = canonicalPath(parts.join(''));
        expect(path).toMatch(/^\/(?!\/)/);
        expect(canonicalPath(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
