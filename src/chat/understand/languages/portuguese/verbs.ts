import type { Phrases } from '../language-tables.ts';

/** The endings of regular verbs, of what was, is, will be and is asked for. */
const ENDINGS = {
  ar: 'o as a amos am ei ámos ou aram ava avas ávamos avam arei ará aremos arão aria aríamos ariam ar armos arem ando ado ada ados adas asse ássemos assem',
  er: 'o es e emos em i eu eram ia ias íamos iam erei erá eremos erão eria eríamos eriam er ermos erem endo ido ida idos idas esse êssemos essem',
  ir: 'o es e imos em i iu iram ia ias íamos iam irei irá iremos irão iria iríamos iriam ir irmos irem indo ido ida idos idas isse íssemos issem',
} as const;

const formsOf = (verb: string): string => {
  const stem = verb.slice(0, -2);
  const endings = ENDINGS[verb.slice(-2) as keyof typeof ENDINGS];
  return endings
    .split(' ')
    .map((ending) => stem + ending)
    .join('|');
};

/** Verbs that say nothing of a home by themselves, in all their forms, so that none of them is taken for a wish or a typing error. */
const REGULAR = `
  adorar agradar ajudar anotar apreciar aproveitar avaliar avisar casar chamar combinar comentar confirmar considerar contar
  cuidar decidir depender desejar divorciar durar enviar escutar esperar evitar explicar herdar imaginar indicar informar
  insistir juntar lembrar mandar melhorar mudar nascer notar ocupar olhar participar pensar planear planejar poupar preparar
  pretender receber resolver separar sobrar terminar tentar tratar usar utilizar vender viajar visar`;

const RELATIVE =
  '(mãe|pai|pais|filho|filha|filhos|filhas|irmão|irmã|irmãos|avó|avô|avós|sogra|sogro|sogros|tia|tio|tios|prima|primo|neto|neta|netos|namorado|namorada|noivo|noiva|marido|mulher|esposa|esposo|família|amigo|amiga|amigos|chefe|cunhado|cunhada)';
const OWN = '(o|a|os|as|um|uma|) (meu|minha|nosso|nossa)';
const DWELLING = '(casa|apartamento|apê|ap|apto|moradia|vivenda|andar|imóvel|sobrado|terreno|estúdio|kitnet|condo)';
const NOW = '(atualmente|actualmente|hoje em dia|hoje|agora|neste momento|de momento|por enquanto)';

/** What the visitor has or had, and what others have: neither that home nor its town is looked for. */
export const portugueseVerbs: Phrases = {
  'plain.stop': `
    ${REGULAR.trim()
      .split(/\s+/)
      .map((verb) => `(${formsOf(verb)})`)
      .join('; ')}
    (saí|saiu|saímos|saíram|vim|viemos|fiquei|ficámos|cheguei|comecei|perdi|perdemos|consegui|conseguimos|fizemos|fiz|tive|tivemos|soube|pude|pudemos|quisemos); transferid(o|a|os|as); (bast|cheg|sobr)(a|am|ava|avam|aria|ariam); serv(em|iria|iriam|ia); futur(o|a|os|as); (bengala|andarilho|cadeirinha)(s|); no banco; parar`,
  'own.before': `
    (vend(i|emos|eu|o)|acab(ei|ámos|amos|o) de vender|(estou|estamos|estava|estávamos) (vendendo|a vender)|(vou|vamos) vender|depois de vender|após vender|ao vender|com a venda de|com a venda do|com a venda da) ${OWN} (${DWELLING}|t1|t2|t3|t4|t5|) (por|em|no|na|); (vendi|acabei de vender|acabámos de vender|acabamos de vender) (o|a|um|uma)
    (troc(ar|o|amos|ando)|permutar) ${OWN}; herd(ei|ámos|amos|ou) (o|a|um|uma)
    ${OWN} ${DWELLING} (atual|actual|antig(o|a)|velh(o|a)|anterior|de agora|de antes|de sempre); (o|a) ${DWELLING} (atual|actual|onde (moro|moramos|vivo|vivemos|estou|estamos)|em que (moro|moramos|vivo|vivemos|estou|estamos)|que (vendi|vendemos|tenho|temos|tinha|tínhamos|alugo|alugamos|arrendo|arrendamos|estou vendendo|estou a vender|estamos vendendo|estamos a vender))
    ${NOW} (alug(o|amos)|arrend(o|amos)|pag(o|amos)|estou pagando|estou a pagar|estamos pagando|estamos a pagar|tenho|temos|ocup(o|amos)); (alug(o|amos)|arrend(o|amos)|pag(o|amos)) ${NOW}; (estou|estamos) (pagando|a pagar)
    ${NOW} (moro|moramos|vivo|vivemos|estou|estamos) (num|numa|em um|em uma); (mor(o|a|amos|am|ava|ávamos|avam)|viv(o|e|emos|em|ia|íamos|iam)|resid(o|e|em)) (${NOW}|) (os dois|as duas|sozinh(o|a)|todos|juntos|) (num|numa|em um|em uma); (já|) (tenho|temos|possuo|possuímos) (já|) (um|uma) (${DWELLING}|t1|t2|t3|t4) (em|no|na|pequen(o|a)|de); (mudo-me|mudar|me mudo|mudamo-nos|nos mudamos|mudando|saio|saímos|sair) de (um|uma|do nosso|da nossa|do meu|da minha)`,
  'own.end': `
    por isso; portanto; então; daí; assim; desta vez; dessa vez; quer(o|emos|ia|íamos); procur(o|amos|ando|ava); busc(o|amos|ando); precis(o|amos|ava); gostar(ia|íamos); gost(ava|ávamos); prefir(o|ia); preferi(mos|a|ríamos); pretend(o|emos); ${NOW} (quer(o|emos|ia|íamos)|procur(o|amos)|busc(o|amos)|precis(o|amos)|que)
    para (comprar|alugar|arrendar|morar|viver|algo|um|uma|outr(o|a)); pra (comprar|alugar|morar|algo|um|uma|outr(o|a)); por (um|uma|algo|outr(o|a)); à procura; atrás de; em busca`,
  'place.from': `
    (o|a|os|as|) (meu|minha|meus|minhas|nosso|nossa|nossos|nossas) ${RELATIVE} (agora|já|ainda|também|) (mora|moram|vive|vivem|morava|vivia|trabalha|trabalham|estuda|estudam|está|estão|mudou-se|tem casa|têm casa) (agora|atualmente|) (em|no|na|perto de|para)
    (nasci|nascemos|cresci|crescemos|morei|morámos|morava|morávamos|vivi|vivia|vivíamos|trabalhei|trabalhava|estudei|estudava|estudo|estudamos|casei|conhecemo-nos) (sempre|muito tempo|muitos anos|alguns anos|) (em|no|na); (saí|saímos|saindo|fugindo|fugir|fart(o|a|os|as)|cansad(o|a|os|as)|transferid(o|a|os|as)) (de|do|da) (viver em|morar em|) ; (vendi|vendemos) (em|no|na) ; ${NOW} (em|no|na) (casa dos|casa da|casa do) (meus|minha|meu) (pais|sogra|mãe|pai|sogros) em`,
};
