import { unfinished } from '../configuration/check-feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { Inspection } from './inspect-file.ts';
import { PRICES } from './proposal.ts';
import { rejectsTooMany } from './try-config.ts';

/** Sentences about what an import could not do without, and about what visitors will ask for and not find. */
export type Missing = { needed: string[]; wanted: string[] };

/** Fields that nearly every question is about. */
const ASKED_FOR: readonly FeedField[] = [
  ...(['ListPrice', 'Address', 'City', 'ZIP', 'PropertyType', 'Bedrooms', 'Bathrooms'] as const),
  ...(['BuildingArea', 'Description', 'Images', 'Url'] as const),
];

const SHOWN_WORDS = 10;

/** What is asked at a place of the configuration: the words of one column together, all else alone. */
const sentencesOf = ({ proposals }: Inspection['analysis'], open: readonly [path: string, text: string][]): string[] =>
  [...Map.groupBy(open, ([path]) => /^(statuses|columns\.\w+\.values)\./.exec(path)?.[1] ?? path)].map(
    ([place, asked]) => {
      const [[path, text]] = asked as [[string, string]];
      if (path !== place) {
        const words = asked.slice(0, SHOWN_WORDS).map(([one]) => `"${one.slice(place.length + 1)}"`);
        const rejected =
          place === 'statuses' ? ': only the source can tell, and rows with it are rejected till then' : '';
        return `What ${words.join(', ')} mean${asked.length === 1 ? 's' : ''} in ${place}${rejected}.`;
      }
      const reason = proposals.find(({ field }) => path.startsWith(`columns.${field}`))?.reason;
      return `${path}: ${text.replace(/^TODO:?\s*/, '')}${reason === undefined ? '' : ` (${reason})`}.`;
    },
  );

/** What an import could not do without. */
const findNeeded = ({ analysis, trial, configure }: Pick<Inspection, 'analysis' | 'trial' | 'configure'>): string[] => {
  const { config } = configure({ serialNumber: 'any', file: 'any' });
  const needed = sentencesOf(analysis, [...unfinished(config)]);
  if (trial.failure !== null) needed.push(`The file could not be read with this configuration: ${trial.failure}`);
  else if (needed.length === 0 && rejectsTooMany(trial)) {
    needed.push('More than a tenth of the rows would be rejected, and an import fails of that: the reasons are below.');
  }
  return needed;
};

/** What visitors will ask for and not find. */
const findWanted = ({ given, asks }: Inspection['analysis']): string[] => {
  const wanted: string[] = [];
  const absent = ASKED_FOR.filter(
    (field) => !(field === 'ListPrice' ? PRICES : [field]).some((one) => given.has(one) || asks.has(one)),
  );
  if (absent.length > 0) {
    wanted.push(`No column was found for ${absent.join(', ')}: visitors who ask about them get no answer.`);
  }
  return wanted;
};

export const findMissing = (inspection: Pick<Inspection, 'analysis' | 'trial' | 'configure'>): Missing => ({
  needed: findNeeded(inspection),
  wanted: findWanted(inspection.analysis),
});
