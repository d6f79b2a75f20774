import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { local, memberKeys } from '../../storage/index.ts';
import { stubWindow } from '../../testing/browser.ts';
import { mergeNotes, notesToJson, notesToMarkdown, readNotesFile } from './exchange.ts';
import { groupNotes, newNoteId, NOTE_LENGTH, readNote, searchNotes, tagsOf } from './note.ts';
import type { Note } from './note.ts';
import { onNotebook, putNotes, readNotebook, removeNote } from './notebook.ts';

const note: Note = {
  id: 'n1',
  courseId: 1,
  lessonId: 15,
  courseTitle: 'Python 零基础',
  lessonTitle: '列表推导式',
  seconds: 83,
  text: '先取出，再过滤 #推导式',
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
};
const other: Note = {
  ...note,
  id: 'n2',
  lessonId: 16,
  lessonTitle: '字典：给抽屉贴标签',
  seconds: 3725,
  text: 'ＤＩＣＴ 的 get()\n第二行',
  updatedAt: '2026-11-20T03:00:00.000Z',
};

const moment = fc
  .integer({ min: 0, max: 4e12 })
  .map((milliseconds) => new Date(milliseconds).toISOString());
const anyNote: fc.Arbitrary<Note> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,12}$/),
  courseId: fc.integer({ min: 1, max: 99 }),
  lessonId: fc.integer({ min: 1, max: 99 }),
  courseTitle: fc.string({ maxLength: 40, unit: 'grapheme' }),
  lessonTitle: fc.string({ maxLength: 40, unit: 'grapheme' }),
  seconds: fc.nat(99_999),
  text: fc
    .string({ minLength: 1, maxLength: 80, unit: 'grapheme' })
    .filter((text) => text.trim() !== '' && text.length <= NOTE_LENGTH),
  createdAt: moment,
  updatedAt: moment,
});
const someNotes = fc.uniqueArray(anyNote, { selector: ({ id }) => id, maxLength: 20 });
const byId = (notes: readonly Note[]) => [...notes].sort((a, b) => a.id.localeCompare(b.id));
const linkOf = ({ courseId, lessonId, seconds }: Note) =>
  `https://school.example/courses/video/${courseId}?lesson=${lessonId}&t=${seconds}`;

describe('readNote', () => {
  it.each([
    ['nothing', null],
    ['text', 'x'],
    ['an id that is no key', { ...note, id: 'a b' }],
    ['no lesson', { ...note, lessonId: 0 }],
    ['a lesson as text', { ...note, lessonId: '15' }],
    ['a half second', { ...note, seconds: 1.5 }],
    ['a negative second', { ...note, seconds: -1 }],
    ['blanks', { ...note, text: ' \n' }],
    ['far too much text', { ...note, text: 'x'.repeat(NOTE_LENGTH + 1) }],
    ['no moment', { ...note, updatedAt: '昨天' }],
  ])('refuses %s', (_, value) => {
    expect(readNote(value)).toBeNull();
  });

  it('drops what is no part of a note', () => {
    expect(readNote({ ...note, html: '<b>' })).toEqual(note);
  });
});

describe('tagsOf', () => {
  it.each([
    ['#推导式 先取出', ['推导式']],
    ['先取出，#a-b、#A_1 #a-b', ['a-b', 'A_1']],
    ['C# 和 https://a.example/#top', []],
    ['没有标签', []],
  ])('%s', (text, tags) => {
    expect(tagsOf(text)).toEqual(tags);
  });
});

describe('searchNotes', () => {
  it.each([
    ['', ['n1', 'n2']],
    ['过滤', ['n1']],
    ['取出 过滤', ['n1']],
    ['dict GET()', ['n2']],
    ['抽屉', ['n2']],
    ['python', ['n1', 'n2']],
    ['#推导式', ['n1']],
    ['.*', []],
    ['\\', []],
  ])('%j finds %j', (query, ids) => {
    expect(searchNotes([note, other], query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('groupNotes', () => {
  it('puts the lesson with the newest note first and its notes in order of time', () => {
    const early = { ...note, id: 'n3', seconds: 5 };
    const groups = groupNotes([note, other, early]);
    expect(groups.map(({ lessonId, notes }) => [lessonId, notes.map(({ id }) => id)])).toEqual([
      [16, ['n2']],
      [15, ['n3', 'n1']],
    ]);
  });
});

describe('an export', () => {
  it('as Markdown has the clock and a link that opens the lesson at that second', () => {
    expect(notesToMarkdown([note, other], linkOf)).toBe(`# 学习笔记

## Python 零基础 · 字典：给抽屉贴标签

- [1:02:05](https://school.example/courses/video/1?lesson=16&t=3725) ＤＩＣＴ 的 get()
  第二行

## Python 零基础 · 列表推导式

- [01:23](https://school.example/courses/video/1?lesson=15&t=83) 先取出，再过滤 #推导式
`);
  });

  it('as JSON reads back to the same set', () => {
    fc.assert(
      fc.property(someNotes, (notes) => {
        const file = readNotesFile(notesToJson(notes, new Date(0)));
        expect(file).toEqual({ notes, broken: 0 });
        const merge = mergeNotes([], file?.notes ?? []);
        expect(byId(merge.added)).toEqual(byId(notes));
      }),
    );
  });
});

describe('readNotesFile', () => {
  it.each([
    ['no JSON', 'hello'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another format', '{"format":"x","version":1,"notes":[]}'],
    ['a later version', '{"format":"qinghe-notes","version":2,"notes":[]}'],
    ['no notes', '{"format":"qinghe-notes","version":1}'],
  ])('refuses %s', (_, text) => {
    expect(readNotesFile(text)).toBeNull();
  });

  it('takes what it can and counts the rest', () => {
    const text = JSON.stringify({ format: 'qinghe-notes', version: 1, notes: [note, {}, 5] });
    expect(readNotesFile(`\uFEFF${text}`)).toEqual({ notes: [note], broken: 2 });
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readNotesFile(text)).not.toThrow();
      }),
    );
  });
});

describe('mergeNotes', () => {
  const newer = { ...note, text: '改过', updatedAt: '2026-11-20T05:00:00.000Z' };

  it('adds, changes and leaves alone', () => {
    expect(mergeNotes([note], [newer, other])).toEqual({
      added: [other],
      changed: [newer],
      same: 0,
    });
    expect(mergeNotes([newer], [note, note])).toEqual({ added: [], changed: [], same: 1 });
  });

  it('comes to the same whichever device imports from which', () => {
    const after = (present: Note[], incoming: Note[]) => {
      const { added, changed } = mergeNotes(present, incoming);
      const all = new Map([...present, ...added, ...changed].map((one) => [one.id, one.updatedAt]));
      return new Map([...all].sort(([a], [b]) => a.localeCompare(b)));
    };
    fc.assert(
      fc.property(someNotes, someNotes, (one, two) => {
        expect(after(one, two)).toEqual(after(two, one));
      }),
    );
  });

  it('twice is the same as once', () => {
    fc.assert(
      fc.property(someNotes, someNotes, (one, two) => {
        const { added, changed } = mergeNotes(one, two);
        const ids = new Set(changed.map(({ id }) => id));
        const merged = [...one.filter(({ id }) => !ids.has(id)), ...added, ...changed];
        expect(mergeNotes(merged, two)).toEqual({ added: [], changed: [], same: two.length });
      }),
    );
  });
});

describe('newNoteId', () => {
  it('never comes twice in a thousand', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newNoteId(1))).size).toBe(1000);
    expect(newNoteId(Date.now())).toMatch(/^[\w-]{1,64}$/);
  });
});

describe('the notebook', () => {
  beforeEach(() => {
    stubWindow();
    Object.assign(window, {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    onNotebook(() => undefined)();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps notes by member', () => {
    putNotes(1, [note, other]);
    expect(byId(readNotebook(1).notes)).toEqual([note, other]);
    expect(readNotebook(2).notes).toEqual([]);
    removeNote(1, note.id);
    expect(readNotebook(1).notes).toEqual([other]);
  });

  it('finds them again in storage, and leaves broken ones out', () => {
    putNotes(1, [note]);
    local.write(memberKeys.note(1, 'x'), '{');
    local.write(memberKeys.note(1, 'y'), '{}');
    onNotebook(() => undefined)();
    expect(readNotebook(1)).toEqual({ notes: [note], isKept: true });
  });

  it('tells its listeners, and is the same object until then', () => {
    const listener = vi.fn<() => void>();
    const stop = onNotebook(listener);
    const before = readNotebook(1);
    expect(readNotebook(1)).toBe(before);
    putNotes(1, [note]);
    expect(listener).toHaveBeenCalledOnce();
    expect(readNotebook(1)).not.toBe(before);
    stop();
    removeNote(1, note.id);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('says when the browser will not keep them', () => {
    vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    putNotes(1, [note]);
    expect(readNotebook(1)).toEqual({ notes: [note], isKept: false });
  });

  it('goes on saying so until what was refused is stored as well', () => {
    const { localStorage } = window;
    const store = localStorage.setItem.bind(localStorage);
    let room = 0;
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      store(key, value);
    });
    putNotes(1, [{ ...note, text: '长'.repeat(1000) }]);
    room = 800;
    putNotes(1, [other]);
    expect(readNotebook(1).isKept).toBe(false);
    onNotebook(() => undefined)();
    expect(readNotebook(1).isKept).toBe(false);

    room = 5000;
    putNotes(1, [other]);
    expect(readNotebook(1).isKept).toBe(true);
    expect(localStorage.getItem(memberKeys.note(1, note.id))).toContain('长长');
  });
});
