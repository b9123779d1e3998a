import type { Phrases } from '../language-tables.ts';

const SHALL_NOT =
  '(que|) (não|nao|sem) (passo|passamos|vou|vamos|pago|pagamos|gasto|gastamos|passe|passem|passar|ultrapasse|ultrapassem|ultrapassar|exceda|excedam|exceder|supere|superem|custe|custem|vá|pague|pagar) (mais|além|acima|) (de|do|dos|a|)';

export const portugueseComparisons: Phrases = {
  'compare.atMost': `
    nem mais um (euro|cêntimo|tostão|centavo|real|dólar|franco) (do que|que|além de|);
    só (consigo|conseguimos|posso|podemos|dá|chego|chegamos|pago|pagamos|vou|vamos) (pagar|gastar|ir|chegar|dar|) (mesmo|) (até|até aos|aos|a|);
    até (uns|os|cerca de|um máximo de|no máximo|ao máximo de|); ate; (no|ao|com) máximo (de|até|); no maximo (de|); não (mais|superior|superiores|maior|acima) (de|do que|que|a); nao mais (de|do que|que); (que|) (não|nao|sem) (seja|sejam|ser) (mais|além|acima) (de|do|dos|a|que); ${SHALL_NOT}
    (máximo|máxima|máx|max|max.|máx.|teto|limite|tecto) (de|é|:|até|a|=|em|); (um|o|meu|nosso|com|com um|no) (máximo|limite|teto|tecto|orçamento máximo) (de|é|é de|até|são|seria|seria de|); (orçamento|preço|valor) (máximo|limite|até) (de|é|:|é de|); nada (acima|mais|superior) (de|a); (posso|podemos|consigo|quero|pretendo|dá para|queria) (pagar|gastar|ir|chegar|investir) (até|no máximo|no máximo até) (aos|a|); (pagar|gastar|investir|ir|chegar) até (os|aos|); (não|nao) (posso|podemos|pode|podem|deve|devem|quero|queremos|consigo|pretendo) (pagar|gastar|passar|ir|ultrapassar|exceder|custar|ser) (mais|além|) (de|do que|que|dos|acima de|); <=; ≤; dentro de; igual ou inferior a`,
  'compare.lessThan': `(o|a|os|as|qual|quais|) (que|) cust(a|am|e|em) menos (de|do que|que|dos); (por|com|a|de|há|faz|) menos (de|do que|que); (abaixo|debaixo) (de|dos|do); (menor|menores|inferior|inferiores) (a|que|do que|de|aos); <; que (custe|custem|valha|seja|sejam|esteja|tenha|tenham) (menos|abaixo|inferior) (de|a|do que|que); mais (barat|em conta|pequen)(o|a|os|as|) (que|do que); under; below`,
  'compare.atLeast': `(pelo|ao|no) (menos|mínimo|minimo) (de|uns|); (mínimo|mínima|mín|min|min.|minimo) (de|é|:|são|); (um|com|com um) mínimo de; não menos (de|que|do que); (a partir|apartir) (de|dos|das|do); desde (os|as|uns|); de pelo menos; que tenha (pelo|ao|no) (menos|mínimo); >=; ≥; igual ou superior a; não inferior a`,
  'compare.moreThan': `(o|a|os|as|qual|quais|) (que|) cust(a|am|e|em) mais (de|do que|que|dos); ver mais (de|do que|que); (de|com|há|faz|tem|) mais (de|do que|que|dos); (acima|por cima) (de|dos|do); (maior|maiores|superior|superiores) (a|que|do que|aos); >; que (passe|passem|supere|ultrapasse) (de|os|); mais (car|ampl)(o|a|os|as) (que|do que); além de`,
  'compare.exactly': `exatamente; exactamente; exatos; só; apenas; somente; precisamente; nem mais nem menos; =; unicamente`,
  'compare.about': `(cerca|por volta|em torno|à volta|a volta|volta|aproximadamente|aprox|aprox.|mais ou menos|perto|próximo) (de|dos|do|das|) (uns|umas|); uns; umas; (na|pela) (casa|faixa|ordem) (de|dos|das); na casa; (rondando|ronde|rondem|a rondar|rondar) (os|); ~; ±; por uns; lá (pros|para os|pelos|por uns|pra uns); pelos; (algo|qualquer coisa|coisa|) (à volta|em torno|a rondar) (de|dos) (uns|os|); faixa dos; (no|num) valor aproximado de; beirando (os|); sensivelmente; quase; coisa de; tipo uns`,
  'compare.before': `antes (de|do|dos) (ano|ano de|); (anterior|anteriores|prévio) (a|ao) (ano|ano de|); (construíd|constru|feit|constru)(o|a|os|as|ido|ida|idos|idas) antes (de|do)`,
  'compare.after': `(depois|após|apos) (de|do|dos|) (ano|ano de|); (posterior|posteriores) (a|ao) (ano|ano de|); (construíd|construid|feit)(o|a|os|as) (depois|após) (de|do|)`,
  'compare.since': `desde (o|ano|o ano|o ano de); a partir de; (nada|não|nao|nem) (que seja|seja|sejam|construíd(o|a)|feit(o|a)|) (anterior|anteriores|antes|mais (velh|antig)(o|a|os|as)) (a|ao|de|do|que|do que) (ano|ano de|); a partir (do|do ano|do ano de); (construíd|construid|feit)(o|a|os|as) (desde|a partir) (de|do|o|) (ano|)`,
  'compare.newerThan': `mais (nov|recente|modern)(o|a|os|as|s|) (que|do que); não mais (velh|antig)(o|a|os|as) (que|do que|de)`,
  'compare.olderThan': `mais (velh|antig)(o|a|os|as) (que|do que)`,
  'compare.within': `(nos|nas|dos|das|durante os|durante as|dentro dos|os|as) (últim|ultim)(os|as); últim(os|as); há (menos de|no máximo|até); (faz|tem) (menos de|no máximo|até) ; em menos de; nos passados`,
  'compare.ago': `há (cerca de|uns|umas|apenas|só|já|); faz (cerca de|uns|)`,
  'after.atMost': `(no|ao) máximo dos máximos; no limite dos limites; ou menos; (no|ao|de) máximo; no maximo; (máximo|máx|max|max.|máx.|teto|limite|tops); (para|pra) (baixo|menos); ou (mais barat|inferior|abaix)(o|a|); de (orçamento|limite) (máximo|); é (o|meu|o meu|nosso|o nosso) (máximo|limite|orçamento|teto); é o máximo`,
  'after.atLeast': `(+|plus); ou mais; e mais; (para|pra) (cima|mais|além); (no|ao|pelo) (mínimo|minimo|menos); (mínimo|mín|min|min.); ou (superior|maior); acima; pelo mínimo`,
  'after.about': `mais ou menos; (aprox|aprox.|aproximadamente|aproximados|aproximado|aproximadas); ou (assim|perto disso|por aí|coisa parecida); e (pouco|poucos|tal|tais|tantos); por (aí|ai)`,
  'after.exactly': `exat(os|as); exactos; exatamente; certinhos; justos; apenas; só; nem mais nem menos; somente`,
  'after.half': 'e (meio|meia)',
  'after.newer':
    '(ou|e) (mais nov|mais recente|posterior|depois)(o|a|os|as|es|s|); em (diante|frente); (para|pra) (a|) (cá|frente)',
  'after.older': '(ou|e) (mais antig|mais velh|anterior|antes)(o|a|os|as|es|)',
  'range.open': `entre (os|as|uns|); desde (os|); (preço|valor|faixa|orçamento) (de|) entre (os|); na faixa (de|dos|entre); faixa de`,
  'range.to': `a; até (os|aos|uns|); -; ~; →; ao; ou; aos; ou (até|talvez)`,
  'range.slash': '/',
  'range.and': `e (os|uns|); &`,
};
