declare module 'virtual:exports' {
  interface Exported {
    name: string;
    kind: 'component' | 'hook' | 'function' | 'class' | 'value' | 'type';
    doc: string;
    signature: string;
    file: string;
  }
  /** The exports of the packages, by subpath. */
  const exported: Record<string, Exported[]>;
  export default exported;
}

declare module 'virtual:spec' {
  interface Proof {
    kind: 'story' | 'test' | 'journey';
    name: string;
    file: string;
    clauses: string[];
    sites: ('web' | 'h5')[];
    /** The id of a story. */
    id?: string;
  }
  /** The specification and its proofs, as `npm run coverage:spec` reads them. */
  const spec: {
    clauses: { id: string; sites: ('web' | 'h5')[]; text: string }[];
    strings: { clause: string; text: string; places: number | null }[];
    proofs: Proof[];
    stories: { id: string; title: string; name: string; scenario: string | null }[];
  };
  export default spec;
}

declare module 'virtual:status' {
  interface Row {
    title: string;
    folder: string;
    since: string | null;
    stories: number;
    pictures: { light: number };
    spoken: string[] | null;
    review: { by: string; date: string } | null;
    changes: { version: string; text: string; isMigration: boolean }[];
    screens: string[];
    /** One cell for each head. */
    cells: (string | number | null)[];
    isUnreviewed: boolean;
  }
  /** The status of every component and pattern, as `npm run status` reads it. */
  const status: { heads: string[]; rows: Row[] };
  export default status;
}

declare module 'virtual:tokens' {
  import type { TokenRow } from '../scripts/lib/docs/tokens.mjs';
  /** Every design token. */
  const tokens: TokenRow[];
  export default tokens;
}

/** A hand-written documentation page. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';
  const Page: ComponentType;
  export default Page;
}
