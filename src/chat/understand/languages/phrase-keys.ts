import { ABSENCE_KEYS } from './absence-keys.ts';
import { ORDER_KEYS } from './order-keys.ts';
import { TALK_KEYS } from './talk-keys.ts';
import { TYPE_KEYS } from './type-keys.ts';

/**
 * What a phrase of a table says, as `group.value`. The engine knows groups and values; which words say them is the
 * languages' business. A phrase may stand under several keys.
 */
export const PHRASE_KEYS = [
  // How a number is compared: said before it ("under"), or after it ("or less").
  'compare.atMost',
  'compare.lessThan',
  'compare.atLeast',
  'compare.moreThan',
  'compare.exactly',
  'compare.about',
  'compare.before',
  'compare.after',
  'compare.since',
  'compare.newerThan',
  'compare.olderThan',
  'compare.within',
  // "Hace": like `within` where it speaks of the time on the market, and nothing elsewhere ("vivo aquí hace 3 años").
  'compare.ago',
  'after.atMost',
  'after.atLeast',
  'after.about',
  // "一百万出头": a little more than so much.
  'after.littleMore',
  'after.exactly',
  'after.newer',
  'after.older',
  // Behind a year: "2000年以后".
  'after.before',
  'after.after',
  'after.since',
  // Half a unit more: "2 baños *y medio*", "dos millones *y medio*".
  'after.half',
  // "between 2 and 3": `open` stands before the first number, `to` between the two, `and` between them after an `open` only.
  'range.open',
  'range.to',
  'range.and',
  // "3/2": bedrooms and bathrooms.
  'range.slash',
  'band.low',
  'band.mid',
  'band.high',
  // What a number counts. `unit.none` counts what is no condition: people, miles, per cent.
  'unit.bedroom',
  'unit.bathroom',
  // "3b2b": a bedroom first, a bathroom then.
  'unit.bedOrBath',
  // Rooms where the living room counts too ("3 ambientes"): one more than the bedrooms.
  'unit.room',
  // Rooms with the living room among them: "3 pièces" have two bedrooms, or one where the kitchen counts too.
  'unit.anyRoom',
  // Letters glued to a number: a "T2" has two bedrooms in Portugal (`bedroom`), two rooms in France (`anyRoom`).
  'prefix.bedroom',
  'prefix.anyRoom',
  'unit.studio',
  'unit.squareFeet',
  'unit.squareMeters',
  // A hundredth of a hectare.
  'unit.are',
  // "Un cuarto de acre", where the word for a quarter is one for a room too.
  'unit.quarterAcre',
  'unit.acre',
  'unit.hectare',
  // 亩, a fifteenth of a hectare.
  'unit.mu',
  // 坪, of homes and of land.
  'unit.ping',
  // Right behind a number: "500*多*万" is some more, "80*年代*" a row of ten years.
  'vague.more',
  'vague.about',
  'vague.decade',
  'unit.car',
  'unit.hour',
  'unit.day',
  'unit.week',
  'unit.month',
  'unit.year',
  'unit.yearOld',
  'unit.home',
  'unit.none',
  // Cars that someone has: parking only behind words of parking.
  'unit.vehicle',
  // Before a sum without more: "a house for 600".
  'money.for',
  // Before a sum that is added to the highest price: "预算加10万".
  'money.raises',
  // Beside a sum that is taken off it: "100 mil *menos*".
  'money.lowers',
  // Before what is not there yet: "room for a pool".
  'potential.before',
  ...ABSENCE_KEYS,
  'per.month',
  'per.area',
  'per.other',
  'currency.$',
  'currency.€',
  'currency.£',
  'currency.¥',
  'currency.CHF',
  'currency.R$',
  // Money without saying which: "块".
  'currency.any',
  // What a number without a unit, or a question, is about.
  'topic.price',
  // A price that says by its name that the home is for sale: "Kaufpreis".
  'priced.sale',
  'topic.rent',
  'topic.hoa',
  'topic.area',
  'topic.lot',
  'topic.built',
  'topic.days',
  'topic.parking',
  'topic.bedrooms',
  'topic.bathrooms',
  'topic.zip',
  'topic.noPrice',
  // Beside `noPrice`: a sum that a home has and no condition says: "*deposit* under 2000".
  'sum.untold',
  'state.noHoa',
  'state.parking',
  'state.twoCars',
  'state.oneBedroom',
  'state.listedToday',
  'state.listedThisWeek',
  'state.listedThisMonth',
  'sale.rent',
  'sale.buy',
  'sale.either',
  // What an owner does: no rent of who buys, "eine Wohnung kaufen und *vermieten*".
  'sale.lets',
  ...TYPE_KEYS,
  'home.any',
  'status.Active',
  'status.PreOnMarket',
  'status.Sold',
  // Polarity. `not`, `need`, `soft` stand before what they speak of, the `after` ones behind it.
  'negation.not',
  // Beside `not`: goes on with what was said before it, "no necesito *ni* piscina *ni* garaje".
  'negation.nor',
  // Beside `not`: behind another negation it takes both back ("can't live without").
  'negation.without',
  // Beside `not`: says where, so that an adjective may stand before the town, "*not in the* noisy San Diego".
  'negation.where',
  // Beside `not`: a verb stands behind it, "we *don't* fancy La Mesa".
  'negation.verb',
  'negation.after',
  // Before a feature that was wanted so far: "finalement *plus de* piscine", which else asks for more of it.
  'negation.anymore',
  // At the end, with a pronoun or none: "the pool is a danger to the children, *better without*".
  'negation.later',
  // Behind what would be missing: "ohne Balkon *geht nichts*" wants one.
  'negation.undone',
  // Of what excludes, "except"; with `besides` behind it it excludes nothing: "*除了*车库*还要*泳池".
  'negation.except',
  'negation.besides',
  'indifferent.before',
  'indifferent.after',
  // Before places that "or" joins, of which either will do: "*tanto faz* Belém ou Chiado".
  'indifferent.either',
  // Behind what is not wanted: "不要车库*了*" only takes the garage back, "没有车库*的话*" minds none.
  'indifferent.anymore',
  // Behind a feature that "whether" stands before: "有没有泳池*都行*".
  'indifferent.whether',
  // With a pronoun, so that it may stand at the end, commas between: "the garden, well, we can live without it".
  'indifferent.later',
  // Behind what is negated: "no parking needed" asks for none and minds none.
  'indifferent.needed',
  // "With HOA is fine": takes back what was not wanted.
  'indifferent.fine',
  'soft.before',
  'soft.after',
  // Beside a feature: by these words it is only nice, "*not on a busy street*" puts quiet homes first.
  'soft.itself',
  'link.or',
  // An "or" behind `negation.nor` only: "weder ein Haus *noch ein* Reihenhaus".
  'link.nor',
  'link.and',
  'link.but',
  // `in` names a place even where nobody knows it; `weak` ("from", "for") only one that is known or has a capital letter.
  'place.in',
  'place.weak',
  // Before the name of a part of a town only: "*im* Lehel", but "in Rosenheim".
  'place.part',
  // Where the visitor lives now: "moving from".
  'place.from',
  // The same behind a name: "wir haben in Köln *gewohnt*".
  'lived.behind',
  // What tells of the home that the visitor has ("we sold our"), up to the end of the clause or to one of `end` ("so").
  'own.before',
  'own.end',
  // Joins the parts of a name: "Pozuelo *de* Alarcón".
  'place.joins',
  'similar.to',
  // By itself: others like the one that is talked about. `near` says close to it, too.
  'similar.one',
  'similar.near',
  'place.near',
  // Behind a place that is near: "but not in it".
  'place.outside',
  // A tour on a day that listings do not tell.
  'tour.open',
  // Behind a name, nobody's too: "陆家嘴附近".
  'place.behind',
  'place.on',
  // What the name of a place may end in: "park", "beach".
  'place.kind',
  // How a name of everyday words ends or begins that is written small: "spring *valley*", "*little* italy".
  'place.ends',
  'place.begins',
  // Of these only what no town is called by: "college", "airport".
  'place.landmark',
  'place.anywhere',
  // What a place is called when it is dropped: "forget the city".
  'noun.place',
  // A part of a town: "forget the neighborhood" leaves the town.
  'noun.district',
  'drop.before',
  // "*Instead of* a pool, a garden": drops what stands behind it and nothing more.
  'drop.instead',
  'drop.after',
  // "*Swap* the pool *for* a garden": what stands between the two goes.
  'drop.swapped',
  'drop.swappedFor',
  // On both sides of what is given up: "*leave* La Jolla *out*".
  'drop.begins',
  'drop.ends',
  // "*Widen the area*", "what about nearby?": leaves the part of a town, where the town is named.
  'drop.wider',
  'follow.keeps',
  'drop.Price',
  'drop.Bedrooms',
  'drop.Bathrooms',
  'drop.PropertyType',
  'drop.YearBuilt',
  ...ORDER_KEYS,
  ...TALK_KEYS,
] as const;
export type PhraseKey = (typeof PHRASE_KEYS)[number];
