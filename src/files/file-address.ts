/** Files are sent to, and shown at, addresses beneath this path. */
export const FILES_PATH = '/files/';

const FILE_PATH = /^\/files\/\d+$/;

export const filePath = (id: number): string => `${FILES_PATH}${id}`;

export const isFilePath = (path: string): boolean => FILE_PATH.test(path);
