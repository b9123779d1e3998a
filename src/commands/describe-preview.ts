import type { PreviewData } from '../feeds/feed-data.ts';
import { excerpts } from '../feeds/preview/preview.ts';
import { cut, inColumns, plain } from './lay-out.ts';

const LABEL_WIDTH = 14;
const LONGEST_VALUE = 50;

/** Lines of one kind with what they are in front of the first. */
const labelled = (label: string, lines: readonly string[]): string[] =>
  (lines.length === 0 ? [''] : lines).map((line, index) =>
    `    ${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${line}`.trimEnd(),
  );

const more = (count: number, shown: number): string[] => (count > shown ? [`… and ${count - shown} more`] : []);

const created = ({ Count, Examples }: PreviewData['Created']): string[] =>
  labelled(`create ${Count}`, [
    ...inColumns(Examples.map(({ MLSNumber, Address, Price }) => [plain(MLSNumber), plain(Address), plain(Price)])),
    ...more(Count, Examples.length),
  ]);

type Change = PreviewData['Changed'][number]['Examples'][number];

const example = ({ ID, MLSNumber, From, To }: Change): string => {
  const [from, to] = excerpts(plain(From), plain(To), LONGEST_VALUE);
  return `${plain(MLSNumber ?? ID)}: ${from} → ${to}`;
};

/** The first examples, as many as the line has room for. */
const asFit = (examples: readonly string[], room: number): string =>
  examples.reduce((line, one) => (line.length + 2 + one.length > room ? line : `${line}, ${one}`));

const changed = ({ Updated, Changed }: PreviewData, width: number): string[] => {
  const lines = inColumns(Changed.map(({ Field, Count }) => [Field, String(Count)]));
  const room = width - 4 - LABEL_WIDTH - (lines[0]?.length ?? 0) - 2;
  return labelled(`update ${Updated.Count}`, [
    ...(Updated.Revived > 0 ? [`${Updated.Revived} of them were removed, and are shown again`] : []),
    ...Changed.map(({ Examples }, index) => `${lines[index]}  ${asFit(Examples.map(example), room)}`),
  ]);
};

const removed = ({ Count, HandedOver, Examples }: PreviewData['Removed']): string[] =>
  labelled(`remove ${Count}`, [
    ...inColumns(
      Examples.map(({ MLSNumber, Address, Reason }) => [
        plain(MLSNumber),
        plain(Address),
        Reason === 'row' ? 'a row ends it' : 'not in the file',
      ]),
    ),
    ...more(Count, Examples.length),
    ...(HandedOver > 0 ? [`${HandedOver} of them another feed sends too, and may show from now on`] : []),
  ]);

/** What an import, or the approval of a held run, would do in one chatbot: a few lines of up to `width` characters. */
export const describePreview = (preview: PreviewData, by: 'import' | 'approval', width: number): string[] => {
  const { SerialNumber, Holds, Guard, Created, Updated, Removed, Rejected } = preview;
  const what = Holds === 'Everything' ? 'all of it' : `${Removed.Held} of the removals`;
  const held = by === 'import' && Holds !== 'Nothing' ? [`    held: ${what}, since ${plain(Guard)}`] : [];
  const lines = [
    ...(Created.Count > 0 ? created(Created) : []),
    ...(Updated.Count > 0 ? changed(preview, width) : []),
    ...(Removed.Count > 0 ? removed(Removed) : []),
    ...(Rejected > 0 ? labelled(`reject ${Rejected}`, []) : []),
  ];
  return [
    `  What an ${by} would do in ${SerialNumber}:`,
    ...held,
    ...(lines.length === 0 ? ['    nothing'] : lines).map((line) => cut(line, width)),
  ];
};
