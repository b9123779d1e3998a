import test from 'ava';
import { inspectFile } from '../../../src/feeds/inspect/inspect-file.ts';
import { TODAY, withFile } from '../../helpers/feed-files.ts';
import { sampleText } from '../../helpers/preset-samples.ts';

/** A preset, its sample, and what ends a home and the list of homes there. */
const SAMPLES = [
  ['kyero', 'kyero.xml', '</property>', '</root>'],
  ['openimmo', 'openimmo.xml', '</immobilie>', '</anbieter>'],
  ['openimmo', 'openimmo-part.xml', '</immobilie>', '</anbieter>'],
  ['reaxml', 'reaxml.xml', '</residential>', '</propertyList>'],
  ['zillow', 'zillow.xml', '</Listing>', '</Listings>'],
] as const;

test('A file of one home is known by how it begins, though its pictures come again and its home does not', async (t) => {
  for (const [preset, file, homeEnd, listEnd] of SAMPLES) {
    const [before = '', ...others] = (await sampleText(file)).split(homeEnd);
    const text = before + homeEnd + others.join(homeEnd).replace(new RegExp(`^[^]*?(?=${listEnd})`), '');
    await withFile(text, async (path) => {
      const { analysis, configure } = await inspectFile(path, { today: TODAY });
      const { config, problems } = configure({ serialNumber: 'any', file: path });
      t.is(analysis.preset?.preset, preset, file);
      t.deepEqual([config.columns, config.format, problems], [undefined, undefined, []], file);
    });
  }
});
