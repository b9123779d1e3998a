import type { TownTales } from '../town-tales.ts';

const MY = '(mein|meine|unser|unsere|sein|ihre|ihr|seine|mein neuer|meine neue)';

export const germanTownTales: TownTales = {
  past: `
    ${MY} (bank|hausbank|anwalt|anwältin|steuerberater|steuerberaterin|notar|notarin|zahnarzt|zahnärztin|arzt|ärztin|versicherung|makler|maklerin) (ist|sitzt|liegt|sind) in @; in @ (geboren|aufgewachsen); geboren in @; gebürtig … aus @;
    (freund|freundin|kollege|kollegin|bekannter|bekannte) (aus|in|von) @ hat (mir|uns) (euch|sie|dich) empfohlen`,
  left: `
    (haben|habe|hab) … (haus|wohnung|eigentumswohnung|apartment|reihenhaus|häuschen) in @ … verkauft; (haus|wohnung|eigentumswohnung|apartment|reihenhaus|häuschen) in @ (haben|habe|hab) (wir|ich) … verkauft; (mein|meine|unser|unsere) … in @ (ist|sind|wurde) (schon |jetzt |gerade |endlich |bereits |nun |) verkauft`,
  ended: `
    (haus|wohnung|eigentumswohnung|apartment|reihenhaus|häuschen) in @ (ist|sind|wurde|wird) (schon |jetzt |gerade |endlich |bereits |nun |) verkauft; mietvertrag in @ … (läuft|endet|ist gekündigt); in @ … mietvertrag … (aus|endet|gekündigt)`,
  far: '(eine|einer|1|zwei|2|drei|3|anderthalb|eineinhalb|eine halbe|einer halben) stunde(n|) (fahrt |fahrzeit |autofahrt |mit dem auto |weg |entfernt |) (von|nach|bis|um) @; stunde(n|) (fahrt |fahrzeit |) (nach|von|bis) @',
  beside: `
    (genug|die nase voll|schnauze voll|satt) (von|in) @; von @ (genug|die nase voll|die schnauze voll|weg) ; von @ haben wir genug; von @ habe ich genug; (habe|haben|hab) (ich |wir |) @ satt; @ ist (uns |mir |einfach |inzwischen |mittlerweile |halt |) (viel |) (zu) ; @ wird (uns |mir |) zu; ${MY} (büro|job|arbeit|firma|arbeitgeber|schule|arbeitsplatz|chef) (ist|sitzt|liegt|bleibt) in @; (arbeite|arbeiten) (remote|von zuhause|aus dem homeoffice|im homeoffice) für (eine|ein) … (in|aus) @;
    (habe|haben|hab) … in @ (studiert|promoviert|abgeschlossen); (absolvent|absolventin) … @; (freund|freundin|kollege|kollegin|bekannter|bekannte) (aus|in|von) @ hat`,
  visits: `
    (bin|sind|muss|müssen|fahre|fahren|fliege|fliegen|reise|reisen) … (oft|beruflich|regelmäßig|häufig|öfter|jede woche|jeden monat|einmal|zweimal|dreimal|ab und zu|manchmal) … (in|nach) @; (dienstreise|dienstreisen|geschäftsreise|geschäftsreisen) (nach|in) @`,
  arrives: `
    (fange|fängt|fangen|beginne|beginnt|starte|startet|wird|werde|werden|studiert ab|geht zum studieren|zum studium|versetzt|neuen job|neue stelle|stelle in|job in)`,
  stays: `(arbeite|arbeitet|arbeiten|studiere|studiert|studieren) (derzeit|gerade|jetzt|) in @; in @ (arbeite|arbeitet|arbeiten|studiere|studiert|studieren)`,
  was: `(eigentlich|ursprünglich|zuerst|anfangs|erst|zunächst) … (wollte|wollten|suchte|suchten|dachten|dachte) … @; (wollte|wollten|suchten|dachten) … (eigentlich|ursprünglich|zuerst|anfangs|erst|zunächst) … @`,
  joins: `
    (in) (derselben|der selben|der gleichen|gleichen) (stadt|ort|gegend); im (selben|gleichen) ort; (ich |wir |) (komme|kommen|ziehe|ziehen|folge|folgen) … (nach (,|und|$)|zu ihm|zu ihr|zu ihnen|hinterher|ihm|ihr); (zieh|ziehe|ziehen|zögen) (ich |wir |) (da |dort |) (hin|dahin|dorthin|mit um); (mit (ihm|ihr|ihnen)) (zusammenziehen|zusammen wohnen|leben|wohnen); (in (seiner|ihrer) nähe|nahe bei (ihm|ihr|ihnen))`,
  wishes: `
    (suche|suchen|sucht|gesucht|brauche|brauchen|bräuchten|bräuchte|will|wollen|möchte|möchten|würde|würden|hätte|hätten|zu kaufen|zu mieten|kaufen|mieten)`,
  turns:
    'jetzt; nun; aber; also; deshalb; daher; deswegen; dann; lieber @; wir ziehen; ich ziehe; und (wir|ich|jetzt|nun|wollen|suchen)',
};
