/** What lies on a test server: contents and times by absolute path. Folders are there where files are. */
export type RemoteFiles = Map<string, { contents: Buffer; modifiedAt: Date }>;

export const remoteFiles = (files: Readonly<Record<string, string>>, modifiedAt: Date): RemoteFiles =>
  new Map(Object.entries(files).map(([path, text]) => [path, { contents: Buffer.from(text), modifiedAt }]));

/** The names in a folder, or null where there is no such folder. */
export const namesIn = (files: RemoteFiles, folder: string): string[] | null => {
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  const below = [...files.keys()].filter((path) => path.startsWith(start));
  if (below.length === 0 && folder !== '/') return null;
  return below.map((path) => path.slice(start.length)).filter((name) => !name.includes('/'));
};
