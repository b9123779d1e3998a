import type { Phrases } from '../language-tables.ts';

const HOME =
  '(home|house|place|apartment|apt|flat|condo|townhouse|townhome|unit|rental|property|studio|duplex|landlord|lease|rent)';

export const englishNouns: Phrases = {
  'own.before': `
    (while|whilst|because|as|since) (our|my|the) (own|current|old|present|) (house|home|flat|apartment|condo|place|building) (is|was|gets) (being|getting|) (renovated|remodeled|remodelled|rebuilt|redone|refurbished|sold|repaired|flooded|damaged|done up|fixed);
    (i|we|i'm|im|i am|we're|we are|who) (currently|now|still|already|both|) (live|living|rent|renting|reside|stay|staying|lodge|lodging) (on|off|at|near)
    (our|my) (current|present|old|existing|last|previous|former) ${HOME}
    the ${HOME} (that|which|) (i|we|i'm|we're) (have|own|live in|rent|are in|am in|in|are renting|am renting|renting|had|sold|grew up in|bought|just sold|currently have|currently own|have now|own now|rent now) (now|right now|currently|at the moment|)
    (i|we) (just|recently|already|'ve|have|have just|'ve just|) (sold|lost) (our|my|a|the); (just|recently|) sold (our|my); (i'm|we're|im|i am|we are|am|are) (also|currently|now|just|) (selling|listing|renting out) (our|my); (i|we|who) (currently|now|still|already|) (own|rent) (a|an|our|my); (i'm|we're|im|i am|we are) (currently|now|still) (renting|leasing|owning) (a|an|our|my|in); currently (rent|renting|own|owning|in) (a|an|our|my); (i|we) (used to|once) (own|rent|have) (a|an); sell(ing|) (our|my) ${HOME}; moving out of (our|my|a|an); (out of|downsizing from|upgrading from|moving up from|coming from|downsize from|upsizing from) (a|an|our|my|the)`,
  'own.end': `so; now; hence; therefore; which is why; that's why; thats why; this time; want; would like; would love; need; looking; hoping; hope; wish; i'd like; we'd like; i want; we want; we need; i need; to find; to buy; to rent; to (a|an); into (a|an); for something; instead; (want|need|hope|like|love|plan|try|looking|hoping|ready|planning|trying) to; wanna; moving (to|into|in|on); move (to|into); relocating to; relocate to; upgrading; buying; followed by`,
  'sale.rent': `monthly rent(s|);(can|could|should|may|might|would|shall|do|did) (i|we|you|people|someone) rent;(for|to) (rent|let|lease|rental); rent(al|als|ing|ed|s|er|ers|); leas(e|es|ing|ed); to let; tenant(s|); letting; sublet; (month to month|monthly rental|rental unit|rental home|rental property|rental properties); renting out; rentable; (don't|do not|dont) want to buy; lease(-|) to own`,
  'sale.buy': `for sale; (to|) (buy|purchase|own); buying; purchasing; buyer(s|); on sale; sale(s|); ownership; own a home; homebuyer(s|); home buyer(s|); first(-| )time (home|)(buyer|home buyer)(s|); owning; (don't|do not|dont) want to rent; 4 sale; fsbo; to get on the property ladder`,
  'sale.either': `(rent|renting|rental|lease) (or|and|/) (buy|buying|sale|purchase|own|owning); (buy|buying|sale|purchase|own) (or|and|/) (rent|renting|rental|lease|lease it); for sale or (for|) rent; for rent or (for|) sale; rented or bought; (both|either) (for|) (sale|buying|to buy) (and|or) (rent|rental|renting); sale (or|and) rent`,
  'type.house': `house(s|); (single|1|one)(-| )family (home|house|residence|dwelling|property|)(s|); single(-| )families; single family (properties|residences); sfr(s|); sfh(s|); (detached|stand(-| )alone|standalone|free(-| )standing|freestanding|separate|individual) (home|house|single family home|single family house|single family|)(s|); detached; mcmansion(s|); ranch (home|house|style home)(s|); single fam; singlefamily; a real house; family house(s|)`,
  'type.apartment': `apartment(s|); apt(s|); apts.; apt.; flat(s|); maisonette(s|); apartment (unit|home|building unit)(s|); appartment(s|); appartement(s|); high(-|)rise(s|) (unit|)`,
  'type.condominium': `condo(s|); detached condo(s|); condominium(s|); condo (unit|apartment)(s|); condos/townhomes; condo's; condominimum(s|)`,
  'type.townhouse': `town(-| |)(house|home)(s|); row(-| |)(house|home)(s|); townhouse (style|) (unit|condo|)(s|); twnhouse; th; (terrace|terraced|end of terrace|end terrace|mid terrace) (house|home|property)(s|); brownstone(s|)`,
  'type.multiFamily': `multi(-| |)famil(y|ies) (home|house|property|building|unit|)(s|); (triplex|fourplex|fourplexe|quadplex|4plex|4-plex|3-plex)(es|); apartment building(s|); income property; income properties; multi(-|)unit(s|) (building|property|)(s|); residential income`,
  'type.duplex':
    'duplex(es|); 2-plex; two(-| )family (home|house|)(s|); twin home(s|); semi(-| )detached (home|house|)(s|)',
  'type.manufactured': `(manufactured|mobile|modular|prefab) (home|house|housing)(s|); mobile homes; trailer (home|house)(s|); trailer(s|); manufactured; mobile home park; mobilehome(s|); (double|single|triple)(-|)wide (trailer|)(s|)`,
  'type.land': `(vacant|empty|raw|undeveloped|bare|buildable) (land|lot|lots|plot|plots|parcel); land (to build on|to build|parcel|only|listing|listings)(s|); (lot|plot|parcel)(s|) (to build on|to build|for building|of land); building (lot|plot)(s|); a (lot|plot) of land; vacant; (piece|parcel|plot) of land; land; acreage to build on; farmland; homesite(s|)`,
  'type.villa': 'villa(s|)',
  'type.loft': 'loft(s|); loft (apartment|apt|condo|style apartment)(s|)',
  'type.penthouse': 'penthouse(s|); pent house(s|)',
  'type.bungalow': 'bungalow(s|)',
  'type.cottage': 'cottage(s|); cabin(s|); chalet(s|); log (home|cabin)(s|)',
  'type.farm': 'farm(s|); farm(-|)house(s|); ranch (property|land); equestrian (property|properties|estate)',
  'type.commercial': `commercial (property|properties|space|real estate|building|)(s|); office space(s|); retail space(s|); store(-|)front(s|); warehouse(s|); shop space`,
  'type.cooperative': 'co(-|)op(s|); cooperative (apartment|)(s|); housing cooperative(s|); stock cooperative',
  'home.any': `home(s|); propert(y|ies); place(s|); listing(s|); real estate; residence(s|); dwelling(s|); unit(s|); housing; accommodation(s|); accomodation(s|); somewhere to live; (a|) (place|spot) to (live|rent|buy|call home|stay); anything; something; option(s|); inventory; crib; pad; digs; one; ones; results; matches; house hunting; apartment hunting; home search; room(s|) for rent; families home; starter home(s|); first home; forever home; dream home; new place; investment property; investment properties; rental properties; rentals; stuff; spot; spots; what's out there; houses and condos; estate(s|); mansion(s|); vacation home(s|); second home`,
  'status.Active': `still (available|active|on the market|for sale|up); (currently|) active (listing|listings|); available now; status active; active status; actively listed; not (sold|pending) yet`,
  'status.PreOnMarket': `coming soon; (coming|going|come|go|hitting) (on|to|up on|) (the|) market soon; soon to (market|be listed|come); pre(-| )market; (not yet|soon to be) (on the market|listed); about to (be listed|hit the market|come on the market); off(-| )market soon; upcoming (listing|home|house|propertie)(s|); pre-listing(s|); before (they hit|it hits) the market; soon on the market; will be listed soon`,
  'status.Sold': `sold (home|house|listing|propertie|condo|comp)(s|); (recently|just|already|been|what|have|has|that|which|were|which ones|recent) sold; sold (in|for|recently|last|prices|nearby|this|near); recent sales; comps; comparable sales; past sales; closed (sales|listings); sold`,
};
