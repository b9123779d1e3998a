import type { PhrasesByKey } from '../language.ts';

const OF = '(de|do|da|dos|das)';
const FEE = `((taxa|taxas|quota|quotas|cota|despesas|custo|custos|mensalidade) (de|do) (condomínio|hoa|associação)|condomínio|hoa|quota|taxa condominial|
  condomínio mensal)`;
const WHO = '(minha|meu|nossa|nosso|a minha|o meu|a nossa|o nosso|os meus|as minhas|meus|minhas|nossos)';
const KIN = `(filha|filho|filhos|mãe|pai|pais|irmã|irmão|irmãos|sogra|sogro|sogros|família|avó|avô|avós|namorada|namorado|mulher|marido|esposa|esposo|amiga|
  amigo|amigos|tia|tio|prima|primo|chefe|patrão|netos|neta|neto|empresa|trabalho|emprego|escritório|faculdade|universidade|escola|banco|trampo|
  serviço|firma|hospital|ex)`;

/** Homes: their kinds, how they are offered, and where they lie. */
export const portugueseHomes: PhrasesByKey = {
  'is.noHoa': `
    (sem|zero|nada de|não quero|não quero pagar|não pago|livre de|isento de|isenta de|fugindo de|fujo de|evitar|evito|detesto|
      odeio) a|o|pagar? ${FEE}; que? não tenha|tenham|tem|haja|há|cobre|cobrem|pague|paga|pagar a? ${FEE} (para pagar)
    sem ${FEE} (para pagar|nenhum)`,
  'is.twoCars': 'garagem dupla; garagem|vaga para dois|2 carros',
  'is.parking': `
    vaga|lugar|espaço|lugarzinho de|para (estacionamento|estacionar|parqueamento|parking|o carro|o meu carro|meu carro|carro|um carro|automóvel)
    vaga (na garagem|coberta|própria|privativa)?; estacionamento próprio|privativo|privado|incluído?; parqueamento; parking
    onde estacionar|parar|pôr|deixar|guardar (o carro|o meu carro|meu carro)?; lugar de garagem`,
  'is.studio': `
    (estúdio|studio|kitnete|quitinete|t0|conjugado)(s); (kitnet(s)|kit net(s)); apartamento estúdio|studio|t0; sem quartos`,
  'is.listed': `
    (publicad|anunciad|listad|colocad|postad|lançad|entrad|inserid|adicionad|acrescentad|chegad)(o|a|os|as); nov(os|as|idade|idades)
    anúncios de|da|do; (algo|alguma coisa) nov(o|a); de novo no mercado|site
    (apareceu|apareceram|saiu|saíram|entrou|entraram|chegou|chegaram|surgiu|surgiram|postaram|puseram|publicaram|anunciaram) (no (mercado|site))`,
  'when.day':
    'desde|de? hoje|ontem|anteontem; (esta|desta|hoje de) manhã; (n|d|)as últimas 24|48 h|horas; (n|d|)o último dia',
  'when.week': `
    (d|n|)(esta|essa|a última|esta última) semana; (n|d|)a semana passada; (n|d|)(os|estes|esses) últimos 7|sete? dias
    desde (segunda|terça|quarta|quinta|sexta|sábado|domingo|o? fim de semana|a semana passada)`,
  'when.month': '(d|n|)(este|esse|o último|este último|o) mês; (n|d|)o mês passado; (n|d|)os últimos 30|trinta dias',
  'is.new': `
    (recém|recentemente)-(publicad|anunciad|listad|lançad|colocad|chegad|entrad|postad)(o|a|os|as); anúncios|imóveis novos|recentes; novidades
    o? que (há|tem|temos|vocês têm) de novo; nov(o|a) (d|n|)(esta|essa) semana; novo|nova|novos|novas no mercado
    acab(ou|aram) de entrar|sair|chegar`,
  'is.reduced': `
    descida|queda|baixa|redução|reduções|descidas|quedas de|do|no preço(s); preço|preços|valor (reduzid|rebaixad)(o|os); rebaixad(o|a)(s)
    baixaram|desceram|baixou|desceu|reduziram|baixado (de|o|o seu) preço; ficou|ficaram mais barat(o|a|os|as); com desconto; em promoção`,
  'sale.rent': `
    de aluguel|aluguer; para|p alugar|aluguel|aluguer|arrendar|arrendamento|locação; alug(ar|o|a|amos|ando|aria|asse|armos|arem|arei|ava|am|ue|uem|uei)(se)
    arrend(ar|o|a|ando|aria|asse|armos|arem|arei|ava|am|e|em|ei|ámos)(se); alugue(l|r|is|res); arrendamento(s); locação
    aluguel|aluguer|arrendamento (anual|de longa duração|a longo prazo|permanente); inquilin(o|a); aluga-se; arrenda-se
    não quero|queremos comprar; pagar a|de? renda; melhor alugar`,
  'sale.buy': `
    a|para venda|compra|vender; venda(s); vendendo; compr(ar|a|o|ando|amos|aria|asse|armos|arem|arei|ava|am|e|em|ador|adora|adores|á-lo|á-la|arlhe)
    para comprar; vende-se; vendem-se; adquirir; aquisição; casa|imóvel|apartamento próprio|própria; não quero|queremos alugar|arrendar
    ser dono|dona|proprietário|proprietária`,
  'sale.either': 'comprar|compra|venda|compro ou|e|/ para? alugar|arrendar|aluguel|aluguer|arrendamento',
  'status.Active': `
    (ainda|que ainda) estejam|esteja|estão|está? (ativ|activ)(o|a|os|as); anúncios|imóveis ativos|activos; ativ(o|a)s
    só|apenas|somente (o que está|os|as)? disponíveis; (não|ainda não) foi|foram|esteja|estejam vendid(o|a)(s); ainda disponíveis`,
  'status.Taken': 'sob contrato; já? tem|têm contrato|proposta; reservad(o|a)(s)',
  'status.PreOnMarket': `
    (em breve|brevemente) (no mercado|à venda)?; prestes|por|para a? (entrar|sair|ser lançad(o|a)(s)) (no mercado|à venda)?
    que? ainda vai|vão|vá|irá|irão|não entrar|sair|chegar|entrou|entraram|saiu|saíram|chegou (no|ao|para o) mercado; pré-lançamento; coming soon
    ainda não publicad(o|a)s|anunciad(o|a)s|lançad(o|a)s; vai|vão entrar|sair (no|para o) mercado`,
  'status.Sold':
    'já|recém|recentemente? foi|foram|está|estão? já? vendid(o|a)(s); vendas recentes|anteriores|fechadas; que se venderam',
  'type.house': `
    qual|quais é|são? a|as (casa|moradia)(s); (casa|casinha|casita|moradia|vivenda|sobrado)(s)
    (casa|moradia|vivenda|residência)(s) (isolada|individual|independente|unifamiliar|isoladas|individuais|independentes|unifamiliares|
      de família|de rua); casarão; casa de vila; unifamilia(r|res)`,
  'type.apartment': `
    qual|quais é|são? o|os apartamento(s); apartament(inho|ozinho|ozito|o)(s); ap(ê|)zinho(s); flat(s); apartamento num|em prédio|edifício
    apartamento|apto|ap novo`,
  'type.condominium': `
    condo(s); condomínios; condominium(s)
    condo novo`,
  'type.townhouse': `
    (casa|moradia|vivenda)(s) (em banda|geminada|geminadas|em fila|em série|de condomínio); geminad(o|a)(s); em banda; town-house(s)
    sobrado(s) geminado(s)
    geminad(o|a) nov(o|a); sobrado geminado novo`,
  'type.multiFamily': `
    (predio|edifício)(s) (inteiro|inteiros|de apartamentos|residencial|de rendimento|de rendimentos|em propriedade total|todo)
    prédio|edifício de|com 2|3|4|5|6|dois|duas|três|quatro|cinco|seis|vários apartamentos|andares|frações|unidades; multifamilia(r|res)
    bifamilia(r|res); (casa|moradia)(s) (bifamilia|multifamilia)(r|res); prédios`,
  'type.duplex': 'casa duplex',
  'type.duplexFlat': 'dúplex; triplex',
  'type.manufactured': `
    casa(s) (móve(l|is)|pré fabricada(s)|préfabricada(s)|modula(r|res)|contêiner); (pré-fabricad(o|a)(s)|préfabricad(o|a)(s))
    casa(s) sobre rodas; mobil-home(s); mobile home(s)`,
  'type.land': `
    terreno(s); lote(s); loteamento; parcela(s) de terreno|terra
    (terreno|lote)(s) (urbano|urbanizável|para construção|para construir|rústico|vazio|urbanizado|agrícola|edificável|de terra)(s)
    terra(s) para construir|cultivar|plantar; onde (construir|possa construir)`,
  'type.villa': 'villa(s); mansão; mansões',
  'type.loft': 'loft(s)',
  'type.penthouse': 'cobertura(s); penthouse(s)',
  'type.bungalow': 'bangalô(s); bungalow(s)',
  'type.cottage': 'chalé(s); cabana(s); casa(s) de campo|montanha|aldeia|veraneio|madeira',
  'type.farm': `
    (quinta|fazenda|chácara)(s); comprar um? sítio; sítio (à venda|para vender|rural|de lazer); sitiozinho`,
  'type.commercial':
    '(imóve|espaço|ponto|sala|loja|prédio|andar)(l|is|s|) comercia(l|is); loja para; galpão; galpões; armazé(m|ns)',
  'type.cooperative': 'cooperativa(s)',
  part: `
    (cozinha|copa|despensa|lavanderia|oficina|ateliê|biblioteca|celeiro|estábulo|cavalariça|baia|anexo|alpendre|pasto|tecto|teto)(s)
    sala(s) de? (estar|jantar|jogos)?; corredor(es); hall; galpão; galpões; barracão; barracões`,
  'home.any': `
    imóvel; imóveis; (propriedade|residência|anúncio|resultado|oferta|coisa)(s); habitaç(ão|ões); lar; algo; alguma|qualquer coisa
    opç(ão|ões); algum; alguma; alguns; algumas; onde morar|viver; alojamento; teto; cantinho; moradas`,
  'home.many': `
    casas; apartamentos; moradias; vivendas; imóveis; propriedades; opções; terrenos; lotes; prédios; estúdios; sobrados; resultados; anúncios
    coberturas; quintas; ofertas; kitnets; lofts; condos; residências; os; as`,
  'region.county': 'condado; condado de',
  'place.in': `
    e|(mor|viv)(ar|er|o|amos)|(fic|fiqu)(ar|a|am|e|em|o)? em|no|na|nos|nas; num; numa; dentro de|do|da
    (aqui|ali|lá|aí|localizad(o|a)(s)|situad(o|a)(s)|alguma coisa|algo|qualquer coisa) em|no|na
    na|no cidade|zona|área|região|bairro|centro|município|concelho|lado|coração|miolo ${OF}; por (todo o|toda a)
    em|no|na zona|centro|baixa de|do|da; mudar|mudar-me|mudarnos|mudarme|mudar-nos para|pro o|a?; continuo a querer`,
  'place.weak': `
    de; do; da; dos; das; para; pro; pros; por; pelo; pela; ou; e; que tal; e que tal; tipo; até; via; por exemplo; como; tenta; experimenta; inclui
    inclua; também em|no|na`,
  'place.near': `
    pert(o|inho) ${OF}; próxim(o|a|os|as) de|do|da|dos|das|ao|à|aos|às; junto|juntinho|colad(o|a)(s) ao|à|aos|às|de|do|da|com
    ao lado|pé|redor ${OF}; nas proximidades|redondezas|imediações|cercanias ${OF}
    à dois|poucos|alguns|2|3|5 passos|minutos|metros|quarteirões|quadras ${OF}; perto|próximo; vizinh(o|a)(s) de|do|da|ao|à; a? caminho de|do|da
    em volta|redor|torno de|do|da; nos arredores de|do|da; não muito? longe ${OF}; ir|andar|caminhar a pé para|até|ao|a; a pé do|da|de
    em|de frente ao|a|do|da; com acesso ao|à`,
  'place.on': 'na; no',
  'place.from': `
    o? meu nome é; chamo-me; me chamo; (sou|somos|são|era|ela é|ele é|é natural|é originário) natural|naturais|originário? de|do|da
    (mudar|mudar-me|me mudar|mudando|mudança|mudo-me|sair|sairmos) de|do|da
    (venho|vim|vimos|viemos|vem|vindo|vinda|cheguei|chegámos|volto|voltei|saio|saímos|saindo|saí|mudo|fugindo|fugir|partimos) de|do|da
    (moro|mora|moram|moramos|morava|morei|vivo|vive|vivem|vivemos|vivia|vivi|resido|residimos|estou|estamos|estava|cresci|nasci) (atualmente|hoje|
      agora|ainda|já|com a família|há anos)? em|no|na|nos|nas
    (trabalho|trabalha|trabalhamos|trabalham|trabalhar|estudo|estuda|estudam|estudar|leciono|
      dou aulas) atualmente|hoje|agora? em|no|na|nos|nas|ali|lá|aí; (cans|fart)(ado|ada|ados|o|a|os|as) de|do|da
    ${WHO} ${KIN} (mais velha|mais velho)? mora|moram|vive|vivem|trabalha|trabalham|estuda|estudam|é|são|fica|está|estão em|no|na|nos|nas|de|do|da
    casa|apartamento|quinta|moradia|imóvel|terreno atual? nossa|minha em; o? meu|nosso trabalho|emprego|escritório (em|no|na|é em|fica em)
    (vendi|vendemos|vendi um|vendi o|tenho|temos|deixei) um|uma|a|o? meu|minha|nosso|nossa? casa|apartamento|moradia|quinta|t1|t2|t3|imóvel em|no|na
    vender|vendendo a|o? casa|apartamento|quinta|moradia|imóvel|terreno em|no|na; uma hora de; meu|minha médico|igreja é|fica em|no|na`,
  'place.work': 'trabalho; trabalha; trabalhamos; trabalham; trabalhar; emprego; escritório',
  'place.gone': `
    perdi; saí; deixei; antes; já; demitid(o|a); aposentei`,
  'place.others': 'irmão; irmã; filho; filha; amigo; amiga; pais; corretor; banco; chefe',
  'place.study': 'estudo; estuda; estudam; estudar; faculdade',
  landlord: 'senhori(o|a); proprietári(o|a); dono do apartamento',
  'place.to': `
    (mudar|mudo|mudamos|mudando|mudança|mudar-me|mudar-nos|ir|vou|vamos|indo|transferid(o|a)(s)|regressar|voltar|vir|venho|ir viver|ir morar|
      morar|viver|colocar|estudar|trabalhar) me|nos|viver|morar? para|pro|a|em|no|na o|a?
    vou|vamos (ser transferid(o|a)(s)|trabalhar|estudar|mudar-me|mudar) para|em|no|na o|a?
    (quero|queremos|prefiro|gostava de|gostaria de|pretendo|pretendemos|penso|queria) viver|morar|ficar|estar em|no|na|nos|nas`,
  'place.there': `
    ficar|morar|viver? n(a|o) mesm(a|o) cidade|bairro|zona|área|sítio
    (lá|por lá|por aí|ali|por ali|naquela zona|nessa zona|nesta zona|nesse bairro|nessa cidade|nessa área|naquele bairro); aí perto; na zona`,
  'place.anywhere': `
    qualquer cidade|lado|lugar|sítio|zona|bairro|região|área|parte|localização|local (serve|dá|está bem|tanto faz)?
    em qualquer|todo (cidade|lado|lugar|sítio|zona|bairro|parte|o lado)
    (tanto faz|não importa|é indiferente|não interessa|pouco importa) (a|o|em que)? cidade|zona|bairro|localização|região|lugar|sítio|onde
    onde (for|quer que seja|houver); todas as cidades|zonas|regiões|áreas; todos os bairros; toda a região|área
    outras|outros cidades|zonas|regiões|bairros também? (servem|serve|pode ser|podem ser|dá|dão|estão bem)`,
  'place.noun':
    '(cidade|zona|área|bairro|localidade|localização|lugar|sítio|rua|concelho|freguesia|região|morada|cidadezinha)(s)',
  'place.wider': 'e? nos|pelos arredores; cidades|zonas|bairros (vizinh|próxim)(as|os); e? nas redondezas; por perto',
  'place.kind': `
    parque; praia; lago; rio; baía; monte; serra; vale; ilha; ponta; cais; shopping; centro comercial; praça; estádio; universidade; faculdade
    campus; escola; colégio; liceu; hospital; aeroporto; base; estação; gare; zoo; museu; centro; biblioteca; campo; igreja; jardim; marina; castelo
    píer; torre; ponte; mercado; distrito; condado; catedral; sé; oceanário; college; park; beach; lake`,
};
