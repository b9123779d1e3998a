import test from 'ava';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

/** A message after a mark `~` comes after homes were shown. */
const understood: Record<string, string[]> = {
  'is Garnet Ave 3189 still available?': ['Address is 3189 Garnet Ave', 'asks Status'],
  'is Oak Street 14 available': ['Address is 14 Oak St', 'asks Status'],
  '14, Oak St?': ['Address is 14 Oak St'],
  'is number 14 on Oak St available?': ['Address is 14 Oak St', 'asks Status'],
  '~is number 14 on Oak St available?': ['Address is 14 Oak St', 'asks Status'],
  'Oak St, number 14': ['Address is 14 Oak St'],
  'Ist Oak St 14 noch verfügbar?': ['Address is 14 Oak St', 'asks Status'],
  'Ist die Nummer 14 in der Oak St noch frei?': ['Address is 14 Oak St', 'asks Status'],
  '¿Está disponible el número 14 de la Calle Serrano?': ['Address is Calle Serrano 14', 'asks Status'],
  '1 and 3 Elm St': ['Address is 1 Elm St', 'Address is 3 Elm St'],
  'Elm St 1 and 3': ['Address is 1 Elm St', 'Address is 3 Elm St'],
  'the house at fourteen Oak Street': ['Address is 14 Oak St', 'PropertyType is Single Family Residence'],
  'is 15 Oak available?': ['Address is 15 Oak', 'asks Status'],
  'homes on Oak St under 900': ['Street is Oak St', 'Price atMost 900000'],
  '2 homes on Oak St': ['Street is Oak St', 'limit 2'],
  'Oak St, 3 bedrooms': ['Street is Oak St', 'Bedrooms atLeast 3'],
  'Oak St 2 or 3 bedrooms': ['Street is Oak St', 'Bedrooms atLeast 2', 'Bedrooms atMost 3'],
  'homes on Garnet Ave 92109': ['Street is Garnet Ave', 'ZIP is 92109'],
  'rentals on Garnet Ave 2500 a month': ['SaleType is for_rent', 'Street is Garnet Ave', 'Price atMost 2500'],
  'I live at Oak St 14': [],
  '80 Rua do Carmo Lisboa': ['Address is 80 Rua do Carmo', 'City is Lisboa'],
  '80 Rua de Lisboa': ['Address is 80 Rua de Lisboa'],
  '17 Leopoldstraße': ['Address is Leopoldstraße 17'],
  'ist 17 Leopoldstraße noch frei?': ['Address is Leopoldstraße 17', 'asks Status'],
  上海世纪大道25号: ['Address is 世纪大道25号', 'City is 上海'],
  上海路25号: ['Address is 上海路25号'],
  'Wohnung Leopoldstraße12': ['Address is Leopoldstraße 12', 'PropertyType is Apartment'],
  'bis 1500 Leopoldstraße': ['Price atMost 1500', 'Street is Leopoldstraße'],
  '3 Zimmer Leopoldstraße': ['Bedrooms atLeast 2', 'Street is Leopoldstraße'],
};
for (const [question, expected] of Object.entries(understood))
  test(`a house number is understood wherever it stands beside its street: ${question}`, (t) => {
    const hasShown = question.startsWith('~');
    const said = brief(read(question.replace('~', ''), { hasShown }));
    t.deepEqual(said, expected);
  });
