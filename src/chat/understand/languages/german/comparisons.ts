import type { Phrases } from '../language-tables.ts';

export const germanComparisons: Phrases = {
  'compare.atMost': `
    bis (zu|max|maximal|max.|höchstens|ca|circa|etwa|rund|) (einem preis von|einer miete von|); höchstens; allerhöchstens; maximal; max; max.; maximum; nicht (mehr|höher|teurer|größer) als; nicht über; kein(e|en|) (mehr|höher) als; (nicht|net|ned|nit) mehr (wie|wia|als)
    (budget|preis|limit|obergrenze|maximum|schmerzgrenze) (bis|maximal|max|max.|von maximal|von max|höchstens|bis maximal|bis zu|liegt bei|beträgt|ist|von|:); (nicht|nie) (über|mehr als) ; bis (zu|) (die|den|das); (kann|können|darf|dürfen|wollen|will|möchte) (bis zu|bis|maximal|höchstens); <=; =<; ≤; im rahmen von; innerhalb von; bis einschließlich; bis inkl; bis und mit; gedeckelt bei; deckel bei; (die|der|) obergrenze (von|bei|auf|ist|liegt bei|:|)`,
  'compare.lessThan': `unter; weniger (als|wie); kleiner (als|wie); billiger (als|wie); günstiger (als|wie); niedriger als; geringer als; unterhalb (von|); (kürzer|seit weniger) (als|wie); <; knapp unter; drunter als; unter den`,
  'compare.atLeast': `
    mindestens; mind; mind.; min; min.; minimum; minimal; wenigstens; zumindest; ab (ca|circa|etwa|mindestens|); von mindestens; nicht (weniger|kleiner|unter) (als|); nicht unter; >=; =>; ≥; ein minimum von; angefangen bei; aufwärts von; (die|der|) untergrenze (von|bei|auf|ist|liegt bei|:|)`,
  'compare.moreThan': `mehr (als|wie); größer (als|wie); (schon|) (länger|seit länger) (als|wie); seit (über|mehr als); über; teurer (als|wie); höher als; oberhalb (von|); >; jenseits (von|der|)`,
  'compare.exactly': `genau; exakt; nur; bloß; lediglich; präzise; =; punktgenau; ausschließlich`,
  'compare.about': `
    etwa; ungefähr; ca; ca.; circa; zirka; rund; um (die|) (ca|circa|etwa|rund|); so (um|etwa|ungefähr|circa|ca|um die|gegen|bei|an die) (die|); in etwa; um den dreh; annähernd; gegen; nahezu; fast; ~; ±; (im|in dem) (bereich|rahmen|raum) (von|um); bei (etwa|rund|ca|circa|ungefähr); plus minus; +-; knapp; gut; schätzungsweise; so ca; in der größenordnung (von|)`,
  'compare.before': `vor (dem jahr|baujahr|bj|bj.|jahrgang|); (älter|früher) als (bj|bj.|baujahr|jahrgang); (gebaut|erbaut|errichtet|baujahr) vor; (nicht|kein) (neuer|jünger) als; früher als; baujahr bis; vorm`,
  'compare.after': `nach (dem jahr|baujahr|bj|bj.|jahrgang|); (neuer|jünger|später) als (bj|bj.|baujahr|jahrgang); (gebaut|erbaut|errichtet|baujahr) nach; später als`,
  'compare.since': `ab; frühestens (baujahr|bj|ab|); (gebaut|erbaut|errichtet) frühestens; (gebaut|erbaut|errichtet|baujahr) (ab|seit|von); ab (baujahr|dem jahr|bj|bj.|jahrgang); baujahr ab; bj ab; bj. ab; nicht älter als (baujahr|bj|von); nicht vor`,
  'compare.newerThan': `(neuer|jünger|moderner) als; nicht älter (als|wie); höchstens so alt wie`,
  'compare.olderThan': `älter (als|wie)`,
  'compare.within': `(in|innerhalb) (den|der|dem|des|von|) (letzten|vergangenen|letzter); (die|der|den) (letzten|vergangenen); in den letzten; letzte; letzten; letzter; vergangene(n|); seit (weniger als|höchstens|maximal); vor (weniger als|höchstens|maximal); innerhalb; binnen`,
  'after.atMost': `(hochgehe|hochgehen|hochgeh|raufgehe|raufgehen|erhöhe|erhöhen|aufstocke|aufstocken|strecke|strecken); oder (weniger|drunter|billiger|günstiger|kleiner|darunter|niedriger); und (weniger|drunter|darunter); (nicht|nie|keinesfalls|auf keinen fall) (übersteigen|überschreiten|übersteigt|überschreitet|sprengen|drüber|darüber|mehr sein); (höchstens|maximal|max|max.|maximum|tops|allerhöchstens); max budget; (ist|sind) (mein|unser|das) (maximum|limit|budget|max|obergrenze|absolute maximum); (ist|sind|wäre) (die|meine|unsere|) (schmerzgrenze|obergrenze|grenze); nicht mehr; mehr nicht; mehr (geht|ist) nicht (drin|); (wollen|will|möchte|möchten|können|kann|darf|dürfen|sollte|soll|würde|würden|werden|werde) (wir|ich|es|man|sie|er|das|) (dafür|eigentlich|auf keinen fall|keinesfalls|) (nicht|net|nimmer) (ausgeben|zahlen|bezahlen|investieren|hinlegen|kosten|aufbringen|stemmen|haben|loswerden); (ist|sind|liegt|liegen|wäre|wären) (für uns|für mich|leider|einfach|) (leider|einfach|) nicht (drin|möglich|im budget|machbar|bezahlbar); abwärts; nach unten; budget; als obergrenze; als limit`,
  'after.atLeast': `(+|plus); oder (mehr|größer|drüber|darüber|höher|besser); und (mehr|größer|drüber|darüber|höher|aufwärts); aufwärts; (mindestens|mind|mind.|minimum|min|min.|wenigstens); nach oben; an aufwärts; aufwärts sein; rauf`,
  'after.about': `(oder|) so (etwa|ungefähr|in dem dreh|); etwa; ungefähr; circa; ca; ca.; rum; herum; oder (so|etwas in der art|so ungefähr); in etwa; so um den dreh; um den dreh; plus minus; plusminus; +-`,
  'after.exactly': `genau; exakt; nicht mehr und nicht weniger; nur`,
  'after.half': `ein halb; einhalb; und (ein|eine|einer) halbe(n|s|)`,
  'after.newer': `(oder|und) (neuer|jünger|später|danach|moderner); aufwärts`,
  'after.older': `(oder|und) (älter|früher|davor)`,
  'range.open': `zw; zw.; (irgendwo|preislich|preis|) (zwischen|von|im bereich zwischen|im bereich von|in der spanne von)`,
  'range.to': `bis (zu|max|maximal|höchstens|); -; ~; oder; bzw; bzw.; →; auf; bis etwa; bis ca; oder auch; oder vielleicht; oder gerne; und höchstens`,
  'range.slash': '/',
  'range.and': `und (höchstens|maximal|); &`,
  'band.low': `(die|den|) (niedrig(e|en|)|untere(n|)) ; anfang (der|); frühe(n|)`,
  'band.mid': `(mitte) (der|); mittlere(n|)`,
  'band.high': `(ende) (der|); späte(n|); obere(n|); hohe(n|)`,
};
