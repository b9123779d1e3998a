const E = '(o|a|os|as)';
const SEE = '(ver|vejo|vê|veja|vemos|veem|avistar|aviste|vendo|olhar para)';
const ALLOW =
  '(aceite|aceitem|aceita|aceitam|aceitar|permita|permitam|permite|permitem|admita|deixe|deixem|deixam|possa levar|possa ter|dê para levar)';
const MY = '(o meu|meu|minha|a minha|os meus|meus|as minhas|um|uma|os|o|a)?';
const RENEWED = `(renovad|remodelad|reformad|restaurad|recuperad|modernizad|reabilitad|renovadinh|reformadinh|remodeladinh)${E}`;
const RENEW = '(remodelar|recuperar|reformar|renovar|restaurar|reabilitar|arranjar)';

/** What visitors call a feature beside the words of listings, by the feature's name. */
export const portugueseTags: Readonly<Record<string, string>> = {
  pool: 'onde? (dar|possa dar) uns mergulhos; piscina privada|própria|aquecida|particular; nadar em casa',
  'hot tub': 'banheira (de hidromassagem|jacuzzi); hidro',
  sauna: 'sauninha',
  fireplace: 'fogão de sala',
  'air conditioning': '(ar-condicionado|arcondicionado); ar; ac; climatizad(o|a)(s); ar frio; com ar',
  heating: 'chão aquecido; aquecid(o|a)',
  garage: 'box; garagem fechada|coberta|própria|privativa|individual',
  carport: 'alpendre para o? carro',
  'ev charging': `
    carregar|carregamento|carregador|tomada|posto|ponto para|de|do? (o|meu|o meu|um)? carro|veículo|viatura|carros? eléctric(o|os)|elétric(o|os)
    carregador para|de? carro|tesla|ev; onde? carregar (o|meu|o meu)? carro|tesla|elétrico`,
  'rv parking': `
    espaço|lugar|vaga|estacionamento|sítio|onde para|de? estacionar|guardar|pôr|deixar|parar? (o|um|uma|a|meu|minha|o meu|
      a minha)? autocaravana|motorhome|trailer|caravana|barco|reboque|lancha
    estacionar|guardar|parar (o|a|meu|minha|o meu|a minha)? autocaravana|motorhome|trailer|caravana|barco|lancha`,
  balcony: 'varandinha(s); sacadinha',
  patio: 'esplanada',
  deck: 'deque(s)',
  yard: `
    quintal grande|próprio|privado
    espaço|terreno|relva para os|as|o? miúdos|crianças|cachorro|cão|cães|filhos|criançada brincar|brincarem|correr|correrem; relva
    área externa privativa`,
  garden: '',
  'fenced yard':
    'quintal|jardim|terreno|lote todo? (murad|vedad|cercad|fechad)(o|a); todo? (murad|vedad|cercad)(o|a)(s)',
  waterfront: `
    a|na? beira de|do|da? água|mar|rio|lago; a|na? beira dágua; em? frente (ao|para o|pro)? mar|rio|lago|praia
    primeira linha (de (mar|praia)|do mar)?; em cima do mar`,
  'beach access': `
    acesso|saída direto|directo|direta|privado|fácil? (a|para a|ao) praia|mar|areia
    (perto|pertinho|próximo|junto|ao lado|a passos|a dois passos|a pé) da|à|do|ao praia|mar; (a pé|andando) até|para à? praia; na praia
    ir a pé (à|para a|para) praia; praia a pé; beira da praia`,
  'ocean view': `
    vista(s) de|do|da|para|pro|sobre|ao? o|a? mar|oceano|atlântico|praia; ${SEE} o mar|oceano; se? veja|vê|vejo o mar; mar da janela|varanda
    de frente para|pro o? mar; virad(o|a) para|pro|ao o? mar; janela|varanda para|pro o? mar`,
  'water view': `
    vista(s) de|do|da|para|pro|sobre? o|a? rio|lago|lagoa|tejo|douro|marina|baía|água|ria|porto
    ${SEE} o|a|os? rio|tejo|douro|lago|marina|barcos|água|baía; (virad(o|a)|de frente) para|pro|ao o? rio|tejo|lago`,
  'mountain view': `
    vista(s) de|da|das|dos|para|pras|pro|sobre? a|as|o|os? serra|serras|montanha|montanhas|monte|montes|vale|colinas|morro
    ${SEE} a|as? serra|serras|montanha|montanhas`,
  'city view': `vista(s) da|para|sobre|de a? cidade|skyline|lisboa; ${SEE} a cidade (toda|de cima|inteira)?`,
  view: 'vista bonita|linda|desafogada|livre|panorâmica|desimpedida|boa; boa vista; bela|linda|bonita vista(s)',
  gym: 'academia(s); academia|ginásio no prédio; onde malhar|treinar',
  elevator: 'prédio com elevador',
  gated: `
    condomínio|condomínios fechado|privado|fechados|privados; condomínio com segurança; segurança 24 horas|h; portão (com segurança|eletrônico)`,
  doorman: 'portaria (24 horas|24 h)?',
  'tennis court': 'jogar tênis',
  'golf course': 'junto ao golfe',
  accessible: `
    (adaptad|acessíve|preparad)(o|a|l|is|os|as) para|a? a? (cadeira de rodas|cadeiras de rodas|cadeirante(s)|deficiente(s)|mobilidade reduzida|
      pessoas com deficiência|pessoas com mobilidade reduzida|idosos)?; cadeirante(s); mobilidade reduzida|condicionada; rampa (de acesso)
    acessibilidade`,
  basement: 'porãozinho',
  attic: 'sótãos',
  laundry: `
    lavandaria|lavanderia (própria|dentro|dentro de casa|dentro do apartamento)?; máquina de lavar|secar a? (roupa)(e (secar|de secar))
    lava e seca`,
  dishwasher: 'máquina de|da lavar? a? loiça|louça|pratos; lava-(louça|loiça)(s)',
  furnished: `
    (totalmente (mobilad|mobiliad)${E}|todo (mobilad|mobiliad)${E}|toda (mobilad|mobiliad)${E}|já (mobilad|mobiliad)${E}|semi(mobilad|
      mobiliad)${E}|semi (mobilad|mobiliad)${E}); (mobilad|mobiliad)${E}; com? móveis|mobília|mobiliário; com tudo dentro; equipad(o|a)`,
  'hardwood floors': 'chão|piso|pisos|soalho|pavimento de|em? madeira|tacos|parquet|taco',
  'walk-in closet': '',
  'open floor plan': `
    cozinha|sala|salas|conceito aberta|aberto|americana|integrada|integradas (com a sala|para a sala|à sala|com sala)?; open concept
    cozinha e sala juntas; sala e cozinha juntas|integradas`,
  renovated: `
    todo|toda|tudo|já|totalmente|recém|recentemente|completamente? ${RENEWED}
    pront(o|a)(s) para|a morar|habitar|entrar|viver; chave(s) na mão; obras já? feitas
    (cozinha|casa de banho|banheiro) (nov|remodelad|renovad|reformad)(o|a)`,
  'fixer-upper': `
    para|a|por eu|nós? ${RENEW}(mos|em|); (precis|necessit)(a|e|em|am|ar|ando) de (obras|obra|reforma|remodelação|reparações|arranjos|uns arranjos)
    (para|a precisar de|precisando de) obras|reforma|obra; obras; obra; obras por|para fazer; ruína(s); em ruína(s); em mau estado; degradad(o|a)
    eu? mesmo reformar; ${RENEW} a meu|nosso gosto; projeto de recuperação|reforma`,
  'new construction': `
    construção|obra|imóvel nov(o|a); por estrear; prédio|edifício|empreendimento nov(o|inho)
    (recém|acabad(o|a) de)-(construíd(o|a)|construir|feito|entregue); novinh(o|a)|nov(o|a) em folha; em construção; lançamento
    (apartamento|apto|ap|condo|geminado|geminada|sobrado geminado) nov(o|a)`,
  'single story': `
    térre${E}; rés do-chão; r/c; tudo|toda? (num|em um|de um|no mesmo|num só|de um só|em um só|a um só) só|único? piso|andar|nível|pavimento
    um só|único? piso|andar|nível; sem escada(s); sem (subir|ter de subir)? (escadas|degraus para subir)
    já? não posso|consigo|quero|consegue|conseguem|pode|podem|aguenta|aguento mais? subir|com|usar as|muitas? escadas`,
  'guest house': `
    (anexo|casinha|edícula|suíte|apartamento independente|casa) para|de os|as|a|o? (sogros|sogra|hóspedes|visitas|convidados|pais|mãe|avó|
      minha mãe|meus pais); anexo(s)`,
  'home office': `
    escritório (para trabalhar|para teletrabalho|próprio)?
    espaço|lugar|quarto|sítio|cantinho para|de (trabalhar|teletrabalho|trabalho|escritório|home office|trabalhar de casa|trabalhar em casa)
    trabalho (de|em|a partir de) casa; gabinete`,
  pets: `
    ${ALLOW} ${MY} (animais|animal|pet|pets|bicho|bichos|bichinho|animais de estimação|animal de estimação); petfriendly
    (bicho|bichinho|mascote)(s); animal (de estimação); ter bicho|bichos|animais`,
  dogs: `
    cachorr${E}; cachorrinh${E}; cãozinho; cadel(a|as|inha); ${ALLOW} ${MY} cão|cães|cachorro|cachorros|cachorrinho
    (labrador|golden|poodle|caniche|beagle|buldogue|bulldog|pitbull|chihuahua|pastor alemão|rafeiro|vira-lata|husky|boxer|rottweiler|pug|
      yorkshire|dálmata|pinscher|salsicha)(s|es|); patudo(s)`,
  cats: `gat${E}; gatinh${E}; ${ALLOW} ${MY} gato|gatos|gatinho|gata; bichano(s); felino(s)`,
  solar: `painel|painéis|placa|placas|energia (solar|solares|fotovoltaic${E})`,
  storage: 'despensa; espaço|sítio|lugar para|de guardar|arrumar|arrumação|arrumos',
  'corner lot': 'de|na|em|numa esquina',
  'cul-de-sac': 'praceta',
  'utilities included': `
    (contas|despesas|água e luz|água|luz|gás|internet|tudo|consumos) já? (incluid|inclus)${E}; com contas|despesas|tudo incluíd(o|as)
    inclua|inclui as? despesas|contas|água|luz; com despesas|contas`,
  'short-term rental': `
    (air-bnb|airbnb)
    alugar|aluguel|aluguer|arrendar|arrendamento|locação por|de|para|a? (temporada|férias|curta duração|curto prazo|turistas|temporário|dia|diária)
    (curta duração|curta temporada|curto prazo)`,
  'wine cellar': 'guardar os? vinhos',
  quiet: `
    (sossegad|tranquil|silencios|calm|pacat)(o|a|os|as|inho|inha); silêncio; (sem|longe do|longe de|pouco) barulho|ruído|trânsito|confusão
    nao seja? em? numa|na? rua? barulhent(o|a); rua calma|sossegada|tranquila`,
  'price reduced': 'preço reduzido',
};
