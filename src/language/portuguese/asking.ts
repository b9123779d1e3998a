import type { PhrasesByKey } from '../language.ts';

const E = '(o|a|os|as)';
const THING =
  '(casa|apartamento|imóvel|moradia|propriedade|vivenda|terreno|anúncio|lugar|prédio|andar|lote|condo|sobrado|estúdio|opção)';
const THE = '(a casa|o apartamento|o imóvel|a moradia|a vivenda|o anúncio|o prédio)';
const IT = `(ele|ela|isso|isto|este|esta|esse|essa|eles|elas|${THE})?`;
const SHOW = `(mostra|mostre|mostrem|manda|mande|mandem|envia|envie|lista|liste|passa|passe|dá|dê|arranja|arranje|traz|traga|quero ver|queria ver|ver|sugere|
  sugira|recomenda|recomende|tem|têm|há|teria|existem|não há|não tem|não têm|vê|procura|procure)`;
const ME = '(me|nos|-me)?';
const O = '(o|a|os|as)?';
const FULL = '(preço|valor|custo)';
const TO = '(para|pro|pros|ao|à|até)';

/** What is asked of homes, how they are ordered and counted, and how those that were shown are pointed at. */
export const portugueseAsking: PhrasesByKey = {
  'point.mine': 'meu; minha; nossa; nosso; atual',
  'point.both': 'dois; duas',
  'point.described':
    'a|o (que (fica|está|tem) (em|na|no)?|de|da|do|em|na|no|com); as|os (que têm|que tenham|que estão|com)',
  'point.ofThe': 'do; da; no; na; o; a',
  'point.the': 'a|o (que (fica|está|tem) (em|na|no)?|de|da|do|em|na|no|com)',
  'ask.Price': `
    quanto (é que|é)? (custa|custam|vale|valem|pedem|sai|saem|fica|cobram|custaria|está|estão pedindo|estão a pedir|custava) por? ${IT}
    quanto é|são|custa|custam|vale|pedem|fica|sai|está a|o?; por|a|de quanto (é|está|sai|fica|vendem|alugam|se vende|vai)
    qual|quais é|são? o|a|os|as? ${FULL} de|do|da|dele|dela|deste|desse|mensal?; que|qual preço tem|é
    quanto é|custa|sai (o aluguel|a renda|por mês); preço do|da|deste|desse|de|dele|dela; quanto se paga; ${O} renda do|da|deste|desta
    valor do|da ${THING}; e o preço`,
  'ask.YearBuilt': `
    (quando|em que ano|de que ano|que ano|de quando|em qual ano|qual ano|qual o ano|qual é o ano) (é que) foi|foram|é|são (construíd${E}|feit${E}|
      edificad(o|a)|concluíd(o|a)|construção|a construção)? ${IT}; em|de que ano|década é|foi? construíd(o|a)|feit(o|a)?
    que|qual (a|é a)? idade|antiguidade tem|do|da? ${IT}; quantos anos têm ${IT}; ano de construção`,
  'ask.BuildingArea': `
    quantos|qual|quanto|que é? a|o? (m2|metros|metros quadrados|área|tamanho|metragem|mede) úteis|útil|construída? têm|é|mede|há|do|da? ${IT}
    área|metragem|tamanho|dimensões (do|da|de cada|dele|dela|deste|desse); tamanho do ${THING}`,
  'ask.Status': `
    ainda|já? está|continua|tá|estão|continuam|segue ainda? (disponível|disponíveis|livre|à venda|ativ(o|a)|reservad(o|a)|no mercado|para alugar|
      para arrendar|vag(o|a)|de pé); já foi|foram|está|estão (vendid|alugad|arrendad|reservad)${E}; foi (vendid|alugad|arrendad)(o|a)
    ainda disponíve(l|is)|há; já se? vendeu|alugou; quando está|estará|fica disponível; está|tá vendid(o|a)`,
  'ask.Address': `
    (qual|dá-me|diz-me|me passa|manda) é? a|o? morada|endereço|localização exata|completa? do|da|dele|dela|de|deste|desse?; morada|endereço do|da|de
    onde fica; em que rua é|fica|está`,
  'ask.Images': 'fotos; fotografias; imagens; como é por dentro',
  'ask.unlisted': `
    (o|a)? (dono|dona|proprietário|vendedor) (faz|faria|fazem|dá|daria|baixa|baixaria) (um)? (desconto)?; faz|fazem|fariam um desconto
    por que|porque|porquê|pq (é|está|são)? tão
    (em|de) (que|qual) andar; quantos andares
     (prestação|prestações|parcela|parcelas) (mensal|mensais)?; quando (fica|está) (disponível|livre|vag(o|a))
    a que distância; quão longe; revender; revenda; negociável; negociáveis
    aceita(m|ria|riam|) proposta|propostas|contraproposta|oferta; aceita(m|ria|riam|) uma proposta
    prazo|duração (mínim(o|a))? do contrato|aluguel; prazo mínimo
    rende(m|ria|) de aluguel; renda de aluguel; rentabilidade; está|estão alugad(o|a|os|as); inquilinos pagam`,
  'sum.offer': 'aceita(m|ria|riam|); baixa(m|ria|riam) para|pra; posso|podemos oferecer',
  'ask.home': `
    (conta|conte|fala|fale|diz|diga|quero saber|gostava de saber|gostaria de saber|queria saber|fala-me|fale-me|conta-me|diga-me|diz-me|me conta|
      me fala|me fale|me diga|saber) ${ME} (mais|um pouco mais|tudo|algo)? (sobre|de|do|da|acerca de|acerca do)
    mais? informações|informação|info|infos|detalhes|dados|pormenores|características|ficha (de|do|da|sobre|deste|desse|dele|dela|acerca do)
    com|em mais pormenor|detalhe|detalhes|pormenores; descreve; descreva; como é ${IT}
    (dá|dê|dá-me|dê-me|me dá) mais? detalhes|informações|pormenores; gostei do|da|deste|desta|desse|dessa; estou? interessad(o|a) no|na|neste|nesta
    o que me? diz|dizes|sabe sobre|do|da`,
  'ask.has': `
    (ele|ela|este|esta|esse|essa|isso|eles|elas|o prédio|o condomínio|a casa|o apartamento|o imóvel|o terreno|a moradia|o anúncio|algum deles|
      alguma delas) já|ainda|também? (têm|inclui|incluem|possui|vem com|aceita|aceitam|permite|permitem|é|está|fica|oferece)
    (têm|inclui|possui|vem com|aceita|aceitam|permite|permitem|posso ter|posso levar|pode ter|dá para ter|há|existe|vem) (lá|também|por acaso|
      aí)? (um|uma|o|a|algum|alguma|os|as|meu|o meu|meus)
    é permitido ter; será que tem|aceita|dá|há; são permitid(o|a)s; que tipo de; quantos|quantas|qual|quais é|são? o|a|os|as?
    já|ainda vem|tem|está; deixam ter|levar; se tem|aceita|há`,
  'ask.any': `
    (há|têm|tens|existe|existem|haverá|haveria|teriam|vocês tem|você tem|dispõem de|arranjam|não há|não têm|houver) (aí|lá|por aí|por lá|
      por acaso|mais)? (algum|alguma|alguns|algumas|algo|alguma coisa|qualquer coisa|nada|nenhum|nenhuma|mais|outros|outras|coisa|coisas)
    algum; alguma; alguns; algumas
    (o que|que) (é que) (há|têm|vocês tem|existe|você tem|tens|houver|temos) (aí|lá|por lá)? (disponível|de|à venda|para arrendar|para alugar)?
    que opções há|tem; há; vocês tem`,
  'ask.open': `
    qual; quais; quanto; quanta; quantos; quantas; onde; quando; quem; como; por|o que; porquê; têm; há; é; está; estão; aceita; aceitam; permite
    inclui; fica; pode; podem; posso; podemos; será; dá; existe; existem; são; e se; consigo; sabe; sabes; afinal; já`,
  'ask.change': `
    (baix|aument|mud)(ou|aram|ado); desc(eu|eram|ido); subi(u|ram|do); reduz(iu|iram|ido); caiu; caído; alter(ou|ado)`,
  question: 'qual; quais; quanto; quantos; quantas; onde; quando; quem; como; por|o que; porquê; que',
  'order.Price.asc': `
    preço do? (menor|mais baixo|mais barato) ${TO} o? (maior|mais alto|mais caro); ${O} mais barat(os|as) primeiro
    ${O} mais (barat|baratinh|acessíve|econômic)(o|a|os|as|l|is) (que (há|têm|houver|tiver|vocês têm)|possível)?
    ${O} mais em conta (que (há|têm|houver)); menos car${E}; de|com|o|a|ao|pelo? (menor|mais baixo|mínimo) preço|valor|aluguel
    (preço|valor)(s) mais baix${E}; ${O} que? cust(a|am|e|em) menos; que sai|fica mais (barato|em conta); quanto mais barat(o|a) melhor
    baratinh(o|a)(s); barat${E}; em conta; do (mais barato|menor preço) ${TO} o? (mais caro|maior)`,
  'order.Price.desc': `
    preço do? (maior|mais alto|mais caro) ${TO} o? (menor|mais baixo|mais barato); ${O} mais car(os|as) primeiro
    ${O} mais (car|dispendios|luxuos)${E} (que (há|têm|houver)); de|com|o? (maior|mais alto|mais elevado) preço|valor; que? cust(a|am) mais
    (d)(o|os|a|as) mais car${E} ${TO} o|os|a|as? mais barat${E}`,
  'order.BuildingArea.asc': `${O} (menor|menores|mais pequen${E}|mais compact(o|a)) (que vocês? (há|têm)); com|de? menor área|metragem|tamanho`,
  'order.BuildingArea.desc': `
    ${O} maiores primeiro; ${O} maior(es) (que vocês? (há|têm)); ${O} mais (espaços|ampl)${E}
    com|de|a|o? maior|mais (área|metragem|tamanho|metros quadrados|m2); d${E} maior(es) ${TO} o|a|os|as? (menor(es)|mais pequen${E}) tamanho|área?
    quanto maior melhor; tem a maior área`,
  'order.LotArea.asc': 'menor terreno|lote|quintal',
  'order.LotArea.desc':
    'com mais|maior quintal|jardim; o maior quintal|jardim|terreno|lote; maior terreno|lote; terreno|lote|quintal maior',
  'order.YearBuilt.asc': `${O} mais antig(os|as) primeiro; ${O} mais (antig|velh)${E} (que (há|têm))`,
  'order.YearBuilt.desc': `
    ${O} mais nov(os|as) primeiro; ${O} mais (nov|modern)${E} (que (há|têm))
    de|com? (construção|construíd${E}|ano de construção) mais recente|nova|recentemente|alto; menos antig${E}`,
  'order.DaysOnMarket.asc': `
    ${O} mais (recente|recentes|fresc${E}) (no mercado|no site)?; (últimos|últimas|mais recentes) anúncios|publicações|novidades|imóveis
    mais nov${E} no mercado|site; (publicad|anunciad|listad)${E} mais recentemente; há menos tempo (no mercado|à venda)?; menos tempo no mercado
    do mais recente ${TO} o? mais antigo; ${O} mais recentes primeiro?; por data`,
  'order.DaysOnMarket.desc': `
    há mais tempo (no mercado|publicad(o|a)(s)|anunciad(o|a)(s)|à venda)?
    (no mercado|à venda|anunciad(o|a)(s)|parad(o|a)(s)|encalhad(o|a)(s)) há mais tempo; mais tempo (no mercado|à venda|anunciad(o|a)(s))
    anúncio(s) mais antigo(s)`,
  'order.Bedrooms.desc': 'com? (mais|maior número de) quartos|dormitórios|suítes',
  'order.Bathrooms.desc': 'com? (mais|maior número de) (banheiros|casas de banho)',
  'order.HOAMonth.asc': '(menor|mais baixo) (condomínio|taxa de condomínio); condomínio barato|baixo primeiro',
  'order.HOAMonth.desc': 'maior (condomínio|taxa de condomínio)',
  'order.PricePerArea.asc': `
    de|com|pelo|o? (menor|melhor|mais baixo) preço|valor|custo por|do|de|o|ao (metro quadrado|metro|m²)
    preço|valor por|do (metro quadrado|metro|m2) mais baixo|barato; (metro quadrado|m2|metro) mais barato
    melhor? relação? (custo|qualidade)-(benefício|preço); por preço|valor por|do|de (metro quadrado|m2|metro)`,
  'order.PricePerArea.desc': '(maior|mais alto) preço|valor por|do (metro quadrado|metro|m2)',
  'sort.by': `
    d(o|a|os|as) menor|maior|menores|maiores preço|valor|tamanho|área? ${TO} o|a|os|as? maior|menor|maiores|menores; mais? recentes
    (barat|baratinh|econômic)${E}; em conta; acessíve(l|is); ${O} mais (nov|barat|car|antig|recent)(os|as|es) primeiro
    ${O} maiores|menores primeiro; os|as mais (nov|barat|car|antig)(os|as); os|as maiores|menores; mais recentes|novos|novas no mercado|site
    quanto mais (barat|nov|recent)(o|a|e) melhor; quanto maior melhor
    do mais recente|novo|caro|barato|antigo ${TO} o? mais antigo|velho|barato|caro|recente|novo
    d${E} mais car${E} ${TO} o|os|a|as? mais barat${E}
    (ordena|ordene|ordenar|ordenad${E}|organiza|organize|organizar|classifica|classifique|arruma|põe|ponha|coloca|coloque|lista|
      liste) ${ME} (por|pelo|pela|por ordem de|em ordem|em ordem de)?
    em|por ordem (de|crescente de|decrescente de)?; ordem; começando pelo|pela|por|pelos|pelas; primeiro os|as; a começar pelo|pela|pelos|pelas`,
  'sort.asc': `
    (d)(o|a|) (menor|mais baixo|mais barato|mais baixa|menores) ${TO} o|a? (maior|mais alto|mais caro); crescente; ascendente
    (menor|menores|mais barat(o|a)s|mais baixos) primeiro`,
  'sort.desc': `
    (d)(o|a|) (maior|mais alto|mais caro|maiores) ${TO} o|a? (menor|mais baixo|mais barato); decrescente; descendente
    (maior|maiores|mais car(o|a)s) primeiro`,
  'figure.count': `
    quant(o|a)s imóveis|opções|anúncios|resultados? (é que) (são|há|existem|tem|vocês têm|você tem) (ao todo|no total)?; quantos; quantas
    número|total|quantidade total? de; quantos (ao todo|no total)`,
  'figure.average': `
    qual|quanto? é? o|a? (preço|valor|custo|condomínio|tamanho|área)(s) médi(o|a|os)|median(o|a) de|do|da|dos|das?
    a? média de|do|dos|da preço|preços|valores|valor|condomínio?; em média; qual|quanto é? a? média; médi(o|a|os|as)
    quanto (custa|custam|se paga) (em média|normalmente) por|de?; preço típico; custa|custam em média`,
  'figure.lowest': `
    qual|quanto? é? ${O} ${FULL} mais baix(o|a)|barat(o|a) que?; o? menor ${FULL}; ${FULL} mínim(o|a); a partir de quanto; mais baix(o|a) que?
    o? mínimo que (custa|se paga)`,
  'figure.highest': `
    qual|quanto? é? ${O} ${FULL} mais alt(o|a)|car(o|a)|elevad(o|a) que?; o? maior ${FULL}; ${FULL} máxim(o|a); mais (alt|elevad)(o|a)`,
  'point.it': `
    (est|ess|aquel)(e|a)|n(est|ess|aquel)(e|a)|d(est|ess|aquel)(e|a) ${THING}
    (este|esta|esse|essa|aquele|aquela|deste|desta|desse|dessa|neste|nesta|nesse|nessa|dele|dela|nele|nela)
    do|da|no|na|ao casa|apartamento|imóvel|moradia|vivenda|anúncio|prédio; ${THE} ainda|já|está|foi|é|fica|tem|aceita|vem|inclui
    ${THE} (amanhã|hoje|pessoalmente|por dentro|(no|este) (sábado|domingo|fim de semana)|na (segunda|terça|quarta|quinta|sexta))
    tem|é|fica|está|foi|mede ${THE}; ele; ela; isso; isto; com ele|ela`,
  'point.these': `
    estes; estas; esses; essas; aqueles; aquelas; eles; elas; (d|n)(est|ess|aquel)(es|as) aí|daí|aqui?
    ${O} dois|duas|três|quatro|cinco (primeir|últim)(os|as); ambos; ambas; dois; duas; (est|ess)(es|as) dois|duas|três|quatro|cinco primeir(o|a)s?
    dos dois; das duas; entre os|as dois|duas; a lista; cada um|uma`,
  'point.one': `
    um; uma; casa; apartamento; imóvel; moradia; opção; anúncio; da lista; vivenda; terreno; que me|nos? mostrou|mostraste|mandou|mostraram|enviou
    deles; delas; dessas; desses`,
  'point.number': 'numero|opção|anúncio|imóvel|resultado|item|casa|apartamento número?',
  'point.among': `
    qual|quais delas|deles? tem o|a|os|as; qual das|dos duas|dois|três
    (quais|qual|algum|alguma|alguns|quantos|quantas|só|apenas|mostra|filtra|filtre|entre|de entre|dentre|um|uma|nenhum) só? (d)(est|ess|
      aquel)(es|as) (aí|daí|aqui|que mostrou)?
    algum|alguma|quantos|quantas|nenhum|nenhuma d(eles|elas)
    quais|qual (é que) (tem|aceitam|aceita|ficam|são|fica|permite|inclui|incluem|deles|delas|delas têm)
    algum|alguma tem|aceita|fica|é|permite|inclui|com; dos que (mostrou|mostraste|vi|me mostrou|mandou); da lista
    d(est|ess)(es|as)(,) quais|qual`,
  'point.more': `
    ${SHOW} ${ME} (mais|outros|outras|outra|outro|mais alguns|mais algumas|mais opções|outras opções|alternativas|mais uns|o resto|os restantes|
      os outros|mais imóveis|mais casas|outras casas|outros imóveis|mais resultados|mais exemplos|diferentes|mais (dois|três|quatro|cinco|
      duas)) (opções|por favor|resultados)?
    e|mostrar mais; mais (opções|resultados|imóveis|casas|anúncios|alguns|algumas|outros|por favor|algum|alguma); outr(os|as)
    outr(os|as) opções|imóveis|casas|apartamentos|resultados; e? que mais há|têm?; o? que mais; (próxima|seguinte)(s) página?; próxim(os|as)
    continua; continue; nenhum destes; nenhum(a) me? (agrad|convence|interess|serv)(a|e|ou|iu|u); não? gostei de nenhum; outra coisa; diferentes`,
  'point.alike': `
    (parecid|semelhante|similar|idêntic)(o|a|os|as|s|es|) ao|à|com? (este|esta|esse|essa|isso|o primeiro|a primeira|o segundo|a segunda)?
    do mesmo gênero|estilo|tipo`,
  'point.alikeNear': `
    (algo|outr${E}|casas|imóveis)? parecid(o|a)(s)|semelhante(s)|similar(es) (por perto|perto|na mesma? (zona|área|região)|nos arredores)`,
  'point.same': 'e? (o mesmo|a mesma coisa|a mesma pergunta|igual) para|com|de|do|da; mesma coisa para|com',
  'nth.1': `${O} primeir${E}; (d|n)(o|a) primeir(o|a)`,
  'nth.2': `${O} segund(o|a); (d|n)(o|a) segund(o|a)`,
  'nth.3': `${O} terceir(o|a); (d|n)(o|a) terceir(o|a)`,
  'nth.4': 'o|do|no|ao|pelo quarto (da lista); da|na|à? quarta',
  'nth.5': `${O} quint(o|a) (da lista|opção)?; do|no|ao quinto`,
  'nth.6': 'o|a|do|da sext(o|a)',
  'nth.7': 'o|a|do|da sétim(o|a)',
  'nth.8': 'o|a|do|da oitav(o|a)',
  'nth.9': 'o|a|do|da non(o|a)',
  'nth.10': 'o|a|do|da décim(o|a)',
  'nth.middle': 'a|o do meio',
  'nth.-1': `${O} últim(o|a)`,
  'nth.-2': 'o|a|do|da penúltim(o|a)',
  'less.Price': `
    (algo|alguma coisa|nada|um|uma|algum|alguma|outro|outra|têm|há|não há|não tem|e)? (bem|um pouco|um bocado|ainda)? mais (barat|baratinh|
      acessíve|económic|econômic)(o|a|l) (que|do que)? este|esse|isso|isto|esta|essa?
    (uns|alguns|algumas|outros|outras|opções|têm|há|não há|ver|quero|queria) (bem|um pouco)? mais (barat|baratinh|acessíve|econômic)(os|as|is)
    (algo|alguma coisa|nada|algum|alguma|um|uma|têm|há|não há|não tem|e)? (bem|um pouco|ainda)? mais em conta
    (muito|demasiado|bem|tão|bué|meio|super|um bocado|um pouco|assim tão|bastante) (car|puxad|alt|salgad)${E} demais?; menos car${E}
    car${E} demais; está|é|são|estão|tá (car|puxad|salgad)${E}; não? (consigo|posso|podemos|dá para) pagar isso|tanto; que? facada|roubo|exagero
    preço|preços|valor mais baix(o|os); fora|acima|passa do|o meu|nosso? orçamento; mais barato(s); é|são muito dinheiro; por menos dinheiro?
    baix(a|ar|e) o? preço`,
  'more.Price': `
    mais (car|luxuos|requintad|sofisticad|chique)(o|a|os|as|s|); de maior|melhor qualidade|gama|categoria
    (um pouco|algo)? melhor(es) (do que|que)`,
  'less.BuildingArea': `
    algo|um|uma? (um pouco|um bocado|bem)? (menor|menores|mais pequen${E}|mais compact${E}) (do que|que)?; muito|demasiado|bem grande(s)
    grande(s) demais; menos espaço|área|metros`,
  'more.BuildingArea': `
    (algo|alguma coisa|um|uma|ver|queria)? (um pouco|um bocado|bem|um bocadinho)? (maior|mais (espaços|ampl|folgad|larg)(o|a)|
      mais grande) (do que|que)?
    (uns|alguns|outros|opções|têm|há|não há|ver|quero|queria|queríamos) (um pouco|bem)? (maiores|mais (espaços|ampl|folgad)(os|as))
    com? mais espaço|área|metros|metragem|m2
    (muito|demasiado|tão|bem|meio|super|um bocado) (pequen|apertad|acanhad|pequenin)${E} (para nós|demais)?; (pequen|apertad|acanhad)${E} demais
    é|são|está (apertad|acanhad|minúscul)${E}`,
  'less.LotArea': 'terreno|lote|quintal (menor|mais pequeno); menos terreno',
  'more.LotArea':
    'com? mais|maior terreno|lote; com mais|maior quintal|jardim; terreno|lote|quintal|jardim (maior|mais amplo)',
  'less.Bedrooms': 'menos um? quarto|quartos|dormitórios; um quarto a menos',
  'more.Bedrooms':
    'mais quartos|dormitórios; com? mais um quarto|dormitório; um? quarto|dormitório (a mais|extra|adicional)',
  'less.Bathrooms': 'menos (banheiros|casas de banho)',
  'more.Bathrooms':
    'mais (banheiros|casas de banho|um banheiro|uma casa de banho); (um banheiro|uma casa de banho) a mais',
  'less.YearBuilt': `mais antig${E} (do que|que)?; muito|demasiado (nov|modern)${E}`,
  'more.YearBuilt': `
    algo|um|uma? mais (nov|modern)${E} (do que|que)?; (construção|de construção) mais recente; muito|demasiado|tão|bem (velh|antig)${E}
    (velh|antig)${E} demais`,
  compare: `
    compar(a|e|ar|em|ando|ação) entre|com|o|a? os|as? dois|duas|três|quatro|cinco|todos|todas? primeiros|primeiras|últimos|últimas?
    qual|quais é|são? a|as? diferença(s) entre|do|da; diferença(s) entre; versus; vs
    qual|quais (é|deles|delas|dos dois|das duas|dos três|fica|sai)? é? o|a? melhor (dos dois|das duas|negócio)?; qual compensa|vale mais`,
  'again.said': `
    traduz(a|ir|) (isso|isto|para|tudo|a resposta)?; repete|repita|repetir|diz|diga isso|isto? (de novo|outra vez|novamente|por favor)?
    (outra|mais uma) vez; (numa|em|em forma de|uma) tabela; resumo; resum(a|ir|e|am) isso|isto|essas|esses|estas|estes|tudo?
    não percebi|entendi nada|bem?; em tópicos`,
  'again.manner':
    '(em|para|para o) português|inglês|espanhol|francês|alemão|chinês (por favor); mais resumido|devagar|simples|curto',
};
