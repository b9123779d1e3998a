import type { Phrases } from '../language-tables.ts';

const NOT = '(não|nao|nem)';
const HAVING =
  '(um|uma|o|a|os|as|que|que tenha|que seja|que tenham|que haja|ter|haver|de|do|da|dos|das|de ter|com|lugar de|)';
const MAY = '(pode|podes|podem|podemos|posso|podia|podíamos|dá para|dá pra)';
const THOSE = '(os|as|aqueles|aquelas|todos os|todas as|apartamentos|casas|moradias|imóveis|coisas|tudo o|tudo)';
const ARE =
  '(têm|tem|tenham|tenha|precisam de|precisem de|precisa de|precise de|são|sejam|é|seja|estão|estejam|está|ficam|fiquem|fica|dão para|deem para|incluem|pedem)';
const OF_BEFORE = '(que (disse|falei|pedi|tinha pedido)|o que (disse|falei|pedi)|essa ideia|a ideia|o requisito)';

const LITTLE = '(um pouco|um bocado|um bocadinho|um pouquinho|ligeiramente)';
const WIDEN =
  '(alarga|alargue|alargar|alargamos|alarguem|alargue-me|amplia|amplie|ampliar|ampliem|estica|estique|esticar|estende|estenda|estender|expande|expanda|expandir|aumenta|aumente|aumentar|abre|abra|abrir)';

/** How wishes are given up, homes refused and the search widened, once it is under way. */
export const portugueseGivingUp: Phrases = {
  'indifferent.after': `
    (já|) ${NOT} (é|são|seria) (mais|) (precis|necessári|obrigatóri)(o|a|os|as) (mais|); já ${NOT} (preciso|precisamos|precisa|quero|queremos|necessito|faço questão|fazemos questão|faz falta|me faz falta|conta|procuro) (mais|) (dela|dele|disso|);
    ${NOT} (preciso|precisamos|precisa|faço questão|fazemos questão) mais; ${MAY} (bem|) (tirar|retirar|remover|esquecer|dispensar|saltar|cair|sair|ir|riscar|apagar|eliminar|cortar|ir à vida|ir embora|ir fora|ir-se|voar|ficar (de fora|de lado|para depois|pra depois)) (da lista|da busca|da pesquisa|dos critérios|dos filtros|daí|)
    (ficou|fica|ficaria|é|está|seria) (agora|) sem (sentido|utilidade|uso|serventia); (deixou|deixa|deixaria) de fazer sentido; (já|) (não|nao) faz(em|) (mais|já|) (sentido|sentido nenhum); perde(u|ram|) o sentido; (não|nao) (serve|servem) (de|para|pra) nada
    (isso|) (eu|nós|a gente|) (mesm(o|a)(s|)|) (instalo|instalamos|instala|ponho|pomos|coloco|colocamos|monto|montamos|compro|compramos|faço|fazemos|meto|metemos|construo|construímos|trato disso|tratamos disso) (eu|nós|a gente|) (mesm(o|a)(s|)|) (depois|mais tarde|mais para a frente|mais pra frente|com o tempo|por minha conta) ;
    deix(a|e|em|emos) (estar|quieto|ficar|lá|de lado|pra lá|para lá); (não|nao) (é|são) (assim|lá|propriamente|exatamente|de todo) (tão|muito|) (importante(s|)|necessári(o|a|os|as)|precis(o|a|os|as)|essencia(l|is)|relevante(s|)|fundamenta(l|is)); já (não|nao); (fica|ficam|vai|vão|está|estão|cai|caem) (de|) fora; (sai|saem) (da lista|dos critérios|fora|de cena); ${NOT} (tem|têm|precisa|precisam) (de|que|) ser; que se (lixe|dane|exploda|foda|lasque); (era|foi|é) (só|apenas|) (um|uma) (capricho|mania|mimo|fantasia|sonho|extra|devaneio|exagero|luxo (que não posso|desnecessário|dispensável)) (meu|minha|nosso|nossa|) (pagar|); (era|é|seria|foi) (pedir|exigir|sonhar) (demais|muito|demasiado)
    dá (muito|demasiado|imenso|tanto|bastante|só|muita|imensa) (trabalho|mão de obra|mão-de-obra|trabalheira|canseira|dor de cabeça|despesa|gasto|manutenção|chatice); (fica|ficam|fique|ficará) (para|pra) (outra (vida|vez|altura|hora|ocasião)|depois|a próxima|o futuro|mais tarde); (esqueça|esquece|esqueçam|tira|tire|tirem|retira|retire|risca|risque|corta|corte|dispenso|dispensamos) (isso|); é que ${NOT} (preciso|precisamos|precisa|é preciso|faz falta|é necessário)
    (já|) (é|são) (já|) (demais|um exagero|exagero|a mais|muita coisa) (para|pra|) (mim|nós|o que preciso|gente|); (morreu|faleceu|fugiu|foi-se embora); (vai ficar|vão ficar|fica|ficam|ficou|ficará|vai) com (o|a|os|as|) (minha|meu|meus|nossa|nosso) (ex|mãe|pai|pais|irmã|irmão|filha|filho|sogra|avó|tia)`,
  'indifferent.needed':
    '(é|são|seja|sejam|seria|seriam) (mesmo|assim|tão|muito|) (essencia(l|is)|precis(o|a|os|as)|necessári(o|a|os|as)|importante(s|)|obrigatóri(o|a|os|as)|fundamenta(l|is)|indispensáve(l|is)|imprescindíve(l|is)|prioridade(s|)|requisito(s|)|relevante(s|)); (pode|podem) ser; serve; servem; (tá|está|fica|serve) (ok|okay|bem|bom|ótimo|na boa|tranquilo|perfeito); aceito; aceitamos; topo; encaro; (é|são) aceitáve(l|is)',
  'indifferent.later': `(deixa|deixe|pode deixar|prefiro|melhor|mais vale|antes) sem (ela|ele|isso|isto|nada|); ${MAY} (tirar|retirar|remover|esquecer|sair|cair|saltar|ficar (de fora|de lado)) (da lista|da busca|da pesquisa|dos critérios|dos filtros|daí|isso|); (tira|tire|tirem|tirem-na|tire-a|tira-a|esqueça|esquece|retire|retira|risque|risca|corte|corta|esqueça-a|esquece-a|deixa quieto|deixe quieto|deixa estar|deixe estar)`,
  'indifferent.before': `
    (vivo|vivemos|vive-se|viver|passo|passamos|aguento|aguentamos|me viro|a gente se vira|nos viramos|safo-me|safamo-nos|desenrasco-me|fico|ficamos|remedeio-me|sobrevivo|sobrevivemos|dou-me) (bem|perfeitamente|muito bem|) sem ${HAVING}
    ${NOT} (vou|vamos|quero|penso) mais (levar|trazer|ter) ${HAVING}; (já|agora|) ${NOT} (levo|trago|levamos|trazemos) (mais|) ${HAVING}; ${NOT} (tenho|temos) mais ${HAVING}
    (se|) (eu|nós|) (não|nao) (fizer|fizermos|fizesse|fizéssemos|faço|fazer) questão ${HAVING}; (se|) (eu|nós|) (não|nao) (exigir|exigirmos|exigisse|pedir|pedirmos) ${HAVING}; sem (exigir|pedir|obrigar a|fazer questão de|precisar de) ${HAVING}; (não|nao) sendo possível ${HAVING}; (pode|podem|podia) (vir|ser|estar|ficar) sem ${HAVING}; ${NOT} (é|são) (mais|) (precis|necessári|obrigatóri)(o|a|os|as) ${HAVING}; ${NOT} (precisa|precisam|precisamos|preciso) mais ${HAVING}`,
  'drop.before': `
    ${MAY} (já|bem|) (tirar|retirar|remover|esquecer|dispensar|prescindir|abdicar|abrir mão|riscar|cortar|largar|eliminar|apagar|deixar cair) (lá|) (isso|essa coisa|essa ideia|) (de|do|da|dos|das|) (o|a|os|as|) ;
    (sem|esquece|esqueça|deixa|deixe|tira|tire|larga) (a|essa|com a|lá a|lá essa) (história|coisa|parte|cena|treta|conversa|mania) (do|da|de) (ter|) (um|uma|); (deixa|deixe|deixem|deixamos|deixemos) cair (o|a|os|as|); (abdicar|prescindir|desistir|abrir mão) (de|do|da|dos|das) (um|uma|) ;
    (deixa|deixe|deixem|larga|largue|esquece|esqueça) (pra lá|para lá|estar|de lado) (essa história d|esse negócio d|) (o|a|os|as|essa|esse|) ;
    (tiro|tiramos|retiro|retiramos|removo|removemos|corto|cortamos|elimino|eliminamos|esqueço|esquecemos|apago|largo|largamos) (o|a|os|as|isso|essa|esse|) (do|da|de|) ;
    (risca|risque|riscar|larga|largue|larguem|corta|corte|cortem|salta|salte) (o|a|os|as|isso|essa|esse|) (do|da|de|) ; já (não|nao) (é|procuro|procuramos|vejo|vai ser|penso) (em|no|na) ; (dispens|prescind|abdic)(o|amos|imos) (agora|já|afinal|) (de|do|da|dos|das|o|a|os|as|) ;
    (quanto|em relação) (a|à|ao|às|aos) (essa coisa da|essa coisa do|essa da|isso da|aquela coisa da) (esqueça|esquece|) ; troc(o|amos|ava|aria|aríamos) (o|a|os|as|) ; (cansei|cansámos|cansamos|enjoei|fartei-me|desisti|desistimos) (de|do|da) (morar em|viver em|morar num|viver num|procurar|ver|) ; (retiro|retira|esqueça|esquece|ignora|ignore) ${OF_BEFORE} (sobre|de|do|da|quanto a|quanto à|quanto ao) (a|o|)`,
  'negation.not': `
    (tira|tire|tirem|tirar|retira|retire|exclui|exclua|excluam|elimina|elimine|ignora|ignore|salta|salte|dispenso|dispensamos|descarta|descarte|fora|menos|exceto|excepto|deixa de fora|deixe de fora|tira fora|não me mostre|não me mostres|não mostre|não mostra) ${THOSE} (que|com) (${ARE}|) (um|uma|o|a|)
    é que (não|nao|nem pensar); (qualquer|algum|num) (sítio|lado|canto|outro sítio) (menos|exceto|excepto|fora|tirando|que não seja) (em|no|na|o|a|)`,
  'link.but': `
    (recuso-me|me recuso|recuso|recusamo-nos|recusamos|impossível|impensável|inconcebível|custa-me|não me vejo|não me imagino) (a|) (viver|morar|ficar|estar|passar) sem (um|uma|o|a|)
    (pode|podes|podem|) (ficar|fica|fique|ficamos|fico|ficam|deixa|deixe|deixar|deixem|mantém|mantenha|manter|mantemos) (ficar|) (só|apenas|somente|unicamente)
    ${NOT} (vivo|vivemos|passo|passamos|fico|ficamos|sobrevivo|me vejo|me imagino) (a viver|a morar|morando|vivendo|) sem (um|uma|o|a|); ${NOT} (consigo|conseguimos|posso|podemos|dá para|dá pra|quero|queremos) (viver|passar|ficar|morar|estar) sem (um|uma|o|a|)
    ${NOT} (quero|queremos|posso|podemos|vou|vamos|pretendo|consigo|conseguimos|gostava de|gostaria de|penso) (abdicar|prescindir|dispensar|desistir|abrir mão) (de|da|do|dos|das|o|a|) (um|uma|); mas (deixa|deixe|deixem|mantém|mantenha|fica com|fique com|fico com) (estar|ficar|) (o|a|os|as|)`,
  'soft.after': `(vinha|vinham|viria|viriam|vem) (mesmo|muito|) a calhar; (caía|cairia|ia|iria) (mesmo|muito|) bem; (era|eram|seria|seriam) (muito|bem|) (gir|jeitos|porreir|simpátic|gostos|engraçad)(o|a|os|as); (era|seria) (uma mais-valia|uma mais valia|um bónus|um mimo|a cereja no topo do bolo); (dava|dá|daria|dariam|davam) (muito|bastante|algum|) jeito`,
  'negation.undone':
    '(não|nao) (vai|vamos|rola|brinco|há negócio|fecho); nada feito; (não|nao) é (casa|apartamento) (para|pra) (mim|nós|gente)',
  'negation.after': `(estou|tou|tô|ando|estamos) (já|) (fart|chei|cansad|enjoad)(o|a|os|as); nem (vê-l(a|o)|vê-l(as|os)|ver|ouvir falar|falar nisso|me fales nisso|por nada); escusa(s|m|) (de|) (mostrar|procurar|ver|incluir|mandar); (não|nao) é (para|pra) (mim|nós|gente|a gente); nem (dad(o|a)|de graça|pintad(o|a)|que me paguem|a pau|morto|morta); (tá|está|é|anda|estão) (muito|bem|) (difícil|complicad(o|a)|impossível|chei(o|a)|saturad(o|a)|fora de questão); (não|nao) (me|nos) (convence|convencem|convenceu|agrada|agradam|agradou|serve|servem|diz nada|entusiasma|encanta); (tem|têm|há|é|tinha) (lá|aí|) (muit|demasiad|imens|tant|bastante)(o|a|os|as|) (turist|trânsit|barulh|ruíd|confusã|gent|moviment|carr|poluiçã|assalt|criminalidad|crim|zon|bagunç|violênci)(a|as|o|os|e|es)`,
  'money.raises':
    '(posso|podemos|consigo|conseguimos|dá para|dá pra) (gastar|pagar|dar|esticar|juntar|acrescentar|investir|ir) (até|ainda|) mais (uns|)',
  'drop.Price': `(posso|podemos|consigo|conseguimos|dá para|dá pra|estou disposto a|estou disposta a|estamos dispostos a|até posso|até podemos) (gastar|pagar|dar|investir|desembolsar) (um pouco|um bocado|um bocadinho|bem|) mais (um pouco|um bocado|um bocadinho|um pouquinho|se for preciso|se for necessário|se preciso|se valer a pena|); (posso|podemos|consigo) (esticar|aumentar|subir) (um pouco|um bocado|um bocadinho|mais|) (o|) (orçamento|preço|valor|limite|teto); (aumenta|aumente|estica|estique|sobe|suba) (um pouco|um bocado|um bocadinho|) (o|) (orçamento|preço|valor|limite|teto|limite de preço)`,
  'drop.wider': `
    ${WIDEN} (lá|aí|mais|mais um pouco|${LITTLE}|) (a|o|à|na|no|) (zona|bairro|área|raio|pesquisa|busca|procura|região|perímetro|leque|mapa|cerco) (de busca|de pesquisa|de procura|) (mais|${LITTLE}|) (para|pra|aos|pros|até aos|) (os|) (arredores|vizinhos|bairros vizinhos|lados|toda a cidade|cidade toda|cidade inteira|) ;
    ${WIDEN} (a|à|para|pra) (toda a|a) cidade (toda|inteira|); ${WIDEN} (a|para) (pesquisa|busca|procura|zona|área) (a|à|para|pra) (toda a|a) cidade (toda|inteira|)
    (e|) (também|) (n|em |)(outros|outras) (zonas|bairros|áreas|freguesias|regiões|partes) (da cidade|vizinhos|vizinhas|de lá|dali|); (e|) (também|) (nos|as|os|nas|pelos|em|) (bairros|zonas|freguesias|áreas) (vizinhos|vizinhas|à volta|ao lado|ao redor|em volta|próximos|próximas|perto|limítrofes|adjacentes)
    (e|) (também|) (nos|os|pelos|aos|) arredores; (e|) (também|) (nas|as|pelas|) (redondezas|imediações|proximidades|cercanias); (e|) (também|) (aí|ali|lá|) (à volta|ao redor|em volta|por perto|ali perto|lá perto|aí perto|pertinho dali)
    (pode|podia|podem|poderia|não me importo que) (ser|seja|ficar|fique|estar) (um pouco|um bocado|um bocadinho|bem|) mais (longe|distante|afastad(o|a)(s|)|para fora|pra fora|fora|para o interior) (do centro|da cidade|)`,
  'follow.also':
    '(também|tb|tbm) (pode|podem|cabe|cabem|entra|entram|conta|contam|calha|marcha|está bem|tá bom|tá ótimo|não faz mal|não tem problema|não há problema|não me importo|não me importava|funciona|funcionam|interessa|interessam|me serve|seria bom|era bom|é opção|são opção|é uma opção|agrada|me agrada|consideramos|consideraria|veria|via) (na conta|na lista|na busca|na pesquisa|); (também|tb|tbm) (rola|rolam|topo|encaro|é boa|é bom|quero ver)',
  'follow.more':
    '(gostei|gostamos|gostámos|curti) (não|nao); (não|nao) (gostei|gostámos|curti) (deste|desse|desta|dessa|dele|dela)',
  'point.focus': '(est|ess)(e|a) (aí|aqui)',
  'prefers.before': 'prefiro; preferimos; preferia; antes (um|uma|); mais vale (um|uma|com|); melhor (um|uma)',
  'prefers.over': '(do que|que|a|ao|à) (um|uma|)',
  'compare.exactly':
    '(pode|podes|podem|) (ficar|fica|fique|ficamos|fico|ficam|deixa|deixe|deixar|deixem|mantém|mantenha|manter|mantemos) (ficar|) (só|apenas|somente|unicamente)',
  'follow.only':
    '(pode|podes|podem|) (ficar|fica|fique|ficamos|fico|ficam|deixa|deixe|deixar|deixem|mantém|mantenha|manter|mantemos) (ficar|) (só|apenas|somente|unicamente); (vê|veja|vejam|vejamos|tenta|tente|experimenta|experimente) (antes|então|lá|) (em|no|na|); (vamos|bora|vou|passemos|passamos) (antes|então|lá|) (de|pra|pro|para|para o|para a) (ver|) (em|no|na|)',
  'topic.noPrice':
    '(ajuda|ajudam|empresta|emprestam|contribui|contribuem|entra|entram|dão|deu|emprestou|ajudou)(-me|-nos|) com (uns|cerca de|)',
  'topic.price':
    '(o meu|meu|nosso|o nosso|o) (limite|teto|tecto|orçamento|máximo) (agora|já|) (passou|passa|subiu|sobe|aumentou|desceu|baixou|foi|vai) (a|para|pra|até|a ser|a ser de)',
  'place.in': 'virad(o|a|os|as) (para|pra) (o|a|os|as|)',
  'after.exactly': 'exacto; exato; certinho',
  'relative.newer': '(é|são|está|) tudo (muito|tão|) (velho|antigo|velharia)',
  'relative.bigger': '(é|são|) tudo (muito|tão|) (pequeno|minúsculo|apertado)',
  'relative.cheaper': '(é|está|) tudo (muito|tão|) (caro|caríssimo)',
  'topic.built':
    '(a|) (idade|antiguidade) (da casa|do imóvel|da moradia|do prédio|do apartamento|da construção|do edifício)',
  'follow.with':
    '(e|mas|tem|têm|tens|há|existe|existem|haverá|terá|terão|não há|não tem) (algo|algum|alguma|alguns|algumas|outro|outra|nada) (um pouco|um bocado|bem|) (mais|menos) (barat(o|a|os|as)|em conta|acessíve(l|is)|pequen(o|a|os|as)|nov(o|a|os|as)|modern(o|a|os|as)|antig(o|a|os|as)|car(o|a|os|as)|espaços(o|a|os|as)|ampl(o|a|os|as)|grand(e|es))',
  'confirms.it': 'pode ser; é possível; dá; rola; pode',
  'absence.fixer-upper':
    '(não|nao) (quero|queremos|gosto|gostamos|penso|pretendo|aguento|me quero|nos queremos|tenho paciência|temos paciência|tenho tempo|tenho dinheiro) (de|para|pra|) (pegar em|pegar|mexer em|fazer|meter-me em|me meter em|meter-nos em|saber de|andar em|andar com|lidar com|ter|chatices com|dor de cabeça com|gastar em|enfrentar|encarar) (nenhuma|nenhumas|mais|) (obra|obras|reforma|reformas|remodelações|quebra-quebra); (que|) (não|nao) (precis|necessit)(e|em|a|am) (de|) (nenhuma|nenhumas|grandes|muita|muitas|) (reforma|reformas|remodelação|remodelações|obra|obras|arranjos)',
  'human.wanted':
    '(mail|mails|e-mail|e-mails|email|emails|mensagem|mensagens|chamada|chamadas|telefonema|telefonemas) sem (resposta|retorno) (é|são) demais',
  'reply.weakYes':
    'isso (aí|); é isso (aí|mesmo|); pode sim; pode ser sim; sim pode; serve; está ótimo; tá certo; isso (exatamente|exato)',
  'search.asks':
    '(o que|aquilo que) (eu|nós|a gente|) (preciso|precisamos|precisava|quero|queremos|queria|queríamos|procuro|procuramos|busco|faz falta|me faz falta|nos faz falta|me interessa|nos interessa) (mesmo|realmente|de verdade|agora|) (é|era) (mesmo|) (de|) ; (aparecem|surgem|existem|encontra|encontram) mais (opções|casas|resultados|imóveis|apartamentos|); o que (é que|) (aparece|fica|sobra|resta|muda|surge|existe)',
  'place.near': 'em (volta|torno) (de|do|da|dos|das)',
  'place.from':
    '(meu|minha|o meu|a minha|os meus|as minhas|nosso|nossa|o nosso|a nossa) (filho|filha|filhos|filhas|irmão|irmã|mãe|pai|pais|marido|mulher|namorado|namorada|sogra|neto|neta) (vai|vão|foi|foram|fica|ficou|ficam) (ficar|morar|viver|estudar|trabalhar|embora|) (em|no|na|para|para o|para a|pra|pro)',
  'talk.knowledge':
    '(quanto tempo|quantos dias|quantos meses|quanto) (é que|) (costuma|pode|vai|costumam|normalmente|geralmente|em média|) (demorar|levar|durar|custar|demora|leva|dura|custa) (normalmente|geralmente|em média|) (fazer|assinar|marcar|tratar de|) (o|a|as|os|um|uma|) (escritura|escrituras|escritura pública|registo|registro|processo de compra|financiamento|crédito|notário|cartório|avaliação do banco|aprovação do crédito|aprovação do financiamento)',
  'place.anywhere': '(tem|têm|há|existe|existem|mostra|mostre|vê|veja) (algum|alguns|) (outro|outros) (bairro|bairros)',
  'plain.wish':
    '(prédio|prédios|edifício|casa|apartamento) (antigo|velho|antigos|velhos|antiga|velha) (não|nao); (nada de|não quero|evitar|nem|sem ser) (prédio|edifício|casa|apartamento|moradia|imóvel|imóveis|prédios|edifícios|casas|apartamentos|moradias) (muito|) (antigo|antiga|velho|velha|moderno|moderna|feio|feia|escuro|escura|pequeno|pequena|apertado|apertada|minúsculo|minúscula|antigos|antigas|velhos|velhas|modernos|modernas|altos|degradados|degradada|feios|feias|escuros|escuras|pequenos|pequenas|apertados|apertadas|barulhento|barulhenta|barulhentos|barulhentas|frio|fria|frios|frias|húmido|húmida|úmido|úmida|degradado|sombrio|sombria|abafado|abafada); (nada|nada de) (muito|tão|) (velho|antigo|velharias|feio|escuro|pequeno|apertado|barulhento|degradado|luxuoso|chique)',
  'plain.stop': `
    (continua|continue|continuar|continuamos) (a ser|) (com|em|no|na|por|para|sem|querendo|a querer|valendo|a valer|igual) ; (para|pra|por|dois|uns|entre|de|casal de|vida de) (reformados|reformadas); o que (me|nos|mais|mais me|) (interessa|importa|conta|pesa) (mais|mesmo|) é o (preço|valor|dinheiro|orçamento|bolso); (quanto|em relação|relativamente|no que toca|no tocante) (a|à|ao|às|aos) ; digamos; especificamente; exclusivamente; nomeadamente; concretamente; propriamente; exatamente (isso|isto); arredond(a|e|o|ando|amos); (em|num|dentro de|dentro de um|de|do|no) condom(í|i)nio(s|) (com|que tenha|onde haja); urgentemente; com urgência; o quanto antes
    (a|as|na|da|minha|nossa|) conta(s|) (de|da) (luz|água|gás|energia|eletricidade|telefone|internet); sozinh(o|a)(s|)
    (eu|nós|a gente|) (continu)(o|amos|ava|ávamos|a procurar) (a|) (querer|procurar|buscar|procurando|à procura|interessad(o|a|os|as)|a ver|vendo|); (qualquer|um|uma|cada) (um|uma|) (dos|das) (dois|duas|três) (já|me|nos|) (chega|basta|serve|dá|está bom|tá bom|está bem|tá ótimo|é suficiente|é bom|ajuda|vale); morro de (calor|frio|medo|sono|vontade|pena|saudades|amores|rir); (sítio|lugar|espaço|local|onde) (para|pra|) (a|o|as|os|lhe) (estacionar|guardar|parar|pôr|meter|deixar|arrumar|encostar)
    (me|) (confund|engan)(i|ei)(-me|); corrijo; correção; (faltou|faltava|esqueci-me de|esqueci de|me esqueci de|falta) (dizer|mencionar|falar|referir); (escrevi|digitei|disse|li|percebi) mal; ops; oops; upa; senão; (já|quase|que|) (me|nos|) esquec(ia|i|íamos|emos)(-me|-nos|) (disso|disto|do mais importante|); (vem|vêm|vindo) aí; (suponhamos|imaginemos|digamos|imagine|suponha) que; que (não|nao) (seja|sejam) (muito|demasiado|tão|) (pequen|minúscul|escur|apertad|acanhad|fei|sombri)(o|a|os|as|inho|inha); (há|tem|têm|anda|andam) sempre (em|) obras; obras (na rua|no bairro|ao lado|na zona|de metro|do metro|por todo o lado|à porta); paciência; (é que|) (não|nao) (pode|podem|podia|podiam|deve|devem|posso|podemos) (mesmo|) (faltar|falhar|abdicar|dispensar|prescindir|ficar sem|passar sem); (os|as|meus|minhas|os meus|as minhas|nossos|nossas|os nossos|as nossas|) (netos|netas|filhos|filhas|miúdos|miúdas|crianças|meninos|meninas|gémeos|sobrinhos) (são|estão|ainda são|ainda estão|já são|já estão) (muito|) (pequen|grand|crescid|nov|velh)(os|as|es|inhos|itos); (ficar|fico|fiquei|ficámos|ficamos|trago|trazemos|levo|levamos|herdei|herdámos|aproveitar|manter|já tenho|tenho|temos|vou levar|vamos levar) (com|) (o|a|os|as|) (meus|minhas|minha|nossos|nossa|) (móveis|mobília|mobiliário) (próprios|própria|antigos|) (do|da|dos|das|de|) ; (convenceu|convenceram|convence); nada contra (o|a|os|as|) ; (bota|bote|mete|meta|taca|bota lá) (aí|lá|mais|) ; (já|) (me|) (contento|contentamos|satisfaço|satisfazemos)(-me|-nos|); (qualquer|um|cada) (um|) (dos|das) (dois|duas|três); entre (os|as) (dois|duas|três); (ao lado|ao pé|à porta|em frente|colado|longe|pertinho|perto|junto) (do|ao) (meu|nosso|) (escritório|gabinete|trabalho|emprego|serviço|trampo); trampo; foi engano; erro meu; falha minha; (mantém|mantenha|mantêm|mantenham)(-se|-a|-o|) (o|a|); fica(m|) na mesma
    esticando (a corda|um pouco|um bocado|o orçamento|); (com|fazendo) (algum|um|) (esforço|jeitinho|aperto); (meus|os meus|minha|o meu|a minha|meu) (pais|sogros|mãe|pai|avô|avó|namorado|namorada|marido|mulher|irmão|irmã) (vão|vai) (ajudar|me ajudar|ajudar-me|dar uma ajuda|emprestar|contribuir)`,
};
