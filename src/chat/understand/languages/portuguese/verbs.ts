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

/** "For that price" points at no home. */
const OF_SUM =
  '(nesse|neste|por esse|por este|com esse|com este|dentro desse|dentro deste|a esse|a este) (preço|valor|orçamento|dinheiro|limite)(s|es|)';
/** Whom the visitor talks to first: "first" is no home of the list. */
const ASKING_OWN =
  '(queria|quero|queremos|preciso de|precisamos de|tenho de|temos de|tenho que|vou|vamos|deixa-me|deixe-me|) (primeiro|antes|ainda|) (falar|conversar|ver|discutir|combinar|decidir) (com|isto com|isso com) (o|a|os|as|) (meu|minha|meus|minhas|nosso|nossa|) (mulher|marido|esposa|esposo|família|pais|pai|mãe|filho|filha|sócio|sócia|namorado|namorada|companheiro|companheira|banco|noivo|noiva|irmão|irmã|contabilista) (primeiro|antes|)';

/** What the visitor has or had, and what others have: neither that home nor its town is looked for. */
export const portugueseVerbs: Phrases = {
  'plain.stop': `
    (reform|aposent)(ei|ámo|amo|ou|ar|armo|aram|o|a|am|amos|ámos)(-| )(nos|me|se); (me|nos|se) (reform|aposent)(ei|ou|amos|ámos|ar|aram|o|armos); (a|da|à|minha|nossa|de|na) (reforma|aposentadoria) (da segurança social|antecipada|por idade); (pensão|idade|pensões|ano|anos) (de|da) (reforma|aposentadoria); (minha|nossa|perto da|à espera da|depois da|antes da|vivo da|vivemos da) (reforma|aposentadoria)
    (por|pela|pelas) causa(s|) (do|da|das|dos) (peso das|) compras; (às|as|das|nas|de|para|com as|umas|fazer|carregar|trazer|sacos de|sacos das|carrinho de|carrinho das) compras; cond(ô|ó)min(o|a)(s|)
    (já|) somos (2|3|4|5|6|7|8|9|dois|duas|três|quatro|cinco|seis|sete|oito|nove) (adultos|pessoas|lá em casa|em casa|no total|na família|cá em casa|ao todo|); (seremos|éramos|vamos ser|passamos a ser) (2|3|4|5|6|7|8|dois|duas|três|quatro|cinco|seis|sete|oito) (pessoas|lá em casa|em casa|ao todo|)
    (hmm|hum|uau|credo|epá|poxa|puxa|eita|caramba|aff|hein|interessante|kkkk|kkkkk|show|top|massa|nossa|vixe|opa|ui|bolas|ena|ó pá|xi|olha só|meu deus|que bom|que chato|que demora|prefere|preferem|gostei|gostámos|adorei|curti|errei|enganei-me|me enganei|escapou-me|subir|sonho)
    (o|a|os|as) (meu|minha|meus|minhas|nosso|nossa|) (filho|filha|) mais (velh|nov)(o|a|os|as) (já|vai|foi|estuda|entra|entrou|começa|começou|saiu|casou|nasceu|anda|faz); (filh|irm|net|sobrinh)(o|a|os|as|ão|ã) mais (velh|nov)(o|a|os|as)
    (não|nao) (me|nos) (liguem|ligue|telefonem|telefone|contactem|contatem|chamem|mandem mensagens|mandem e-mails|incomodem); (não|nao) (quero|queremos|preciso|precisamos) (de|) (falar com (ninguém|um agente|agentes|nenhum agente|um corretor|corretores|vendedores|um vendedor|uma pessoa)|que me (liguem|telefonem|contactem|contatem)|ser (contactad(o|a)|contatad(o|a))|chamadas|telefonemas|visitas por enquanto)
    ${ASKING_OWN}; com (calma|tempo);
    ${OWN} ${RELATIVE} (já|ainda|também|agora|só|) (está|estão|tem|têm|é|são|vem|vêm|precisa de|vai|diz que|acha que|quer) ; (isto|tudo isto|a vida|a coisa|o mercado|o calor|o frio|o trânsito|a conta de luz|a conta da luz|a luz|a eletricidade|a gasolina|o gás) (já|aqui|cá|por cá|) (está|anda|tá|fica|ficou|é) (cada vez mais|muito|tão|pela hora da morte|) (car(a|o|íssima|íssimo)|um horror|um absurdo|insuportável|impossível|difícil|um caos|um roubo|)
    no quarto (de casal|do casal|principal|das crianças|dos miúdos|); (da|na|pela) (janela|cama|varanda) do (meu|nosso|) quarto; ${OF_SUM}; hm; hmmm; falo; falamos; falei;
    (que|é) pena; (já|) há mais (escolha|oferta|variedade|por onde escolher); (esto|esta|isto|isso) (por|de|do|neste|deste) chat; (e|mas|) o resto (já|) (mantém-se|mantenha|mantenha-se|mantém|fica|pode ficar|ficar|serve|está|é|tanto faz|não muda|continua|deixa|igual|tudo) (igual|tudo|bem|como está|como estava|o mesmo|na mesma|)
    ${REGULAR.trim()
      .split(/\s+/)
      .map((verb) => `(${formsOf(verb)})`)
      .join('; ')}
    (saí|saiu|saímos|saíram|vim|viemos|fiquei|ficámos|cheguei|comecei|perdi|perdemos|consegui|conseguimos|fizemos|fiz|tive|tivemos|soube|pude|pudemos|quisemos); transferid(o|a|os|as); (bast|cheg|sobr)(a|am|ava|avam|aria|ariam); serv(em|iria|iriam|ia); futur(o|a|os|as); (bengala|andarilho|cadeirinha)(s|); no banco; parar`,
  'plain.common': `no quarto (de casal|do casal|principal|das crianças|dos miúdos|); (da|na|pela) (janela|cama|varanda) do (meu|nosso|) quarto; ${ASKING_OWN}; ${OF_SUM}; o que (eu|nós|a gente|) (preciso|precisamos|quero|queremos|queria|procuro|procuramos|busco) (mesmo|realmente|) (é|era); o que (me|nos|mais|mais me|) (interessa|importa|conta|pesa) (mais|mesmo|) é o (preço|valor|dinheiro|orçamento|bolso)`,
  'own.before': `
    (tô|to|estou|estamos|tamo|) (de saco cheio|saco cheio|exaust(o|a)|saturad(o|a)|sem paciência) de (pagar|ir|usar|andar|carregar|depender|dividir|partilhar|jogar dinheiro fora) ; (já|) (não|nao) (aguento|aguentamos|suporto|suportamos|quero|tenho paciência para|tenho pernas para) mais (pagar|ir|usar|andar|carregar|depender|dividir|partilhar|conduzir|dirigir) ; (cansei|cansei-me|me cansei|cansámos|cansamos|fartei-me|fartámo-nos|farto|farta|fartos|cansado|cansada|cansados) de (pagar|ir|usar|andar|carregar|depender|dividir|partilhar|conduzir|dirigir|procurar (lugar|estacionamento|vaga))
    (vend(i|emos|eu|o)|acab(ei|ámos|amos|o) de vender|(estou|estamos|estava|estávamos) (vendendo|a vender)|(vou|vamos) vender|depois de vender|após vender|ao vender|com a venda de|com a venda do|com a venda da) ${OWN} (${DWELLING}|t1|t2|t3|t4|t5|) (por|em|no|na|); (vendi|acabei de vender|acabámos de vender|acabamos de vender) (o|a|um|uma)
    (troc(ar|o|amos|ando)|permutar) ${OWN}; herd(ei|ámos|amos|ou) (o|a|um|uma)
    ${OWN} ${DWELLING} (atual|actual|antig(o|a)|velh(o|a)|anterior|de agora|de antes|de sempre); (o|a) ${DWELLING} (atual|actual|onde (moro|moramos|vivo|vivemos|estou|estamos)|em que (moro|moramos|vivo|vivemos|estou|estamos)|que (vendi|vendemos|tenho|temos|tinha|tínhamos|alugo|alugamos|arrendo|arrendamos|estou vendendo|estou a vender|estamos vendendo|estamos a vender))
    ${NOW} (alug(o|amos)|arrend(o|amos)|pag(o|amos)|estou pagando|estou a pagar|estamos pagando|estamos a pagar|tenho|temos|ocup(o|amos)); (alug(o|amos)|arrend(o|amos)|pag(o|amos)) ${NOW}; (estou|estamos) (pagando|a pagar)
    ${NOW} (moro|moramos|vivo|vivemos|estou|estamos) (num|numa|em um|em uma); (mor(o|a|amos|am|ava|ávamos|avam)|viv(o|e|emos|em|ia|íamos|iam)|resid(o|e|em)) (${NOW}|) (os dois|as duas|sozinh(o|a)|todos|juntos|) (num|numa|em um|em uma); (já|) (tenho|temos|possuo|possuímos) (já|) (um|uma) (${DWELLING}|t1|t2|t3|t4) (em|no|na|pequen(o|a)|de); (já|) (tenho|temos|possuo|possuímos) (já|) (2|3|4|5|dois|duas|três|quatro|cinco|vários|várias|uns|umas|alguns|algumas) (casas|apartamentos|imóveis|moradias|prédios|terrenos|andares|propriedades|estúdios) (arrendad(os|as)|alugad(os|as)|) (em|no|na); (mudo-me|mudar|me mudo|mudamo-nos|nos mudamos|mudando|saio|saímos|sair) de (um|uma|do nosso|da nossa|do meu|da minha)`,
  'own.end': `
    por isso; portanto; então; daí; assim; desta vez; dessa vez; quer(o|emos|ia|íamos); procur(o|amos|ando|ava); busc(o|amos|ando); precis(o|amos|ava); gostar(ia|íamos); gost(ava|ávamos); prefir(o|ia); preferi(mos|a|ríamos); pretend(o|emos); ${NOW} (quer(o|emos|ia|íamos)|procur(o|amos)|busc(o|amos)|precis(o|amos)|que)
    para (comprar|alugar|arrendar|morar|viver|algo|um|uma|outr(o|a)); pra (comprar|alugar|morar|algo|um|uma|outr(o|a)); por (um|uma|algo|outr(o|a)); à procura; atrás de; em busca`,
  'place.from': `
    (o|a|os|as|) (meu|minha|meus|minhas|nosso|nossa|nossos|nossas) ${RELATIVE} (agora|já|ainda|também|) (mora|moram|vive|vivem|morava|vivia|trabalha|trabalham|estuda|estudam|está|estão|mudou-se|tem casa|têm casa) (agora|atualmente|) (em|no|na|perto de|para)
    (nasci|nascemos|cresci|crescemos|morei|morámos|morava|morávamos|vivi|vivia|vivíamos|trabalhei|trabalhava|estudei|estudava|estudo|estudamos|casei|conhecemo-nos) (sempre|muito tempo|muitos anos|alguns anos|) (em|no|na); (saí|saímos|saindo|fugindo|fugir|fart(o|a|os|as)|cansad(o|a|os|as)|transferid(o|a|os|as)) (de|do|da) (viver em|morar em|) ; (vendi|vendemos) (em|no|na) ; ${NOW} (em|no|na) (casa dos|casa da|casa do) (meus|minha|meu) (pais|sogra|mãe|pai|sogros) em`,
};
