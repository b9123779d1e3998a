import type { PhrasesByKey } from '../language.ts';

const E = '(o|a|os|as)';
const UP = '(subir|sobe|suba|aumentar|aumenta|aumente|esticar|estica|estique|subimos|aumentamos|esticamos)';
const DOWN = '(baixar|baixa|baixe|descer|desce|desça|reduzir|reduz|reduza|baixamos|diminuir|diminui|cortar)';
const MONEY = '(o|meu|o meu|o nosso|nosso)? (orçamento|limite|teto|tecto|valor|preço|máximo)';
const BUDGET = `(${MONEY}|isso)?`;
const PASS =
  '(passar|passe|passem|ultrapassar|ultrapasse|exceder|exceda|ir além|custar mais|custe mais|subir acima|ser mais caro)';
const BUILT = `(construíd${E}|edificad${E}|feit${E}|concluíd${E}|erguid${E})`;

/** Numbers: how they are compared, what they count, money, and what they are of. */
export const portugueseQuantities: PhrasesByKey = {
  'after.half': 'e meio|meia',
  'after.since': 'para (cá|a frente|frente); em diante; ou mais (novo|nova|recente)(s); ou depois',
  'cmp.most': `
    até (uns|umas|ao máximo de|um máximo de|no máximo|cerca de|aos|ao|a|os|as|o)?; no máximo|max de|até?; um? máxim(o|a|os|as) de|é|:?; max
    não mais (de|do que|que); nada acima|além de|do|dos; nunca acima|mais (de|dos|do que); teto|tecto de|é?
    não (pode|podem|posso|podemos|deve|quero|queremos|consigo|conseguimos|dá para)? ${PASS} de|dos|do|das|os?
    não (pago|pagamos|gasto|gastamos|quero pagar|quero gastar|posso pagar|posso gastar|podemos pagar) mais (de|do que|que|dos)
    não acima|superior|maior|maiores (de|do que|que|a|dos); (${UP}|${DOWN}) ${BUDGET} (até|até aos); (${UP}|${DOWN}) ${MONEY} para|a|os|aos
    (chegar|chego|chegamos|ir|vou|vamos|posso ir|podemos ir) (até|a|aos|até aos); meu|nosso limite|teto|máximo é|são?; sem passar de|dos
    pago|pagamos|gasto|gastamos (até|no máximo|no max|máx)
    (disponho de|dispomos de|conto com|contamos com|posso (gastar|pagar|dar)|podemos (gastar|pagar)|consigo pagar) (até|cerca de|um orçamento de|
      um máximo de|uns)?
    tenho|temos (até|cerca de|um orçamento de|disponíveis); pode|podem ser até; com? um? limite de|é|em; dentro de|dos; <=
    (aprovad(o|a)(s)|pré aprovad(o|a)(s)|préaprovad(o|a)(s)) para|até|em?`,
  'cmp.less': `
    menos (de|do que|que|dos); abaixo de|do|dos|da; por menos de; inferior(es) à|ao|aos; menor(es) (que|do que); mais barat${E} (que|do que); <`,
  'cmp.before': `antes de|do|dos|da (ano|ano de)?; anterior(es) ao|à; até (ao ano|o ano|ao ano de|o ano de); mais (antig|velh)${E} (que|do que)`,
  'cmp.after':
    'depois de|do|dos|da (ano|ano de)?; após (o ano); posterior(es) ao|à; mais (nov|recente|modern)(o|a|os|as|s|) (que|do que); pós',
  'cmp.since': `
    (a partir|desde) (de|do ano|do ano de|dos)?; desde (o ano|o ano de)?
    nada|não|nenhum|nenhuma|nunca (anterior|mais antigo|mais velho|mais antiga|mais velha|antes|construído antes|construída antes|de antes) (a|ao|
      do que|que|de|do); não seja|sejam anterior|anteriores a; de (desde|cerca de)`,
  'cmp.least': `
    pelo|ao|a menos uns|umas?; no mínimo|min de|uns?; (um|com um)? mínimo de|:?; min; a partir de|dos|do|das; não menos (de|do que|que)
    nunca menos (de|do que); nada abaixo|inferior|menor (de|a|do que|que); >=
    têm|tenha|tenham|precisa|deve de|que ter (pelo menos|no mínimo|ao menos)?; desde`,
  'cmp.more':
    'mais (de|do que|que|dos); acima de|do|dos|da; superior(es) à|ao|aos; maior(es) (que|do que); >; além de|dos',
  'cmp.exact': `
    só com; exatamente; exactamente; exato(s); exacto(s); justos; precisamente; certos; apenas; somente; só; nem mais nem menos; =; com exatamente`,
  'cmp.about': `
    (cerca|perto|a volta|por volta|em torno|à roda|na casa|na faixa|coisa|próximo|ao redor|na ordem|volta) de|dos|das|do uns|umas?
    aproximadamente; aprox; mais ou menos; uns; umas; quase; ~; algo (como|à volta de|em torno de); por uns; digamos`,
  'cmp.newer': `
    idade máxima de?; com|de|tenha|tenham|tem|ter? (até|menos de|no máximo|não mais de|no max); mais nov${E} (que|do que)
    não|nada|nunca com? (mais|tenha mais|tenham mais|mais velh${E}|mais antig${E}|seja mais velh(o|a)) (de|do que|que); nos|dos últimos
    nas|das últimas; construíd(o|a)(s)|feit(o|a)(s) nos últimos; há menos de`,
  'cmp.older': `mais (velh|antig)${E} (que|do que); com|há mais de; mais de`,
  'after.most': `
    no máximo|max; máximo; max; ou menos|inferior; para baixo; e para baixo
    (é|é o|é o meu|é o nosso) meu|nosso|o? (máximo|limite|teto|tecto|orçamento|teto máximo); de teto|tecto|limite|máximo; de orçamento máximo?
    e nem (um|mais um) cêntimo|centavo|tostão|real|euro (a mais|mais)?; e não mais
    para|pra gastar|investir; orçamento (de|é|é de)?`,
  'after.least': `
    ou mais|superior|maior; no|de mínimo; no min; mínimo; min; pelo|ao menos; para|p cima|frente|mais|cá; e|ou para cima; em diante; +; adiante
    afora`,
  'after.about': `
    mais ou menos; mais coisa menos coisa; aproximadamente; por aí; e tal|picos|poucos|tantos; e qualquer coisa
    ou (por aí|perto disso|algo assim|coisa assim|próximo); em média; por volta disso`,
  'after.exact':
    'exatos; exactos; exatamente; exactamente; certos; justos; nem mais nem menos; no total; apenas; só; somente',
  'range.open': 'entre os|as|uns|umas?; de entre; na|numa|em faixa entre; dos|das; variando de|entre',
  'range.to': 'à; ao; aos; ate; até a|ao|aos|os|as; -; e no máximo; /; ou; para',
  'unit.bed': `
    (quarto|dormitório|suíte)(s); camas; quartos de dormir; bons|boas|grandes|amplos|verdadeiros|largos quartos|dormitórios|suítes`,
  'unit.room': 'assoalhada(s); divisão; divisões; cómodo(s)',
  'unit.bath': `
    (banheiro|wc|banho|lavabo|toilet)(s); casa(s) de banho; banheiros sociais; banheiro(s)|wc completo(s); casas de banho completas; ban`,
  'unit.sqft': 'pé(s) quadrado(s)|2; sqft; ft2',
  'unit.sqm': `
    mt2; m 2; mts; mt; m; metro(s) quadrado(s)|2|úteis?
    (m2|metros quadrados|metros|m) (úteis|construídos|privativos|habitáveis|totais|de área útil|de área bruta|de área|de área total|de construção)`,
  'unit.acre': 'acre(s) (de (terra|terreno))',
  'unit.hectare': 'hectare(s) (de (terra|terreno)); ha; hectar(es)',
  'unit.car': `
    (vaga|lugar|lugare|espaço|espaçõe)(s) de|na|em|para garagem|estacionamento|parqueamento|carro(s)|box|parking|estacionar|parque|viaturas
    (vaga|viatura|carro)(s); lugar(es) cobertos|privativos; automóve(l|is); estacionamentos`,
  'unit.garage': 'garage(m|ns); box(es); vaga(s)|lugar(es) de|na|em garagem',
  'unit.day': 'dia(s)',
  'unit.week': 'semana(s)',
  'unit.month': 'mes; meses',
  'unit.year': 'ano(s)',
  'unit.home': `
    imóveis; casas; apartamentos; moradias; vivendas; propriedades; terrenos; lotes; opções; resultados; anúncios; ofertas; sobrados; prédios
    estúdios; deles; delas; sugestões; coberturas; quintas`,
  'unit.distance': `
    km; kms; (quilómetro|quadra|minuto|hora|milha)(s); quarteirão; quarteirões; min; mins; passos
    metros (da|do|de distância|das|dos) praia|mar|metrô|estação|centro|areia?`,
  'unit.none': `
    (pessoa|criança|bebé|família|estudante|adolescente|colega|hóspede|pet|cadela|bicicleta|moto|piso|pavimento|estrela|ponto)(s)
    adult(o|a)(s); filh(o|a)(s); net(o|a)(s); inquilin(o|a)(s); amig(o|a)(s); irm(ão|ãos|ã|ãs); (morador|andar|vez|fiador)(es); miúd(o|a)(s)
    gémeos; casa(l|is); lá|cá|aqui? em casa; dentro de casa; do|no|ao|meu|nosso escritório
    ambos|somos|sou|estou|estamos|casal|já|marido|mulher|esposa|pais|pai|mãe|professor|professora já? reformad${E}; cã(o|es); cachorr(o|a)(s)
    cachorrinh(o|a)(s); gat(o|a)(s); gatinh(o|a)(s); animais; bichos; labradores; por cento; porcento; %; % de? entrada|juros|desconto|sinal
    x; h; horas (por dia|da noite|da manhã|da tarde); anos no|na|de|que mercado|trabalho|empresa|casados|casa|contrato
    que? não (pode ser|quero|queremos|seja|em) no|num|um? (rés-do chão|r/c|térreo); já|bebê|filha|filho|menina|menino gatinha
    de janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
    meses de caução|renda|contrato|gravidez|idade|fiança|depósito; da tarde|manhã|noite; (primeir|últim)(o|a)s andares|meses`,
  'per.month': `
    (por|ao|cada|a cada|no) mes; / mês; mensa(l|is); mensalmente; mensalidade; pm
    de|em renda|aluguel|aluguer|arrendamento|mensalidade (mensal|por mês|ao mês)?; mês; de? renda|aluguel mensal`,
  'per.week': 'por|à|cada|/ semana; semana(l|is); semanalmente',
  'per.year': 'por|ao|cada|/ ano; anua(l|is); anualmente',
  'per.person': 'cada um(a); por pessoa|cabeça',
  'per.area': 'por|o|ao|/|cada (m²|metro|metro quadrado|pé quadrado|m quadrado); do|de (m²|metro quadrado)',
  'money.$': '$; us$; u$; usd; de? dólar(es) americanos?',
  'money.€': '€; eur; de? euro(s)',
  'money.£': '£; gbp; libra(s)',
  'money.¥': '¥; yuan(es); rmb; renminbi; iene(s)',
  'money.CHF': 'chf; de? franco(s) suíços?',
  'money.R$': 'r$; brl; real; de? reais; rs',
  'money.any': 'paus; conto(s)',
  'sum.for': 'por; com; a; em',
  'sum.other': `
    renda de aluguel
    ganho|ganhamos|ganha|ganham|recebo|recebemos|recebe|tiro|tiramos|faturo|auferimos (uns|cerca de|mais ou menos|líquidos)?
    (rendimento|rendimentos|salário|salários|ordenado|ordenados|vencimento|renda familiar|renda bruta|renda líquida|receita|aposentadoria|
      pensão|renda comprovada|reforma|bolsa) mensal|anual|familiar|líquid(o|os|a)|brut(o|os|a)|conjunto|combinada? é|são? de?
    poupança(s)|economias|fgts|herança de?; (guardad|poupad)(o|os|a|as)
    (de|para a|para|na|com|dar|dou|damos|uma|a|como) entrada|sinal|entradas de?; entrada (de|inicial de)?
    de|a|uma|minha? caução|fiança|depósito|sinal de?; herdei
    (pago|pagamos|pagava|pagávamos|estou pagando|estou a pagar|estamos a pagar|gasto|gastamos) atualmente|hoje|agora|já? uns?
    vendi|vendemos|vendo|vender|vendeu a|o? minha|meu|nossa|nosso casa|apartamento|imóvel|moradia|t1|t2|t3 por? (uns|cerca de)?
    (financiamento|empréstimo|crédito|hipoteca|prestação|parcela|parcelas|juros|imposto|impostos|imi|iptu|imt|seguro|comissão|dívida|multa|
       multas|bônus) (de|é de|do carro de)?; avaliad(o|a) em; em vez de|dos; ao invés de|dos`,
  'sum.raises': `
    ${UP} ${BUDGET} (em|mais|em mais|mais uns) uns?; acrescenta|acrescente|soma|some|junta|junte|põe|bota|mete mais uns? (ao orçamento)`,
  'sum.lowers': `${DOWN} ${BUDGET} em|menos uns?`,
  'topic.Price': `
    preço(s) (de venda|pedido|total|final|máximo|base)?; orçamento(s) (total|máximo|disponível|de|é de|é)?; custo(s) total?
    valor(es) (total|de venda|máximo)?; gastar; pagar; investir; que? custe|custem|custa|custam|valha|valham|vale|custar|custando; dinheiro; grana
    verba; faixa de preço|preços|valor; budget; (o|meu|o meu|o nosso) orçamento|limite (é|é de|anda|ronda|vai); avaliad(o|a)(s) em`,
  'topic.Rent': 'renda(s); mensalidade(s); a|de|da|na renda mensal?; aluguel|aluguer|arrendamento de|por|máximo|mensal',
  'topic.HOAMonth': `
    taxa|taxas|quota|quotas|cota|cotas|valor|custo|custos|despesas|gastos|mensalidade|prestação mensal|mensais? (de|do|da|com o|
      com) condomínio|hoa|associação|administração|manutenção|prédio; condomínio; cond; taxa(s) condomi(nial|niais); hoa; quota(s) mensa(l|is)`,
  'topic.BuildingArea': `
    área(s) (útil|bruta|construída|privativa|total|habitável|coberta|mínima|interna|de construção|interior)?; tamanho; metragem; dimens(ão|ões)
    espaço interior`,
  'topic.LotArea': `
    com|em|num|numa|e|de um? terreno|lote (com|de|total|próprio|que tenha|tem|tenha|mínimo|grande|amplo|com pelo menos)?
    o|um terreno|lote (tem de|tem que|deve|precisa de) ter?
    qual|quanto? é|mede? o|a? área|tamanho|superfície|metragem|dimensão|dimensões|medidas de|do|da terreno|lote|quintal|propriedade|quinta|jardim|parcela
    que|qual|quanto|quantos tamanho|área|metros|m2 é|tem|mede de? o|a terreno|lote|quintal|jardim; quanto mede o terreno|lote; de terra
    área externa; logradouro`,
  'topic.YearBuilt': `
    ${BUILT} em|por|durante|desde|no|nos|há|de? (o ano de|ano de|ano|anos)?; ano (de construção|da construção|de)? de|:?
    construção (de|do|em|dos|é de)? ano|anos?; ser|sejam|seja|são|década de; é? do ano de?; dos anos
    idade|antiguidade (do imóvel|da casa|máxima|do prédio)? de?; não? seja|sejam muito? (velh|antig)${E}; data de construção
    foi ${BUILT} (há (menos|mais) tempo)`,
  'topic.DaysOnMarket': `
    no|do|de mercado há|faz|desde?; (publicad|anunciad|listad|postad|colocad|inserid)${E} há|faz|desde|em?
    está|estão|estejam|esteja (à venda|no mercado|anunciad(o|a)(s)|publicad(o|a)(s)|parad(o|a)(s)) há|faz|desde?; à venda há
    para alugar|arrendar há; tempo|dias|meses|semanas no|de mercado|anúncio|site|publicação
    entrou|entraram|saiu|saíram|apareceu|apareceram (no mercado|no site)? há?; (encalhad|parad)${E} (há|no mercado|no mercado há)?; por vender há
    há|faz|desde|a (quanto tempo|quantos dias) que? (está|é que está)? (à venda|no mercado|anunciad(o|a)|publicad(o|a))?
    quanto tempo está|tem (no mercado|à venda|anunciado|de anúncio)`,
  'topic.ParkingSpots':
    'vagas|lugares de|na garagem|estacionamento; garagem; estacionamento; vagas; parqueamento; estacionar',
  'prefix.decade': 'os|dos|nos? anos; década (de|dos anos)?',
  'prefix.bed': 't; v; tipologia t?',
  'topic.Bedrooms': 'quartos; dormitórios; suítes; tipologia',
  'topic.Bathrooms': 'banheiros; casas de banho',
  'topic.ZIP': 'código(s) posta(l|is); cep; cp; zip code?; zipcode',
  'topic.DepositFee':
    'caução; de caução|depósito|fiança|sinal; fiança; depósito (de segurança|de garantia)?; valor da caução',
  'topic.UnitAreaPrice': 'preço|valor|custo por|do|de|o|ao (metro quadrado|metro|m²|pé quadrado)',
  'topic.EstimatePrice': 'avaliação; estimativa (de valor|de preço)?',
  'topic.Status':
    'já? está|foi vendid(o|a); ainda? disponíve(l|is); disponibilidade; status; reservad(o|a); situação; no mercado; vendid(o|a)',
  'topic.PropertyType': 'tipo de|do imóvel|casa|propriedade|habitação|construção',
  'topic.SaleType': 'venda ou aluguel|arrendamento',
  'topic.Address':
    'morada completa|exata|exacta?; endereço completo|exato?; em? que rua; localização exata; fica em que rua',
  'topic.City': 'em? que|qual cidade|município|concelho|localidade',
  'topic.Location': 'localização; como é a zona; bairro',
  'topic.Url': 'link(s) (do anúncio); url; página do anúncio; anúncio completo',
  'topic.MLSNumber': 'referência; código do imóvel|anúncio; mls',
  'topic.Images': 'foto(s); fotografia(s); imagem; imagens; galeria',
  'topic.Tours':
    'vídeo(s); open house; tour|visita|passeio (virtual|3d|360|em vídeo); planta(s) (baixa|da casa|do apartamento|do imóvel)?',
  'topic.Description': `
    descrição; com? mais? pormenor|detalhe|detalhes|pormenores|informações|informação|info|infos|dados|características; ficha técnica|completa?`,
  'topic.ListOfficeName': `
    qual|que|quem é? a|o? imobiliária|agência|agente|corretor|corretora|mediadora|consultor que|do|da|de|responsável? está|tá?
    quem (é que) está|tá? (vendendo|anunciando|a vender|a anunciar|vende|anuncia|anunciou|representa|é o agente|é o corretor)
    imobiliária|agente|corretor responsável; (anunciad|listad|vendid)(o|a) por quem|que`,
  'topic.PriceHistory':
    'preço anterior|original|inicial; (histórico|evolução|variação|histórico de) de|do|dos preço|preços|valor',
};
