import test from 'ava';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { identified, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;

/** What a visitor writes: the address that the listings have, `""` for none of them. */
const meant: Record<string, string> = {
  '75 rue de Berne': 'Rue de Berne 75',
  'Rue de Berne 75': 'Rue de Berne 75',
  '173 rue de Berne app. 2': 'Rue de Berne 173, app. 2',
  '173 rue de Berne app. 1': '',
  '175 rue de Berne': '',
  '5 rue de Berne': '',
  '122 Rua do Carmo': 'Rua do Carmo 122, 1º Dto',
  '122 Rua do Carmo, 1º Dto': 'Rua do Carmo 122, 1º Dto',
  '122 Rua do Carmo, 1º Esq': '',
  '122 Rua Carmo': 'Rua do Carmo 122, 1º Dto',
  'Avenue Foch 8': '8 avenue Foch',
  '8 bis avenue Foch': '',
  '4704 Fifth Avenue': '4704 5th Ave',
  '4704 5th Ave': '4704 5th Ave',
  '4704 Sixth Avenue': '',
  '4704 E Fifth Ave': '',
  '220 42nd Street #3': '220 Forty-Second St #3',
  '220 Second Street #3': '',
  '171 Kaiserstrasse': 'Kaiserstraße 171',
  'Kaiserstr. 17': '',
  世纪大道25号: '世纪大道25号 101室',
  世纪大道5号: '',
  世纪大道25号102室: '',
};

test(
  'An address is found whichever way its number, its street and its unit are written, and no other one is',
  withDatabase(async (t, database) => {
    for (const Address of new Set(Object.values(meant).filter(Boolean)))
      await insertListing(database, BOT, { Address });
    const retrieve = createRetrieve({ database, clock: () => new Date('2026-11-21T12:00:00Z') });
    for (const [said, address] of Object.entries(meant)) {
      const Constraints = [identified('Address', said)];
      const { listings } = await retrieve(BOT, understood({ Intent: 'lookup', Constraints }), []);
      const found = listings.map(({ values }) => values.Address);
      t.deepEqual(found, address === '' ? [] : [address], said);
    }
  }),
);
