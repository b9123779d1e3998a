/** What visitors ask about the homes of the benchmarks; each opens a session of its own. */
export const QUESTIONS = [
  '3 bedrooms under 900k in San Diego?',
  'Do you have condos in La Mesa with a pool?',
  'a quiet house near Mission Bay, no HOA',
  'homes with an ocean view in Carlsbad, at least 2 baths',
  'something to rent in North Park that takes a dog',
  'What is the cheapest townhouse in Chula Vista?',
  'Busco una casa con piscina en Escondido por menos de un millón',
  'Gibt es Häuser mit vier Schlafzimmern in Oceanside?',
  'Une maison avec garage à Encinitas, moins de 1,5 million ?',
  'four bedrooms in Hillcrest or Pacific Beach, solar panels would be nice',
  'How many homes do you have in Leucadia?',
  'duplexes built after 1990 with parking for two cars',
  'an updated kitchen, hardwood floors and a fireplace, up to 1.2 million',
  '2,000 square feet or more in Mount Helix',
  'Are there any homes in Bay Park with a spa?',
  'single story, room for an RV, not in Escondido',
] as const;
