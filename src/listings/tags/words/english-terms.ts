import type { PhrasesByTag } from '../tag-words.ts';

export const englishTerms: PhrasesByTag = {
  pets: `
    pet friendly|ok|okay|welcome|allowed,
    pets ok|okay|welcome|allowed|considered|permitted|accepted|negotiable|possible|yes|upon|with|on, pet-friendly,
    petfriendly, allow|allows|accept|accepts|welcome|welcomes|consider|considers pets|animals,
    animals welcome|allowed|ok, pet policy, furry friend|friends|companion|companions,
    four-legged friend|friends|family, bring your pet|pets|fur|furry,
    small pets|pet ok|okay|welcome|allowed|considered?, animal lover|lovers`,
  dogs: `
    dog|dogs friendly|ok|okay|welcome|allowed|permitted|considered|accepted|negotiable, dog-friendly,
    small|one|two|1|2|large|big|medium dog|dogs ok|okay|welcome|allowed|permitted|considered|accepted,
    allow|allows|accept|accepts|welcome|welcomes|consider|considers a|one|two|small|large? dogs|dog,
    dogs and|&|/ cats ok|okay|welcome|allowed|permitted|considered|accepted,
    cats and|&|/ dogs ok|okay|welcome|allowed|permitted|considered|accepted, bring your dog|dogs|pup|pups|puppy,
    dog run|wash|washing, dogs only`,
  cats: `
    cat|cats friendly|ok|okay|welcome|allowed|permitted|considered|accepted|negotiable, cat-friendly,
    one|two|1|2|indoor cat|cats ok|okay|welcome|allowed|permitted|considered|accepted,
    allow|allows|accept|accepts|welcome|welcomes|consider|considers a|one|two|indoor? cats|cat,
    dogs and|&|/ cats ok|okay|welcome|allowed|permitted|considered|accepted,
    cats and|&|/ dogs ok|okay|welcome|allowed|permitted|considered|accepted, bring your cat|cats|kitty, cats only,
    cat only, only cats`,
  solar: `
    solar, solar panels|panel|system|power|powered|electric|owned, photovoltaic, pv system|panels, sun-powered,
    panels on the|your? roof, roof|rooftop panels, meter runs|spins backward|backwards,
    roof makes|produces|generates more|all? of? the|its|your? electricity|power|energy`,
  storage: `
    storage, storage unit|room|space|closet|area|locker|shed|cage, shed|sheds, storage-room, storeroom, store room,
    locker|lockers, lockable|locked|caged cage|room|closet`,
  'corner lot': `corner lot|property|parcel, corner-lot, on a large|big? corner,
    set|sits|situated|sitting|perched on the corner`,
  'cul-de-sac': `
    cul-de-sac, culdesac, cul de sacs, dead-end street|road, no-through street|road,
    no through traffic|street|road, end of the|a? quiet? cul-de-sac`,
  'utilities included': `
    utilities included|paid|covered|incl, all utilities included|paid|covered?,
    utilities are|is included|paid|covered, including|includes|include|included all? utilities, bills are? included,
    rent|price includes|covers all? utilities|water|heat|gas|electricity,
    water|gas|electricity|heat|trash and| water|gas|electricity|heat|trash included,
    utilities included in the? rent,
    water|gas|electricity|electric|power|heat|trash|internet is|are included|paid|covered,
    one|single check|payment|bill a|per? month? covers, landlord|owner pays all? utilities|water|heat, all bills paid|included`,
  'short-term rental': `
    short-term rental|rentals|lease|leases|let|lets|stay|stays|rent|ok|okay|allowed|friendly|possible|considered,
    short term rental|rentals|lease|leases|let|lets|stay|stays|rent|ok|okay|allowed|friendly|possible|considered,
    airbnb|vrbo, vacation rental|rentals|home, month-to-month|monthly leases|leasing|rentals|rental,
    month to month, nightly rental|rentals|rent, str permit|license|allowed|friendly|ok, strs,
    flexible lease terms?, 30-day rental|rentals|minimum|stays`,
  'wine cellar': `
    wine cellar|room|storage|vault|cave, wine-cellar|wine-room, temperature-controlled|climate-controlled wine|cellar, cellar for your? wine|wines|bottles, cellar for # bottles,
    temperature-controlled|climate-controlled wine cellar|room,
    place for your wine|bottles`,
  bidet: `bidet|bidets, washlet, toto toilet, bidet toilet|seat, japanese toilet`,
  quiet: `
    quiet, quietest, peaceful, tranquil, serene, serenity, noise-free, silent street, no street|road|traffic noise,
    away from the noise|hustle|bustle, soundproof|sound-proof|soundproofed, tucked away, secluded, sleepy street,
    light sleeper|sleepers, crickets, hear a pin drop`,
  hoa: `hoa|dues|fee includes|covers, 
    hoa, hoas, hoa fee|fees|dues, homeowners|home-owners association, homeowners' association,
    association fee|fees|dues, condo fee|fees|dues`,
};

export const englishTopics: PhrasesByTag = {
  pets: `pet|pets, animal|animals`,
  dogs: `dog|dogs, puppy|puppies, pup|pups, canine|canines, bark|barks, fetches`,
  cats: `cat|cats, kitten|kittens, kitty|kitties, meow|meows`,
  view: `view`,
  furnished: `furniture`,
  'utilities included': `utilities, utils included?`,
  'short-term rental': `
    short term, short-term, lease|leases|rentals|stays under|below twelve|six|three|# months|days`,
  heating: `heat`,
  accessible: `wheelchair|wheelchairs, accessible`,
  'fenced yard': `fence|fenced`,
  waterfront: `on the beach`,
  'beach access': `walk|walking to|distance the? to? the? beach`,
  'new construction': `brand new, newly-built`,
  'home office': `work space, den`,
  'air conditioning': `cooling, air`,
  'rv parking': `rv|rvs, motorhome|motorhomes, camper|campers, trailers`,
  'ev charging': `ev, tesla`,
  'golf course': `golf`,
};
