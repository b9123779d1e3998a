import { isTodo } from '../../feeds/configuration/check-feed-config.ts';
import type { ColumnRule } from '../../feeds/configuration/feed-config.ts';
import type { Analysis } from '../../feeds/inspect/analyse.ts';
import type { Proposal } from '../../feeds/inspect/proposal.ts';
import { proposedDefaults } from '../../feeds/inspect/propose-config.ts';
import { PRESET_NAMES } from '../../feeds/map/presets/presets.ts';
import { clip, cut, labelled, pad, section, widthOf, wrap } from '../lay-out.ts';

const FIELD_WIDTH = 21;

const shownValue = (value: unknown): string => clip(typeof value === 'string' ? value : JSON.stringify(value), 40);

const conversionOf = ({ rule }: Proposal): string | null =>
  typeof rule === 'object' && 'convert' in rule && rule.convert !== undefined ? rule.convert : null;

const reasonOf = (proposal: Proposal): string => {
  const { trial, reason } = proposal;
  const convert = conversionOf(proposal);
  const reads =
    trial.example === null || (convert === null && trial.example.raw === String(trial.example.value))
      ? null
      : `"${clip(trial.example.raw, 40)}" is read as ${shownValue(trial.example.value)}`;
  const fails =
    trial.failure === null ? null : `"${clip(trial.failure.raw, 30)}" is not: ${clip(trial.failure.expected, 60)}`;
  return [reason, convert === null ? null : `convert ${convert}`, reads, fails]
    .filter((part) => part !== null)
    .join('; ');
};

const describeProposal = (proposal: Proposal, width: number): string[] => {
  const { field, columns, confidence } = proposal;
  const start = `  ${pad(field, FIELD_WIDTH)} `;
  const room = width - widthOf(start) - confidence.length - 2;
  return [
    `${start}${pad(clip(columns.join(' + '), room), room)}  ${confidence}`,
    ...wrap(reasonOf(proposal), width, FIELD_WIDTH + 3),
  ];
};

const describePreset = ({ preset, columns }: Analysis, width: number): string[] => {
  if (preset === null) return wrap(`None of ${PRESET_NAMES.join(', ')} fits.`, width, 2);
  const { fields, taken, unreadable } = preset;
  const lines = wrap(
    `${preset.preset} gives ${fields.length} fields, from ${taken.size} of the ${columns.length} columns.`,
    width,
    2,
  );
  const pairs = fields.map((field) => `${field} ← ${preset.columns.get(field)?.join(' + ') || '(a constant)'}`);
  lines.push(...wrap(pairs.join(', '), width, 4));
  if (unreadable.length > 0) {
    lines.push(...wrap(`It has columns that it cannot read for ${unreadable.join(', ')}.`, width, 2));
  }
  return lines;
};

/** The preset, and what is proposed for each field with its reason. */
export const describeMapping = (analysis: Analysis, width: number): string[] => {
  const { preset, proposals } = analysis;
  return [
    ...section('Preset', describePreset(analysis, width)),
    ...section(
      preset === null ? 'Proposed columns' : 'Proposed columns for what the preset does not give',
      proposals.flatMap((proposal) => describeProposal(proposal, width)),
    ),
  ];
};

/** Each status of the file with its meaning. */
export const describeStatuses = ({ statusColumn, statuses, onMarket }: Analysis, width: number): string[] => {
  if (statusColumn === null || statuses.length === 0) return [];
  const textWidth = Math.min(30, Math.max(...statuses.map(({ text }) => widthOf(text)), 4));
  const blank = onMarket ? 0 : statusColumn.rows - statusColumn.texts.length;
  const lines = statuses.map(({ text, count, meaning, standard, hint }) => {
    const means =
      meaning === null
        ? `TODO${hint === null ? ': only the source can tell' : ` (${hint})`}`
        : standard
          ? meaning
          : `${meaning}, as the word is used`;
    return cut(`  ${pad(clip(text, textWidth), textWidth)}  ${String(count).padStart(6)}  ${means}`, width);
  });
  if (blank > 0) lines.push(...wrap(`${blank} rows have none, and are rejected.`, width, 2));
  return section(`Statuses in "${statusColumn.name}"`, lines);
};

/** What a rule reads, in short. */
const ruleWords = (rule: ColumnRule): string => {
  if (typeof rule === 'string') return isTodo(rule) ? 'TODO' : rule;
  if ('constant' in rule) return rule.constant;
  return `by ${'column' in rule ? rule.column : 'columns' in rule ? rule.columns.join(' and ') : rule.template}`;
};

/** Sale type, currency, unit of area, keys and mode, each with its reason. */
export const describeChoices = (analysis: Analysis, width: number): string[] => {
  const { saleType, keys, mode, market, notes } = analysis;
  const lines: string[] = [];
  if (saleType !== null) {
    lines.push(...labelled('  Sale type', `${ruleWords(saleType.rule)}: ${saleType.reason}`, width, 14));
  }
  for (const [field, value] of Object.entries(proposedDefaults(analysis) ?? {})) {
    const reason = market.reasons[field as keyof typeof market.reasons] ?? '';
    lines.push(...labelled('  Default', `${field} ${value}: ${reason}`, width, 14));
  }
  const made = keys.made === null ? '' : ` made of ${keys.made.columns.join(' + ')}`;
  lines.push(...labelled('  Key', keys.keys.length === 0 ? 'none' : `${keys.keys.join(', then ')}${made}`, width, 14));
  for (const note of keys.notes) lines.push(...wrap(note, width, 14));
  lines.push(...labelled('  Mode', `${isTodo(mode.mode) ? 'TODO' : mode.mode}: ${mode.reason}`, width, 14));
  for (const note of notes) lines.push(...labelled('  Note', note, width, 14));
  return section('Choices', lines);
};
