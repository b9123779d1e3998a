import type { Phrases } from '../language-tables.ts';

export const portugueseUnits: Phrases = {
  'unit.bedroom': `q; dts; dorms.; quarto(s|); quatros; qartos; quatos; qurtos; qto(s|); qrt(s|); qts; qt; qtos; quartinho(s|); dormitório(s|); dorm(s|); dorm.; suíte(s|); suite(s|); assoalhadas de quarto; quartos de dormir; camas; (quarto e sala|quarto sala|sala e quarto) (separad(o|a|os|as)|)`,
  'unit.room': `assoalhada(s|); divisões; divisão; cômodo(s|); cômodos`,
  'unit.bathroom': `banheiro(s|); casa(s|) de banho; wc(s|); w c; banho(s|); lavabo(s|); banheir; bnh; b; ban; ban.; bans; wc's; sanitário(s|); bwc; banheiros sociais; quarto(s|) de banho; casas de banho completas; banheiro(s|) completo(s|)`,
  'unit.studio': `estúdio(s|); studio(s|); kitnet(s|); kitnete(s|); quitinete(s|); kit net; kitinete(s|); t0; t 0; t-zero; t zero; conjugado(s|); (apartamento|apê|apto|ap) (estúdio|studio|t0); sem quartos`,
  'unit.squareFeet': `pés (quadrados|2|); pé(s|) quadrado(s|); pes quadrados; sqft; ft2`,
  'unit.squareMeters': `m2; mts2; mt2; m 2; mts; mt; m; mq; metro(s|) (quadrado(s|)|2|úteis|); metros2; m quadrados; mts quadrados; (m2|metros|mts|metros quadrados|m) (construídos|úteis|de área útil|de área bruta|de área|habitáveis|privativos|totais|de área construída|de área privativa) (de|); (m2|metros|metros quadrados|m) de; m² `,
  'unit.acre': 'acre(s|) (de|)',
  'unit.hectare': 'hectare(s|) (de|); ha',
  'unit.car': `
    (carro|viatura|automóve|auto|vaga|lugar)(s|l|is|es|); viaturas; vaga(s|) (de|para|na|em) (garagem|estacionamento|carro|carros|auto|garagens); lugar(es|) (de|para|na|em) (garagem|estacionamento|parqueamento|parque|parking|carro|carros|viaturas|estacionar); (garagem|garagens|box|boxes) (para|de) (carro|viatura)s; vagas (cobertas|na garagem|de garagem|); garage(m|ns); estacionamento(s|); box(es|); parqueamento(s|); vg; vgs`,
  'unit.hour': 'hora(s|); hs; h; hrs',
  'unit.day': 'dia(s|)',
  'unit.week': 'semana(s|)',
  'unit.month': 'mês; meses',
  'unit.year': 'ano(s|)',
  'unit.yearOld':
    'ano(s|) de (idade|construção|construíd(o|a)|construid(o|a)|antiguidade|existência|us(o|ado)|construcao)',
  'unit.home': `(casa|apartamento|apê|ap|apto|propriedade|moradia|anúncio|resultado|sobrado|terreno|kitnet|estúdio|cobertura|exemplo|alternativa|sugest)(s|ões|); imóve(l|is); opç(ão|ões); opcoes; propriedades; andares moradias; delas; deles; habitações; fogos`,
  'unit.none': `
    pessoa(s|); adulto(s|); criança(s|); filh(o|a)(s|); bebê(s|); bebé(s|); cachorr(o|a)(s|); cã(o|es); cadela(s|); gat(o|a)(s|); gatinh(o|a)s; pets; animais; família(s|); inquilinos; membros; estudantes; amig(o|a)s; irmãos; avós; pais; adolescentes; miúdos; cães; moradores
    km; kms; quilômetro(s|); quilómetro(s|); quarteirão; quarteirões; quadra(s|); minuto(s|); min; mins; segundos; passos; rua(s|); cm; milha(s|)
    mil contos; por cento; porcento; %; % de (entrada|juros|desconto|sinal); anda(r|res); piso(s|); pavimento(s|); vezes; x; estrelas; pontos; de (janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro); da (tarde|manhã|noite); janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro; (metros) (da|do|de a|até) ; parcelas; prestações`,
  'vague.more': 'e tal; e tais; e (uns|) picos; e qualquer coisa; e tantos; e poucos; e uns quebrados',
  'distance.any': 'km; kms; quilômetro(s|); quilómetro(s|); milha(s|); quadra(s|); minuto(s|); min; mins',
  'per.month': `(por|ao|/|cada|p/|o|no) (mês|mes|mensal); mensa(l|is); mensalmente; mensalidade; pm; /mês; por mes; de (aluguel|renda|arrendamento|aluguer) (por mês|mensal|ao mês|)`,
  'per.other': `(por|ao|à|/|cada|a) (ano|semana|noite|dia|hora|pessoa|m2|metro|metro quadrado|quinzena); anua(l|is); anualmente; semana(l|is); diári(o|a)(s|); diária; (de|em|como) (rendimento|rendimentos|salário|ordenado|poupança|poupanças|entrada|sinal|financiamento|empréstimo|renda familiar|dinheiro vivo|fgts|caução|depósito|à vista|economias|condomínio anual) (mensal|anual|) ; poupad(o|os); guardad(o|os)`,
  'currency.$': `$; usd; us$; dólar(es|); dolares`,
  'currency.€': '€; eur; euro(s|); euritos',
  'currency.£': '£; gbp; libra(s|)',
  'currency.¥': '¥; yuan(es|); iene(s|); rmb',
  'currency.CHF': 'chf; franco(s|) (suíços|)',
  'currency.R$': 'r$; brl; real; reais; rs; pila(s|); reaus',
  'money.for': 'por',
  'money.lowers':
    '(baixa|baixe|baixar|baixamos|reduz|reduza|reduzir|reduzimos|diminui|diminua|diminuir|desce|desça|descer|corta|corte|cortar) (o orçamento|o meu orçamento|meu orçamento|o nosso orçamento|o limite|o teto|) (em|uns) ',
  'money.raises':
    '(aumentá-lo|aumentar o meu orçamento|aumentar meu orçamento|aumenta o meu orçamento|aumente meu orçamento|aumentamos o orçamento|subimos o orçamento|esticar o orçamento|esticamos o orçamento) (em|uns|); (aumenta|aumente|aumentar|sobe|suba|subir|acrescenta|acrescente|soma|some|junta|junte|estica|estique|põe) (o orçamento|ao orçamento|o limite|o teto|o valor|o preço|mais|) (em|mais|uns|)',
  'topic.price': `(baixa|baixe|desce|desça|sobe|suba|aumenta|aumente|reduz|reduza|estica|estique|esticar|esticarmos|esticasse|esticássemos|esticamos|subir|subirmos|subisse|subíssemos|subimos|descer|descermos|baixar|baixarmos|aumentar|aumentarmos) (o orçamento|o preço|o valor|o limite|um pouco|um bocado|) (para|pra|até|a|aos|para os|até aos|pros) ; (que|) caib(a|am) (em|no|nos|na) (orçamento de|); preço(s|) (de venda|pedido|total|final|); orçamento (total|); custo(s|); valor(es|); (meu|o meu|nosso|o) (orçamento|limite|teto|tecto|máximo) (é|é de|de|); gastar; pagar; investir; (que|) (custe|custem|custa|custam|valha|valham|vale); dinheiro; grana; verba; faixa de preço; quantia; montante; por um (preço|valor) de; budget; desembolsar; (tenho|temos|disponho de|dispomos de|conto com|contamos com) (um orçamento de|orçamento de|)`,
  'topic.rent': `(o|a|os|as) (aluguel|renda|aluguer|arrendamento|aluguéis|rendas) (mensal|); (aluguel|renda|aluguer|arrendamento|mensalidade) (mensal|de|)`,
  'topic.hoa': `
    condomínio com (a|uma|) (taxa|mensalidade|quota|quotas|taxas); (a|uma|com|com uma|de|) (taxa|taxinha|quota|quotinha|cota|taxas|quotas) (mensal|mensais|por mês|do prédio|);
    sem (um|) condomínio (muito|tão|) (caro|alto|elevado|pesado); condomínio (que|) não (seja|muito|seja muito|tão) (caro|alto|elevado);     (taxa(s|)|quota(s|)|cota(s|)|valor|custo(s|)|despesa(s|)|gastos) (mensal|mensais|) (de|do|da|com) (condomínio|condominio|administração|manutenção|hoa|associação) (mensal|); condomínio (mensal|de|até|); (condomínio|condominio|hoa|taxa de condomínio|quota) (bem|mais|muito|) (baix|baixinh|barat|baratinh|pequen|modest|reduzid)(o|a|os|as); condomínio (em conta|razoável|acessível); cond; cond.; condominio; hoa; taxa condominial; taxas condominiais; quotas mensais; que (o|a|as|os) (condomínio|taxa de condomínio|quota|taxa|quotas) (mensal|); despesas (mensais|de condomínio); associação de (moradores|proprietários)`,
  'topic.area': `área (útil|bruta|construída|privativa|total|habitável|coberta|mínima|); superfície (útil|total|); tamanho; metragem; (metros|m2) (construídos|úteis|privativos); dimens(ão|ões); area (util|construida|total|bruta|); construção; úteis; privativos`,
  'topic.lot': `(e|) (o|que o) (terreno|lote) (tem de|tem que|deve|precisa de|precisa|devia|tivesse|tenha|com|seja|teria de) (ter|medir|ser|) (de|); com (um|) (quintal|jardim|logradouro) (de|com) ; (com|e|tenha|tem|mais|) (um|) (bom|grande|amplo|belo|) (terreno|lote) (grande|próprio|amplo|espaçoso|generoso|envolvente|à volta|bom); com (um|) (bom|grande|belo|) (terreno|lote); terreno (total|próprio|mínimo|); lote; (área|superfície|tamanho|metros|m2|dimensão) (de|do|da) (terreno|lote|propriedade|quinta|parcela); logradouro; terra; quintal de; jardim de; parcela; área do lote; área de terreno`,
  'topic.built': `
    (da|na|de|) década de;     (construíd|construid|feit|edificad|concluíd|concluid)(o|a|os|as) (em|por|durante|desde|no|nos|por volta de|) (ano|ano de|anos|); ano (de construção|da construção|de|) (de|:|é|); construção (de|do ano|em|do) (ano|); do ano (de|); (idade|antiguidade) (de|máxima|menor|inferior|até|) (a|de|); que seja(m|) (do ano|de) ; dos anos; anos`,
  'topic.days': `
    (no|do) mercado; (publicad|anunciad|listad|colocad|postad|cadastrad|inserid)(o|a|os|as) (em|nos|nas|desde|); (está|estão|esteja|estejam|tenha|tem) (publicad|anunciad|à venda|no mercado|no site|listad)(o|a|os|as|) há; há (publicad|anunciad|listad)(o|a|os|as); tempo (no|de) (mercado|anúncio|publicação); dias (no|de) (mercado|anúncio|publicação|site); (entrou|entraram|saiu|saíram) no mercado (há|); à venda (há|desde) ; nov(o|a|os|as) no mercado; (postos|colocados) à venda; (parad|encalhad)(o|a|os|as) (há|no mercado|no mercado há|); por vender (há|)`,
  'topic.parking':
    'garagem; estacionamento; vagas; lugares de (garagem|estacionamento); lugar de (garagem|estacionamento); parqueamento',
  'topic.bedrooms': `quartos; dormitórios; suítes; (número|quantidade|nº|n°) de (quartos|dormitórios|suítes); tipologia`,
  'topic.bathrooms': `banheiros; casas de banho; wcs; (número|quantidade|nº|n°) de (banheiros|casas de banho|wcs|wc)`,
  'topic.zip': `código(s|) posta(l|is); codigo postal; cep(s|); cp; c p; zip (code|); zipcode`,
  'topic.noPrice': `
    (a|) (minha|nossa) renda (mensal|atual|familiar|fixa|líquida|bruta|) (é|é de|de|anda nos|anda em|); (tenho|temos|com|recebo|comprovo) (uma|) renda (mensal|atual|familiar|fixa|líquida|bruta|comprovada) (de|); renda comprovada (de|); (vendi|vendemos|vendo|vendeu|vender) (a|o|) (minha|meu|nossa|nosso) (casa|apartamento|imóvel|moradia|apê|andar|t1|t2|t3) (por|) (uns|cerca de|); (prestação|prestações|parcela|parcelas|mensalidade|mensalidades) (do|da|de|) (banco|crédito|financiamento|casa|) (de|) ; (rendimento(s|)|salário(s|)|ordenado|vencimento|renda familiar|renda bruta|ganhos|receita) (mensal|anual|familiar|líquid(o|os)|brut(o|os)|conjunto|) (de|é|é de|são|); (ganho|ganhamos|ganha|recebo|recebemos|recebe|auferimos) (uns|cerca de|); (poupança(s|)|economia(s|)|poupei|poupámos|juntei|juntamos|guardei|tenho guardado|temos guardado|tenho poupado|tenho poupados|temos poupados|tenho juntado|guardado(s|)) (de|); (entrada|sinal|caução|depósito|fiança|adiantamento|fgts|garantia|pagamento inicial) (de|é|inicial de|); (financiamento|empréstimo|crédito|crédito habitação|hipoteca|carta de crédito) (de|pré(-| |)aprovado|aprovado|até|) (de|no valor de|até|); pré(-| |)aprovad(o|a)(s|) (de|em|até|para|); iptu (de|); imi (de|); imposto(s|) (de|); dar de entrada; (dar|dou|damos) (uma|) entrada de; (meu|o meu) (número|telefone|celular|telemóvel|whatsapp|zap|tel) (é|é o|:); (telefone|celular|telemóvel|whatsapp|zap|tel|tlm) (é|:|); (ligue|liguem|liga|me ligue|me liguem|ligar|chame|chama) (para|pro|para o|no) (o|); tenho idade de; juros (de|); taxa de juro(s|) (de|); herança de; comissão (de|); seguro (de|); euribor`,
};
