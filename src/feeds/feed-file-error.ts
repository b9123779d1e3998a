/** The file cannot be used as it is: cut off, not CSV, other columns. One sentence that says what was found and what to do. */
export class FeedFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FeedFileError';
  }
}

/** A document is whole and holds no records where they should be: of an archive's members, one that is about something else. */
export class NoRecordsError extends FeedFileError {}

/** The file is whole and holds no row: of a snapshot that is a mistake, of a delta it says that nothing has changed. */
export class NoRowsError extends FeedFileError {}
