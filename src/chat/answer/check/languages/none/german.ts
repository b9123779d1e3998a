import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const GERMAN_NONE: NoneWords = {
  no: words('kein|keine|keinen|keinerlei|null|nicht ein einziges|keine einzige|kein einziges'),
  homes: words(
    'hauser|haus|wohnungen|immobilien|immobilie|objekte|objekt|angebote|angebot|treffer|inserate|inserat|ergebnisse|ergebnis|hausern',
  ),
  nothing: words('nichts|keine|keines|keins'),
  found: words(
    'haben|habe|gefunden|gibt|passt|passen|entspricht|entsprechen|passendes|geeignet|geeignetes|dabei|verfugbar',
  ),
  around: words(
    'wir|ich|habe|haben|es|gibt|derzeit|aktuell|momentan|zurzeit|im moment|gerade|heute|jetzt|gefunden|finden|konnte|konnten|passende|passenden|passendes|passt|passen|entspricht|entsprechen|die|das|der|den|dem|zu|ihrer|ihren|ihre|ihrem|deiner|suche|anfrage|kriterien|budget|wunschen|fur|sie|dich|in|im|bei|mit|und|oder|unter|von|auf|markt|unserer|datenbank|hier|aber|was|suchen|zum|zur|verkauf|miete|ort|stadt|gegend|ist|sind',
  ),
  regrets: words('leider|bedauerlicherweise|es tut mir leid|tut mir leid|bedauere|entschuldigung'),
};
