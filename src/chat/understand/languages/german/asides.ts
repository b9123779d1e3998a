import type { Phrases } from '../language-tables.ts';

/** How letters begin and end, and what is said beside the homes: none of it asks for anything. */
export const germanAsides: Phrases = {
  'talk.farewell': `
    (mit|) (freundlichen|besten|herzlichen|lieben|schönen|vielen) grüßen; (viele|liebe|beste|herzliche|schöne|freundliche) (grüße|gruesse); (lieben|lieber|schöner|schönen|bester|besten|freundlicher) gruß;
    (einen|ein|eine|noch einen|noch ein|noch eine|und noch einen|und noch ein|und noch eine) (schön|gut|angenehm|wunderschön|erholsam|ruhig|sonnig)(en|es|e) (tag|abend|nachmittag|vormittag|feierabend|resttag|sonntag|samstag|wochenende|woche|restwoche|zeit) (noch|euch|ihnen|dir|euch noch|ihnen noch|dir noch|weiterhin|);
    gruß; grüße; lg; vg; mfg; glg; hochachtungsvoll; schönen (feierabend|sonntag) (noch|); schöne(s|n|) (woche|feiertage|wochenende) (noch|euch|ihnen|)`,
  'talk.thanks': `
    (ich|wir) (wäre|wären|bin|sind) (ihnen|dir|euch|) (sehr|) (für|) (ihre|deine|eure|jede|) (hilfe|antwort|unterstützung|rückmeldung|tipps|) (sehr|) dankbar;
    (vielen|herzlichen|) dank(e|) (schon mal|im voraus|) für (die|ihre|deine|eure) (geduld|mühe|antwort|rückmeldung|unterstützung|hilfe|zeit|infos|informationen)`,
  'talk.agency': `
    (welche|was für eine|wie viel|wieviel|wie hohe|was an|was als|wie viel an) (provision|courtage|maklerprovision|maklergebühr|vermittlungsgebühr|gebühr|gebühren) (nehmt|nehmen|verlangt|verlangen|berechnet|berechnen|bekommt|bekommen|kriegt|kriegen|zahle|zahlen|zahlt|fällt|fallen|kommt) (ihr|sie|ich|wir|man|) (eigentlich|denn|da|hier|) (an|auf mich zu|);
    (was|wie viel|wieviel) (nehmt|nehmen|verlangt|verlangen|berechnet|berechnen|bekommt|kriegt|kassiert|kassieren) (ihr|sie) (eigentlich|denn|so|) (an|für|als|) (provision|courtage|maklerprovision|maklergebühr|vermittlungsgebühr|gebühr|gebühren);
    (was|wie viel|wieviel) (kostet|kosten|macht|würde) (mich|uns|) (eigentlich|denn|) (die|eure|ihre|der|euer|ihr) (vermittlung|vermittlungsgebühr|provision|courtage|maklerprovision|maklergebühr|dienstleistung|service|beratung) (kosten|);
    (habt ihr|haben sie|seid ihr|sind sie) (auch|) (am|) (samstag|samstags|sonntag|sonntags|heute|morgen|montag|montags|freitag|freitags|wochenende|feiertag|feiertags|abends) (auch|noch|) (offen|geöffnet|auf|erreichbar);
    (wann|wie lange|ab wann|bis wann) (habt ihr|haben sie|seid ihr|sind sie) (heute|morgen|samstags|) (offen|geöffnet|auf|erreichbar)`,
  'plain.stop': `
    (beim|im) (rest|übrigen); (bin|sind|wäre|wären) (ich|wir|) (da|sonst|) (flexibel|offen);
    (wenn|falls) es (keine|nicht zu viele|nicht zu viel|nicht) (umstände|mühe) macht; (können|könnten|könnt) (sie|ihr) (mir|uns) (da|dabei|bitte|) (weiter|) (helfen|weiterhelfen); (kannst|könntest) du (mir|uns) (da|dabei|bitte|) (helfen|weiterhelfen);
    (wir|ich|) (haben|hab|habe|hat) (keine eile|es nicht eilig); (ich|wir|) hoffe(n|) (das|es|dass das|dass es) (ist|war) (verständlich|klar|deutlich); (sagen sie|sag|sagt|geben sie|gib) (mir|uns|) (bitte|) bescheid; bescheid;
    (sorry|entschuldigung|entschuldigen sie) (für die|wegen der) (späte antwort|störung|verspätung); (das|zum|) (allererste|ersten|erste|allerersten) mal; (ist|sind) (schon|) unterwegs; die finanzierung (steht|ist) (schon|bereits|auch schon|) (geklärt|gesichert|bewilligt|);
    (mein|meine|unser|unsere|einen|eine|ein|der|die) neue(r|n|s|) (job|stelle|arbeitgeber|arbeit|chef|chefin|firma|schule|kollege|kollegin|team|büro|projekt);
    (mein|unser) (makler|berater) (ist|war|hat|sagt|meint|meinte)`,
  'own.before': `
    (wir|ich) (mieten|miete|wohnen zur miete|wohne zur miete) (seit|schon|derzeit|aktuell|momentan|im moment|jetzt); (mein|unser) mietvertrag (läuft|endet|ist|wurde); (momentan|derzeit|zurzeit|aktuell|im moment|gerade|bisher|jetzt) (wohne|wohnen|lebe|leben) (ich|wir) (in|noch in|)`,
  'confirms.it': `
    oder; oder nicht; nicht wahr; ok; okay; gell; (gibt es|gibt's|gibts) (das|so was|sowas|so etwas|da was|solche); (geht|ginge|klappt) (das|so was|sowas|so etwas); (ist|wäre) (das|so was|sowas|so etwas) (überhaupt|) (möglich|realistisch|machbar|drin|okay|ok); was (meinen|denken|sagen) (sie|ihr) (dazu|) ; was (meinst|denkst|sagst) du (dazu|)`,
};
