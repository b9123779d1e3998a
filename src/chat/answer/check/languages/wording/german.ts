import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const GERMAN_WORDING: Wording = {
  no: words('kein|keine|keinen|keinerlei|ohne|null|weder|frei von|entfallt|entfallen'),
  parking: ['parken', 'parkmoglichkeit', 'parkmoglichkeiten', 'garagenstellplatz', 'parkplatze', 'hoa-gebuhren'],
  fee: words('gebuhr|gebuhren|kosten|aufpreis'),
  zero: words('null|keine|keins|keines|nichts'),
  free: words('kostenlos|kostenfrei|gratis|umsonst'),
  hoaFree: words('hoa-frei|hausgeldfrei'),
  elsewise: words(
    'angegeben|angabe|angaben|genannt|erwahnt|information|informationen|bekannt|weiss|weiß|steht|vermerkt|aufgefuhrt|details|daten|probleme|problem|einschrankungen|beschrankungen|sorgen|uberraschungen|frage|hinweis|ausgewiesen',
  ),
  wished: words(
    'sie suchen|sie mochten|sie wollten|gewunscht|wunschen|suchen|falls|wenn|ob|du suchst|du mochtest|wollen',
  ),
  offered: words('zum verkauf|zu verkaufen|auf dem markt|am markt|zu haben|zu vermieten|zur miete'),
  unsold: words('nicht verkauft|unverkauft|nicht vermietet'),
  can: words('konnen sie|sie konnen|konnten sie|sie konnten|du kannst|kannst du|man kann|kann|konnte|lasst sich'),
  buy: words(
    'kaufen|gekauft|erwerben|erworben|mieten|gemietet|ihnen gehoren|ihres|ihres werden|ihr haus werden|dir gehoren|deins|ein angebot abgeben',
  ),
  cameBefore: words('kam|war|wurde|stand|tage|tagen|wochen|monate|monaten|zeit|nach|seit'),
  sinceAfter: words('seit|bis|gewesen|gekommen'),
  homes: words('hauser|hausern|wohnungen|immobilien|objekte|objekten|angebote'),
  still: words('noch|weiterhin|nach wie vor|derzeit|aktuell|immer noch|immer'),
  yes: ['ja'],
  noInstead: 'Nein',
  when: {
    today: words('heute|heute morgen'),
    yesterday: words('gestern'),
    thisWeek: words('diese woche|in dieser woche'),
    lastWeek: words('letzte woche|vergangene woche|vor einer woche'),
    thisMonth: words('diesen monat|in diesem monat'),
    lastMonth: words('letzten monat|vergangenen monat|vor einem monat'),
    thisYear: words('dieses jahr|in diesem jahr'),
    lastYear: words('letztes jahr|im letzten jahr|vergangenes jahr|vor einem jahr'),
  },
  brandNew: words('brandneu|brandneues|brandneue|nagelneu|nagelneues|nagelneue|ganz neu|neu gebaut|neubau'),
  homeNouns: words('haus|wohnung|immobilie|objekt'),
  ratios: words('doppelt so|halb so|das doppelte|die halfte der|die halfte des|zum halben preis'),
  superlatives: {
    cheapest: words('gunstigste|gunstigsten|billigste|billigsten|preiswerteste|preisgunstigste|gunstigstes'),
    dearest: words('teuerste|teuersten|teuerstes'),
    largest: words('grosste|großte|grossten|großten|geraumigste'),
    smallest: words('kleinste|kleinsten'),
    newest: words('neueste|neuesten|neuste|jungste'),
    oldest: words('alteste|altesten'),
  },
  notTheOne: words(
    'einer der|eine der|eines der|unter den|zweit|zweite|dritte|nicht|fast|falls|ob|welche|welches|zwei|drei|suchen|zweitgunstigste',
  ),
  ofAll: words('haus|wohnung|immobilie|objekt|angebot|option|von allen|von diesen|aller|hier|mit abstand|ist|wahl'),
};
