import type { Cues } from '../tag-words.ts';

export const germanCues: Cues = {
  negators: `
    kein|keine|keinen|keiner|keinem|keines, nicht, weder, noch kein|keine, nie, niemals, fehlt|fehlen, statt|anstatt eines|einer|einem?,
    ehemalige|ehemaliger|ehemaliges|frühere|früherer, anstelle eines|einer, null, frei von, nicht vorhanden`,
  withouts: `ohne, außer, exklusive, ausgenommen`,
  refusals: `
    nicht erlaubt|gestattet|möglich|gewünscht|erwünscht|vorhanden|inklusive|enthalten|inbegriffen|willkommen|verfügbar|dabei|nutzbar|zugelassen, sind|ist leider? nicht erlaubt|gestattet|möglich|gewünscht|erwünscht|vorhanden|inklusive|enthalten|willkommen|verfügbar,
    verboten|untersagt|unerwünscht, umgebaut|umgewandelt|umgenutzt|ausgebaut zu|zum|zur|in|als, wurde|wird zum|zur|als|in,
    gehört|gehören nicht dazu, gehört|gehören nicht zur|zum wohnung|haus|objekt, wurde|wurden? entfernt|abgebaut|zurückgebaut|demontiert, nein, keine|keiner|keines|keins, fehlt, stillgelegt|außer, außer betrieb,
    gibt es nicht, nicht mehr vorhanden|nutzbar, extra zu mieten|bezahlen`,
  maybes: `
    platz|möglichkeit|potenzial|potential|vorbereitet|vorbereitung|vorgesehen|baugenehmigung|genehmigung|option|optional|geeignet|raum|fläche für|zum|zur|auf|eines|einer|einen|eine|ein? eigenen|eigene|ein|einen|eine?,
    kann|könnte|können|könnten ein|eine|einen|noch|auch? gebaut|errichtet|eingebaut|nachgerüstet|angelegt?, möglicher|mögliche|geplanter|geplante|geplantes|zukünftiger|künftiger|optionaler|optionale|potenzieller, falls gewünscht, bei bedarf, ideal für einen|ein|eine? zukünftigen|künftigen, anschluss für einen|ein|eine?, auf wunsch`,
  maybesAfter: `möglich|geplant|optional|vorgesehen|nachrüstbar|vorbereitet, in planung, kann|könnte|können gebaut|errichtet|eingebaut|nachgerüstet|angelegt|angemietet|erworben werden?, auf wunsch, in vorbereitung`,
  nears: `
    nahe|nähe|unweit|neben|gegenüber|nah an|am|zu|zum|zur|von|vom|der|des|dem|den|beim?, in der|unmittelbarer|direkter|nächster nähe von|vom|der|des|zum|zur|zu?, # minuten|gehminuten|fahrminuten|min|meter|m|km|schritte zu|zum|zur|von|vom|bis|entfernt|zu|fuß zum|zur|vom|von|zu|der|den|dem?,
    minuten|gehminuten|fahrminuten|schritte|meter|schritten|minuten zu|zum|zur|von|vom|bis der|dem|den|zum|zur?, wenige|wenigen minuten|schritte|gehminuten|schritten|meter zu|zum|zur|vom|von, fußläufig zu|zum|zur|erreichbar?, zwischen, nachbar|nachbarn|nachbarhaus,
    umgebung bietet|hat|mit, umgeben von, gute anbindung an|zum, einen katzensprung vom|zum|von, in fußnähe zu|zum|zur, hinter dem|der`,
  nearsAfter: `in der nähe, in unmittelbarer|direkter|nächster nähe|umgebung|nachbarschaft, nebenan, um die ecke, gleich|direkt nebenan|gegenüber, # minuten|gehminuten|meter|m|km|schritte entfernt, wenige minuten|schritte|gehminuten|meter entfernt, fußläufig erreichbar, im viertel|ort|stadtteil, in der umgebung|nachbarschaft, zu fuß erreichbar, schnell|bequem|gut erreichbar, sind in fußnähe, gegenüber, entfernt, in fußnähe`,
  shared: `gemeinschaftlich|gemeinschaftlicher|gemeinschaftliche|gemeinschaftliches|gemeinsamer|gemeinsame|gemeinsames|gemeinschafts, wohnanlage|anlage|haus|residenz bietet|verfügt|hat über?, gemeinschaftsbereiche|gemeinschaftsflächen`,
  sharedAfter: `zur gemeinschaftlichen|gemeinsamen|gemeinschaftsnutzung nutzung?, zur mitbenutzung|mitnutzung, in der wohnanlage|anlage|residenz, der wohnanlage|anlage|residenz|hausgemeinschaft, im haus|gebäude, auf dem dach, gemeinschaftlich|gemeinschaftlich genutzt`,
  affirmers: `erlaubt|gestattet, inklusive|inkl, mit, ja`,
  affirmersAfter: `erlaubt|willkommen|gestattet|möglich|ja|ok|inklusive|inkl|enthalten|inbegriffen|gerne|gern, auf anfrage, nach absprache, kein problem`,
  turns: `aber|jedoch|mit|ist|sind|hat|bietet|verfügt|dafür|sondern|allerdings|außerdem|zudem|sowie|inklusive|gibt|befindet|befinden|liegt|besitzt|dazu|wo|eigener|eigene|eigenes|sowohl`,
  and: `und, &, +, sowie`,
  or: `oder, noch, bzw`,
};
