import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const germanWords: Phrases = {
  'filler.it': `
    deren; dessen; abends; morgens; der; die; das; ein; des; dem; den; eine; einer; eines; einem; einen; nen; ne; nem; ner; ich; du; er; sie; es
    wir; ihr; mich; mir; dich; dir; uns; euch; ihm; ihn; ihnen; man; mein(e|er|em|en|es|); dein(e|er|em|en|es|); sein(e|er|em|en|es|)
    unser(e|er|em|en|es|); euer; eure(n|m|r|s|); ihre(n|m|r|s|); dies; dieser; diese; dieses; diesen; diesem; jene(r|s|n|m|); solche(r|s|n|m|); und
    oder; auch; aber; denn; doch; ja; na; nun; mal; halt; eben; noch; nur; sehr; so; ganz; recht; ziemlich; eher; wirklich; eigentlich; vielleicht
    gern; gerne; bitte; bitteschön; danke; ok; okay; hallo; hi; hey; also; dann; da; dort; hier; hin; her; ist; sind; bin; bist; seid; wäre; wären
    wär; hat; habe; hab; haben; hast; habt; hätte; hätten; wird; werde; werden; würde; würden; worden; kann; kannst; können; könnt; könnte; könnten
    soll; sollte; sollten; sollen; solls; muss; müssen; müsste; will; wollen; willst; wollte; möchte; möchten; möcht; mag; mögen; darf; dürfen
    dürfte; in; im; an; am; ans; auf; aufs; aus; bei; beim; von; vom; zu; zum; zur; mit; für; fürs; um; ums; nach; über; unter; vor; durch; gegen
    bis; ab; seit; als; wie; was; etwas; irgendwas; irgendetwas; irgendwie; irgend; irgendwo; wenn; falls; weil; dass; ob; damit; sodass; wo; wer
    welche(r|s|n|m|); einfach; möglichst; etwa; allerdings; nämlich; übrigens; jedenfalls; überhaupt; sowieso; ohnehin; jetzt; heute; gerade
    aktuell; derzeit; momentan; zurzeit; bald; später; immer; wieder; nochmal; nochmals; dazu; dabei; davon; dafür; darin; drin; drauf; dran; rein
    raus; raum; rum; rauf; runter; weiter; alle(r|s|n|m|); viel(e|en|es|); mehr; wenig; paar; bisschen; bissl; bissi; beide(n|); sowas; so was
    eins; einige(n|r|); gut(e|en|er|es|em|); schön(e|en|er|es|em|); nett(e|en|er|es|em|); toll(e|en|er|es|em|); super; groß(e|en|er|es|em|)
    klein(e|en|er|es|em|); hell(e|en|er|es|em|); geräumig(e|en|er|es|em|); gemütlich(e|en|er|es|em|); hübsch(e|en|er|es|em|)
    sonnig(e|en|er|es|em|); gepflegt(e|en|er|es|em|); passend(e|en|er|es|em|); eigen(e|en|er|es|em|); neu(e|en|er|es|em|); modern(e|en|er|es|em|)
    separat(e|en|er|es|em|); richtig(e|en|er|es|em|); ordentlich(e|en|er|es|em|); bezahlbar(e|en|er|es|em|); lieber; besser; am besten; suche
    suchen; such; sucht; gesucht; finden; finde; zeig; zeige; zeigen; gib; gibt; gibts; geben; gibt es; sehen; schauen; brauche; brauchen; brauch
    bräuchte; bräuchten; benötige; benötigen; wünsche; wünschen; kommen; kommt; geht; gehen; gehts; ginge; machen; macht; mache; sagen; sag; wissen
    weiß; wohnen; wohne; leben; ziehen; ziehe; umziehen; lassen; lass; liegt; liegen; steht; stehen; bekommen; interessiere; interessieren
    interesse; interessiert; anbieten; angeboten; überlegen; denke; denken; glaube; hoffe; freue; freuen; haus; wohnung; z b; bzw; usw; etc; ca
    max; min; maximal; mindestens; zwecks; bezüglich; bzgl; betreffend; zusammen; insgesamt; gesamt; genau; ungefähr; sozusagen; eventuell; evtl
    leider; endlich; mittlerweile; inzwischen; erst; erstmal; zuerst; zunächst; schließlich; ebenfalls; trotzdem; unbedingt; dringend; sofort
    schnell; schnellstmöglich; gleich; vorhanden; vorhandene; verfügbar(e|en|er|es|); möglich(e|en|er|es|); pflicht; wichtig; zwingend; ein muss
    herr; frau; damen; herren; sehr geehrte; geehrte; liebe; ach; äh; ähm; hm; oh; naja; tja; lol; haha; gell; oder so; und so; zuhause; daheim
    (warm oder kalt|kalt oder warm|altbau|neubau|altbau oder neubau|stockwerk|etage) (ist |is |) (mir |uns |) (egal|wurscht|gleich)
    mehr (brauch|brauche|brauchen|will|wollen) (ich|wir) (nicht|gar nicht|auch nicht); ohne (so was|sowas); zu (zweit|dritt|viert|fünft|sechst)
    (voll|aktuell|derzeit) vermietet(e|es|); weils; obs; wenns; obwohl; sondern; sowie; außerdem; zudem; jedoch; bitt; pls; mehrere(n|)
    verschiedene(n|); gewünscht; darum; deshalb; daher; deswegen; drum; hauptsache; natürlich; klar; sicher; selbstverständlich
    normal(e|en|er|es|); preis; budget; per; pro; je; inkl; samt; sagt; meint; heißt; soviel; sofern; solange; ebenso; genug; gar; garnix
    gar nicht; gar nix; wohl; ggf; werd; würd; hätt; kriege; kriegen; krieg; bekomme; bringt; schau; schaue; guck; gucken; angucken; gegenüber
    (näher |) beschreiben; gefällt (mir|uns); gefallen (mir|uns); bloß; grade; grad; eh; fei; schonmal; vorerst; demnächst; künftig; zukünftig
    lang; lange; länger; kurz; kurzfristig; langfristig; gebraucht; danach; vorher; kostet; kosten; befindet; befinden; sich; selbst; selber
    andere(n|r|s|m|); anders; weitere(n|r|s|); dergleichen; ähnliches; jeweils; jede(r|s|n|m|); jemand; niemand; alles klar; insbesondere; speziell
    besonders; besondere(s|r|n|); gehört; gehören; zählt; passt; passen; rund; voll; total; absolut; echt; mega; krass; geil; cool; feine(s|r|n|)
    gescheite(s|r|n|); vernünftig(e|en|er|es|); so(n|ne|nen|nem); so (billig|günstig|teuer)
    (rest|übrige|alles andere|alles weitere) (ist |is |) (mir |uns |) (egal|wurscht|nebensächlich|zweitrangig); oder (nicht|net); sagen wir (mal|)
    dasselbe; dieselbe(n|); gleiche(s|r|n|); braucht; fängt; (ohne|kein|keinen|keine) (makler|provision|maklerprovision|schnickschnack|stress|eile)`,
  'common.it': `
    deutsch
    deren; op; verrückt; nachtdienst; schicht; nachtschicht; frühschicht; tagsüber; faul; ebk; kochfeld; biergarten; rathaus; kaufhaus; hochhaus
    gasthaus; tiergarten; stadtgarten; altenheim; schulhaus; haushalt; baumhaus; zimmerpflanzen; autohaus; opernhaus; warenhaus; gotteshaus
    wirtshaus; kaufhäuser; hochhäuser; schrebergarten; augenblick; überblick; badewanne; tür(en|); wand; decke(n|); dach; kochinsel; esszimmer
    gästezimmer; flur; diele; obergeschoss; hochparterre; parterre; stadtrand; stadtnähe; vorort; dorf; grünen; wiese; spielplatz; ubahn; sbahn
    autobahn; einkaufen; supermarkt; geschäfte; läden; cafés; arzt; ärzte; apotheke; anbindung; verkehrsanbindung; öffis; verkehr; süden; norden
    osten; westen; sonne; licht; luft; glasfaser; wlan; telefon; handy; fragen; anfrage; bescheid; information; probleme; sache(n|); ding(e|)
    gründe; weise; form; umfang; zustand; qualität; ausstattung; extras; komfort; luxus; stil; geschmack; vorstellung(en|); idee; plan; pläne
    entscheidung; auswahl; möglichkeit(en|); chance; gelegenheit; situation; alltag; beruf; beruflich; kunde(n|); summe; betrag; versicherung
    termine; zeiten; abends; nachts; mittag; januar; februar; märz; april; mai; juni; juli; august; september; oktober; november; dezember
    frühling; frühjahr; sommer; herbst; winter; urlaub; feiertag; weihnachten; ostern; geburtstag; schwiegermutter; enkelkinder; partner
    partnerin; verlobte; verlobter; pärchen; ehepaar; wg; besuch(en|); gast; student; studentin; studium; azubi; lehrer; lehrerin; ärztin
    krankenschwester; pfleger; ingenieur; programmierer; beamter; polizist; künstler; musiker; selbstständig; freiberufler; pendler; fahrrad
    motorrad; klavier; schlagzeug; bett; sofa; tisch; küchentisch; schreibtisch; regal; kisten; einzug; auszug; bezug; kündigung; befristung
    pferd(e|); hühner; vögel; krank; gesundheit; gesund; behindert; jung; hohe(n|); niedrig(e|); tief; breit(e|); sauber; dreckig; schmutzig
    dunkel; dunkle; trocken; feucht; nass; laut(e|en|); teure(n|); reich; arm; stark; schwach; schwer; leicht; schwierig; kompliziert; sicherheit
    blau; rot; grau; braun; gelb; bunt; golden; holz; stein; glas; beton; ziegel; metall; stahl; fertig; bereit; besetzt; bekannt; unbekannt
    beliebt; zentral(e|er|es|); zentrumsnah(e|); ländlich(e|); städtisch; urban; historisch(e|es|); klassisch; rustikal; exklusiv; edel
    hochwertige; stilvoll; charmant(e|); kinderfreundlich; familienfreundlich(e|); seriös; dauerhaft; gemeinsam; allein(e|); allein stehend
    geschieden; berufstätig; nichtraucher; raucher; rauchen; trinken; schlafen; lesen; lernen; studieren; studiere; fahren; fahre; fährt; reisen
    bleiben; beginnt; aufhören; enden; ändern; wechseln; tauschen; verdienen; investieren; umbauen; einziehen; einzuziehen; ausziehen; wegziehen
    hinziehen; hilft; antworten; senden; warten; verstehen; kennen; kennenlernen; fühlen; vermissen; verlieren; gewinnen; nimmt; setzen; hängen
    tragen; bringen; holen; öffnen; schließen; verlassen; versetzt; geboren; aufgewachsen; herkommen; hierher; unten; rechts; hinten; draußen
    drinnen; hinter; trotz; vorgestern; übermorgen; oft; manchmal; selten; meistens; meist; beinahe; hälfte; doppelt; drittel; deutschland
    österreich; amerika; europa; ausland; inland; name(n|); portal; preisleistung; rendite; verlust; risiko; nachteil; bedingungen; gesetz
    erlaubnis; genehmigung; grillen; feiern; party; sport; joggen; wandern; radfahren; schwimmen; surfen; ski; yoga; hobby; musik; kunst; kultur
    kino; theater; nachtleben; kneipen; bars; sonnenuntergang; sonnenaufgang; himmel; waschen; putzen; aufräumen; reichweite; bahnhofsnähe
    citynähe; entfernung; schritt; runde; kurve; block; linie; punkt; höhe; raumhöhe; menge; nachwuchs; platzbedarf; ruhestand; altersruhesitz
    zweitwohnsitz; erstwohnsitz; kommune; gemeinde; landkreis; kanton; bundesland; bundesstaat; staat; hinsicht; prinzip; gegensatz; normalfall
    notfall; zweifel; nachhinein; chat; besitz; bestand; vordergrund; hintergrund; vorgarten; auge(n|); hand; hände; herz; knie; rücken; bein(e|)
    einzelnen; wesentlichen; folgenden; kommenden; nächste; nächster; kinderwagen; schulweg; arbeitsweg; praxis; werkstatt; atelier; lager; halle
    scheune; stall; teich; brunnen; bach; feld(er|); küste; turm; burg; erbschaft; scheidung; trennung; hochzeit; geburt; tod; neuanfang
    tapetenwechsel; interessent(en|); ernsthaft(es|); unverbindlich; privat(en|); gewerblich; öffentlich(e|en|); gemischt; stabil; solide
    schicke(s|); gehoben(e|); einfache; sicher(e|en|er|es|em)
    (bevorzugt|best|gefragt|attraktiv|verkehrsgünstig|ländlich|naturnah|erhöht|gut|beliebt|lebendig|zentral)(er|en|e); legoland; umland
    disneyland; niedriges; jahrtausendwende; rentner(in|); schwul(es|e|); lesbisch(es|e|); feriengäste; mitbringen; pflege; kapitalanlage; wanne
    bar; barzahler; ausgezogen; wunschliste; typ; gehabt; gelesen; sogar; stand; bleibt; schläft; endet; ändert; längst; irgendwann; davor
    brachte; nahm; ging; verkäuferin; stute; ziege; bienen; nebel; riecht; liest; darfst; gehst; siehst; hättest; fährst; anhang; anwesend; buch
    dauer; dick; enge; erben; erwachsen; gesicht; kellner; kerze; maus; milch; mond; platte; raten; reif; sand; schlaf; schluss; schuhe; schuld
    schüler; start; sterben; stern; strecke; stuhl; unterhalt; unterschreiben; wechsel; zahn; letztens; vorschlag; abschließen; maler; froh; fisch
    ofen; leiter; leiden; kasse; kummer; post; welt; werk; halb; treppenhaus; ärztehaus; einbauschrank; einbauschränke; trockenbau; drumherum
    drumrum; pendeln; auswandern`,
};
