import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lookOf } from './look.ts';
import { envScript } from './siteSettings.ts';

describe('the look of a school', () => {
  it('is Qinghe’s where none is set: nothing is sent', () => {
    expect(lookOf({})).toEqual({ rules: [], primary: '#148146', remarks: [] });
    expect(envScript({ navs: 'fixed' }, [])).toBe('window.__QINGHE__ = {"navs":"fixed"};\n');
  });

  it('has the given colour where it can be read, without a word', () => {
    const { rules, primary, remarks } = lookOf({ theme: { color: '#5b2a86' } });
    expect([primary, remarks]).toEqual(['#5B2A86', []]);
    expect(rules[0]).toContain('--brand-600:#5B2A86;');
  });

  it('moves a colour that cannot carry white words, and says so in one line', () => {
    const { primary, remarks } = lookOf({ theme: { color: '#FFF3A0' } });
    expect(remarks).toEqual([
      `theme.color #FFF3A0 is too bright for white words: ${primary}, the nearest that carries them, stands in`,
    ]);
  });

  it('names what it leaves out, and keeps the rest', () => {
    const { rules, remarks } = lookOf({ theme: { color: 'green', radius: 'none' } });
    expect(remarks).toEqual(['theme.color "green" is no colour such as "#2F6FED": left out']);
    expect(rules).toEqual([expect.stringMatching(/^:root:root\{--radius-xs:0rem;/)]);
  });

  it('has its corners and the font of its headings', () => {
    const [rule] = lookOf({
      theme: { radius: 'large', headingFont: '霞鹜文楷, LXGW WenKai' },
    }).rules;
    expect(rule).toContain('--radius-xl:1.875rem;');
    expect(rule).not.toContain('--radius-full');
    expect(rule).toContain('--font-display:"霞鹜文楷","LXGW WenKai","Songti SC"');
    const { rules } = lookOf({ theme: { headingFont: 'sans' } });
    expect(rules).toEqual([':root:root{--font-display:var(--font-sans);}']);
  });
});

describe('/env.js', () => {
  it('inserts the rules of the look in their order and then tells the settings', () => {
    const inserted: string[] = [];
    const sheet = { insertRule: (rule: string, index: number) => inserted.splice(index, 0, rule) };
    const document = { head: { appendChild: () => undefined }, createElement: () => ({ sheet }) };
    const window = {};
    runInNewContext(envScript({ brand: '</script>' }, ['a{}', 'b{}']), { document, window });
    expect(inserted).toEqual(['a{}', 'b{}']);
    expect(window).toEqual({ __QINGHE__: { brand: '</script>' } });
    expect(envScript({ brand: '</script>' }, ['</script>'])).not.toContain('</script>');
  });

  it('can still be read by what looks for its settings at its end', () => {
    const script = envScript({ brand: '禾苗' }, ['a{}']);
    expect(/window\.__QINGHE__\s*=\s*(\{.*\});?\s*$/s.exec(script)?.[1]).toBe('{"brand":"禾苗"}');
  });
});
