import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const ENGLISH_WORDING: Wording = {
  no: words(
    "no|zero|without|without any|doesn't have|does not have|don't have|do not have|doesn't charge|does not charge|isn't any|is not any|free of|lacks|lacking|never any",
  ),
  parking: ['parking spot', 'parking lot', 'parking place'],
  fee: words('fee|fees|charge|charges|cost|costs|ticket|tickets'),
  zero: words('zero|none|nothing|nil|non-existent|nonexistent'),
  free: words('free|waived'),
  hoaFree: words('hoa-free|non-hoa|no-hoa'),
  elsewise: words(
    'stated|state|listed|list|mention|mentioned|mentions|information|info|details|detail|data|given|specified|known|know|confirmed|figure|figures|problem|problems|issue|issues|hassle|hassles|worries|restriction|restrictions|rule|rules|stress|permit|increase|surprises|question|idea|sure|note|indicate|indicated|indication|record|guarantee',
  ),
  wished: words(
    "you asked|you ask|you want|you wanted|you'd like|you would like|looking for|you said|you prefer|you mentioned|if|whether|shall i|would you|unless|homes with|homes without|your wish",
  ),
  offered: words(
    'for sale|on the market|still listed|up for grabs|for rent|open to offers|you can still buy|still buy it',
  ),
  unsold: words(
    "not sold|not yet sold|unsold|not been sold|not yet been sold|hasn't sold|has not sold|isn't sold|hasn't been sold|not rented|not been rented|yet to be sold",
  ),
  can: words(
    "you can|you could|you may|you might|you're able to|you are able to|can be|could be|may be|might be|can still be|could still be|can now be|is still|is now|anyone can|is ready to be",
  ),
  buy: words(
    'buy|purchase|rent it|rent this|rent that|bought|purchased|rented|yours|have it|get it|make an offer|make it yours|submit an offer',
  ),
  cameBefore: words('came|come|went|been|put|was|were|spent|after|first|originally|back|time|days|weeks|months|while'),
  sinceAfter: words('for|since|from|until|before|last|when|at the time'),
  homes: words('another|homes|houses|listings|properties|condos|apartments|options|places|ones'),
  still: words('still|currently|now|presently|absolutely|definitely|indeed'),
  yes: words('yes|yeah|yep'),
  noInstead: 'No',
  when: {
    today: words('today|this morning|just now'),
    yesterday: words('yesterday|last night'),
    thisWeek: words('this week'),
    lastWeek: words('last week|a week ago|the past week'),
    thisMonth: words('this month'),
    lastMonth: words('last month|a month ago|the past month'),
    thisYear: words('this year|earlier this year'),
    lastYear: words('last year|a year ago|the past year'),
  },
  brandNew: words('brand new|brand-new|newly built|newly constructed|new construction|newly-built|just built'),
  homeNouns: words('home|house|property|apartment|condo|townhouse|build|construction'),
  ratios: words(
    'twice as|twice the size|twice the price|twice the space|twice the area|twice the cost|double the size|double the price|double the space|double the area|double the cost|half as|half the size|half the price|half the space|half the area|half the cost|half the rent',
  ),
  superlatives: {
    cheapest: words('cheapest|most affordable|lowest-priced|least expensive|lowest price|lowest in price'),
    dearest: words('most expensive|priciest|dearest|highest-priced|highest price'),
    largest: words('largest|biggest|most spacious|roomiest'),
    smallest: words('smallest|tiniest'),
    newest: words('newest|most recent|most modern'),
    oldest: words('oldest'),
  },
  notTheOne: words(
    "one of|among|second|third|next|not|isn't|than|nearly|almost|if|whether|which|what|would you|two|three|want|looking for|asked",
  ),
  ofAll: words(
    'home|house|property|one|option|choice|pick|listing|of these|of them|of all|of the listings|of the homes|overall|here|these|available|by far|so|i have|shown|price|in price|right now',
  ),
};
