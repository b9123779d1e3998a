import { Type } from '../fields/type.ts';
import { oneOf } from './request-fields.ts';

const count = (description: string) => Type.Integer({ description });
const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });
const value = Type.Unsafe<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
  description: 'Lists are JSON text; what is longer than 200 characters is cut',
});
const home = { MLSNumber: textOrNull, Address: textOrNull };

const Created = Type.Object({
  Count: count('New listings'),
  Examples: Type.Array(Type.Object({ ...home, Price: textOrNull })),
});

const Updated = Type.Object({
  Count: count('Listings that change'),
  Revived: count('Those of them that were removed, and are shown again'),
});

const Changed = Type.Object({
  Field: Type.String(),
  Count: count('Listings that change in this field'),
  Examples: Type.Array(Type.Object({ ID: Type.Integer(), MLSNumber: textOrNull, From: value, To: value })),
});

const Removed = Type.Object({
  Count: count('Listings that leave'),
  ByRow: count('Those that a row ends'),
  ByAbsence: count('Those that the file lacks'),
  Held: count('Those that wait for an approval'),
  HandedOver: count('Those that another feed sends too, and may show from now on'),
  Examples: Type.Array(
    Type.Object({ ID: Type.Integer(), ...home, Reason: oneOf(['row', 'absence'], 'Why it leaves') }),
  ),
});

/** What a dry run found that an import would do, or what the approval of a held run would do, of one chatbot. */
export const Preview = Type.Object(
  {
    SerialNumber: Type.String(),
    Holds: oneOf(['Nothing', 'Removals', 'Everything'], 'What a guard holds back'),
    Guard: Type.String({ description: 'Why; "" when nothing is held back' }),
    Created,
    Updated,
    Changed: Type.Array(Changed, { description: 'By field, the most frequent first' }),
    Removed,
    Rejected: count('Rows that are wrong'),
  },
  { description: 'What a dry run would have done, or what the approval of a held run would do, in one chatbot' },
);
