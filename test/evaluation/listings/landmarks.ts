/** A place that people look for homes around, and that descriptions name. Degrees. */
type Landmark = { name: string; city: string; latitude: number; longitude: number };

const inCity = (city: string, ...places: [name: string, latitude: number, longitude: number][]): Landmark[] =>
  places.map(([name, latitude, longitude]) => ({ name, city, latitude, longitude }));

export const LANDMARKS: readonly Landmark[] = [
  ...inCity(
    'San Diego',
    ['Balboa Park', 32.7341, -117.1446],
    ['San Diego Zoo', 32.7353, -117.149],
    ['Mission Bay', 32.7825, -117.227],
    ['SeaWorld', 32.7648, -117.2266],
    ['Belmont Park', 32.7709, -117.2523],
    ['Sunset Cliffs', 32.718, -117.255],
    ['La Jolla Cove', 32.8503, -117.2729],
    ['Petco Park', 32.7076, -117.157],
    ['Miramar College', 32.9069, -117.1203],
  ),
  ...inCity('La Mesa', ['Lake Murray', 32.7869, -117.042], ['Grossmont Center', 32.7787, -117.0098]),
  ...inCity('Chula Vista', ['Otay Ranch Town Center', 32.6226, -116.968], ['Chula Vista Marina', 32.626, -117.103]),
  ...inCity('El Cajon', ['Parkway Plaza', 32.8053, -116.963]),
  ...inCity('Carlsbad', ['LEGOLAND', 33.1265, -117.3115], ['Carlsbad State Beach', 33.147, -117.345]),
  ...inCity('Oceanside', ['Oceanside Pier', 33.1937, -117.3865], ['Oceanside Harbor', 33.206, -117.392]),
  ...inCity('Encinitas', ['Moonlight Beach', 33.0477, -117.2976], ["Swami's Beach", 33.0346, -117.292]),
  ...inCity('Escondido', ['Kit Carson Park', 33.079, -117.064], ['Dixon Lake', 33.164, -117.05]),
  ...inCity(
    'München',
    ['Englischer Garten', 48.1642, 11.6056],
    ['Marienplatz', 48.1374, 11.5755],
    ['Olympiapark', 48.1755, 11.5518],
    ['Schloss Nymphenburg', 48.1583, 11.5033],
  ),
  ...inCity(
    'Lisboa',
    ['Castelo de São Jorge', 38.7139, -9.1335],
    ['Torre de Belém', 38.6916, -9.216],
    ['Parque Eduardo VII', 38.7283, -9.1527],
    ['Oceanário', 38.7635, -9.0937],
  ),
  ...inCity(
    'Genève',
    ["Jet d'Eau", 46.2074, 6.1559],
    ['Parc La Grange', 46.2077, 6.1656],
    ['Gare Cornavin', 46.2102, 6.1424],
  ),
  ...inCity(
    '上海',
    ['外滩', 31.24, 121.49],
    ['人民广场', 31.23, 121.475],
    ['静安寺', 31.2236, 121.4453],
    ['中山公园', 31.2217, 121.42],
  ),
];

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Point = { latitude: number; longitude: number };

/** Kilometres as the crow flies. */
export const kilometresBetween = (one: Point, other: Point): number => {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
};
