import test from 'ava';
import { createUploadFinder } from '../../src/http/router.ts';
import { createRoutes } from '../../src/http/routes.ts';
import { withHttp } from './with-http.ts';

test(
  'A file may take its time to every path that takes one, also to a signed address',
  withHttp(async (t, http) => {
    const isUpload = createUploadFinder(createRoutes(http.services));
    for (const path of ['/files/7', '/chat/User/UploadFile', '/chat/Feed/Upload']) t.true(isUpload(path), path);
    for (const path of ['/files', '/files/', '/files/7/8', '/chat/Chat/ClientAsk', '/health'])
      t.false(isUpload(path), path);
  }),
);
