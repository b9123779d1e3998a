/** The first three digits of the postal codes of the United States. */
const ZIPS =
  'PR 006-009|VI 008-008|MA 010-027|RI 028-029|NH 030-038|ME 039-049|VT 050-059|CT 060-069|NJ 070-089|NY 100-149|PA 150-196|DE 197-199|DC 200-205|' +
  'VA 201-201|VA 220-246|MD 206-219|WV 247-268|NC 270-289|SC 290-299|GA 300-319|GA 398-399|FL 320-349|AL 350-369|TN 370-385|MS 386-397|' +
  'KY 400-427|OH 430-459|IN 460-479|MI 480-499|IA 500-528|WI 530-549|MN 550-567|SD 570-577|ND 580-588|MT 590-599|IL 600-629|MO 630-658|' +
  'KS 660-679|NE 680-693|LA 700-714|AR 716-729|OK 730-749|TX 733-733|TX 750-799|TX 885-885|CO 800-816|WY 820-831|ID 832-838|UT 840-847|' +
  'AZ 850-865|NM 870-884|NV 889-898|CA 900-961|HI 967-968|GU 969-969|OR 970-979|WA 980-994|AK 995-999';
/** What the postal codes of each state begin with elsewhere. */
const BEGINNINGS: readonly [country: string, codes: string][] = [
  ['CA', 'A NL|B NS|C PE|E NB|G QC|H QC|J QC|K ON|L ON|M ON|N ON|P ON|R MB|S SK|T AB|V BC|X NT NU|Y YT'],
  ['AU', '0 NT|2 ACT NSW|3 VIC|4 QLD|5 SA|6 WA|7 TAS'],
];

const AMERICAN = ZIPS.split('|').map((line) => {
  const [state = '', first = '', last = ''] = line.split(/[ -]/);
  return { state, first, last };
});
/** The country of each state with the beginning of its codes, `MA0`: letters that are a state of one country are mostly something in others. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map([
  ...AMERICAN.map(({ state, first }): [string, string] => [state + first[0], 'US']),
  ...BEGINNINGS.flatMap(([country, codes]) =>
    codes.split('|').flatMap((group) => {
      const [first = '', ...states] = group.split(' ');
      return states.map((state): [string, string] => [state + first, country]);
    }),
  ),
]);

/** Whether a state of the United States or a province of Canada has such a postal code, which is whole: `MD 28001` is Madrid. */
export const hasPostalCode = (state: string, code: string): boolean =>
  /^\d/.test(code)
    ? AMERICAN.some((one) => one.state === state && one.first <= code.slice(0, 3) && code.slice(0, 3) <= one.last)
    : STATE_CODES.get(`${state}${code[0]}`) === 'CA';
