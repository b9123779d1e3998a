import type { LanguageTables } from '../language-tables.ts';
import { portugueseAsides } from './asides.ts';
import { portugueseAsking } from './asking.ts';
import { portugueseComparisons } from './comparisons.ts';
import { portugueseFollowing } from './following.ts';
import { portugueseGivingUp } from './giving-up.ts';
import { portugueseNouns } from './nouns.ts';
import { portugueseNumbers, portugueseScales } from './numbers.ts';
import { portugueseOrdering } from './ordering.ts';
import { portuguesePlaces } from './places.ts';
import { portuguesePlainWords } from './plain-words.ts';
import { portuguesePolarity } from './polarity.ts';
import { portuguesePriceRanges } from './price-ranges.ts';
import { portugueseProtected } from './protected.ts';
import { portugueseTalking } from './talking.ts';
import { portugueseUnits } from './units.ts';
import { portugueseVerbs } from './verbs.ts';
import { portugueseWhichHasMost } from './which-has-most.ts';

/** The Portuguese of Portugal and Brazil. A T2 has two bedrooms; "assoalhadas" and "cômodos" count the living room too. */
export const portuguese: LanguageTables = {
  language: 'pt',
  complaints: 'demais muito',
  pastDays: 'hoje; ontem; esta semana; este mes; este ano; recentemente',
  partsOfTown: 'bairro bairros freguesia',
  offers: 'proposta oferta ofereco oferecemos oferecia contraproposta',
  relatives: 'que',
  negators: 'nao nada nunca jamais nem nenhum nenhuma sem',
  letters: 'áâãàçéêíóôõúü',
  areaUnit: 'Square Meters',
  shorthand: 'que: q; nao: n',
  towns:
    'lisboa munique genebra xangai londres berlim colónia colônia zurique viena pequim bruxelas cascais sintra oeiras almada',
  cities: `cascais oeiras sintra amadora almada seixal setúbal sesimbra braga coimbra aveiro guimarães évora faro portimão albufeira
    tavira loulé vilamoura matosinhos gaia gondomar viseu leiria santarém odivelas loures barreiro montijo alcochete ericeira mafra
    torres_vedras caldas_da_rainha funchal ponta_delgada estoril são_paulo rio_de_janeiro belo_horizonte porto_alegre campinas
    osasco guarulhos sorocaba curitiba recife fortaleza manaus brasília goiânia florianópolis joinville niterói`,
  articles: 'um; uma; um só; uma só',
  numbers: portugueseNumbers,
  scales: portugueseScales,
  streets: {
    endings: '',
    beginnings: `rua avenida av travessa tv praça alameda estrada rodovia beco calçada praceta viela ladeira
      rotunda azinhaga caminho`,
    suffixes: '',
    units: 'apto apartamento ap andar bloco fração nº',
    sides: 'direito dto dt dir esquerdo esq eq frente fte ft tras traseiras centro',
    directions: 'norte sul este leste oeste',
  },
  phrases: [
    portugueseWhichHasMost,
    portuguesePriceRanges,
    portugueseComparisons,
    portugueseUnits,
    portugueseNouns,
    portuguesePolarity,
    portuguesePlaces,
    portugueseVerbs,
    portugueseOrdering,
    portugueseAsking,
    portugueseFollowing,
    portugueseTalking,
    portugueseAsides,
    portugueseProtected,
    portugueseGivingUp,
    {
      'prefix.bedroom': 't; v',
      'state.oneBedroom': '(sala e quarto|quarto e sala|quarto(/| )sala|sala(/| )quarto) (separad(o|a|os|as)|)',
      'identifier.mls': `mls (número|nº|num|#|id|); (número|nº|código|referência|ref|ref.|id) (de|do|da|) (mls|anúncio|referência|imóvel|listagem) ; referência; ref; ref.; anúncio (número|nº|)`,
      'state.noHoa': `
        (sem|que não (tenha|tenham|pague|haja|cobre|cobrem|inclua)|zero|0|livre de|não quero pagar|sem pagar|sem ter que pagar|com zero) (pagar|) (uma|a|o|nenhum|nenhuma|) (taxa|taxas|quota|quotas|cota|despesas|valor|pagamento|) (mensal|mensais|) (de|do|da|) (condomínio|condominio|hoa|administração|taxa condominial|quota mensal|mensalidade de condomínio); (condomínio|condominio|hoa) (zero|grátis|0); isent(o|a|os|as) de (taxa de|quota de|) condomínio`,
      'state.parking': `
        (com|uma|um|) (vaga|lugar|espaço|lugarzinho) (para o meu|para o|pro meu|pro|para|pra|p/|de) (carro|viatura|automóvel);         (com|tenha|tenham|tem|inclua|inclui|que tenha|e|preciso|incluído|mais|de|) (um|uma|o|) (lugar de|vaga de|lugar para|vaga para|espaço para|) (estacionamento|parqueamento|estacionar|parar o carro|estacionar o carro|o carro|meu carro) (próprio|privativo|incluído|coberto|); onde (estacionar|parar) (o carro|o meu carro|meu carro|); vaga; com vaga; uma vaga; (lugar|lugares) de (estacionamento|parqueamento)`,
      'state.listedToday': `(publicad|anunciad|listad|colocad|nov|entrad|postad)(o|a|os|as) (hoje|desde ontem|de hoje|ontem|esta manhã|nas últimas 24 horas); (anúncios|imóveis|novidades) de hoje; (o|) que (entrou|entraram|saiu|saíram|apareceu|chegou|chegaram) (hoje|ontem); (entrou|entraram|saíram|chegaram|saiu|apareceu) (algum|alguma|alguma coisa|algo|mais algum|mais alguma|alguns|algumas|) (hoje|ontem); nas últimas 24 horas`,
      'state.listedThisWeek': `(publicad|anunciad|listad|colocad|nov|postad)(o|a|os|as) (esta|nesta|essa|nessa|na última|na semana passada|durante a última|no mercado esta|à venda esta) (semana|) ; (recém|recentemente) (publicad|anunciad|listad|lançad|colocad|chegad)(o|a|os|as) ; (anúncios|publicações|imóveis|ofertas) (nov(o|a)s|recentes|desta semana|da semana) (esta semana|) ; (nov(o|a)s) (anúncios|imóveis|publicações|ofertas|no mercado) (esta|desta|dessa|essa|) (semana|) ; (o|) que há de novo (esta semana|) ; novidades (desta semana|da semana|esta semana|) ; (que|) (entrou|entraram|saiu|saíram) (no mercado|) (esta semana|essa semana|nos últimos dias|na última semana); (que|) (entr|apareç|aparec|cheg|saí|sur|surg)(ou|aram|eu|eram|iu|ram|iram|em|am) (no|neste|nesse|ao|aqui no|para o) (site|portal|catálogo|mercado|sistema) (esta|nesta|essa|nessa|na|nesta última|na última|durante a|nos últimos|nestes|nestes últimos|há poucos) (semana|dias); desta semana; dessa semana`,
      'state.listedThisMonth': `(publicad|anunciad|listad|nov|colocad)(o|a|os|as) (este|neste|esse|nesse|no último) mês; (anúncios|imóveis|novidades) (nov(o|a)s|) (deste|desse) mês; que (entrou|entraram) (este|esse) mês; deste mês`,
    },
    portuguesePlainWords,
  ],
  tags: {
    'price reduced':
      '(a|as|) (maior|maiores) (descida|queda|baixa|redução) de preço; queda de preço; rebaixad(o|a)(s|); (com|) (preço|preços) (reduzid|rebaixad)(o|os); (baixaram|desceram|baixou|desceu|reduziram) de preço; (baixas|descidas|reduções|quedas) de preço; cujo(s|) preço(s|) (já|) (baixou|desceu|caiu|baixaram|desceram|foi reduzido|foram reduzidos); (ficou|ficaram) mais barat(o|a)(s|); que (baixou|baixaram|tenham baixado|tenha baixado) (de|o|o seu) preço; (com|) (redução de preço|baixa de preço|descida de preço|desconto no preço)',
    solar: '(painel|painéis|placa|placas) (solar|solares|fotovoltaic(o|a)(s|)); fotovoltaico(s|)',
    renovated: `chave(s|) na mão; (é|) só (entrar|mudar|levar as malas); pront(o|a)(s|) (para|pra|a) (morar|habitar|viver|entrar); remodelad(o|a)(s|); reformad(o|a)(s|); renovad(o|a)(s|); recuperad(o|a)(s|); restaurad(o|a)(s|); recém (remodelad|reformad|renovad|pintad)(o|a)(s|); totalmente (remodelad|reformad|renovad)(o|a)(s|); em excelente estado`,
    'fixer-upper': `obras; (fazer|com|em|para fazer) (obra|obras|reforma|reformas); obras (por|para) fazer; muit(a|as) obra(s|); obras (de fundo|profundas|grandes|estruturais); (para|pra|a|por) (remodelar|recuperar|reformar|renovar|restaurar|reabilitar|obras); (que|) (precise|precisa|precisem|necessite|necessita) (de|) (obra|obras|reforma|remodelação|reformas|recuperação|arranjos); (para|com) obras; em ruína(s|)`,
    'new construction': `que seja(m|) nov(o|a)(s|); (prédio|edifício|empreendimento) (novo|recente|novinho); nov(o|a|inho|inha) em folha; (casa|moradia)(s|) nova(s|); (apartamento|apê|apto)(s|) novo(s|); construção nova; nova construção; a estrear; por estrear; (obra|obras) nova(s|); nov(o|a)(s|) a estrear; nunca habitad(o|a); recém construíd(o|a); na planta; em planta; recém(-|)entregue; lançamento(s|); (imóvel|apartamento|casa) novo em folha; empreendimento novo; de raiz; zero (quilômetro|km)`,
    'beach access': `(minuto|min|quadra|quarteirão|metro|passo|km)(s|) (a pé|) (da|do|de|até a) (praia|mar); (perto|pertinho|próxim(o|a)|junto|juntinho|ao lado|ao pé|colad(o|a)|à beira|a dois passos) (da|à|a|do) (praia|mar); (a passos|a poucos passos|a poucos metros|a poucos minutos|a minutos|a uma quadra|a poucas quadras|a um passo|a pé) da praia; pé na areia; (na|de) praia; (acesso|saída) (direto|direta|) à praia; casa de praia`,
    waterfront: `frente (mar|para o mar|ao mar|ao lago|ao rio|para o rio|rio); primeira linha (de mar|de praia|); (à|na) beira (do|da|de) (mar|lago|rio|lagoa|represa); beira(-| )mar; beira(-| )rio`,
    'ocean view': `a vista (de|do|para o|pro|) (mar|oceano); (virad(o|a)|de frente|de cara|) (para|pro) (o|) (mar|oceano|atlântico); vista(s|) mar; (que se|onde se|que dê para|de onde se|dá para|a) (veja|vê|ver|aviste|veem|vendo) (bem|) (o|) (mar|oceano); (quero|queria|gostava de|gostaria de|poder|posso|para|pra|a|) (ver|vejo|avistar) o (mar|oceano); (com|) (vista|vistas) (panorâmica(s|)|direta|total|) (de|para o|do|sobre o|pro|p/ o|p/|p o|p|) (mar|oceano|atlântico)`,
    'mountain view': `(para|pra) (a|as|) (serra|montanha|montanhas|serras); (com|) (vista|vistas) (para|pra|da|das|de|) (a|as|) (serra|montanha|montanhas|serras)`,
    'city view': `(com|) (vista|vistas) (para|pra|da|sobre|de|) (a|) (cidade)`,
    'water view': `a vista (de|do|para o|pro|) (rio|tejo|lago); (com|) (vista|vistas) (para|pro|pra|do|da|sobre|de|) (o|a|) (rio|tejo|douro|lago|lagoa|baía|água|marina|represa); (que se|onde se|que dê para|de onde se) (veja|vê|ver|aviste) (bem|) (o|a) (rio|tejo|lago|lagoa|água)`,
    view: `(com|) vista(s|) (bonita|linda|desafogada|livre|panorâmica|desimpedida|definitiva|); boa vista; com vista(s|)`,
    dogs: `(os|as|) (meus|minhas|nossos|nossas) (dois|duas|três|2|3|4|) (cães|cachorr(os|as)|cadelas|cachorrinhos); (um|uma|dois|duas|três|1|2|3|4) (cão|cães|cachorr(o|a|os|as)|cadela(s|)|cachorrinh(o|a)(s|)); (que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem|admita|admitam) (cães|cão|cachorro|cachorros|o meu cão|meu cachorro|o meu cachorro|cachorrinho|meu cachorrinho|os meus cães|meus cachorros); (tenho|temos|com|e) (um|uma|o|meu|minha|o meu|a minha|dois|duas|três|2|3|1|nosso|nossa|) (cachorr(o|a|os|as)|cachorrinh(o|a|os)|cão|cães|cadela|cadelas|golden|labrador|pastor alemão|pitbull|bulldog) (grande(s|)|pequen(o|a)(s|)|de porte grande|de grande porte|de pequeno porte|médi(o|a)|); (o|) (meu|meus|minha|nosso|nossos) (cão|cães|cachorr(o|a|os|as)|cadela|cachorrinh(o|a)); cães (ok|permitidos|bem-vindos|aceites); cachorros (ok|permitidos|aceitos)`,
    cats: `(os|as|) (meus|minhas|nossos|nossas) (dois|duas|três|2|3|4|) (gat(os|as)|gatinh(os|as)); (um|uma|dois|duas|três|1|2|3|4) (gat(o|a|os|as)|gatinh(o|a|os|as)); (que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem) (gatos|gato|o meu gato|meu gato|gatinho|os meus gatos|meus gatos); (tenho|temos|com|e) (um|uma|o|meu|minha|o meu|a minha|dois|duas|três|2|3|1|) (gat(o|a|os|as)|gatinh(o|a|os|as)); (o|a|) (meu|minha|meus|minhas|nosso|nossos) (gat(o|a|os|as)|gatinh(o|a|os|as)); gatos (ok|permitidos)`,
    pets: `(que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem|admita|admitam) (animais|pets|pet|animal|animais de estimação|bichos|animal de estimação|bichinho|os meus animais|meus pets|meu pet); (com|tenho|temos) (um|meu|meus|) (animal|animais|pet|pets) (de estimação|); pet(-| )friendly; petfriendly; animais (permitidos|aceites|aceitos|bem-vindos|ok|de estimação|de estimação permitidos); pets (ok|permitidos|aceitos|são aceitos); animais; pets`,
    'single story': `térre(o|a)(s|); (de|num|em) (um|1) (só|único|) (piso|andar|pavimento|nível); (tudo|) (num|em um) (só|único) (piso|andar); (num|em um|de um|um) (piso|andar) (só|único); sem escadas`,
    'home office': `(com|e|tenha|mais) (um|) (escritório|home office|espaço para escritório|espaço para trabalhar|gabinete); escritório; home office; gabinete; (trabalho|trabalhar|trabalhamos) (em|de|a partir de) casa; teletrabalho`,
    yard: `com (um|) (quintal|logradouro) (de|com) ; quintalzinho; quintalinho; quintal; quintais; (com|e|um|grande|bom) quintal (grande|amplo|); pátio grande; logradouro`,
    garden: 'com (um|) jardim (de|com) ; jardim; jardins; jardinzinho; horta',
    'short-term rental': `temporada; (para|pra|por|de) temporada; (para|por) (férias|poucos dias|dias); arrendamento de férias; alojamento local; aluguel por temporada`,
    quiet: `(zona|rua|bairro|lugar|sítio|local|área) (tranquil|sossegad|calm|silencios)(o|a); tranquil(o|a)(s|); sossegad(o|a)(s|); silencios(o|a)(s|); calm(o|a)(s|); sem barulho; que não seja barulhent(o|a)`,
    'fenced yard': `(com|tenha|e|um|bom|) (um|) (quintal|jardim|pátio|terreno|logradouro)(s|) (traseiro|grande|amplo|privado|totalmente|todo|) (cercad|murad|vedad|fechad)(o|os); (com|e) (cerca|muro|vedação) (à volta|em volta|)`,
    gated: `(em|) condomínio(s|) fechado(s|); condominio fechado; condomínio privado; residencial fechado`,
    garage: `garagem; garagens; box; vaga(s|) de garagem; lugar(es|) de garagem; lugar(es|) na garagem; vaga(s|) na garagem; parqueamento fechado`,
    'ev charging': `carregador(es|); (tem|têm|) onde carregar (o carro|o meu carro|a viatura|o elétrico|); (onde|para|pra|ponto|pontos|posto|tomada|estação|carregador|carregadores|carregamento|recarga|local|lugar|sítio) (de|para|pra|se possa|possa|dê para|dá para|posso|) (carregar|carregamento|recarga|recarregar|) (de|do|o|um|para|pra|) (meu|) (carro|carros|viatura|viaturas|veículo|veículos|automóvel) (elétric|eléctric|híbrid)(o|a|os|as); carregador(es|) elétrico(s|); wallbox; carregar (o|) (meu|) (carro|tesla) (elétrico|) (em casa|)`,
    'rv parking': `(espaço|vaga|lugar|estacionamento|garagem) (pra|para|p/|de) (o|um|uma|a|) (trailer|autocaravana|motorhome|caravana|reboque|roulotte)`,
    'utilities included': `(água|luz|gás|contas|despesas) (e|,) (água|luz|gás|internet|net) (já|) inclu(íd|s)(a|o|as|os); (com|) tudo incluído; contas pagas; despesas à parte não`,
    elevator: '(prédio|edifício|bloco) com (elevador|ascensor); elevador(es|); ascensor(es|)',
    doorman: '(prédio|edifício) com (porteiro|portaria|zelador)',
    pool: 'piscina(s|); piscina (própria|privativa|privada|particular|aquecida)',
    balcony:
      'varandinha(s|); varandim; varandins; varanda(s|); sacada(s|); marquise; varanda (gourmet|grande|ampla|espaçosa)',
    patio: 'terraço(s|); pátio(s|); alpendre',
    storage: 'arrecadação; arrecadações; arrumos; despensa; depósito; hobby box',
    'walk-in closet': 'closet(s|); roupeiro walk-in',
    'air conditioning': 'ar(-| )condicionado(s|); ac; a/c; ar cond',
    heating: 'aquecimento (central|); calefação; radiadores; piso radiante',
    furnished: 'mobilad(o|a)(s|); mobiliad(o|a)(s|); com (móveis|mobília|mobilia); equipad(o|a) e mobilad(o|a)',
    fireplace: 'lareira(s|); recuperador de calor; salamandra',
  },
};
