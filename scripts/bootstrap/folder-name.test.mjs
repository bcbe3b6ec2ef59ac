import { expect, it } from 'vitest';
import { refuseFolderName } from './folder-name.mjs';

it.each(['/a #1/site/', '/100% a/site/', '/a%20b/site/', '/what?/site/', 'C:\\a #1\\site\\'])(
  'nothing is built in %j, and the line says why',
  (folder) =>
    expect(() => refuseFolderName(folder)).toThrow(`in its path: ${folder}\nMove it to one without`),
);

it.each(['/a b/site/', "/a (c) [d] {e} ü & 'f' +,;=@$^~!/site/", 'C:\\Users\\A B\\site\\'])(
  'but in %j it is',
  (folder) => expect(() => refuseFolderName(folder)).not.toThrow(),
);
