import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMOTION } from './emotion.mjs';
import { originOf } from './manifest.mjs';
import { root } from '../run.mjs';
import {
  COMPAT,
  contextsIn,
  dataModule,
  drawingModule,
  publishModule,
  publishTypes,
} from './publish.mjs';

/** What React 18.3, the oldest supported version, exports and the sources may use. */
const REACT_18 =
  'Children Component Fragment Profiler PureComponent StrictMode Suspense cloneElement createContext createElement createRef forwardRef isValidElement lazy memo startTransition useCallback useContext useDebugValue useDeferredValue useEffect useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useReducer useRef useState useSyncExternalStore useTransition version'.split(
    ' ',
  );

/** Lists the names that published modules import from React, without types. */
const namesFromReact = () =>
  ['ui', 'hooks', 'features'].flatMap((name) => {
    const folder = path.join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(path.join(folder, file), 'utf8').matchAll(
            /^import \{([^}]*)\} from 'react';/gm,
          ),
          ([, names = '']) => names.split(','),
        ).flat(),
      )
      .map((word) => word.trim())
      .filter((word) => word !== '' && !word.startsWith('type '));
  });

const publish = (code: string, contexts: readonly string[] = []) =>
  publishModule(code, {
    toRoot: '../',
    emotion: '../vendor/emotion',
    contexts: new Set(contexts),
    iconFiles: new Map([['X', 'x']]),
  });

describe('a published module', () => {
  it('is marked where it needs the browser’s React, and no door and no plain function is', () => {
    const marked = (code: string) => publish(code).code.startsWith("'use client';");
    expect(marked("import { useState } from 'react';\nexport const a = useState;")).toBe(true);
    expect(marked('export function useIt() { return 1; }')).toBe(true);
    expect(marked("export { Button } from './Button.js';")).toBe(false);
    expect(marked('export const sum = (a, b) => a + b;')).toBe(false);
    expect(
      marked("import { prerender } from 'react-dom/static';\nexport const a = prerender;"),
    ).toBe(false);
  });

  it('takes from our own module what older versions lack', () => {
    const { code } = publish(
      "import { use, useState } from 'react';\nexport const a = [use, useState];",
    );
    expect(code).toContain("import { useState } from 'react';");
    expect(code).toContain("import { use } from '../compat.js';");
    expect(publish("import { useSWRConfig } from 'swr';\nuseSWRConfig();").code).toContain(
      "import { useSWRConfig } from '../compatSwr.js';",
    );
  });

  it('has a replacement for whatever the sources use that React 18 lacks', () => {
    const used = new Set(namesFromReact());
    expect(used).toContain('useState');
    const known = [...REACT_18, ...COMPAT.react.names];
    expect([...used].filter((name) => !known.includes(name))).toEqual([]);
    // None is replaced that no source uses any more.
    expect(COMPAT.react.names.filter((name) => !used.has(name))).toEqual([]);
  });

  it('shows contexts by their provider, and gives refs as React 18 does', () => {
    expect(contextsIn('const Size = createContext(null);')).toEqual(['Size']);
    const { code } = publish(
      'import { jsx as _jsx } from "react/jsx-runtime";\nexport function Box({ a, ...rest }) { return _jsx(Size, { value: a, ...rest }); }',
      ['Size'],
    );
    expect(code).toContain('_jsx(Size.Provider, {');
    expect(code).toContain("export const Box = /*#__PURE__*/ takesRef(Box$, 'Box');");
  });

  it('has its icons, drawings and data beside it', () => {
    const { code, icons } = publish(
      "import { X } from 'lucide-react';\nimport mark from './mark.svg';\nimport all from './all.json';\nexport const a = [X, mark, all];",
    );
    expect(icons).toEqual(['X']);
    expect(code).toContain("import X from '../vendor/lucide/icons/x.js';");
    expect(code).toContain("from './mark.svg.js';");
    expect(code).toContain("from './all.json.js';");
    expect(drawingModule('<svg a="1#">\n  <g/>\n</svg>')).toBe(
      'export default "data:image/svg+xml,%3Csvg a=\'1%23\'%3E%3Cg/%3E%3C/svg%3E";\n',
    );
    expect(dataModule('{"a":1}\n')).toBe('export default {"a":1};\n');
  });

  it('takes what makes its styles from the package of components', () => {
    const code =
      'import { jsx as _jsx } from "@emotion/react/jsx-runtime";\nimport { css } from \'@emotion/react\';\nexport const a = [_jsx, css];';
    expect(publish(code).code).toBe(
      "'use client';\nimport { jsx as _jsx } from '../vendor/emotion/jsx-runtime.js';\nimport { css } from '../vendor/emotion/index.js';\nexport const a = [_jsx, css];",
    );
    const place = {
      toRoot: '../',
      emotion: EMOTION,
      contexts: new Set<string>(),
      iconFiles: new Map(),
    };
    expect(publishModule(code, place).code).toContain("from '@qinghe/ui/emotion/jsx-runtime'");
    expect(publishModule(code, place).code).toContain("{ css } from '@qinghe/ui/emotion'");
    expect(publishTypes('import("@emotion/react/jsx-runtime").JSX.Element', './')).toBe(
      'import("react/jsx-runtime").JSX.Element',
    );
  });

  it('has types that name the files beside them', () => {
    expect(
      publishTypes(
        "export { A } from './A.tsx';\nimport type { LucideIcon } from 'lucide-react';",
        './',
      ),
    ).toBe(
      "export { A } from './A.js';\nimport type { LucideIcon } from './vendor/lucide/index.js';",
    );
  });
});

describe('where a package comes from', () => {
  it('is what the release says, and nothing where nobody says it', () => {
    expect(originOf('ui', {})).toEqual({});
    const env = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'school/front' };
    expect(originOf('ui', env)).toEqual({
      homepage: 'https://code.example/school/front/tree/main/packages/ui#readme',
      repository: {
        type: 'git',
        url: 'git+https://code.example/school/front.git',
        directory: 'packages/ui',
      },
      bugs: 'https://code.example/school/front/issues',
    });
  });
});
