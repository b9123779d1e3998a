import type { PhrasesByKey } from '../language.ts';

const OF = '(de|do|da|dos|das)';
const NOT = '(não|nunca|jamais|já não|também não)';
const WANT = `(quero|queremos|queria|queríamos|gostaria|procuro|procuramos|busco|gosto|gostamos|suporto|aguento|aceito|aceitamos|aturo|curto|curti|considero|
  tenha|tenham|tivesse|seja|sejam|fosse|haja|inclua|tem|têm|fique|fiquem|fica|esteja|estejam|precise|precisem|mostre|mostres|mostrem|mandem|manda|
  mande|me mostra|me mostre|pode ser|pode ter|podem ser|pode|podem|interessa|interessam|me interessa|nos interessa|me interessam|ter|estar|ser|
  viver|morar|ver|é|são|deixem|deixam|permitam|permitem|aceitem|aceitam|dê|dou|está|estão)`;
const A =
  '(um|uma|o|a|os|as|de|do|da|em|no|na|nos|nas|com|nada|nenhum|nenhuma|nem|ter|ver|que|que tenha|que seja|muito)?';
const MATTERS = `(importante|importantes|necessári(o|a|os|as)|imprescindível|imprescindíveis|obrigatóri(o|a|os|as)|indispensável|essencial|essenciais|prioridade|
  fundamental|um problema|problema|precis(o|a)|requisito|relevante|exigência|um impeditivo)`;
const NICE = `(bom|boa|ótimo|ótima|óptimo|ideal|o ideal|perfeito|legal|bacana|fixe|porreiro|giro|excelente|incrível|um bônus|um bónus|um plus|interessante|
  melhor|maravilhoso|maravilha|top|show|um extra|desejável|uma mais-valia|mais valia)`;
const HOME = `(casa|casas|apartamento|moradia|vivenda|andar|imóvel|sobrado|terreno|estúdio|kitnet|condo|t1|t2|t3|t4|inquilino|senhorio|vizinho|vizinhos|renda|
  aluguel|prédio|contrato)`;

/** What is wanted, not wanted, not needed, only nice; what is told of something else. */
export const portuguesePolarity: PhrasesByKey = {
  'not.without': 'sem; que não tenha',
  'not.before': `
    nem sonhar|pensar|mort(o|a) em|com|no|na?; não; s/; nem; nunca; jamais; tampouco
    nada (de|em|no|na|nos|nas|com|para|que seja|que tenha|perto de|do género)?; nenhum; nenhuma; zero
    sem ser|ter|qualquer|nenhum|nenhuma? um|uma|o|a|os|as?; e? (que|onde|em que)? ${NOT} me|nos|lhe? ${WANT} ${A}; e? que não; e não
    e? que? ${NOT} ${WANT} (interesse em|interessad(o|a) em|saber de|morar|viver|ficar|estar|ter|ver|fazer|pagar|lidar com|pegar em|deixem fazer|
      ouvir falar de) ${A}; evit(ar|ando|o|a|e|amos)|descart(o|ar|a|e|ando|amos) o|a|os|as?
    fug(ir|indo|imos)|fujo|fora|longe|chega|farto|farta|fartos|cansei|cansado|cansada|basta ${OF}; odei(o|a|am); detest(o|a|amos|am)
    dispenso as|os|a|o que tem|tenham; livre|medo de|do|da; alérgic(o|a)(s) ao|à
    ${NOT} gosto|gostei|gostamos|gostava (nada|muito|lá muito)? de|do|da|em
    para|pare|parem|deixa|deixe|deixem de me|nos? mostrar|mandar|enviar|propor|sugerir; exclui(r|ndo|)
    ${NOT} aceite|aceitem|permita|permitam o|a? fazer?; mas não em|no|na|com|um|uma|de?; que não seja|fique|esteja|tenha num|numa?; nem pensar num`,
  'not.behind': `
    não; não são|é|sejam (permitid|aceit|bem-vind)(o|a|os|as); é que não; isso não
    não (obrigad(o|a)|por favor|mesmo|quero|queremos|me serve|serve|servem|me interessa|interessa|aceito|me agrada|gosto|dá|pode ser|mais|
      conta|contam)
    nem pensar|morto; de jeito nenhum; de maneira nenhuma; é|são um|uma? (não|eliminatório|inaceitável|para esquecer); está(o) fora (de questão)
    fora de questão; nunca; jamais; não, (obrigado|obrigada|por favor)`,
  'not.except': `
    (exceto|excepto|menos|salvo|tirando|fora|excluindo|sem ser|sem contar|à exceção de|à exceção do|à exceção da|com exceção de|a não ser|
      que não seja) em|no|na|nos|nas|o|a|os|as|do|da?
    (tudo|todos|todas|qualquer|qualquer um|qualquer coisa|qualquer lado|qualquer lugar|qualquer zona|qualquer bairro|qualquer sítio|
      qualquer cidade|em qualquer lado|todo o lado|tudo serve) menos|exceto|excepto|fora|tirando|salvo em|no|na|nos|nas|o|a|os|as?`,
  'not.again': 'nunca|não mais; não quero mais',
  'not.both': 'nem|detesto|odeio|evitar',
  'free.before': `
    afinal|já|mas? não|nem me|nos? (preciso|precisamos|precisa|precisam|necessito|necessitamos|importa|importam|importo|interessa|incomoda|
      faço questão|fizer questão|fazemos questão|faz questão|fazem questão|é preciso|é necessário|é obrigatório|é importante|faz falta|
      fazem falta|faz diferença|tem de|tem que|têm de|têm que|ligo|ligamos|exijo|
      ligo muito) mais|muito|necessariamente? se|de|à|ao|que|para? ter|ser|haver|tem|tenha|há|seja|estar|aceitar|fica? um|uma|o|a|os|as|de|do|da|no|na|em?
    (tanto|tanto me|tanto nos) faz|dá se? ter|tem|tenha|haver|for|ser|fica|é? (ou não) um|uma|o|a|os|as|em|no|na?
    (é-me|me é|é|são|énos) indiferente(s) se? tem|ter|haver? um|uma|o|a|os|as?; dá|dáme|dámos igual (ter|se tem)? um|uma|o|a?
    com ou sem um|uma|o|a?; pouco|não importa se? tem|há|é? o|a|um|uma?; independente(mente) de|do|da ter|haver? um|uma|o|a?
    dispens(o|amos|a) o|a|os|as?; posso|podemos viver|passar|abdicar|prescindir sem|de|do|da o|a|um|uma?
    deixa|deixe|deixem (lá|estar|para lá) o|a|os|as; mesmo sem|com o|a|um|uma?; pode não ter um|uma|o|a?; (abdico|prescindo|abro mão|abdicamos) de|do|da
    flexível (com|quanto|em relação) o|ao|à?; (passo bem|vivo bem) sem; sem necessidade|precisar|obrigação|exigência de ter? um|uma?
    sem preferência de|por|quanto ao|à?`,
  whichever: 'qualquer; quaisquer',
  'free.behind': `
    (a gente|nós|eu)? (abre|abro|abrimos) mão; pode esquecer
    (afinal|já|isso|por mim|para mim|é|que)? (tanto (me|nos)? (faz|dá)|me é indiferente|é indiferente|são indiferentes|é me indiferente|dá igual|
      dá no mesmo|pouco importa)
    (já|afinal)? não (faz|fazem) mais? diferença (nenhuma)?
    já|afinal? não|nem me|nos|já? (importa|importam|interessa|interessam|faz falta|fazem falta|faz diferença|é preciso|é precisa|são precisos|
      são precisas|é necessário|é necessária|preciso|precisamos|precisa|precisam|(faz|faço|
      fazemos) mais? questão|vale a pena|é obrigatório|é obrigatória) muito|mais|tanto|dela|dele|isso? (nada|para nada)?
    já? não|nem é|são|seria|acho|era (tão|muito|mais|assim tão)? ${MATTERS} (para mim|para nós)?
    é|são|seria? ((opciona|negociáve|dispensáve)(l|is)|secundári(o|a)|irrelevante|o de menos|indiferente(s)); ou não; ou|passo sem
    pode ter ou não; já? pode|podem (cair|sair|ficar de fora|ser retirad(o|a)|tirar) (da lista|isso)?
    deix(ou|aram) de (ser|interessar|importar|fazer falta) necessári(o|a)|preciso|precisa|importante?; deix(e|a|em) (estar|lá|para lá)
    posso|podemos abdicar|prescindir|dispensar; era só um? capricho; sem preferência; nem|não ligo; quase ninguém usa
    tem demasiado|demasiada|muito|muita|muitos|demasiados turista|turistas|barulho|gente|trânsito|confusão
    (esqueça|esquece|esqueçam|esquecer|tira|tire|tirar|corta)(,|.)`,
  'soft.if': 'se|caso (também)? tiver|tiverem|tem|houver|tenha um|uma?',
  'soft.before': `
    (idealmente|de preferência|preferencialmente|preferivelmente|quem sabe|talvez|possivelmente|melhor ainda se|melhor se|ótimo se|era ótimo se|
      opcionalmente|o ideal (é|seria|era)|num mundo ideal|caso haja|com sorte|tomara que) que? (tivesse|tem|tenha|com|fosse|seja|ter|ser|houvesse|
      haja|incluísse|perto de)? um|uma|com|em|no|na?
    seria|era|ficaria|será ${NICE} que|se? tivesse|tenha|fosse|seja|houvesse|ter|tiver? com|um|uma?; com|dou? preferência por|a|para|de|com um|uma?
    desejável; bónus|extra|plus se|: tiver|tivesse? um|uma?; ,? ((se|caso) for? (possível|puder|der|houver|desse)|de preferência) com|um|uma?
    sonho (com|em ter); se|caso tiver|tivesse|tiverem|houvesse um|uma?`,
  'soft.behind': `
    seria|seriam|era|eram|ficaria|será|é um|uma|muito|mesmo|o? (ideal|ótimo|ótima|óptimo|bom|boa|perfeito|plus|bónus|extra|legal|bacana|fixe|
      excelente|preferível|interessante|incrível|desejável|maravilhoso|mais-valia|sonho|bem-vind(o|a))
    ,? se|caso for? possível|der|houver|puder|desse|tiver|tivesse; ,? de preferência; preferencialmente; preferivelmente; idealmente
    mas não é|são ${MATTERS}; é|são|como um? plus|bónus|diferencial|extra|mais-valia; preferível; desejáve(l|is); dava|dava-me jeito; tomara`,
  'fine.before': `
    não sou|somos|estou contra um|uma?; não me oponho a um|uma?
    (aceito|aceitamos|topo|encaro|consider(o|amos)|serve|servem|também serve|também pode ser|pode ser|pode até ser|podem ser|não me importo com|
      sem problema com|tudo bem com|até pode ser|também aceito|também vejo) um|uma|em|no|na|com|ser|o|a?`,
  'fine.may': `pode|podem|poderia (até|também)? ser|estar (um pouco|um pouquinho)?; não (faz mal|importa|tem problema) se for|forem (um pouco)?`,
  'fine.behind': `
    também? (serve|servem|me serve|nos serve|está bem|está ok|tá bom|tá ok|pode ser|podem ser|vale|calha|não faz mal|é bom|é uma opção|são opção|
      encaro|topo|aceito|aceitamos|considero) também|bem?; tanto|já|também dá`,
  'link.or': 'ou; nem de|do|da|dos|das; ou então|mesmo|talvez|até|seja; /; e/ou; quer',
  'link.and': 'e; e em|no|na|nos|nas|com|também|ainda; &; mais; bem|assim como; junto com; também; além de|do|da',
  'link.but': `
    mas; porém; contudo; embora; só|desde que; mas (sim|também|só|com|que|se|tem de|tem que|quero|precisa|a|o); e sim; senão; de|o resto
    o que (interessa|importa|quero|eu quero|preciso) (é|mesmo é)?; quero é; ao menos`,
  'link.of': 'de; do; da',
  'link.with': `
    (é que) não (abdico|abdicamos|prescindo|prescindimos|dispenso|abro mão|abrimos mão|abre mão|pode faltar|podem faltar) de|da|do?
    faço questão de|da|do?; com (um|uma|o|a|os|as|pelo menos|bom|boa)?; c; e? com /; e|equipad(o|a) com
    que (tenha|tenham|têm|aceite|aceitem|aceita|permita|permitam|inclua|incluam|seja|sejam|dê para|ofereça|disponha de|possua|esteja|estejam|
      venha com) um|uma|o|a|os|as|em?
    têm|tinha|devia|precisa|deve|precisam|teria de|que? (ter|ser|haver|aceitar|permitir|incluir|estar|vir com) um|uma|o|a|os|as|em?
    precis(o|amos|ava|a) (de|que tenha|mesmo de)? um|uma?; há|haja|houvesse|tenha|tendo um|uma?
    onde (haja|aceitem|possa ter|eu possa ter|tenha|dê para); incluindo o|a?; inclui; quero é? um|uma?
    eu? (possa|dê para) ter|levar|pôr|guardar|meter; aceitando; com direito a`,
  'link.so': `
    porque; pois; por causa ${OF}; para que|a|o|os; já|visto|é que; como; quando; enquanto; se; caso; onde; cujo; cuja; por isso; portanto; senão
    então; devido ao|à; que dá; para`,
  instead: `
    em vez ${OF} um|uma|o|a?; ao invés de|do|da um|uma?; no lugar de|do|da
    troca|trocar|troque|troco|substitui|substituir|substitua (o|a|os|as|meu|a minha)?; em alternativa a`,
  correction: `
    não|ai|ah|ops|oops|desculpa|desculpe|hmm|epa|perdão? (digo|quer dizer|quero dizer|aliás|minto|perdão|desculpa|desculpe|desculpem|ou melhor|
      melhor dizendo|enganei-me|me enganei|errei|espera|espere|pera|peraí|corrigindo|correção|quis dizer|queria dizer|ops|não não|pensando bem|
      afinal|na verdade|retifico)`,
  'aside.before': `
    já|ainda|atualmente|hoje|agora|eu|nós|que? (tive|tivemos|tinha|tínhamos|vendi|vendemos|vendo|vendeu|perdi|morei|morava|morávamos|morámos|vivi|
      vivia|vivíamos|aluguei|alugava|arrendei|arrendava|deixei|deixámos|comprei|comprámos|vi|vimos|visitei|visitámos|fui ver|herdei|
      cresci) a|o|os|as|um|uma|em|no|na|num|numa? meu|minha|nosso|nossa?
    o|a|os|as? meu|minha|nosso|nossa|meus|minhas ${HOME} (atual|actual|antig(o|a)|de agora|velh(o|a)|de hoje|é|tem|está|fica)?
    (onde|de onde) moro|vivo|vivemos|moramos agora|atualmente|hoje?; fartos d(e|o|a) meu|minha?`,
  'aside.behind': `
    trocar|trocamos|vender|deixar o|a? meu|minha|nosso|nossa ${HOME} por|e|para; antes; quando era criança|pequen(o|a); há anos; até agora
    que tínhamos|tinha`,
  'aside.end': `
    (e|mas|por isso|então)? agora? eu|nós? (quero|queremos|queria|queríamos|procuro|procuramos|preciso|precisamos|busco|buscamos|gostava|gostaria|
      gostaríamos|gostávamos|pretendo|pretendemos|desejo|ando à procura|estou à procura|estou a procurar|estou procurando|estamos à procura|vou|
      vamos|penso|pensamos|tenho|preferia|prefiro); e agora; agora; por isso; portanto; mas; quero|queria (algo|alguma coisa|um|uma); desta vez
    à procura; procurando; a procurar; há|tem algo|algum|alguma; algo; alguma coisa; para comprar|alugar|arrendar; mostra; mostre; me mostra`,
};
