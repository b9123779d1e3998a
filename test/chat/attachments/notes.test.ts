import test from 'ava';
import { noteOf, withoutNote } from '../../../src/chat/attachments/attached.ts';
import { formatNamed } from '../../../src/files/file-format.ts';

const FILE = { id: 1, workspaceId: 1, name: 'a', size: 1, seconds: 1 };

const ROWS = [
  ['PNG', 'Image', 1, ''],
  ['PNG', 'Image', 3, '14 Oak St'],
  ['WAV', 'Audio', 1, ''],
  ['MP4', 'Video', 1, ''],
] as const;

for (const [format, kind, count, seen] of ROWS)
  test(`of a message with ${count} ${format} a visitor sees his own words alone, and that something came with them`, (t) => {
    const note = noteOf(
      Array.from({ length: count }, () => ({ ...FILE, format: formatNamed(format) })),
      seen,
    );
    t.deepEqual(withoutNote(`homes like these? ${note}`), { content: 'homes like these?', kind });
    t.deepEqual(withoutNote(note), { content: '', kind });
  });

test('what a visitor wrote in brackets stays', (t) => {
  for (const content of ['a home [with a picture]', '[3 beds]', 'the [picture] of it', ''])
    t.deepEqual(withoutNote(content), { content });
});
