import type { NeutralSentences, SentenceTable } from './sentence-table.ts';

export const ENGLISH_RULES: SentenceTable = {
  pets: ['Pets considered.', 'Pets upon approval.', 'Pets negotiable with deposit.'],
  'pets, dogs, cats': [
    'Pet friendly: dogs and cats welcome.',
    'Cats and dogs OK.',
    'Pets welcome, whether they bark or meow.',
  ],
  'cats, -dogs': ['Cats only.', 'No dogs, cats OK.', 'Cats allowed, dogs are not.'],
  dogs: ['Small dogs OK.', 'One dog under 40 lbs is fine.', 'Your four-legged friend who fetches is welcome here.'],
  '-pets': [
    'No pets.',
    'Sorry, no pets.',
    'Pets are not permitted.',
    'Please leave the animals with a friend: the owner has allergies.',
  ],
  '~pets, ~dogs, ~cats': [
    'A dog park is down the block.',
    'The vet across the street has been there for decades.',
    'Raining cats and dogs never bothered the roof.',
  ],
  '-hoa': ['No HOA.', 'No HOA fees.', 'There is no homeowners association.'],
  hoa: ['Low HOA.', 'Low HOA dues.'],
  'utilities included': [
    'All utilities included.',
    'Water, power and gas are included in the rent.',
    'One check a month covers it all, even the electric bill.',
  ],
  '-utilities included': ['Utilities not included.', 'Tenant pays all utilities.'],
  'short-term rental': ['Short-term rental friendly.', 'Licensed for vacation rental.', 'Airbnb permitted.'],
  '-short-term rental': [
    'Not a short-term rental.',
    'No Airbnb or short-term rentals.',
    'Leases under twelve months are not possible.',
  ],
};

export const ENGLISH_NEUTRAL: NeutralSentences = {
  openings: [
    'Welcome to this charming {kind} in {area}.',
    'Do not miss this one in {city}!',
    'Here is your chance to live in the heart of {area}.',
    'Pride of ownership shows in this lovely {kind}.',
    'Wonderful opportunity on {street}.',
    'Light and bright {kind} in desirable {area}.',
    'Honest, well-kept and ready to be shown.',
    'A home with character.',
    'You will fall in love the moment you walk in.',
    'Just listed in {area}, and it shows beautifully.',
    'Location, location, location: {street}!',
    'A rare find in {city}.',
  ],
  closings: [
    'Call today for a showing.',
    'All information to be verified.',
    'Shops and cafes are close by.',
    'Shown by appointment, please allow 24 hours notice.',
    'Easy to show.',
    'Ask the listing agent for the disclosure package.',
    'Measurements are approximate.',
    'Come and see for yourself.',
    'Close to schools, shopping and freeways.',
    'This one will not last!',
    'Motivated owner.',
  ],
  land: [
    'Build your dream home on this lot in {area}.',
    'Vacant land on {street}.',
    'A rare parcel in {city}; buyer to check zoning.',
    'Plans are available from the seller.',
    'Gently sloping lot with utilities at the street.',
  ],
  others: [
    'Minutes to {other}.',
    'An easy commute to {other}.',
    'Halfway between {city} and {other}.',
    'Not in {other}, although maps sometimes say so.',
    'The owner is relocating to {other}.',
  ],
  landmarks: [
    'Two blocks from {landmark}.',
    'Walk to {landmark}.',
    'Close to {landmark}.',
    'A short stroll brings you to {landmark}.',
    '{landmark} is practically next door.',
  ],
};
