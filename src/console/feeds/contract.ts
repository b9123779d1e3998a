/** What the operations of feeds answer, by the names that these pages have for it. */
export type {
  FeedData as Feed,
  FeedState,
  PartData as Part,
  PreviewData as Preview,
  ProblemData as Problem,
  ProgressData as Progress,
  RunData as Run,
  RunDetailData as RunDetail,
} from '../../feeds/feed-data.ts';
export type { ShownValue as Value } from '../../feeds/preview/preview.ts';
export type { HomeChangeData as HomeChange, RunChangesData as RunChanges } from '../../feeds/report/run-changes.ts';
export type { RunState, StartedBy } from '../../feeds/runs/run.ts';
