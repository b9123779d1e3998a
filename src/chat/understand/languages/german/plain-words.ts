import type { Phrases } from '../language-tables.ts';

const parted = (words: string): string => words.trim().replace(/\s+/g, ';');

/** `stop`: says nothing by itself. `filler`: may stand inside a stretch. `common`: an everyday word, no name and no typing error. */
export const germanPlainWords: Phrases = {
  'plain.filler': `${parted(`ein eine einen einem einer eines der die das dem den des zum zur mit für von vom an ist sind sei wäre sehr recht ziemlich ganz
    groß große großer großes großen großem gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen kleinem geräumig geräumige geräumiger geräumiges geräumigen
    schön schöne schöner schönes schönen schönem schoen nett nette nettes netten nettem gut gute guter gutes guten gutem hell helle heller helles hellen hellem
    modern moderne moderner modernes modernen modernem gemütlich gemütliche gemütliches gemütlichen sauber saubere sauberes separat separate separates separaten separatem separater
    getrennt getrennte getrennten voll eigen eigene eigener eigenes eigenen eigenem privat private privater privates privaten privatem insgesamt gesamt gesamte
    sonnig sonnige sonniger sonniges sonnigen sonnigem günstig günstige günstiges günstigen günstiger bezahlbar bezahlbare bezahlbares bezahlbaren bezahlbarer preiswert preiswerte preiswertes preiswerten billig billige billiges billigen
    luxuriös luxuriöse luxuriöses luxuriösen edle edles edlen exklusive exklusives exklusiven exklusiver stilvoll stilvolle stilvolles hübsch hübsche hübsches hübschen süße süßes kleinere größere größeren
    verfügbar verfügbare zentral zentrale zentraler zentrales zentralen neu neue neuer neues neuen neuem alt alte altes alten normal normale normales normalen einfach einfache einfaches einfachen durchschnittlich
    echte echtes echten überdacht überdachter überdachten überdachtes offener offenem abgeschlossene gepflegt gepflegte gepflegtes gepflegten praktische toll tolle tolles tollen tollem komplett komplette traumhafte traumhaftes
    bis nur auch einzelne jeweils ungefähr haben hat gibt oder irgendein irgendeine irgendwelche so etwa jede jeder jedes nahe ruhiger extra zusätzlich zusätzliche weiteres super mega
    vollwertige vollwertiges dazu dabei inkl noch bitte großzügig großzügige großzügiges großzügigen riesig riesige riesiges riesigen riesigem winzige`)}; in gutem zustand; gut geschnitten(e|es|); schön geschnitten(e|); eine art; so etwas wie; gut gelegen(e|es|); zentral gelegen(e|es|)`,
  'plain.stop': `${parted(`ich du er sie es wir ihr ihnen mich dich sich uns euch mir dir ihm ihn man mein meine meinen meinem meiner meines dein deine deinen deiner unser unsere unseren unserem unserer euer eure euren ihre ihren ihrem ihrer sein seine seinen seiner seinem
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes welche welcher welches welchen welchem
    und oder aber denn doch sondern weil da dass daß ob wenn falls als wie während bevor nachdem damit obwohl sodass sowie weder noch entweder
    in im an am auf aus bei beim mit nach von vom zu zum zur für durch gegen ohne um unter über vor hinter neben zwischen seit bis ab wegen trotz innerhalb außerhalb je pro
    was wer wen wem wo wohin woher wann warum wieso weshalb wieviel wieviele
    bin bist ist sind seid war waren warst wart wär wäre wären gewesen sein sei werde wird werden wurde wurden würde würden worden geworden
    habe hab hast hat haben habt hatte hatten hätte hätten gehabt
    kann kannst können könnt konnte konnten könnte könnten muss musst müssen müsst musste müsste müssten soll sollst sollen sollt sollte sollten darf darfst dürfen dürfte will willst wollen wollt wollte wollten mag mögen möchte möchtest möchten
    mache machst macht machen gemacht gehe geht gehen ging gegangen komme kommt kommen kam gekommen lasse lass lassen lässt gebe gib gibt geben gab gegeben nehme nimm nimmt nehmen nahm
    sehe siehst sieht sehen gesehen schaue schau schauen finde findest findet finden gefunden suche suchst sucht suchen such gesucht zeige zeig zeigt zeigen gezeigt denke denkst denken dachte weiß weisst wissen wüsste
    sage sag sagt sagen gesagt frage fragt fragen gefragt helfe hilf hilft helfen geholfen brauche brauchst braucht brauchen benötige benötigen bräuchte wünsche wünschen liebe lieben mögen hoffe hoffen
    wohne wohnt wohnen gewohnt lebe lebt leben ziehe zieht ziehen gezogen umziehen umzug einziehen einzug ausziehen bleibe bleibt bleiben bleib stehe steht stehen liegt liegen gelegen befindet befinden
    arbeite arbeitet arbeiten arbeit job uni studium studiere plane planen planst kriege kriegt kriegen bekomme bekommt bekommen leisten leiste heißt heißen bedeutet passen passend passende passt
    nicht kein keine keinen nein ja doch nie niemals immer oft manchmal meist meistens schon noch erst bereits bald gleich jetzt nun heute morgen gestern gerade momentan derzeit aktuell zurzeit später früher dann danach vorher wieder
    hier da dort dorthin dahin drin drinnen draußen oben unten links rechts vorne hinten irgendwo überall nirgends
    sehr recht ganz ziemlich zu so viel viele vieles wenig wenige etwas nichts alles alle allem allen jeder jede jedes jeden beide beides einige manche mehrere andere anderer anderes anderen anders weitere sonst selbst selber
    nur bloß auch eben halt eigentlich mal einmal nochmal etwa vielleicht wohl wahrscheinlich sicher sicherlich natürlich bestimmt wirklich tatsächlich einfach überhaupt gar eher lieber gern gerne besonders vor allem hauptsache unbedingt möglichst möglich
    hallo hi hey danke bitte guten tag abend ok okay also na ach äh hm hmm ähm oh moin servus liebe lieber
    mann frau ehemann ehefrau freund freundin kinder kind sohn tochter eltern mutter vater mama papa oma opa bruder schwester familie partner partnerin paar leute personen person haustiere baby nachwuchs enkel schwiegereltern verlobte verlobter mitbewohner
    zweit dritt viert fünft allein alleine zusammen gemeinsam
    tage tag wochen woche monat monate jahr jahre uhr stunde zeit mal datum wochenende sommer winter herbst frühling frühjahr januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
    haus häuser wohnung wohnungen immobilie immobilien objekt objekte zuhause ort orte stadt städte gegend viertel lage lagen umgebung region bereich stadtteil nähe angebot angebote ergebnis ergebnisse auswahl liste inserat anzeige
    preis preise kosten budget geld euro
    etc usw bzw zb z.b. ca evtl ggf inkl bspw u.a. d.h. quasi sozusagen ungefähr circa rund
    gut gute guter gutes guten besser beste besten bester schön schöne schönes schönen toll tolle super prima perfekt perfekte perfektes ideal ideale nett nette okay klasse cool geil
    neu neue neuer neues neuen alt alte altes alten groß große großes großen klein kleine kleines kleinen günstig günstige günstiges günstigen billig billige teuer teure teures modern moderne modernes hell helle helles gemütlich gemütliche
    erste ersten zweite letzte letzten nächste nächsten
    interessiert interessant interesse suchanfrage anfrage wunsch wünsche vorstellung vorstellungen kriterien kriterium anforderungen bedingung bedingungen filter details infos info informationen
    zwecks bezüglich hinsichtlich betreffend laut gemäß falls sobald solange
    stellen stelle freue freuen würd hätt wär hab nen ne nem ner 'ne 'nen nix net ned is i a mei scho bissl bisschen bissel halt fei gell oder? gel ebbes bitti gärn
    verheiratet single rentner rentnerin student studentin studenten lehrer lehrerin krankenschwester arzt ärztin ingenieur beamter azubi auszubildende berufstätig ruhestand jung junge
    dringend schnell sofort baldmöglichst zeitnah demnächst kurzfristig langfristig eilig flexibel spätestens frühestens
    lebensmittelpunkt neuanfang start plan pläne ziel idee grund sache sachen ding dinge art weise fall teil
    herr damen herren team leute jungs mädels freunde kollegen makler maklerin agentur büro markt
    gebaut erbaut errichtet bauen gelistet eingestellt
    the a for and of i my me looking want need please to with or is`)}; es gibt; gibt es; vor allem; zum beispiel; in der regel; in etwa; auf jeden fall; im moment; zur zeit; im grunde; das heißt; und so; oder so; zu zweit; zu dritt; zu viert; zu fünft; für uns; für mich; mit meiner frau; mit meinem mann; mit meinem freund; mit meiner freundin; mit meiner familie; für die familie; für meine familie; zum wohnen; zum leben; zum einziehen; in zukunft; in kürze; in frage; in ordnung; in bar; in ruhe; in richtung; in sachen; in rente; in ruhestand; in summe; in summe; in gutem zustand; in naher zukunft; in den nächsten (wochen|monaten|jahren); so schnell wie möglich; so bald wie möglich; ab sofort; ab (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember); zum (1|ersten|1.|15.|); im (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter|nächsten jahr|neuen jahr|idealfall|prinzip|grunde|internet|endeffekt|schnitt wohl|voraus|alter|monat|ganzen|hinblick|bestfall|vergleich)`,
  'plain.common': `mit (großem|einem|eigenem|viel|schönem|einem großen|großen|einem schönen|etwas|dem) grundstück; kinderzimmer; arbeitszimmer; wohnzimmer; esszimmer; gästezimmer; zimmer frei; wohnküche; bürgersteig; guter zustand; bad mit (fenster|wanne|badewanne|tageslicht|dusche); tageslichtbad; wannenbad; badezimmer mit (fenster|wanne|badewanne|tageslicht|dusche); bad en suite; gute (schulen|anbindung|verkehrsanbindung); sichere (gegend|lage|nachbarschaft); wg; wg(-| )geeignet; wg zimmer; wg-zimmer; ${parted(`altbau dachgeschoss erdgeschoss obergeschoss hochparterre parterre souterrain dachterrassen etage stock stockwerk stuck stuckdecken hohe decken fenster badewanne dusche wanne einbauküche ebk küche kochinsel kamin flur diele treppe treppenhaus gäste tageslicht
    südseite südlage westlage hanglage toplage bestlage stadtlage randlage ortsrand stadtrand dorf land landleben natur grün wald wiese feld berg berge fluss see meer strand ufer insel hafen altstadt innenstadt zentrum stadtzentrum stadtmitte city ortskern fußgängerzone hauptstraße nebenstraße straße strasse straßenlärm verkehr
    bahn bus tram haltestelle bahnhof hauptbahnhof flughafen autobahn anbindung öpnv schule schulen grundschule gymnasium kita kindergarten krippe spielplatz supermarkt einkaufen einkaufsmöglichkeiten geschäfte ärzte krankenhaus park restaurants cafés kneipen nachtleben kultur
    energieausweis energieeffizienzklasse effizienzhaus passivhaus niedrigenergiehaus wärmedämmung dämmung heizkosten provision provisionsfrei courtage makler käuferprovision erbpacht denkmal denkmalschutz denkmalgeschützt holzhaus massivhaus ziegel fachwerk fachwerkhaus architektenhaus luxus ausstattung kapitalanlage rendite zwangsversteigerung neubaugebiet wohngebiet siedlung gewerbegebiet industriegebiet
    internet glasfaser wlan fernsehen kabel strom gas öl wasser abstellkammer werkstatt hobbyraum speisekammer bibliothek kinderspielplatz fahrrad fahrräder auto autos wohnwagen pferd pferde pferdestall stall hühner tiere klavier
    wbs wohnberechtigungsschein schufa bürge kaution unbefristet befristet zwischenmiete tauschwohnung nachmieter untermieter
    lärm ruhe sonne licht aussicht blick schatten garten süden norden osten westen
    brief telefon handy email mail nachricht name nummer frage fragen antwort antworten problem vertrag unterlagen notar bank kredit steuer gesetz firma arbeitgeber gehalt pension pendler pendeln chef kollege kinderwagen rollator`)}`,
};
