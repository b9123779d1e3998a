import test from 'ava';
import { foldStreet } from '../../../src/listings/derive/street.ts';

const streets: [address: string, street: string][] = [
  ['1447 E Garnet Avenue #4', 'e garnet ave'],
  ['E Garnet Ave', 'e garnet ave'],
  ['12A Oak St, Unit B', 'oak st'],
  ['14 1/2 Oak Street', 'oak st'],
  ['W 42nd St', 'w 42nd st'],
  ['1010 5th Ave Unit 3', '5th ave'],
  ['Highway 101', 'hwy 101'],
  ['Leopoldstr. 12', 'leopoldstr'],
  ['Leopoldstraße 12 Whg. 3', 'leopoldstr'],
  ['Rosenheimer Straße 132 Wohnung 2', 'rosenheimer str'],
  ['Mariahilfer Strasse 5, Top 12', 'mariahilfer str'],
  ['Rue du Lac 71, app. 4', 'rue du lac'],
  ['Top Hill Rd 5', 'top hill rd'],
  ['12, rue de Lausanne', 'rue de lausanne'],
  ['Rua Augusta 25, 3º esq', 'rua augusta'],
  ['Calle Mayor 5', 'calle mayor'],
  ['南京西路1266号3栋', '南京西路'],
  ['12', ''],
  ['', ''],
];

for (const [address, street] of streets) {
  test(`the street of ${JSON.stringify(address)}`, (t) => t.is(foldStreet(address), street));
}

test('An address and the same street without a number have one form', (t) => {
  for (const street of ['Garnet Ave', 'North Torrey Pines Road', 'Via de la Valle', 'Avenida de la Playa']) {
    t.is(foldStreet(`1234 ${street} #7`), foldStreet(street));
  }
});
