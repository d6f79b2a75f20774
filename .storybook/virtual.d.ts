declare module 'virtual:exports' {
  interface Exported {
    name: string;
    kind: 'component' | 'hook' | 'function' | 'class' | 'value' | 'type';
    doc: string;
    signature: string;
    file: string;
  }
  /** What the packages export, by subpath. */
  const exported: Record<string, Exported[]>;
  export default exported;
}
