/** Forms of e-mail addresses and telephone numbers, for what visitors write and for what models write. */

export const EMAIL =
  /[\p{L}\p{N}_](?:[\p{L}\p{N}.'&+_%-]{0,62}[\p{L}\p{N}_+-])?@[\p{sc=Latin}\p{N}-]{1,63}(?:\.[\p{sc=Latin}\p{N}-]{1,63})+/giu;

/** "ann (at) oak (dot) com", "ann at oak dot com", "ann @ oak.com" */
export const spelledOut = (text: string): string =>
  text
    .replace(/\s{0,3}[([{]\s{0,2}(?:at|arroba)\s{0,2}[)\]}]\s{0,3}/gi, '@')
    .replace(/\s{0,3}[([{]\s{0,2}(?:dot|punkt|punto|point|ponto|点)\s{0,2}[)\]}]\s{0,3}/gi, '.')
    .replace(SPOKEN, '$<name>@$<host>.$<end>')
    .replace(/(?<=[\p{L}\p{N}])\s@\s?(?=[a-z\d-]{1,63}\.[a-z])|(?<=[\p{L}\p{N}])@\s(?=[a-z\d-]{1,63}\.[a-z])/giu, '@');

const SPOKEN = new RegExp(
  [
    /(?<![\p{L}\p{N}._%+-])(?<name>[\p{L}\p{N}._%+-]{1,64})\s(?:at|arroba)\s/u,
    /(?<host>[a-z\d-]{1,63})\s(?:dot|punkt|punto|point|ponto)\s(?<end>[a-z]{2,24})(?![\p{L}\p{N}])/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'giu',
);

export const FEWEST_DIGITS = 7;
export const MOST_DIGITS = 15;
/** "2026-11-29", "29.11.2026" */
export const DATE = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The line of a person behind a number of an office: "ext. 12", "x12", "Durchwahl 12". */
export const phoneExtension =
  '\\s*(?:[Ee]xt(?:ension|\\.)?|[Xx#]|[Ii]nt\\.?|[Pp]oste|[Rr]amal|[Dd]urchwahl|分机)\\s?\\d{1,6}';

const SEPARATED = '[\\s.\\-/]';

/** A number with "+" and the code of its country. */
export const phoneWithCountry = `(?<![\\p{N}])\\+\\d{1,3}${SEPARATED}?(?:\\(?\\d{1,4}\\)?${SEPARATED}?){2,5}\\d{2,4}(?![\\p{N}])(?!\\s?[€$£])`;

/** Words behind which a telephone number stands. */
export const phoneWords =
  'call|phone|tel|telephone|dial|text|fax|ring|whatsapp|ll[aá]m\\p{L}*|tel[ée]fono|appel\\p{L}*|téléphone|ruf\\p{L}*|anruf\\p{L}*|telefon\\p{L}*|lig(?:ue|ar|ando)|telefone|电话|拨打|致电|热线';

/** Words that may stand between such a word and the number. */
export const phoneFillers = 'us|our office|at|me|al|au|unter|para|no|het|der|number|now|today';

/** A number in whatever form behind one of these words: "call us at 619 5550123". */
export const phoneBehind = (words: string, fillers: string): string =>
  `(?<=(?<!\\p{L})(?:${words})[\\s.:：*_#]{0,4}(?:(?:${fillers})[\\s:*_]{1,3}){0,3})\\(?\\d{2,5}\\)?(?:${SEPARATED}?\\d{2,8}){1,5}(?![\\p{N}])(?!\\s?(?:[€$£%]|am|pm|uhr|h\\b|:))`;
