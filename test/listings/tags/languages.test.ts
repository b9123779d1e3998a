import test from 'ava';
import { assertTags } from './says.ts';

const sentences: Record<string, [text: string, has: string, lacks?: string][]> = {
  Spanish: [
    ['Casa con alberca y jardín.', 'pool, garden'],
    ['Sin piscina.', '', 'pool'],
    ['La casa no tiene garaje, pero sí terraza.', 'patio', 'garage'],
    ['Sin elevador ni gimnasio.', '', 'elevator, gym'],
    ['Departamento amueblado con vista al mar.', 'furnished, ocean view, water view, view'],
    ['No se aceptan mascotas.', '', 'pets, dogs, cats'],
    ['Se permiten mascotas.', 'pets'],
    ['Solo gatos.', 'cats, pets', 'dogs'],
    ['Alberca comunitaria y gimnasio.', 'community pool, gym'],
    ['Espacio para alberca.', ''],
    ['Garaje convertido en oficina.', 'home office', 'garage'],
    ['A cinco minutos del campo de golf.', ''],
    ['Cerca de gimnasio, cancha de tenis y parques.', ''],
    ['No cuenta con aire acondicionado.', '', 'air conditioning'],
    ['Mesa de billar en la sala de juegos.', ''],
    ['Vive en la calle Jardín de la colonia Roma.', ''],
    ['Calefacción central, chimenea y lavadora incluidas.', 'heating, fireplace, laundry'],
    ['Servicios no incluidos.', '', 'utilities included'],
  ],
  German: [
    [
      'Helle Altbauwohnung mit Südbalkon, Parkett und Einbauküche, ohne Aufzug.',
      'balcony, hardwood floors',
      'elevator',
    ],
    ['Kein Garten.', '', 'garden'],
    ['Haustiere nicht erlaubt.', '', 'pets, dogs, cats'],
    ['Weder Aufzug noch Keller.', '', 'elevator, basement'],
    ['Tiefgarage vorhanden.', 'garage'],
    ['Platz für einen Pool.', ''],
    ['Die Garage wurde zum Büro umgebaut.', 'home office', 'garage'],
    ['Hunde erlaubt, Katzen nicht.', 'dogs, pets', 'cats'],
    ['Der Kindergarten ist um die Ecke.', ''],
    ['Fitnessstudio in der Nähe.', ''],
    ['Die Wohnung ist möbliert und ruhig gelegen.', 'furnished, quiet'],
    ['Unmöbliert, barrierefrei.', 'accessible', 'furnished'],
    ['Mit Seeblick und Gemeinschaftspool.', 'water view, view, community pool'],
  ],
  French: [
    ['Appartement avec balcon, pas de garage, ascenseur.', 'balcony, elevator', 'garage'],
    ['Sans ascenseur.', '', 'elevator'],
    ["L'immeuble n'a pas d'ascenseur.", '', 'elevator'],
    ['Animaux non acceptés.', '', 'pets, dogs, cats'],
    ['Piscine possible.', ''],
    ["À deux pas d'une salle de sport.", ''],
    ['Maison avec piscine chauffée, jardin clos et cheminée.', 'pool, garden, yard, fenced yard, fireplace'],
    ['Piscine de la résidence.', 'community pool'],
    ['Appartement meublé au calme.', 'furnished, quiet'],
    ['Table de billard dans le salon.', ''],
  ],
  Portuguese: [
    [
      'Apartamento sem elevador, no centro da cidade, com varanda e vista rio.',
      'balcony, water view, view',
      'elevator',
    ],
    ['Não aceita animais.', '', 'pets, dogs, cats'],
    ['Piscina do condomínio.', 'community pool'],
    ['T2 mobilado, com garagem e arrecadação.', 'furnished, garage, storage'],
    ['Perto de ginásio e campo de golfe.', ''],
    ['No quintal há uma churrasqueira.', 'yard'],
    ['Possibilidade de piscina.', ''],
    ['Não tem garagem nem elevador.', '', 'garage, elevator'],
  ],
  Chinese: [
    ['精装修，带家具，有电梯，可养宠物。', 'renovated, furnished, elevator, pets'],
    ['没有电梯，不可养狗，无车库。', '', 'elevator, dogs, garage'],
    ['小区有泳池和健身房，靠近网球场。', 'community pool, gym'],
    ['带私家花园和车库，海景，安静。', 'garden, garage, ocean view, water view, view, quiet'],
    ['可加装电梯。附近有健身房。', ''],
    ['位于花园路，公园旁。', ''],
    ['禁止养宠物。', '', 'pets, dogs, cats'],
  ],
};

for (const [language, table] of Object.entries(sentences)) {
  for (const [text, has, lacks = ''] of table) test(`${language}: ${text}`, assertTags, text, has, lacks);
}

test(
  'Each sentence is read in its own language',
  assertTags,
  'Sunny home, no pool. Casa sin cochera. Kein Aufzug.',
  '',
  'pool, garage, elevator',
);
