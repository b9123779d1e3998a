import type { HttpFixture } from './with-http.ts';

/** An address that takes a file, and the ID that the file will have. */
export const prepareUpload = async (http: HttpFixture): Promise<{ FileStoreId: string; PreUploadUrl: string }> => {
  const { envelope } = await http.send('/chat/User/GetPreUploadUrl', http.secret, { fileName: 'a.png' });
  return envelope.Data as { FileStoreId: string; PreUploadUrl: string };
};
