import type { TagWords } from '../tag-words.ts';
import { englishCues } from './english-cues.ts';
import { englishGrounds } from './english-grounds.ts';
import { englishAbsences, englishRooms } from './english-rooms.ts';
import { englishTerms, englishTopics } from './english-terms.ts';

export const english: TagWords = {
  smallWords:
    'the and of with for this that from your you is are has have was be by or not its it at home house to will all our',
  features: { ...englishGrounds, ...englishRooms, ...englishTerms },
  topics: englishTopics,
  absences: englishAbsences,
  others: `
    pool table|tables|hall|room|cue|shark|party, car|motor pool|pools, carpool lane, talent|gene|applicant pool,
    pool of talent|applicants|candidates|buyers|tenants, bark mulch|chips|dust,
    deck of cards, parking deck, yard sale|sales|work|waste|maintenance, no yard maintenance|work|to maintain,
    school|rail|navy|naval|lumber|freight|junk|scotland|ship yard, yards from|to|away|of,
    garden style|apartment|apartments|tub|window|level|center|centre|home|grove|city,
    botanical|beer|zoological|community|public garden|gardens, kindergarten, basement apartment|price|prices|unit,
    view the|our|this|all|more|photos|pictures|video|virtual|it|online|in|by|today|this,
    to|must|point|can|and|for view, point of view, view to believe, in view of, with a view to,
    storage fee|fees|facility nearby, golf cart|carts|simulator|clubs|bag|bags|balls|gear, drove|drive|drives|vw|volkswagen a? golf,
    previous|former|prior owner|owners|tenant|tenants|resident|residents,
    utilities at|to|on|near|stubbed the|to? street|lot|site|property|curb|road,
    public|city|municipal|underground utilities, allow|allows|permit|permits an|a? adu|adus|jadu, garage sale|sales, garage band,
    air conditioned? mall|bus, ac lot|acre|acres|of, # ac,
    dog|cat|pet park|parks|groomer|grooming|store|stores|hospital|sitter|beach|deposit|rent, pet spa,
    no large|aggressive|vicious dogs|breeds, large|aggressive|vicious|restricted breeds,
    post|leasing|management|listing|our|sales|rental|law|real-estate|town|county|box|main office|offices,
    doctor's|dentist|medical|corporate|broker's|agent's office|offices,
    office hours|building|buildings|park|parks|phone|staff|tower|towers,
    call|contact|email|visit|our|their the? office, public|city|local|county|new|neighborhood library,
    library district, quiet dishwasher|garage|close|hours|fan|appliances, quiet-close|soft-close,
    solar heated, solar gain|oven|system-size, elevator pitch|music, lift up|your|gate|kit, heating bill|bills|costs,
    spa day|services|treatments, spa-like|spa-inspired|spa-style,
    spa like|inspired|style|bath|bathroom|bathrooms|shower|retreat,
    waterfront park|district|trail|village|restaurants|dining, ocean breeze|breezes|air,
    gated driveway|parking|garage,
    no expense|detail|stone|need|doubt|wonder|shortage|matter|limit|problem|worries|compromise|better|other|lack was|spared|for|of|to|than?,
    no more|other than|need, no longer need|want|wait|looking,
    not only|just|to mention|to be missed|far|to miss|to worry, nothing|none compares|like|beats, nothing to do,
    can't|cannot be beat|beaten|matched|missed|overstated,
    no one, nobody, can't|couldn't|won't|wouldn't|cannot|will-not beat|get|find|ask a|for? better?,
    don't|won't miss|want|wait|last|pass|forget|hesitate, do|will not miss|want|wait|last|pass|forget|hesitate,
    lack nothing, lacks nothing, lacking nothing, doesn't get better, hardwood tree|trees|forest,
    ada county|compliant kitchen? sink, den of, study group|hall, walk-in pantry|shower|tub, furnished by|to,
    great room rate|for, balcony of, attic fan|fans|ladder, crawl space, gym bag|shoes|class,
    furniture not|for|shown|in photos, photos|photo|virtually|digitally|staged furnished|furniture`,
  cues: englishCues,
};
