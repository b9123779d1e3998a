/** The keys of phrases that ask, point, go on from before, or talk; see phrase-keys.ts. */
export const TALK_KEYS = [
  // Beside `negation.not`: speaks of all that is listed behind it, "I *hate* pools and garages".
  'negation.lists',
  // What is asked about a home; `home` asks for all of it: "tell me more about it".
  'ask.home',
  'ask.open',
  // At the end, makes a question: "吗".
  'ask.closing',
  // At the end, makes what is asked for a kind of home: "有没有能养狗*的*".
  'ask.ofKind',
  // At the end of what is asked of the home that is pointed at: "这套是有电梯*的吗*".
  'ask.ofOne',
  'ask.has',
  // "Are there any": of homes, not of what one home has.
  'ask.any',
  'ask.Price',
  'ask.HOAMonth',
  'ask.YearBuilt',
  'ask.LotArea',
  'ask.BuildingArea',
  'ask.Bedrooms',
  'ask.Bathrooms',
  'ask.ParkingSpots',
  'ask.DaysOnMarket',
  'ask.Status',
  'ask.PropertyType',
  'ask.SaleType',
  'ask.Address',
  'ask.City',
  'ask.ZIP',
  'ask.Location',
  'ask.Url',
  'ask.MLSNumber',
  'ask.Images',
  'ask.Tours',
  'ask.DepositFee',
  'ask.UnitAreaPrice',
  'ask.EstimatePrice',
  'ask.Description',
  'ask.ListOfficeName',
  'ask.PriceHistory',
  // "Unser", and what is done at the end of a clause with the home that one has: "*unser* Haus in Köln *verkauft* haben".
  'own.mine',
  'own.behind',
  // "*Lieber* ein Haus *als* eine Wohnung".
  'prefers.before',
  'prefers.over',
  // "A fireplace, a pool *however* is out of the question": what is said behind it is not said of what stands before.
  'contrast.behind',
  // "*Ob es* einen Pool gibt, spielt keine Rolle".
  'whether.before',
  // Behind a mark, before what is meant instead: "in Oceanside, *I mean* Carlsbad".
  'corrects.it',
  // Begins what would lift a condition: "unless it's under 700k".
  'exception.unless',
  // Behind a count that another one is said instead of: "one bathroom *isn't enough*, I need two".
  'complains.tooFew',
  // Where somebody of the family lives: "my sister *lives in*".
  'place.kin',
  // Beside `place.in`: has an article in it, behind which a small word that nobody knows is mostly no name: "dor *no* joelho".
  'place.article',
  // Before a town, all of it: "*anywhere in* San Diego".
  'place.whole',
  // "*Ich liebe* alte Häuser": tells what somebody likes, beside what is looked for.
  'likes.it',
  // "*Von* Hamburg *nach* München": the first is left, whatever stands before.
  'journey.from',
  'journey.to',
  // Pointing at what was shown.
  // How far away something is: "within 10 *minutes*".
  'distance.any',
  // "And the lowest?", after an average was asked for.
  'superlative.lowest',
  'superlative.highest',
  'point.focus',
  'point.all',
  'point.one',
  // Right behind a place, the one there: "La Jolla*那套*".
  'point.placed',
  // "换个区": the part of a town that was looked in is left for others.
  'place.otherPart',
  // Words that point at a place rather than a home: "这里有三室的吗".
  'point.there',
  'point.place',
  'point.first',
  'point.second',
  'point.third',
  'point.fourth',
  'point.fifth',
  'point.sixth',
  'point.seventh',
  'point.eighth',
  'point.ninth',
  'point.tenth',
  'point.eleventh',
  'point.twelfth',
  'point.last',
  'point.penultimate',
  'point.thirdLast',
  'point.firstTwo',
  'point.firstThree',
  'point.lastTwo',
  // Ordinals without more, in a row: "the second and *fourth*".
  'ordinal.first',
  'ordinal.second',
  'ordinal.third',
  'ordinal.fourth',
  'ordinal.fifth',
  'ordinal.sixth',
  'ordinal.seventh',
  'ordinal.eighth',
  'ordinal.ninth',
  'ordinal.tenth',
  'ordinal.eleventh',
  'ordinal.twelfth',
  'ordinal.last',
  'point.number',
  // The article before a price that points: "the 625k one".
  'point.article',
  'follow.reset',
  // Takes back what was said, or only puts it right: "*scratch that*, a townhouse".
  'follow.weakReset',
  'follow.more',
  // More of them only where nothing else is said: "más".
  'follow.weakMore',
  // After "does it have a garage?": "ones *that do*", "something *that doesn't*".
  'follow.asked',
  'follow.askedNot',
  'follow.also',
  // "And with a pool?": one condition more, though it is said as a question.
  'follow.with',
  // Before a verb that stands at the end: "einen Balkon *sollte* sie haben" asks nothing.
  'follow.requires',
  'follow.only',
  // "A hot tub *instead*": takes the place of what was wanted.
  'follow.instead',
  // At the beginning, "rather", where the same word joins alternatives elsewhere: "*还是*拉梅萨吧".
  'follow.rather',
  'follow.among',
  // "*Cuál tiene* más metros", among those that were shown: the one that has the most.
  'follow.which',
  // What was said is wanted once more, or otherwise: "translate that", "put them in a table".
  'again.asked',
  // How it is wanted, where nothing else is said: "in Spanish please", "shorter".
  'again.manner',
  'relative.cheaper',
  'relative.dearer',
  'relative.bigger',
  'relative.smaller',
  'relative.newer',
  'relative.older',
  'relative.moreBedrooms',
  'relative.fewerBedrooms',
  'relative.moreBathrooms',
  'relative.fewerBathrooms',
  'relative.biggerLot',
  'relative.smallerLot',
  'reply.yes',
  // A yes only where nothing else is said: "ok", "please".
  'reply.weakYes',
  'reply.no',
  'compares.it',
  // "The difference between": of words, unless homes are named behind it.
  'compares.between',
  'human.wanted',
  // "I want to rent it": a wish for a person once a home was shown; before that it says what is looked for.
  'human.take',
  'human.visit',
  // "Can I see", where a home is named behind it.
  'human.before',
  // Where the visitor is or will be: "I'll be in", "ich bin".
  'visitor.is',
  // What the visitor is: "nonsmoker", "a couple".
  'visitor.as',
  // A day or a part of it, on which one visits; not where the words for wanting to see leave out the verb, as in German.
  'human.when',
  // Behind what is wanted, asks nothing of a home: "and with a garage, *ok?*", "… *does that exist?*".
  'confirms.it',
  'talk.greeting',
  'talk.thanks',
  'talk.farewell',
  'talk.agency',
  'talk.knowledge',
  'talk.offTopic',
  'search.asks',
  // Protected classes. `group` is people as such; `adjective` says one only beside `people`.
  'protected.group',
  'protected.adjective',
  'protected.people',
  'protected.avoid',
  'protected.wish',
  'protected.self',
  'identifier.mls',
  // Words without a condition of their own. `filler` may stand inside a stretch ("3 large bedrooms").
  'plain.stop',
  'plain.filler',
  // "near *a* church" names no church.
  'plain.indefinite',
  // Behind what is all that is asked for: "不是老房子*就行*".
  'plain.enough',
  // "In *my* Tesla" names no town.
  'plain.owned',
  'plain.common',
  // Like `common`, of what only who looks for a home speaks: "学区房".
  'plain.wish',
  // "The": makes a superlative of a comparison in languages that have one word for both ("la más barata").
  'plain.the',
  'plain.theMany',
] as const;
