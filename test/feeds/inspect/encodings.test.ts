import test from 'ava';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import type { ProposedConfig } from '../../../src/feeds/inspect/propose-config.ts';
import { encode } from '../../helpers/encode.ts';
import { withFile } from '../../helpers/feed-files.ts';

type Label = 'gb18030' | 'big5' | 'euc-kr' | 'euc-jp';

/** Tables of three homes, as short as files are. */
const TABLES: Record<Label, string> = {
  gb18030: `编号,标题,城市,地址,价格,卧室,状态
SH1001,陆家嘴精装三房,上海,世纪大道88号,8500000,3,在售
SH1002,静安寺公寓,上海,南京西路1266号,12000000,2,在售
BJ2001,朝阳公园大平层,北京,农展馆南路8号,28000000,4,在售
`,
  big5: `編號,標題,城市,地址,價格,房數,狀態
TP1001,大安森林公園旁三房,臺北市,和平東路二段106號,42000000,3,待售
TP1002,信義計畫區豪宅,臺北市,松高路16號12樓,120000000,4,待售
KH3001,高雄美術館公寓,高雄市,美術東二路88號,16800000,3,待售
`,
  'euc-kr': `번호,제목,시,주소,가격,방,상태
SE1001,강남 테헤란로 아파트,서울특별시,테헤란로 152,1850000000,3,매매
SE1002,마포 오피스텔,서울특별시,양화로 45,420000000,1,매매
BS2001,해운대 바다 전망,부산광역시,마린시티2로 33,980000000,4,매매
`,
  'euc-jp': `番号,名称,住所,価格,状態
TK1001,世田谷区新築戸建,東京都世田谷区成城6-1-1,98000000,販売中
TK1002,港区六本木,東京都港区六本木1-2-3,150000000,販売中
OS2001,梅田中古住宅,大阪府大阪市北区梅田2-4-9,45000000,成約済
`,
};

const inspect = (text: string, label: Label, tried?: ProposedConfig) =>
  withFile(encode(label, text), (path) => inspectFile(path, { today: '2026-11-21', tried }));

for (const [label, text] of Object.entries(TABLES) as [Label, string][]) {
  test(`a file in ${label} is looked at by that, its likeliest encoding, and its feed says it`, async (t) => {
    const { format, analysis, trial, configure } = await inspect(text, label);
    const { config } = configure({ serialNumber: 'any', file: 'homes.csv' });
    t.is(config.format?.encoding, label);
    t.deepEqual(
      analysis.columns.map(({ name }) => name),
      text.split('\n')[0]?.split(','),
    );
    t.is(trial.failure, null);
    t.regex(format.notes.join(' '), new RegExp(`Read as ${label}, .*look whether names and texts read well`));
  });
}

test('the encoding that a configuration says is taken where another is likelier', async (t) => {
  const { config } = (await inspect(TABLES.gb18030, 'gb18030')).configure({ serialNumber: 'any', file: 'homes.csv' });
  const { format, analysis } = await inspect(TABLES.gb18030, 'gb18030', { ...config, format: { encoding: 'euc-kr' } });
  t.false(format.notes.join(' ').includes('likeliest'));
  t.not(analysis.columns[0]?.name, '编号');
});

test('nothing is taken where the characters speak for no encoding', async (t) => {
  const few = 'Key,City,Price\n1,上海,8500000\n2,上海,12000000\n3,北京,28000000\n';
  await t.throwsAsync(inspect(few, 'gb18030'), { message: /looks Chinese, Korean or Japanese(?!.*likeliest)/ });
});
