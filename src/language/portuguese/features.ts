import type { TagWords } from '../features/tag-words.ts';

export const portugueseFeatures: TagWords = {
  smallWords: `os um uma da das na nos nas ao em não sem é são está muito mais seu sua aos às pelo pela dois duas num numa fica já até tudo bem
    quarto andar quartos banho cozinha apartamento moradia imóvel excelente ótimo bairro tem possui`,
  features: {
    pool: `piscina(s); piscina privativa|própria|aquecida|exclusiva|particular; piscina de água salgada`,
    'community pool': `piscina(s) comum|coletiva|comunitária|partilhada|compartilhada; piscina do|no condomínio|prédio|edifício|empreendimento
      piscina para|dos moradores|condôminos|residentes; condomínio|empreendimento com piscina(s)`,
    'hot tub': `jacuzzi; hidromassagem; spa; ofurô; banheira de hidromassagem; banheira de imersão aquecida`,
    sauna: `sauna(s); banho turco`,
    garage: `garagem|garagens; lugar(es)|vaga(s) de|na|em garagem; garagem privativa|fechada|dupla|box; box fechada|fechado|duplo|individual
      box para # carros?; box de garagem`,
    carport: `telheiro|carport; alpendre para carro(s); estacionamento|vaga|lugar coberto|coberta`,
    'ev charging': `carregador(es)|carregamento|posto|tomada|ponto para|de|elétrico veículo(s)|carro(s)|carregamento elétrico(s)|eléctrico(s)?
      carregador elétrico|tesla; carregamento elétrico`,
    'rv parking': `estacionamento|espaço|lugar para autocaravana|motorhome|trailer|caravana|barco`,
    balcony: `varanda(s); sacada(s); marquise; varandim`,
    patio: `pátio(s); terraço(s); logradouro; alpendre; solário`,
    deck: `deck(s); deck de madeira`,
    yard: `quintal; quintais; relvado; gramado; logradouro; jardim privado|privativo|grande; jardim das traseiras`,
    'fenced yard': `quintal|jardim|terreno murado|vedado|cercado|fechado; totalmente|todo murado|vedado|cercado
      quintal|jardim|terreno amplo|grande e murado|vedado|cercado`,
    garden: `jardim; jardins; horta(s); pomar; estufa; jardim privado|privativo|grande|murado|vedado|cercado|fechado|próprio
      árvores de fruto|frutíferas`,
    waterfront: `beira-mar; beira-rio; primeira linha de? mar|praia?; frente mar|rio|praia; beira mar|rio|lago|praia; à beira-mar|beira-rio
      na primeira linha; de frente para o mar; pé na areia; à beira da água|rio|lago; à beira do mar|rio|lago; linha do rio|mar|lago; cais privativo
      em frente ao mar`,
    'beach access': `acesso directo|direto|privado|privativo? à praia; acesso direto|directo à|a praia; passos|metros da praia; pé na areia
      caminho para a praia; a dois|poucos|alguns passos|metros da praia`,
    'ocean view': `vista(s) mar|oceano; vista(s) para|sobre|do|ao o? mar|oceano|atlântico; vista de mar
      vista deslumbrante|frontal|panorâmica|livre|desafogada mar|para o? mar?`,
    'water view': `vista(s) rio|lago(a)|marina; vista(s) para|sobre o|a? rio|lago(a)|tejo|douro|baía|marina|água; vista de rio; passar os barcos
      vista(s) desafogada|panorâmica|livre|deslumbrante|frontal para|sobre o rio|tejo|douro|lago`,
    'mountain view': `vista(s) serra|montanha; vista(s) para|sobre|da|de as|a|os|o? serra(s)|montanha(s)|monte(s)|vale`,
    'city view': `vista(s) cidade; vista(s) para|sobre|da|de a? cidade; vista urbana; vista panorâmica sobre|da a? cidade|lisboa|porto
      cidade inteira? aos seus|teus pés`,
    view: `vistas; vista desafogada|panorâmica|livre|deslumbrante|espetacular|fantástica|privilegiada|para
      vista sobre|incrível|linda|bonita|aberta|desimpedida|magnífica; com vista; uma? bela|linda|bonita|fantástica|excelente|magnífica vista`,
    gym: `ginásio(s); academia; fitness; sala de musculação|fitness|exercício|ginástica`,
    elevator: `elevador(es); ascensor(es)`,
    gated: `condomínio fechado|privado; portão com segurança; segurança 24(h); acesso controlado; portaria eletrônica
      condomínio fechado com|possui|oferece`,
    doorman: `porteiro(s); portaria; concierge; rececionista; receção; zelador; portaria 24(h)`,
    'tennis court': `campo(s)|quadra(s)|court(s) de ténis|tênis|padel`,
    'golf course': `campo(s)|clube|resort de golf(e); primeira linha do|de golfe; frente ao golfe; no golfe; com vista golfe`,
    accessible: `acessível|adaptado|adaptada para|a|com? cadeira(s)|pessoas|mobilidade de|com? rodas|mobilidade|reduzida? reduzida?
      cadeira de rodas; rampa de acesso; sem degraus; sem barreiras arquitetónicas|arquitetônicas?; acesso para deficientes|mobilidade
      mobilidade reduzida; casa de banho adaptada; banheiro adaptado`,
    fireplace: `lareira(s); salamandra; recuperador de calor`,
    'air conditioning': `ar-condicionado; a/c; climatizado; climatizada; climatização; split(s); ar condicionado(s); bomba de calor`,
    heating: `aquecimento; aquecedor(es); radiador(es); calefação; caldeira; aquecimento central; piso radiante|aquecido; bomba de calor`,
    basement: `cave(s); porão; subsolo; subcave`,
    attic: `sótão; mansarda; águas furtadas; aproveitamento de sótão`,
    laundry: `lavandaria|lavanderia|secadora|lavadora; máquina de lavar roupa?; máquina de secar; área de serviço; zona de tratamento de roupa
      máquina de lavar e secar; lavandaria|lavanderia própria|privativa|individual; lavandaria|lavanderia dentro de casa`,
    dishwasher: `lava-louça(s); lava-loiça; máquina de lavar loiça|louça|pratos; lavadora de louça(s)`,
    furnished: `mobilado; mobilada; mobiliado; mobiliada; semi-mobilado; semi-mobiliado
      totalmente|completamente|semi mobilado|mobilada|mobiliado|mobiliada; com mobília|móveis; com móveis planejados; mobília incluída
      trazer|traga a mala; traga só a mala`,
    'hardwood floors': `soalho; parquet; taco; assoalho; chão|piso(s)|pavimento|soalho de|em madeira|parquet|tacos|carvalho; tacos de madeira
      piso laminado de madeira; tábua corrida; madeira maciça`,
    'walk-in closet': `closet(s); vestiário; quarto de vestir; walk-in closet`,
    'open floor plan': `open-space; openspace; conceito aberto; open space; cozinha americana|aberta|integrada
      sala e cozinha integrada(s)|em open space; ambientes integrados; planta aberta; cozinha aberta para a? sala`,
    renovated: `renovado; renovada; remodelado; remodelada; reformado; reformada; recuperado; recuperada; reabilitado; reabilitada; restaurado
      restaurada; modernizado; modernizada; recém-reformado; recém-renovado; refeito(s); refeita
      totalmente|recém|recentemente|completamente renovado|renovada|remodelado|remodelada|reformado|reformada; pronto a|para habitar|morar
      remodelação total|recente; cozinha nova; casa(s) de banho nova(s)`,
    'new construction': `recém-construído; recém-construída; construção nova; nova construção; a estrear
      prédio|edifício|moradia|apartamento|casa novo|nova; recém construído|construída; nunca habitado|habitada; na planta; novo em folha
      primeira locação; em construção nova`,
    'fixer-upper': `para|a remodelar|recuperar|renovar|reformar|restaurar
      precisa|necessita|carece de obras|reforma|remodelação|renovação|reparações|reparos|intervenção; por remodelar|recuperar; para obras
      a precisar de obras; potencial de remodelação; precisa obras; precisa de tudo; ideal para investidores`,
    'single story': `térrea; térreo; moradia|casa térrea; um só|único piso|andar|nível; de um|1 piso; sem escadas; tudo num só piso; piso único
      num único piso`,
    'guest house': `anexo; edícula; casa|casinha|anexo|suite|suíte|edícula de|para hóspedes|visitas|convidados; apartamento independente
      casinha independente`,
    'home office': `escritório; home-office; teletrabalho; biblioteca; home office; espaço para escritório|trabalho|trabalhar; trabalhar em|de casa
      sala de estudo`,
    pets: `pet-friendly; animais permitidos|bem-vindos|aceites|aceitos|ok|sim; aceita|aceitamos|permite|aceitam-se|permitem-se|admite animais|pets
      aceita animais de estimação; pet friendly; animais de estimação permitidos|bem-vindos|aceites|aceitos; aceita pet(s)`,
    dogs: `cães|cachorros permitidos|bem-vindos|aceites|aceitos|ok; aceita|permite|aceitamos cães|cachorro(s)|cão
      cães e gatos permitidos|bem-vindos|aceites; só cães`,
    cats: `gatos permitidos|bem-vindos|aceites|aceitos|ok; aceita|permite|aceitamos gato(s); cães e gatos permitidos|bem-vindos|aceites
      só|apenas|somente gatos`,
    solar: `fotovoltaico(s); fotovoltaica(s); solar; painéis|painel|energia|placas|sistema solar(es)`,
    storage: `arrecadação; arrecadações; arrumos; depósito; arrumação; dispensa; despensa exterior; quarto de arrumos`,
    'corner lot': `gaveto; de esquina; lote|terreno|casa|prédio|edifício|moradia de|na esquina; de gaveto`,
    'cul-de-sac': `cul-de-sac; impasse; rua sem saída; beco sem saída; praceta sem saída`,
    'utilities included': `despesas|contas|água|luz|gás|internet|consumos incluída(s)|incluídos|inclusas na|no? renda|aluguer|aluguel?
      inclui despesas|água|luz|todas|contas; tudo incluído; água e luz incluídas; com despesas incluídas`,
    'short-term rental': `airbnb
      arrendamento|aluguer|aluguel|estadia(s)|contrato|locação de|por? curta|temporário|temporada|curto|temporária duração|prazo|estadia?
      alojamento local; licença al; com? licença de|para alojamento local; curta duração; curto prazo; arrendamento mensal`,
    'wine cellar': `garrafeira; adega(s); garrafeira climatizada|refrigerada; cave de vinhos; adega climatizada`,
    bidet: `bidé(s); bidê; bidet`,
    quiet: `sossegado; sossegada; tranquilo; tranquila; silencioso; silenciosa; calmo; calma; sossego; tranquilidade; grilos; sem ruído|barulho
      longe do barulho; só se ouve(m)`,
    hoa: `condomínio mensal; taxa de condomínio; quota(s) de condomínio; valor do condomínio; condomínio #`,
    parking: `vaga(s)|estacionamento|parqueamento; vaga(s)|lugar(es) de|na|em garagem|estacionamento|parqueamento
      vaga(s) demarcada|descoberta|rotativa|privativa|livre; estacionamento privativo|próprio; lugar(es) de? parque; lugar de garagem`,
    'shared laundry': `lavandaria|lavanderia comum|coletiva|comunitária|partilhada|compartilhada
      lavandaria|lavanderia do|no prédio|condomínio|edifício|térreo|subsolo; máquinas de lavar partilhadas|compartilhadas|comuns`,
  },
  topics: {
    pets: `animal; animais; pet(s); animais de estimação`,
    dogs: `cão; cães; cachorro(s)`,
    cats: `gato(s)`,
    furnished: `mobília; mobiliário; móveis`,
    'utilities included': `despesas; consumos`,
    accessible: `acessível`,
    'golf course': `golfe`,
    'rv parking': `autocaravana; motorhome`,
    view: `vista`,
  },
  absences: {
    gated: `sem|fugindo|fora de? condomínio fechado`,
    furnished: `não mobilado|mobilada|mobiliado|mobiliada; sem mobília|mobiliário|móveis; por mobilar`,
    dogs: `só|apenas|somente gatos`,
    cats: `só|apenas|somente cães|cachorros`,
    renovated: `por|para|a remodelar|recuperar|renovar|reformar|restaurar; precisa de remodelação|reforma|tudo
      nunca foi? remodelado|remodelada|renovado|renovada`,
    elevator: `só escadas; acesso por escadas; sem elevador; sobe-se|subir|sobe a pé`,
    'single story': `duplex; triplex; sobrado; dois|duas|três|2|3 pisos|andares|níveis`,
    'fenced yard': `sem vedação|muro`,
    'short-term rental': `só|apenas longa duração|prazo; contrato mínimo; não se? arrenda|aluga|arrendamos|alugamos a turistas; mínimo de? um|1 ano
      longa duração`,
    'utilities included': `despesas não incluídas|à parte; mais despesas; acrescem despesas`,
    hoa: `sem condomínio; isento de condomínio`,
    parking: `estacionamento apenas|só|somente na rua; só|apenas estacionamento na rua; estacionamento na rua`,
  },
  ofEitherKind: `lavandaria; lavanderia`,
  others: `bilhar; visita(s); mesa de bilhar|sinuca|snooker; ponto de vista; à vista; à primeira vista; tendo em vista; jardim de infância|infantil
    jardim botânico|zoológico; academia de polícia|letras|ciências; escritório da|de imobiliária|advogados|vendas; nosso escritório
    prédio de escritórios; ar livre; ao ar livre; cachorro quente; sem dúvida(s); sem igual; sem compromisso; sem fiador; sem intermediários
    sem burocracia; não perca; não deixe; não hesite; não só; não apenas; não falta nada; não vai encontrar; sem preocupações; sem falar
    carrinho de golfe; venda de garagem; vaga(s)|estacionamento para|de visitantes|visitas; estacionamento público; vagas de emprego
    no|do piso? térreo`,
  alsoMeant: { garden: 'yard' },
  cues: {
    negators: `não; nem; nenhum(a); nunca; tampouco; exceto; zero; antigo; antiga; falta; não é|são|está|estão|foi|há|tem|têm
      não é|são|está|estão permitido(s)|permitida(s)|aceite(s)|aceitos|admitidos; em vez de; livre de; ausência de`,
    withouts: `sem`,
    refusals: `proibido(s); proibida; nenhum(a); avariado; avariada; desativado; desativada
      não permitido(s)|permitida(s)|incluído(s)|incluída(s)|aceites|aceitos|disponível
      não são|é|estão|está permitido(s)|aceites|aceitos|incluída(s)|incluídos|bem-vindos|permitidas
      convertida|convertido|transformada|transformado em|num(a); à parte; vendido|vendida à parte`,
    maybes: `possível; eventual; futuro; futura
      espaço|potencial|possibilidade|opção para|de um(a)|a|o|instalar|construir|fazer|colocar|instalação? futura|futuro|de?
      área|terreno|ideal|pronto para|de um(a)|a|o|instalar|construir|fazer|colocar|instalação? futura|futuro|de?
      projeto|projecto|licença|pré-instalação|preparado|preparada|preparação para|de um(a)|a|o|instalar? futura|futuro|de?
      projeto|projecto|licença|pré-instalação|preparado|preparada|preparação para|de construir|fazer|colocar|instalação? futura|futuro|de?
      pode(rá)|podendo|podem-se|pode-se construir|fazer|instalar|colocar|adicionar|converter; se desejar|quiser`,
    maybesAfter: `opcional; opcionais; possível; potencial; brevemente; em projeto|projecto; por construir|instalar; em construção; no futuro`,
    nears: `entre; vizinho(s); vizinha; perto; perto|próximo(s)|próxima|junto de|do(s)|da(s)|ao(s)|à|às
      a # minutos|metros|km|m|min|passos|quarteirões de|do(s)|da(s)|a pé?; minutos de|do(s)|da(s)
      a poucos|uns|dois|cinco|dez minutos|metros|passos|quarteirões de|do|da; ao lado de|do|da; em frente a|ao|à; fácil acesso a|ao|à
      a zona tem|oferece; o bairro tem|oferece; rodeado|rodeada de|por`,
    nearsAfter: `perto; próximo(s); próxima; nas proximidades; na zona; no bairro; na vizinhança; ao lado; em frente
      a # minutos|metros|passos|quarteirões|m; a poucos minutos|metros|passos; a dois|cinco|dez minutos|passos|quarteirões; a pé`,
    shared: `condomínio|prédio|edifício|empreendimento com|tem|oferece|inclui|possui; condomínio|prédio|edifício|empreendimento dispõe|conta de|com
      condomínio fechado com|possui|oferece; áreas|zonas comuns; área de lazer; lazer completo`,
    sharedAfter: `comum|comuns|comunitário|comunitária|partilhado|partilhada|compartilhado|compartilhada|coletivo|coletiva
      do|no condomínio|prédio|edifício|empreendimento; no terraço do prédio; nas áreas comuns; de uso comum; para|dos moradores|condôminos`,
    affirmers: `aceita; aceitamos; permite; permitem-se; aceitam-se; admite; inclui; incluído(s); com; sim`,
    affirmersAfter: `
      (permitido|aceite|incluído|incluída|bem-vindo)(s); permitida; aceitos; inclusas; sim; ok; possível; negociável
      a combinar|negociar|discutir`,
    turns: `mas; com; tem; têm; possui; dispõe; oferece; inclui; é; são; está; estão; embora; porém; também; além; apenas; só; onde; que; há; conta`,
    and: `e; &; +; bem como`,
    or: `ou; nem`,
    sharedNext: `comum|comuns|comunitário|comunitária|partilhado|partilhada|compartilhado|compartilhada|coletivo|coletiva`,
    own: `privativo|privativa|próprio|própria`,
    ownAfter: `privativo(s)|privativa(s)|próprio|própria|privado|privada; no apartamento|fogo`,
    articles: `um|uma|o|a|os|as`,
  },
};
