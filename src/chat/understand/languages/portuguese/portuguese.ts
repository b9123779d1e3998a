import { english } from '../english/english.ts';
import type { LanguageTables } from '../language-tables.ts';
import { portugueseAsides } from './asides.ts';
import { portugueseAsking } from './asking.ts';
import { portugueseComparisons } from './comparisons.ts';
import { portugueseEveryday } from './everyday.ts';
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
import { portugueseTownTales } from './town-tales.ts';
import { portugueseUnits } from './units.ts';
import { portugueseUntoldSums } from './untold-sums.ts';
import { portugueseVerbs } from './verbs.ts';
import { portugueseWhichHasMost } from './which-has-most.ts';

const SEEING =
  '(quero|queria|queremos|queríamos|gostava de|gostaria de|gostávamos de|adorava|adoraria|poder|posso|possa|dá para|dá pra|dê para|dê pra|sonho em|acordar a|acordar e|para|pra|a|e|consiga) (ver|avistar|contemplar|admirar)';

/** The Portuguese of Portugal and Brazil. A T2 has two bedrooms; "assoalhadas" and "cômodos" count the living room too. */
export const portuguese: LanguageTables = {
  language: 'pt',
  townTales: portugueseTownTales,
  complaints: 'demais muito',
  pastDays: 'hoje; ontem; esta semana; este mes; este ano; recentemente',
  onMarket: 'disponivel; disponiveis; livres',
  partsOfTown: 'bairro bairros freguesia',
  offers: 'proposta oferta ofereco oferecemos oferecia contraproposta',
  relatives: 'que',
  buts: 'mas',
  negators: 'nao nada nunca jamais nem nenhum nenhuma sem',
  percent: 'por cento; porcento',
  withObject: /[aei] l[oa]s?$/u,
  median: 'median',
  rents: 'aluguel; alugueis; aluguer; alugueres; renda; rendas',
  months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  accepting:
    'aceit; permit; admit; friendly; ok; bem-vind; bem vind; deix; toler; poss; pode; levar; restric; proib; onde; receb',
  letters: 'áâãàçéêíóôõúü',
  areaUnit: 'Square Meters',
  shorthand: 'que: q; nao: n; tambem: tb tbm tmb; para: pras pros prum pruma',
  towns:
    'lisboa munique genebra xangai londres berlim colónia colônia zurique viena pequim bruxelas cascais sintra oeiras almada alfama chiado belém',
  cities: `${english.cities ?? ''} cascais oeiras sintra amadora almada seixal setúbal sesimbra braga coimbra aveiro guimarães évora faro portimão albufeira
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
    portugueseUntoldSums,
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
    portugueseEveryday,
    {
      'prefix.bedroom': 't; v',
      'state.oneBedroom': '(sala e quarto|quarto e sala|quarto(/| )sala|sala(/| )quarto) (separad(o|a|os|as)|)',
      'identifier.mls': `mls (número|nº|num|#|id|); (número|nº|código|referência|ref|ref.|id) (de|do|da|) (mls|anúncio|referência|imóvel|listagem) ; referência; ref; ref.; anúncio (número|nº|)`,
      'state.noHoa': `
        (sem|que não (tenha|tenham|pague|haja|cobre|cobrem|inclua)|zero|0|livre de|não quero pagar|sem pagar|sem ter que pagar|com zero) (pagar|) (uma|a|o|nenhum|nenhuma|) (taxa|taxas|quota|quotas|cota|despesas|valor|pagamento|) (mensal|mensais|) (de|do|da|) (condomínio|condominio|hoa|administração|taxa condominial|quota mensal|mensalidade de condomínio); (condomínio|condominio|hoa) (zero|grátis|0); isent(o|a|os|as) de (taxa de|quota de|) condomínio`,
      'state.parking': `
        (com|uma|um|) (vaga|lugar|espaço|lugarzinho) (para o meu|para o|pro meu|pro|para|pra|p/|de) (carro|viatura|automóvel);         (com|tenha|tenham|tem|inclua|inclui|que tenha|e|preciso|incluído|mais|de|) (um|uma|o|) (lugar de|vaga de|lugar para|vaga para|espaço para|) (estacionamento|parqueamento|estacionar|parar o carro|estacionar o carro|o carro|meu carro) (próprio|privativo|incluído|coberto|); onde (estacionar|parar) (o carro|o meu carro|meu carro|); vaga; com vaga; uma vaga; (com|) parking (privado|privativo|próprio|incluído|); (lugar|lugares) de (estacionamento|parqueamento|parque|parking)`,
      'state.twoCars': '(garagem|box) (dupla|duplo)',
      'state.listedToday': `(publicad|anunciad|listad|colocad|nov|entrad|postad)(o|a|os|as) (hoje|desde ontem|de hoje|ontem|esta manhã|nas últimas 24 horas); (anúncios|imóveis|novidades) de hoje; (o|) que (entrou|entraram|saiu|saíram|apareceu|chegou|chegaram) (hoje|ontem); (entrou|entraram|saíram|chegaram|saiu|apareceu) (algum|alguma|alguma coisa|algo|mais algum|mais alguma|alguns|algumas|) (hoje|ontem); nas últimas 24 horas`,
      'state.listedThisWeek': `(anúncio|imóve|apartamento|casa)(s|l|is|) nov(o|a)(s|) (esta|desta|dessa|essa|nesta|nessa|na última) semana; imóvel novo (no|neste) (mercado|site); (o|) que (entrou|saiu|apareceu|chegou|surgiu|há|tem|apareceram|entraram) (de novo|de novidade|de novidades|novo|) (no mercado|no site|) (esta|essa|nesta|nessa) semana; (publicad|anunciad|listad|colocad|nov|postad)(o|a|os|as) (esta|nesta|essa|nessa|na última|na semana passada|durante a última|no mercado esta|à venda esta) (semana|) ; (recém|recentemente) (publicad|anunciad|listad|lançad|colocad|chegad)(o|a|os|as) ; (anúncios|publicações|imóveis|ofertas) (nov(o|a)s|recentes|desta semana|da semana) (esta semana|) ; (nov(o|a)s) (anúncios|imóveis|publicações|ofertas|no mercado) (esta|desta|dessa|essa|) (semana|) ; (o|) que há de novo (esta semana|) ; novidades (desta semana|da semana|esta semana|) ; (que|) (entrou|entraram|saiu|saíram) (no mercado|) (esta semana|essa semana|nos últimos dias|na última semana); (que|) (entr|apareç|aparec|cheg|saí|sur|surg)(ou|aram|eu|eram|iu|ram|iram|em|am) (no|neste|nesse|ao|aqui no|para o) (site|portal|catálogo|mercado|sistema) (esta|nesta|essa|nessa|na|nesta última|na última|durante a|nos últimos|nestes|nestes últimos|há poucos) (semana|dias); desta semana; dessa semana`,
      'state.listedThisMonth': `(publicad|anunciad|listad|nov|colocad)(o|a|os|as) (este|neste|esse|nesse|no último) mês; (anúncios|imóveis|novidades) (nov(o|a)s|) (deste|desse) mês; que (entrou|entraram) (este|esse) mês; (que|) (entr|saí|cheg|aparec)(ou|aram|eu|eram|iu|ram) (no mercado|) (no|neste|durante o) (último|) mês; do último mês; deste mês`,
    },
    portuguesePlainWords,
  ],
  tags: {
    'cul-de-sac': '(em|numa) praceta (tranquila|sossegada|)',
    accessible:
      '(porta|portas|corredor|corredores) larg(o|a)(s|) (para|pra) (a|uma|) cadeira(s|) de rodas; (acesso|acessibilidade|adaptad(o|a)(s|)|acessíve(l|is)|preparad(o|a)(s|)|rampa|rampas|casa de banho|banheiro|elevador) (para|a|pra|de) (cadeirante(s|)|deficiente(s|)|pessoas (deficientes|com deficiência|em cadeira de rodas|de idade)|pessoa (deficiente|com deficiência|em cadeira de rodas)|mobilidade (reduzida|condicionada)); cadeirante(s|); com (boa|) acessibilidade; mobilidade (reduzida|condicionada)',
    deck: 'deque(s|)',
    basement: 'porãozinho; cavezinha; (andar|piso|nível)(es|s|) (subterrâneo|enterrado)(s|)',
    sauna: 'sauninha(s|)',
    'price reduced':
      '(a|as|) (maior|maiores) (descida|queda|baixa|redução) de preço; queda de preço; rebaixad(o|a)(s|); (com|) (preço|preços) (reduzid|rebaixad)(o|os); (baixaram|desceram|baixou|desceu|reduziram) de preço; (baixas|descidas|reduções|quedas) de preço; cujo(s|) preço(s|) (já|) (baixou|desceu|caiu|baixaram|desceram|foi reduzido|foram reduzidos); (ficou|ficaram) mais barat(o|a)(s|); que (baixou|baixaram|tenham baixado|tenha baixado) (de|o|o seu) preço; (com|) (redução de preço|baixa de preço|descida de preço|desconto no preço)',
    solar:
      '(com|tem|tenha|e) painéis (solares|solar|fotovoltaicos|); painéis (no|em|pelo) telhado; (energia|eletricidade|luz) fotovoltaica; placas (no telhado|do sol); (painel|painéis|placa|placas) (solar|solares|fotovoltaic(o|a)(s|)); fotovoltaico(s|)',
    renovated: `requalificad(o|a)(s|); (casa|moradia|vivenda|apartamento|apê|ap|apto|imóvel|imóveis|alguma coisa|algo|um|uma|melhor|prefiro|quero|queria|que esteja|que estejam|de preferência|só)(s|) já (toda|todo|totalmente|) reformad(o|a)(s|); (renovadinh|reformadinh|remodeladinh|restauradinh|recuperadinh)(o|a)(s|); (tudo|todo|toda) (novo|nova|novinho|novinha) por dentro; (com|) (as|) obras (já|) feitas; acabad(o|a)(s|) de (remodelar|reformar|renovar|recuperar|restaurar|pintar); (com|) cara de nov(o|a); (remodelação|reforma|renovação|reabilitação) (total|completa|recente); chave(s|) na mão; (é|) só (entrar|mudar|levar as malas); pront(o|a)(s|) (para|pra|a) (morar|habitar|viver|entrar); remodelad(o|a)(s|); reformad(o|a)(s|); renovad(o|a)(s|); recuperad(o|a)(s|); restaurad(o|a)(s|); recém (remodelad|reformad|renovad|pintad)(o|a)(s|); totalmente (remodelad|reformad|renovad)(o|a)(s|); em excelente estado`,
    'fixer-upper': `(para|pra) dar (um jeito|uma arrumada|uns toques); (a precisar|precisando|a carecer|a necessitar|necessitando|carecendo) de (uma|alguma|) (boa|) (remodelação|renovação|reabilitação|restauro|atualização); ruína(s|); em ruína(s|); (caindo aos pedaços|a cair aos bocados|a cair de velh(o|a)); (em|num) (mau|péssimo) estado; degradad(o|a)(s|); (para|pra) (eu|nós|a gente|(o meu|meu) marido|) (mesm(o|a)(s|)|própri(o|a)(s|)|) (remodelar|recuperar|reformar|renovar|restaurar|reabilitar|arranjar|consertar|transformar)(mos|em|); (que eu|que a gente|que nós|onde eu) (possa|possamos|consiga|queira) (remodelar|recuperar|reformar|renovar|restaurar|reabilitar); (precisando|carecendo|a necessitar|necessitando) de (obra|obras|reforma|reformas|remodelação|recuperação|arranjos|uma boa reforma); obras; (fazer|com|em|para fazer) (obra|obras|reforma|reformas); obras (por|para) fazer; muit(a|as) obra(s|); obras (de fundo|profundas|grandes|estruturais); (para|pra|a|por) (remodelar|recuperar|reformar|renovar|restaurar|reabilitar|obras); (que|) (precise|precisa|precisem|necessite|necessita) (de|) (obra|obras|reforma|remodelação|reformas|recuperação|arranjos); (para|com) obras; em ruína(s|)`,
    'new construction': `construção de raiz; (recém|recentemente)(-| )inaugurad(o|a)(s|); nunca (foi|) usad(o|a)(s|); construíd(o|a)(s|) (agora|há pouco|há pouco tempo|recentemente); entregue(s|) (agora|há pouco|recentemente); imóvel novo; em (fase de|fase final de|) construção; (sobrado|condo|townhouse|loft|estúdio) nov(o|a); acabad(o|a)(s|) de (construir|fazer|sair do forno); (recém|acabad(o|a)(s|) de ser)(-| )(construíd|acabad|concluíd|edificad)(o|a)(s|); (onde|que) (nunca ninguém|ninguém) (tenha|) (morou|viveu|morado|vivido|habitou|habitado); (ser|sejamos|seremos) (o|os|a|as) primeir(o|a)(s|) (dono|dona|donos|morador|moradores|a morar|a habitar|a viver); que seja(m|) nov(o|a)(s|); (prédio|edifício|empreendimento) (novo|recente|novinho); nov(o|a|inho|inha) em folha; (casa|moradia)(s|) nova(s|); (apartamento|apê|apto)(s|) novo(s|); construção nova; nova construção; a estrear; por estrear; (obra|obras) nova(s|); nov(o|a)(s|) a estrear; nunca habitad(o|a); recém construíd(o|a); na planta; em planta; recém(-|)entregue; lançamento(s|); (imóvel|apartamento|casa) novo em folha; empreendimento novo; de raiz; zero (quilômetro|km)`,
    'beach access': `saída (direta|directa|) (para a|pra|à|pra a) praia; (com|) acesso (direto|directo|direta|fácil|rápido|privado|pedonal|) (à|a|ao|para a|pra) (praia|mar|areia|areal); (ir|chegar) (a pé|andando|descalço) (à|a|para a|pra|até a|até à) praia; (a pé|andando) até (a|à) praia; praia (à porta|a pé|ao lado|pertinho); (minuto|min|quadra|quarteirão|metro|passo|km)(s|) (a pé|) (da|do|de|até a) (praia|mar); (perto|pertinho|próxim(o|a)|junto|juntinho|ao lado|ao pé|colad(o|a)|a dois passos) (da|à|a|do) (praia|mar|areia|areal); (à|na) beira da praia; (a passos|a poucos passos|a poucos metros|a poucos minutos|a minutos|a uma quadra|a poucas quadras|a um passo|a pé) da praia; pé na areia; (na|de) praia; (acesso|saída) (direto|direta|) à praia; casa de praia`,
    waterfront: `colad(o|a)(s|) (ao|à) (mar|rio|praia|lago|água); frente de (mar|rio|praia|lago); (à|na) beira (d'água|da água|d água); (em|de) frente (ao|à|a|para o|pro|para a|pra) (rio|lago|lagoa|praia|água); em frente (ao|para o|pro) (mar|oceano); pé na água; frente (mar|para o mar|ao mar|ao lago|ao rio|para o rio|rio); primeira linha (de mar|de praia|); (à|na) beira (do|da|de) (mar|lago|rio|lagoa|represa); beira(-| )mar; beira(-| )rio`,
    'ocean view': `(com|) vista(s|) (oceânica|oceanica|marítima|maritima)(s|); (com|) vista(s|) (de|da|para a|pra|pra a|sobre a) praia; ${SEEING} (o|) (mar|oceano|atlântico) (do quarto|da cama|); a vista (de|do|para o|pro|) (mar|oceano); (virad(o|a)|de frente|de cara|) (para|pro) (o|) (mar|oceano|atlântico); vista(s|) mar; (que se|onde se|que dê para|de onde se|dá para|a) (veja|vê|ver|aviste|veem|vendo) (bem|) (o|) (mar|oceano); (quero|queria|gostava de|gostaria de|poder|posso|para|pra|a|) (ver|vejo|avistar) o (mar|oceano); (com|) (vista|vistas) (panorâmica(s|)|direta|total|) (de|para o|do|sobre o|pro|p/ o|p/|p o|p|) (mar|oceano|atlântico)`,
    'mountain view': `(com|) vista(s|) (para|pra|sobre|das|dos|do|de|pro) (as|a|os|o|) (colina|colinas|morro|morros|monte|montes|vale|montanha|montanhas|serra); ${SEEING} (a|as|) (serra|serras|montanha|montanhas) (da|pela|de) (janela|varanda|sala|casa|sacada|cama); ${SEEING} (a|as|) (serra|serras|montanha|montanhas); (ver|vejo|vendo|veja|vê|avistar|admirar|olhar para|olhar pra) (a|as) (serra|serras|montanha|montanhas) (da|pela|de) (janela|varanda|sala|casa|sacada|); (ver|vejo|vendo|avistar|admirar) (a|as|) (serra|serras|montanha|montanhas); (para|pra) (a|as|) (serra|montanha|montanhas|serras); (com|) (vista|vistas) (para|pra|da|das|de|) (a|as|) (serra|montanha|montanhas|serras)`,
    'city view': `(com|) vista(s|) (para|pro|sobre|do) (o|) (centro|skyline|horizonte) (da cidade|histórico|); ${SEEING} a cidade (toda|inteira|de cima|do alto|lá em baixo|lá embaixo|iluminada|à noite|da janela|da varanda|aos meus pés); (ver|vendo|avistar|admirar) a cidade (toda|inteira|de cima|do alto|lá em baixo|lá embaixo|iluminada|à noite|da janela|da varanda|aos meus pés); (a|) cidade aos (meus|nossos) pés; (com|) (vista|vistas) (para|pra|da|sobre|de|) (a|) (cidade)`,
    'water view': `(virad(o|a)(s|)|de cara) (para|pro|ao) (o|) (rio|tejo|douro|lago); (que|a) (dê|deem|dá|dar|dando|deite|deita|deitar) (para|pro) (o|) (rio|tejo|douro|lago); ${SEEING} (o|a|os|) (rio|tejo|douro|lago|lagoa|marina|barcos|água) (do quarto|da cama|); (ver|vejo|vendo|avistar|admirar|olhar para|olhar pro) (o|a|os) (rio|tejo|douro|lago|lagoa|marina|barcos|água); a vista (de|do|para o|pro|) (rio|tejo|lago); (com|) (vista|vistas) (para|pro|pra|do|da|sobre|de|) (o|a|) (rio|tejo|douro|lago|lagoa|baía|água|marina|represa); (que se|onde se|que dê para|de onde se) (veja|vê|ver|aviste) (bem|) (o|a) (rio|tejo|lago|lagoa|água)`,
    view: `(com|) vista(s|) (bonita|linda|desafogada|livre|panorâmica|desimpedida|definitiva|); boa vista; com vista(s|)`,
    dogs: `(que|onde|) (deixe|deixem|deixam|deixa) (ter|levar|entrar) (um|o meu|meu|os meus|) (cão|cães|cachorro(s|)|cachorrinho); (golden|labrador|poodle|caniche|beagle|bulldog|buldogue|pitbull|rottweiler|chihuahua|yorkshire|dachshund|boxer|galgo|rafeiro|podengo|perdigueiro|pug|husky|dálmata|shih tzu|lulu|pinscher|cocker|spitz|schnauzer|malt(ê|é)s)(s|es|) (grande(s|)|velhinh(o|a)|pequen(o|a)|); (labradores|malteses|vira-lata(s|)|vira lata(s|)|pastor alemão|pastores alemães|border collie(s|)|salsichinha(s|)|cão salsicha|serra da estrela adulto); (cãozinho|cãezinhos|cachorrad(a|as)|cadelinha(s|)|doguinho(s|)|canino(s|)); (os|as|) (meus|minhas|nossos|nossas) (dois|duas|três|2|3|4|) (cães|cachorr(os|as)|cadelas|cachorrinhos); (um|uma|dois|duas|três|1|2|3|4) (cão|cães|cachorr(o|a|os|as)|cadela(s|)|cachorrinh(o|a)(s|)); (que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem|admita|admitam) (cães|cão|cachorro|cachorros|o meu cão|meu cachorro|o meu cachorro|cachorrinho|meu cachorrinho|os meus cães|meus cachorros); (tenho|temos|com|e) (um|uma|o|meu|minha|o meu|a minha|dois|duas|três|2|3|1|nosso|nossa|) (cachorr(o|a|os|as)|cachorrinh(o|a|os)|cão|cães|cadela|cadelas|golden|labrador|pastor alemão|pitbull|bulldog) (grande(s|)|pequen(o|a)(s|)|de porte grande|de grande porte|de pequeno porte|médi(o|a)|); (o|) (meu|meus|minha|nosso|nossos) (cão|cães|cachorr(o|a|os|as)|cadela|cachorrinh(o|a)); cães (ok|permitidos|bem-vindos|aceites); cachorros (ok|permitidos|aceitos)`,
    cats: `(que|onde|) (deixe|deixem|deixam|deixa) (ter|levar|entrar) (um|o meu|meu|os meus|) (gato(s|)|gatinho(s|)); (bichan(o|a)(s|)|felin(o|a)(s|)|gataria|siamês|gatinh(o|a)(s|)); (os|as|) (meus|minhas|nossos|nossas) (dois|duas|três|2|3|4|) (gat(os|as)|gatinh(os|as)); (um|uma|dois|duas|três|1|2|3|4) (gat(o|a|os|as)|gatinh(o|a|os|as)); (que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem) (gatos|gato|o meu gato|meu gato|gatinho|os meus gatos|meus gatos); (tenho|temos|com|e) (um|uma|o|meu|minha|o meu|a minha|dois|duas|três|2|3|1|) (gat(o|a|os|as)|gatinh(o|a|os|as)); (o|a|) (meu|minha|meus|minhas|nosso|nossos) (gat(o|a|os|as)|gatinh(o|a|os|as)); gatos (ok|permitidos)`,
    pets: `(que|onde|) (deixe|deixem|deixam|deixa) (ter|levar|entrar) (um|o meu|meu|os meus|) (animal|animais|pet(s|)|bicho(s|)); bicho(s|); bichinho(s|); bicharada; bicho(s|) de estimação; mascote(s|); patud(o|a)(s|); (animal|animais) de companhia; (papagaio|periquito|hamster|coelho|coelha|coelhinho|tartaruga|calopsita|porquinho da índia)(s|); (que|onde|) (aceite|aceitem|aceita|aceitam|permita|permitam|permite|permitem|admita|admitam) (animais|pets|pet|animal|animais de estimação|bichos|animal de estimação|bichinho|os meus animais|meus pets|meu pet); (com|tenho|temos) (um|meu|meus|) (animal|animais|pet|pets) (de estimação|); pet(-| )friendly; petfriendly; animais (permitidos|aceites|aceitos|bem-vindos|ok|de estimação|de estimação permitidos); pets (ok|permitidos|aceitos|são aceitos); animais; pets`,
    'single story': `(num|em um|de um|a um) (só|único) nível; (num|em um|de um) nível (só|único); tudo (num|no mesmo|em um|em um só) (piso|andar|nível); (tudo|todo|toda|) ao nível do chão; (só|apenas|somente) (um|1) (andar|piso|pavimento|nível); (só|apenas|tudo|só com|todo|toda|totalmente) (no|em|num|o|ao nível do|) (rés do chão|rés-do-chão|r/c|mesmo (piso|andar|nível)|mesmo plano); (em|num) (só|único) (plano|pavimento); casa(s|) baixa(s|); térre(o|a)(s|); (de|num|em) (um|1) (só|único|) (piso|andar|pavimento|nível); (tudo|) (num|em um) (só|único) (piso|andar); (num|em um|de um|um) (piso|andar) (só|único); sem escadas`,
    'home office': `(espaço|zona|área|cantinho|canto) de trabalho; (sítio|lugar|espaço|canto|cantinho|quarto|divisão|sala) (para|pra|onde|para o|pro) (eu|a gente|) (trabalhar|teletrabalho|home office|estudar|computador|possa trabalhar|escrever) (em casa|a partir de casa|de casa|); (com|e|tenha|mais) (um|) (escritório|home office|espaço para escritório|espaço para trabalhar|gabinete); escritório; home office; gabinete; (trabalho|trabalhar|trabalhamos) (em|de|a partir de) casa; teletrabalho`,
    yard: `terreiro(s|); (quintalzão|quintalão|quintaizinhos); com (um|) (quintal|logradouro) (de|com) ; quintalzinho; quintalinho; quintal; quintais; (com|e|um|grande|bom) quintal (grande|amplo|); pátio grande; logradouro`,
    garden:
      'jardim (privad|privativ|própri|exclusiv|particular)(o|); jardim (grande|bonito|cuidado|amplo|pequeno); com (um|) jardim (de|com) ; jardim; jardins; jardinzinho; horta',
    'short-term rental': `(que|onde|) (permit(e|a|am|em|ir)|aceit(e|a|am|em)|autoriz(e|a|am|em)|(dê|dá|deem|possa|posso|dar) (para|pra|)) (o|fazer|) (alugar|arrendar|aluguel|aluguer|arrendamento) (por|de|para|à) (temporada|férias|curta duração|turistas|diária); (estadia|estadias|contrato|contratos|período|períodos|aluguer|aluguel) (de|por|) (poucos|poucas|curta|curto|curtos|curtas) (meses|duração|prazo|semanas|dias|temporadas); (para|pra|pro|de|do|no|em|por|via|fazer|em regime de|como) (o|) (airbnb|air bnb|booking); (arrendar|alugar|arrendamento|aluguel|alojamento|aluguer) (a|de|para|pra|por) (turistas|turista|diária|diárias|dia|noite|turístico|curta temporada); alojamento turístico; temporada; (para|pra|por|de) temporada; (para|por) (férias|poucos dias|dias); arrendamento de férias; alojamento local; aluguel por temporada`,
    quiet: `sem vizinh(o|a)s (barulhent|ruidos)(o|a)s; (calminh|tranquilinh|sossegadinh|pacat|silencioszinh)(o|a)(s|); (não|nao|nada|pouco|que não seja muito|que não seja|que não sejam) (muito|demasiado|nada|) (barulhent|ruidos|agitad|movimentad)(o|a|os|as); (paz e |)(silêncio|sossego|tranquilidade|calmaria) (absolut(o|a)|total|); (com|) pouco (barulho|ruído|trânsito|movimento); sem (ruído|ruídos|confusão|trânsito|gritaria) (da rua|de carros|de vizinhos|); (bem|) longe (do|da|de|de toda a) (barulho|ruído|confusão|trânsito|agitação|bagunça|movimento|rebuliço); (fugir|fugindo|fujo|a fugir|descansar|fart(o|a|os|as)|cansad(o|a|os|as)) (do|da|de|de tanto) (barulho|ruído|confusão|trânsito|agitação|bagunça|rebuliço); (onde|que) (se|eu|a gente|não se|nem se|não) (possa|consiga|ouça|ouçam|durma|oiça|oiçam) (dormir|descansar|trabalhar|os carros|carros|barulho|ruído|nada|bem) (sossegad(o|a)|descansad(o|a)|em paz|em silêncio|bem|); em paz; (zona|rua|bairro|lugar|sítio|local|área) (tranquil|sossegad|calm|silencios)(o|a); tranquil(o|a)(s|); sossegad(o|a)(s|); silencios(o|a)(s|); calm(o|a)(s|); sem barulho; que não seja barulhent(o|a)`,
    'fenced yard': `((quintal|jardim|pátio|terreno|logradouro) |)(que|) (tenha|com|de) (muro|cerca|vedação|grades) (a|em|) (toda|todo) (a|o|) (volta|redor); (fechad|cercad|vedad|murad)(o|a) (para|pra|por causa) (o|a|os|as|do|da|dos|das) (cão|cães|cachorro|cachorros|cadela|crianças|miúdos|criança|bebê); (com|tenha|e|um|bom|) (um|) (quintal|jardim|pátio|terreno|logradouro)(s|) (traseiro|grande|amplo|privado|totalmente|todo|) (cercad|murad|vedad|fechad)(o|os); (com|e) (cerca|muro|vedação) (à volta|em volta|)`,
    gated: `comunidade(s|) fechada(s|); condo(s|) fechado(s|); portão de segurança; (condomínio|condominio) (fechado|privado|murado) (todo|) (com|de|e) (muro|muros|portão|guarita|segurança); (urbanização|loteamento|vila|residencial) (fechad|privad|vigiad)(o|a)(s|); (em|) condomínio(s|) fechado(s|); condominio fechado; condomínio privado; residencial fechado`,
    garage: `garage(m|ns) (individual|individuais|privada|privativa|própria|particular|fechada|fechadinha|grande)(s|); garage(m|ns) cobert(a|as); (lugar|vaga) de garagem cobert(o|a); box (para|pro|pra|p/) (o|um|) (meu|) carro; garagenzinha; (prédio|edifício) com garagem; garagem; garagens; box; vaga(s|) de garagem; lugar(es|) de garagem; lugar(es|) na garagem; vaga(s|) na garagem; parqueamento fechado`,
    'ev charging': `tomada (pro|pra|para o|de) (meu|) carro (elétrico|eléctrico); carregar (o|um|meu|o meu) (elétrico|eléctrico|híbrido); estaç(ão|ões) de (recarga|carregamento|carga); ponto(s|) de (recarga|carregamento|carga); eletroposto(s|); electroposto(s|); carregador(es|); (tem|têm|) onde carregar (o carro|o meu carro|a viatura|o elétrico|); (onde|para|pra|ponto|pontos|posto|tomada|estação|carregador|carregadores|carregamento|recarga|local|lugar|sítio) (de|para|pra|se possa|possa|dê para|dá para|posso|) (carregar|carregamento|recarga|recarregar|) (de|do|o|um|para|pra|) (meu|) (carro|carros|viatura|viaturas|veículo|veículos|automóvel) (elétric|eléctric|híbrid)(o|a|os|as); carregador(es|) elétrico(s|); wallbox; carregar (o|) (meu|) (carro|tesla) (elétrico|) (em casa|)`,
    'rv parking': `(entrada|vaga|espaço|estacionamento|garagem|lugar|acesso) (para|pra|pro|de) (um|o|meu|) (rv|trailer|barco|reboque); (autocaravana|motorhome|motor home|trailer de viagem|autocaravanas|motorhomes); (o|um|uma|a|meu|minha|nosso|nossa|o meu|a minha|o nosso|a nossa) (roulotte|caravana|trailer); ((espaço|vaga|lugar|sítio|local|terreno|área|cantinho|onde) |)(pra|para|p/|onde|de|) (eu|nós|a gente|) (estacionar|guardar|parar|pôr|meter|deixar|caber|caiba|possa guardar|possa estacionar|possa deixar|encostar) (o|um|uma|a|meu|minha|nosso|nossa|o meu|a minha|o nosso|a nossa|) (trailer|autocaravana|motorhome|motor home|caravana|reboque|roulotte|barco|lancha); (espaço|vaga|lugar|estacionamento|garagem) (pra|para|p/|de) (o|um|uma|a|) (trailer|autocaravana|motorhome|caravana|reboque|roulotte)`,
    'utilities included': `gasto(s|) (incluíd|inclus)(o|os); (renda|aluguel|aluguer|valor|preço) (tem de|tem que|deve|devia|teria de|precisa|precisa de|a) incluir (já|) (a|as|o|os|) (água|luz|gás|net|internet|contas|despesas|tudo) (e|,|) (a|o|) (luz|água|gás|internet|net|); (renda|aluguel|aluguer|valor|preço|mensalidade) (que|a|já|com|) (inclui|incluir|inclua|incluindo|inclu(a|)) (já|) (a|as|o|os|) (água|luz|gás|net|internet|contas|despesas|tudo) (, |) (e|,|) (a|o|) (luz|água|gás|internet|net|); (água|luz|gás|net|internet|contas|despesas|tudo) (e|) (água|luz|gás|net|internet|) (no preço|na renda|no aluguel|já dentro|já no preço|já na renda|pagas|pago); (água|luz|gás|contas|despesas) (e|,) (água|luz|gás|internet|net) (já|) inclu(íd|s)(a|o|as|os); (com|) tudo incluído; contas pagas; despesas à parte não`,
    elevator:
      '(prédio|edifício|bloco) com lift; (prédio|edifício) que tenha (elevador|ascensor); (prédio|edifício|bloco) com (elevador|ascensor); elevador(es|); ascensor(es|)',
    doorman:
      '(porteir(o|a)|concierge) (24h|24 horas|na entrada|); (prédio|edifício) que tenha (porteiro|portaria); (prédio|edifício) com (porteiro|portaria|zelador)',
    pool: 'tanque (para|de|pra) (nadar|natação); piscin(ão|inha|inhas|ões); piscina(s|); piscina (própria|privativa|privada|particular|aquecida)',
    balcony:
      'sacadinha(s|); sacadão; varandão; varandões; varandona; varandinha(s|); varandim; varandins; varanda(s|); sacada(s|); marquise; varanda (gourmet|grande|ampla|espaçosa)',
    patio:
      'rooftop(s|) (privad|privativ|própri)(o|os); patiozinho(s|); terraçozinho(s|); terração; terracinho; terraço(s|); pátio(s|); alpendre',
    storage:
      'arrecadaçãozinha; espaço(s|) (de|para) (armazenamento|armazenagem|arrumação|arrumações|arrumos); (quarto|quartinho) de (despejo|arrumos|arrumação|tralha|bagunça); (sítio|lugar|espaço|local|onde|cantinho) (para|pra|) (eu|) (guardar|arrumar|pôr|meter|arrecadar) (as|os|a|o|minhas|meus|a minha|o meu|nossas|nossos|) (bicicleta|bicicletas|bikes|bike|prancha|pranchas|tralha|tralhas|coisas|malas|ferramentas|caixas|material); arrecadação; arrecadações; arrumos; despensa; depósito; hobby box',
    'walk-in closet': '(zona|área|espaço) de vestir; vestidor(es|); quarto(s|) de vestir; closet(s|); roupeiro walk-in',
    'air conditioning':
      '(precisa|precise|tem que|tem de|precisa de|deve) ter ar; refrigeração (central|); ares condicionados; arcondicionado(s|); ar condic; com ar (condicionado|acondicionado|cond|central|frio|refrigerado)(s|); com ar; (tem|têm|tenha|sem|e|de) ar (no quarto|na sala|nos quartos|em casa); arcond; ar(-| |)cond; ar(-| )acondicionado; ar (frio|fresco condicionado|central|refrigerado); climatizad(o|a)(s|); ar(-| )condicionado(s|); ac; a/c; ar cond',
    heating:
      '(chão|soalho|pavimento|piso) (aquecid|radiant)(o|e|os|es); (bem aquecid|aquecid)(o|a)(s|) no inverno; bem aquecid(o|a)(s|); (radiador|aquecedor)(es|); piso aquecido; aquecimento (central|); calefação; radiadores; piso radiante',
    furnished:
      '(em|de|) porteira fechada; com (o|) recheio (incluído|completo|todo|); (já|) (venha|vem|vêm|venham|com|tenha|tenham) (já|) (com|) (todos|toda|) (os|a|o|) (móveis|mobília|mobiliário|recheio) (todos|toda|incluíd(os|a|o)|inclus(os|a|o)|); mobiladinh(o|a); mobiliadinh(o|a); mobilad(o|a)(s|); mobiliad(o|a)(s|); com (móveis|mobília|mobilia); equipad(o|a) e mobilad(o|a)',
    'community pool':
      'piscina(s|) (de uso comum|na área comum|nas áreas comuns|na zona comum|nas zonas comuns|dos condóminos|dos condôminos|de todos); piscina(s|) (de|do|no|em|partilhada no|coletiva do) (condomínio|prédio|edifício|conjunto|residencial); piscina (partilhada|compartilhada|coletiva|comum|comunitária|para os moradores|dos moradores)',
    carport:
      '(telheiro|alpendre|coberto|abrigo) (para|pra) (eu|) (pôr|guardar|meter|deixar|estacionar|abrigar) (o|os|) (meu|meus|nosso|) (carro|carros|automóvel|viatura|viaturas); (com|uma|um|com uma|com um|) (vaga|lugar|estacionamento) cobert(o|a)(s|) ; (alpendre|telheiro|cobertura|abrigo|coberto|toldo|telhado) (para|pra|pro|de) (o|os|) (meu|meus|nosso|nossos|) (carro|carros|automóvel|viatura|viaturas); (vaga|lugar|estacionamento) cobert(o|a)(s|) (pro carro|para o carro|pra carro|ao ar livre|)',
    'hot tub':
      'banheira(s|) de (massagem|massagens|imersão|spa); hidro; jacúzi; jacuzi; jacusi; jacuzzi(s|); ofurô(s|); (banheira|banho) (de|com) (hidro|jacuzzi|bolhas|jatos|borbulhas); spa privativo',
    'corner lot':
      '(fica|ficar|fique|situad(o|a)|localizad(o|a)|que seja) (na|numa|em) esquina; (seja|sejam|é|fique|fosse|for|sendo) (de|na|em|numa) (esquina|gaveto); (lote|terreno|casa|moradia|vivenda)(s|) (na|numa|em) esquina',
    gym: 'ginasiozinho; ginasinho; (onde|que) (dá|dê) (para|pra) (malhar|treinar); malhar; sala(s|) de (treino|treinos|exercício|exercícios); (prédio|edifício|condomínio) (com|que tenha) (ginásio|academia); (sala de|) (musculação|ginástica); academiazinha',
    laundry:
      '(máquina|) lava e seca; lava(-|)e(-|)seca; (prédio|edifício) com (lavandaria|lavanderia); (lugar|sítio|espaço|local) (para|pra) (a|uma|) máquina de lavar (roupa|); máquina (de roupa|da roupa)',
    dishwasher:
      'lava(loiças|louças|loiça|louça); máquina (da|de) (loiça|louça); (máquina|maq) (de|para|pra) lavar (a|) (loiça|louça|louças|pratos); lava(-| )(loiça|louça)(s|)',
    'hardwood floors':
      '(chão|piso|pavimento|soalho|assoalho) (de|em) (taco|tacos|tábua corrida|tábuas|madeira maciça|madeira); parquê; tacos',
    'open floor plan':
      '(em|de|com|) plano (aberto|livre); (em|de|) planta livre; (sala e cozinha|cozinha e sala) (juntas|integradas|ligadas|abertas|unidas|em conjunto|tudo junto|num só espaço|no mesmo espaço|sem parede|sem paredes|sem divisão); (cozinha|sala) (aberta|virada|integrada|ligada) (para|pra|à|com|na|para a|com a) (sala|cozinha); (sem|nada de) (parede|paredes) (entre|a separar|separando) (a|) (sala|cozinha) (e|da) (a|) (cozinha|sala); ambiente(s|) (integrad|abert|conjugad)(o|os); planta aberta',
    'guest house':
      'anexos; (casinha|casa|apartamento|quarto) (nos fundos|independente|à parte|separad(o|a)) (para|pra|pros|dos) (visitas|hóspedes|convidados|meus pais|sogros|sogra|a sogra|os meus pais|minha mãe|a minha mãe); (anexo|anexos|casinha|edícula)(s|) (para|pra|pros|dos|de) (visitas|hóspedes|convidados|os meus pais|meus pais|sogros|a sogra|minha sogra|a minha mãe|minha mãe|família); casinha nos fundos',
    'tennis court': '(quadra|campo|court)(s|) de (ténis|tênis|tenis|padel|pádel); jogar (ténis|tênis|tenis|padel)',
    'golf course': '(campo|clube|campos) de (golfe|golf); jogar (golfe|golf); golfe',
    'wine cellar':
      'adega(s|) (climatizada|própria|); (sítio|lugar|espaço|cantinho) (para|pra) (os|guardar os|o|guardar o|) (meus|nossos|meu|) (vinho|vinhos|garrafas); cave de vinho(s|)',
    fireplace: 'recuperador(es|); lareirinha(s|); lareira(s|); recuperador de calor; salamandra',
  },
};
