import type { Phrases } from '../language-tables.ts';

const ONE =
  '(casa|apartamento|apê|apto|imóvel|moradia|propriedade|opção|opcao|anúncio|deles|delas|da lista|dessas|desses|destes|destas|)';
const THING = '(casa|apartamento|apê|apto|imóvel|moradia|propriedade|anúncio|lugar|terreno|vivenda|cobertura)';
const THINGS = '(casas|apartamentos|apês|imóveis|moradias|propriedades|anúncios|opções|terrenos|coberturas)';
const THAN =
  '(que|do que) (esse|essa|isso|este|esta|isto|esses|essas|estes|estas|o anterior|a anterior|os anteriores|as anteriores|o primeiro|a primeira|o segundo|a segunda|o último|a última|aquele|aquela)';
const HAVE =
  '(e|mas|ou|mostra|mostre|mostra-me|mostre-me|me mostra|me mostre|quero ver|ver|manda|dá-me|tem|têm|tens|há|existe|existem|haverá|terá|teria|não tem|não têm|não há|vocês têm|queria|quero|procuro|prefiro|)';
const SOME =
  '(algo|algum|alguma|alguns|algumas|outro|outra|outros|outras|um pouco|muito|um bocado|alguma coisa|qualquer coisa|coisa|)';
const ordinal = (word: string): string => `(o|a|esse|essa|do|da|no|na|ao|à) ${word} ${ONE}`;

export const portugueseFollowing: Phrases = {
  'superlative.lowest': 'mais baix(o|a); mínimo',
  'superlative.highest': 'mais alt(o|a); máximo',
  'point.place': 'lá; ali; aí',
  'point.focus': `
    (est|ess)(e|a) (mesm(o|a)|daqui|daí|) ; (est|ess)(e|a) ${THING}; iss(o|e); isto; aquel(e|a); (o|a) mesm(o|a); (o|a) que (me|) (mostrou|mostraste|disse|enviou|mandou|mencionou|recomendou); el(e|a); dele; dela; nele; nela; aí; lá; desse; dessa; deste; desta; nesse; nessa; neste; nesta`,
  'point.there': 'aí; lá; ali; por aí; por lá',
  'point.all': `
    (est|ess|aquel)(es|as); (est|ess)(es|as) ${THINGS}; (est|ess)(es|as) (dois|duas|três|quatro|cinco|últimos|últimas); (os|as) (dois|duas|três|quatro|cinco) (que me (mostrou|mostraste|deu|enviou)|opções|imóveis); (os|as) (dois|duas) (têm|tem|são|aceitam|estão|ficam|custam|juntos|juntas); tod(os|as) (eles|elas|estes|estas|esses|essas|); amb(os|as); el(es|as); del(es|as); cada (um|uma); (os|as) que (me|) (mostrou|mostraste|enviou|mandou|mandaste|deu)`,
  'point.one': `(o|a|esse|essa|aquele|aquela) (de|do|da|que|com|em|no|na|que está em|que tem|que fica em|que custa|perto de|dos|das); (o|a) ${THING} (que está|que tem|que custa|que fica|que me mostrou (em|de|com))`,
  'point.first': `${ordinal('(primeir(o|a)|1(o|a|º|ª))')}; primeir(o|a) ${THING}; (número|opção|opcao) um; primeir(o|a)`,
  'point.second': `${ordinal('(segund(o|a)|2(o|a|º|ª))')}; segund(o|a) ${THING}; (número|opção|opcao) dois; segunda opção`,
  'point.third': `${ordinal('(terceir(o|a)|3(o|a|º|ª))')}; terceir(o|a) ${THING}; (número|opção|opcao) três; terceir(o|a)`,
  'point.fourth': `${ordinal('(quarta|4(o|a|º|ª))')}; (o|esse|ao) quarto ${ONE}; (do|no|) quarto ${THING}; quarta ${THING}; quarta opção; (número|opção|opcao) quatro`,
  'point.fifth': `${ordinal('(quint(o|a)|5(o|a|º|ª))')}; (número|opção|opcao) cinco`,
  'point.sixth': `${ordinal('(sext(o|a)|6(o|a|º|ª))')}; (número|opção|opcao) seis`,
  'point.seventh': `${ordinal('(sétim(o|a)|7(o|a|º|ª))')}; (número|opção|opcao) sete`,
  'point.eighth': `${ordinal('(oitav(o|a)|8(o|a|º|ª))')}; (número|opção|opcao) oito`,
  'point.ninth': `${ordinal('non(o|a)')}; (número|opção|opcao) nove`,
  'point.tenth': `${ordinal('décim(o|a)')}; (número|opção|opcao) dez`,
  'point.eleventh': `${ordinal('(undécim(o|a)|décim(o|a)(-| )primeir(o|a))')}; (número|opção|opcao) onze`,
  'point.twelfth': `${ordinal('(duodécim(o|a)|décim(o|a)(-| )segund(o|a))')}; (número|opção|opcao) doze`,
  'point.last': `(d|n|)(est|ess)(e|a) últim(o|a); ${ordinal('últim(o|a)')}; últim(o|a) (opção|da lista|casa|imóvel)`,
  'point.firstTwo': `(qual|quais|o|a|os|as|dos|das|nos|nas|) (dos|das|) (dois|duas|2) primeir(o|a)s; (o|a|os|as|dos|das|nos|nas|) (dois|duas|2) primeir(o|a)s; (os|as|dos|das|) primeir(o|a)s (dois|duas|2)`,
  'point.firstThree': `(os|as|dos|das|nos|nas|) (três|3) primeir(o|a)s; (os|as|dos|das|) primeir(o|a)s (três|3)`,
  'point.number': `#; número; num; nº; n°; nr; opção; opcao; (o|a|do|da) (número|opção|nº); números; opções; anúncio número`,
  'ordinal.first': 'primeir(o|a)',
  'ordinal.second': 'segund(o|a)',
  'ordinal.third': 'terceir(o|a)',
  'ordinal.fourth': 'quart(o|a)',
  'ordinal.fifth': 'quint(o|a)',
  'ordinal.sixth': 'sext(o|a)',
  'ordinal.seventh': 'sétim(o|a)',
  'ordinal.eighth': 'oitav(o|a)',
  'ordinal.ninth': 'non(o|a)',
  'ordinal.tenth': 'décim(o|a)',
  'ordinal.eleventh': '(undécim(o|a)|décim(o|a)(-| )primeir(o|a))',
  'ordinal.twelfth': '(duodécim(o|a)|décim(o|a)(-| )segund(o|a))',
  'ordinal.last': 'últim(o|a)',
  'follow.keeps': `(mas|só|e|) (mantém|mantenha|mantenham|mantendo|manter|mantemos|deixa|deixe|conserva|conserve) (o|a|os|as|na|no|) (mesmo|mesma|); (menos|exceto|exceto|salvo|tirando) (o|a|os|as); (na|no|o|a) (mesma|mesmo)`,
  'follow.reset': `
    (mudando|mudemos|mudar|passando|outro) (de|a outro|para outro|) assunto; (agora|já agora|ah|e) (uma|) outra coisa; (outra|uma outra|nova) (pergunta|questão|dúvida); (deixa|deixe|larga|larguem) (estar|pra lá|para lá|) (isso|isto|tudo|isso tudo|essa busca|essa pesquisa);     (volta|volte|voltar|voltemos|voltamos) (ao|do|para o) (início|princípio|começo|zero); (recomeç|reinici|recomec)(ar|a|e|emos|amos|o|ando) (tudo|a pesquisa|a busca|); (começ|recomeç|reinici|comec|recomec)(ar|a|e|emos|amos|o|ando) (de novo|do zero|outra vez|novamente|do início|do princípio|tudo|a pesquisa|a busca); (vamos|quero|podemos|) (começar|recomeçar|voltar) (de novo|do zero|outra vez|tudo de novo|do início|ao início|do princípio); do zero; (nova|outra) (pesquisa|busca|procura); (esquece|esqueça|apaga|apague|limpa|limpe|esqueçamos|cancela|cancele|remove|remova|ignora|ignore) (tudo|tudo isso|isso|isto|isto tudo|tudo isto|isso tudo|tudo o que disse|tudo que eu disse|o que eu disse|todos os filtros|os filtros|a pesquisa|a busca|minha busca|a minha pesquisa|o anterior|tudo o resto); reiniciar; reinicia; resetar; recomeçar; desde o início`,
  'follow.more': `(algo|alguma coisa|coisas) diferente(s|); (não|) nenhum(a|) (deles|delas|destes|destas|desses|dessas); (não|) (est|ess)(es|as) não (servem|prestam|me servem|nos servem|me agradam|me dizem nada|obrigado|obrigada|); (pode|podes|podem|poderia|podia) (me|) (mostrar|mandar|enviar|dar|passar) (-me|) mais; (não|nao) (há|tem|têm|tens|existem) (mais|outr(o|a)(s|)|mais nenhum(a|)|mais nada); (é|são|só|tem|têm|há|são estes|são estas) só (isto|isso|estes|estas|esses|essas) (que (vocês|) (têm|tem|há)|que me mostra|que me mostram); (só|é só|são só|só tem|só têm|só há) (estes|estas|esses|essas) (que (vocês|) (têm|tem|há)|); ver mais de; não (gostei|gosto|gostámos|gostamos|curti|curtimos) (muito|nada|) (destes|destas|desses|dessas|deles|delas); não (gostei|gosto|gostámos|gostamos|curti|curtimos) (muito|) (de|) nenhum(a|) (deles|delas|destes|destas|desses|dessas|dos que mostrou|); nenhum(a|) (deles|delas|destes|destas|desses|dessas|) (me|nos) (agrada|agradou|interessa|interessou|convence|convenceu|encanta|encantou|serve); nenhum(a|) (presta|prestam|serve|interessa|convence); mais (uns|umas) (quant(os|as)|poucos|poucas); (e|) mais algum(a|)(s|); 
    (mostra|mostre|mostrar|manda|mande|dá|dê|tem|têm|há|quero ver|queria ver|ver|envia|envie|busca|posso ver|pode mostrar|podes mostrar|gostaria de ver|gostava de ver|procura|mostra-me|mostre-me|dá-me|me mostra|me mostre|me dá|me dê|me manda|me mande|manda-me|tens|existem|carrega) (algum|alguma|alguns|algumas|uns|umas|) (mais|outr(o|a)s|outr(o|a)|outr(o|a)s mais|mais opções|outras opções|mais casas|outras casas|mais imóveis|outros imóveis|mais apartamentos|outros apartamentos|mais resultados|mais anúncios|mais como (estes|estas|esses|essas)|outra opção|outra coisa|algo diferente|diferentes|os restantes|o resto|os próximos|as próximas|os seguintes|as outras|os outros|alternativas|mais alternativas|mais algumas|mais alguns|mais alguma coisa)
    mais (opções|casas|imóveis|apartamentos|resultados|anúncios|moradias|por favor|como estes|como estas|como esses|como essas|alternativas|algumas|alguns|pf); outr(os|as) (opções|casas|imóveis|apartamentos|moradias|resultados|anúncios|alternativas); outr(o|a) (opção|casa|imóvel|apartamento|moradia); próxim(o|a)(s|) (página|); (os|as) (próxim|seguint)(os|as|es); seguinte(s|); (o|) que (mais|outros|outras) (há|tem|têm|tens|casas|imóveis|opções) (há|tem|têm|); mais algum(a|) (coisa|); e outr(os|as); continua; continue; continuar; (e|) (o resto|os restantes|as restantes) (por favor|pf|dos imóveis|das casas|dos apartamentos|da lista|dos resultados); outras; outros; ver mais; há mais; tem mais; diferentes`,
  'follow.weakMore': '(e|) mais (por favor|pf|); (e|) (o resto|os restantes|as restantes)',
  'follow.also': `também (aceito|aceitamos|serve|servem|pode ser|podem ser|dá|vale|gosto de|considero); também (em|no|na|com|quero|inclui|mostra|procura|pode ser em|me interessa|que|); além disso; acrescenta; acrescente; adiciona(r|); adicione; inclui(r|ndo|); inclua; soma; ou também; e também (em|no|na|); alarga (a pesquisa|) (a|para); ampliar (a busca|) (a|para); amplia (a busca|) (a|para); tb (em|no|na); ainda (em|no|na); pode ser também (em|no|na)`,
  'follow.only': `ou melhor; aliás; só; apenas; somente; em vez disso; ao invés disso; melhor (em|com|no|na|); antes (em|com|no|na); muda(r|) para; mude para; troca(r|) (por|para); agora (em|com|no|na|); então; na verdade; afinal; pensando bem; prefiro (em|no|na|)`,
  'follow.among': `
    (dos|das|de entre os|de entre as|entre os|entre as) que (me|) (mostrou|mostraste|mandou|mandaste|enviou|enviaste|deu|listou|apresentou|indicou|vi|vimos|apareceram|estão aí|estão aqui);
    (qual|quais|algum|alguma|alguns|algumas|quantos|quantas|um|uma) (de|dos|das|entre|) (estes|estas|esses|essas|destes|destas|desses|dessas|deles|delas|os anteriores|as anteriores|os que me mostrou|as que me mostrou|da lista|desta lista|dessa lista|das opções|dos resultados|dos três|das três|dos cinco|das cinco|dos dois|das duas|que me mostrou) (casas|imóveis|opções|apartamentos|) (tem|têm|é|são|está|estão|aceita|aceitam|fica|) (um|uma|); (dentre|de entre|entre) (estes|estas|esses|essas|eles|elas|os que me mostrou|as que me mostrou) ; (destes|destas|desses|dessas|deles|delas) (casas|imóveis|opções|apartamentos|) ; (qual|quais) (deles|delas|) (tem|têm|é|são|está|estão|aceita|aceitam|inclui|incluem|permite|permitem|fica|ficam) ; (filtra|filtrar|filtre|filtrem) (estes|estas|esses|essas|destes|destas|desses|dessas|entre eles|entre elas|deles|delas|por) (os|as|)`,
  'follow.which': `(qual|quais) (deles|delas|destes|destas|desses|dessas|de todos|de todas|dos dois|das duas|) (é|são|está|fica|sai|tem|têm|mede); qual`,
  'relative.cheaper': `
    fora da realidade; (tá|está|estão|anda|andam) (osso|salgad(o|a|os|as)|pesad(o|a|os|as)|puxad(o|a|os|as)|difícil de pagar);
    (é|são|que|isso é|isto é) muito dinheiro; (credo|nossa|caramba|ui|ai|jesus|epá|uau|poxa|puxa|eita) (credo|nossa|) que (preço|valor)(s|es|); (preço|valor)(s|es|) (absurd|lou|proibitiv|salgad|exagerad|inflacionad)(o|os|co|cos); (preço|valor)(s|es|) (muito|tão|demasiado) alt(o|os);
    (está|estão|fica|ficam|é|são|) (tudo|todos|todas|) (muito|bem|) (acima|além) (do|daquilo) que (posso|podemos|consigo|conseguimos|queria|queríamos|tenho|temos) (pagar|gastar|dar|para gastar|); (longe|fora) (do|da) (meu|nosso|minha|nossa) (bolso|alcance|carteira|realidade); (que|uma) (facada|roubo|fortuna|exagero de preço); (não|nao) (tenho|temos) (dinheiro|bolso|carteira) (para|pra) (isso|isto|tanto); mais (pra|para) baixo (no preço|de preço|); pesa(m|) (muito|) no bolso;
    ${HAVE} ${SOME} mais (barat(o|a)(s|)|em conta|económic(o|a)(s|)|econômic(o|a)(s|)|acessíve(l|is)|baratinh(o|a)(s|)|baix(o|a)(s|) de preço) (${THAN}|); ${HAVE} ${SOME} (menos|não tão) car(o|a)(s|) (${THAN}|); ${HAVE} ${SOME} (abaixo|por menos|a menos) (disso|disto|desse valor|desse preço|deste valor|desses valores|desses preços|que isso|do que isso); mais (barat|económic|econômic|baratinh)(o|a|os|as); mais (em conta|acessíve(l|is)); menos car(o|a|os|as); (de|com|) (menor|menos) (preço|valor); (é|são|está|tá|fica|sai|acho|muito|demasiado|um pouco|) (muito|demasiado|um pouco|) (muito|) car(o|a|os|as) (demais|); fora do (meu|nosso) orçamento; (abaixa|baixa|baixar|diminuir|reduzir) (o|) preço; caríssim(o|a)(s|); (o|esse|este|) (preço|valor) (está|é|ficou|tá|anda) (muito|um pouco|um bocado|bem|demasiado|meio|) (alto|puxado|salgado|elevado|caro|pesado); passa do (meu|nosso) orçamento; não cabe no (meu|nosso) orçamento; por menos; não tão car(o|a|os|as); que custe(m|) menos; mais baratinho`,
  'relative.dearer': `${HAVE} ${SOME} mais (car|luxuos|exclusiv|requintad)(o|a|os|as) (${THAN}|); (de|com|) (maior|mais) (categoria|nível|luxo|padrão); de maior preço; de padrão mais alto`,
  'relative.bigger': `
    ${HAVE} ${SOME} (mais (espaços|ampl|grand)(o|a|os|as|e|es)|maior(es|)) (${THAN}|); (com|) mais (espaço|metros|área|m2|metros quadrados|metragem) (${THAN}|); (é|são|está|acho|achei|muito|demasiado|) (muito|demasiado|um pouco|) pequen(o|a|os|as) (demais|); de maior (tamanho|área); não é (suficientemente|bastante) grande; apertad(o|a)`,
  'relative.smaller': `${HAVE} ${SOME} (mais (pequen|compact)(o|a|os|as)|menor(es|)) (${THAN}|); (é|são|) (muito|demasiado) grande(s|); grande(s|) demais; com menos (metros|espaço|área)`,
  'relative.newer': `${HAVE} ${SOME} mais (nov|modern|recente)(o|a|os|as|s|) (${THAN}|); (é|são|) (muito|demasiado) (velh|antig)(o|a|os|as); (velh|antig)(o|a|os|as) demais`,
  'relative.older': `${HAVE} ${SOME} mais (antig|velh|clássic)(o|a|os|as) (${THAN}|); (nov|modern)(o|a|os|as) demais`,
  'relative.moreBedrooms': `(com|) mais (quartos|dormitórios|suítes) (${THAN}|); (com|) (mais um|um outro|outro) (quarto|dormitório) (a mais|extra|); (um|) (quarto|dormitório) (extra|adicional|a mais); poucos quartos`,
  'relative.fewerBedrooms': `(abdicar|abdicarmos|abdicando|prescindir|prescindirmos|tirar|tirarmos|dispensar|dispensarmos) (de|) um (quarto|dormitório); (com|) menos (quartos|dormitórios) (${THAN}|); quartos (a mais|demais); (um|) (quarto|dormitório) a menos`,
  'relative.moreBathrooms': `(com|) mais (banheiros|casas de banho) (${THAN}|); (com|) mais (um banheiro|uma casa de banho)`,
  'relative.biggerLot': `(com|) (um|) (terreno|jardim|quintal|lote) maior (${THAN}|); com mais (terreno|jardim|quintal) (${THAN}|); maior (terreno|lote|quintal) ${THAN}`,
  'relative.smallerLot': `(com|) (um|) (terreno|jardim|quintal|lote) menor (${THAN}|); com menos (terreno|jardim|quintal)`,
  'reply.yes': `sim (por favor|pf|claro|quero|obrigad(o|a)|pode ser|mostra|mostre|por gentileza|please|gostaria|gostava|); claro (que sim|); com certeza; isso (mesmo|aí|); boa ideia; fixe; bora; vamos (lá|nisso); manda; manda ver; por que não; porque não; adoraria; quero sim; gostaria; gostava; certamente; seria (ótimo|bom|perfeito); s; ss; yes; aham; uhum; dale; força`,
  'reply.weakYes': `pode ser; ok; okay; tá (bom|bem|); tá ótimo; perfeito; exato; exatamente; certo; ótimo; óptimo; boa; excelente; maravilha; por favor; está (bem|bom); beleza; combinado; pode; de acordo`,
  'reply.no': `não (obrigad(o|a)|por agora|por enquanto|ainda|quero|é preciso|precisa|é necessário|me interessa|neste momento|agora|valeu|); nao (obrigad(o|a)|); nope; agora não; ainda não; melhor não; de jeito nenhum; deixa (assim|para lá|pra lá|estar); de modo algum; talvez (depois|mais tarde); negativo; nem por isso; n`,
  'compares.it': `compar(a|ar|e|ação|ando|á-los|á-las|á-lo|emos|ativo|o); (qual|que) (é a|a|) diferença (há|existe|) (entre|) ; diferença(s|) entre; versus; vs; vs.; (qual|quais) (dos|das) (dois|duas|três) (é|tem|compensa|) ; (qual|quais) (é|será|seria|acha|achas|compensa|vale) (o|a|) (melhor|mais a pena); (qual|quais) (é|seria|está) (mais|melhor|o melhor|a melhor) (grande|barat(o|a)|nov(o|a)|car(o|a)|econômic(o|a)|) (o primeiro|a primeira|) (ou); lado a lado; contra`,
  'again.asked': `(traduz|traduza|traduzir|traduzam|traduzes) (me|) (isso|isto|esse|essa|essas|esses|tudo|a resposta|a lista) ((para o|para|pra|pro|ao|em) (inglês|espanhol|francês|alemão|português|chinês|mandarim|italiano)|); (repete|repita|repetir|repetes|reformula|reformule|reescreve|reescreva) (isso|isto|a resposta); (diz|diga|dizer|escreve|escreva|explica|explique|responde|responda|mostra|mostre) (me|) (isso|isto|) (de novo|outra vez|novamente|de outra forma|em (inglês|espanhol|francês|alemão|português|chinês|mandarim|italiano)); (resume|resuma|resumir|encurta|encurte) (isso|isto|essas|esses|estas|estes|elas|eles|as casas|os imóveis) ((em|num|numa|por) (um|uma|) (e-mail|email|mensagem|tabela|lista)|); um (breve|) resumo (disso|dessas|desses|delas|deles); (coloca|coloque|colocar|põe|ponha|faz|faça|fazer|monta|monte|escreve|escreva|redige|redija|mostra|mostre|organiza|organize) (me|) (isso|isto|essas|esses|as|os|elas|eles|) (em|num|numa|como|) (um|uma|) (tabela|lista|resumo|e-mail|email|mensagem|quadro) (com|de|sobre|para|) (isso|essas|esses|elas|eles|minha (esposa|mulher|família)|meu marido|)`,
  'again.manner': `traduz; traduza; traduzir; repete; repita; repetir; resume; resuma; resumir; em (inglês|espanhol|francês|alemão|português|chinês|mandarim|italiano); mais (curto|curta|breve|conciso|longo|simples|resumido|resumida); (em|como|em forma de|num|numa) (uma|um|) (tabela|lista|resumo|quadro|e-mail|email); (em|com) (poucas|outras) palavras; em resumo; resumidamente; de novo; outra vez; mais uma vez; novamente; uma versão (curta|mais curta)`,
};
