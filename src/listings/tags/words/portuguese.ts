import type { PhrasesByTag, TagWords } from '../tag-words.ts';
import { portugueseCues } from './portuguese-cues.ts';

const outside: PhrasesByTag = {
  pool: `piscina|piscinas, piscina privativa|própria|aquecida|exclusiva|particular, piscina de água salgada, nada|nadar|nade em casa`,
  'community pool': `
    piscina comum|coletiva|comunitária|partilhada|compartilhada|comunitaria, piscina do condomínio|prédio|edifício|empreendimento, piscina no condomínio|prédio|edifício,
    condomínio|empreendimento com piscina|piscinas`,
  'hot tub': `jacuzzi, banheira de hidromassagem, hidromassagem, spa, ofurô, banheira de imersão aquecida`,
  sauna: `sauna|saunas, banho turco`,
  garage: `
    garagem|garagens, lugar|lugares|vaga|vagas de|na|em garagem, garagem privativa|fechada|dupla|box, box fechada|fechado|duplo|individual, box para # carros?, parqueamento fechado, box de garagem`,
  carport: `telheiro, carport, alpendre para carro|carros, estacionamento coberto, vaga coberta, lugar coberto`,
  'ev charging': `
    carregador|carregamento|carregadores|posto|tomada|ponto para|de|elétrico|eléctrico veículo|veículos|carro|carros|carregamento elétrico|elétricos|eléctricos|eléctrico?, carregador elétrico|tesla, carregamento elétrico, posto de carregamento`,
  'rv parking': `estacionamento|espaço|lugar para autocaravana|motorhome|trailer|caravana|barco`,
  balcony: `varanda|varandas, sacada|sacadas, marquise, varandim`,
  patio: `pátio|pátios, terraço|terraços, logradouro, alpendre, solário`,
  deck: `deck|decks, deck de madeira`,
  yard: `quintal|quintais, jardim privado|privativo|grande, jardim das traseiras, relvado, gramado, logradouro`,
  'fenced yard': `quintal|jardim|terreno murado|vedado|cercado|fechado, totalmente|todo murado|vedado|cercado, terreno vedado`,
  garden: `jardim|jardins, jardim privado|privativo|grande|murado|vedado|cercado|fechado|próprio, horta|hortas, pomar, árvores de fruto|frutíferas, estufa`,
  waterfront: `
    primeira linha de? mar|praia?, frente mar|rio|praia, beira mar|rio|lago|praia, à beira-mar|beira-rio, beira-mar|beira-rio, na primeira linha, de frente para o mar, pé na areia, à beira da água|rio|lago, à beira do mar|rio|lago, linha do rio|mar|lago, cais privativo, em frente ao mar`,
  'beach access': `acesso|acesso directo|direto|privado|privativo? à praia, acesso direto|directo à|a praia, passos|metros da praia, pé na areia, caminho para a praia, a dois|poucos|alguns passos|metros da praia`,
  'ocean view': `vista|vistas mar|oceano, vista|vistas para|sobre|do|ao o? mar|oceano|atlântico, vista de mar, vista deslumbrante|frontal|panorâmica|livre|desafogada mar|para o? mar?`,
  'water view': `vista|vistas rio|lago|lagoa|marina, vista|vistas para|sobre o|a? rio|lago|lagoa|tejo|douro|baía|marina|água, vista de rio, passar os barcos, vista|vistas desafogada|panorâmica|livre|deslumbrante|frontal para|sobre o rio|tejo|douro|lago`,
  'mountain view': `vista|vistas serra|montanha, vista|vistas para|sobre|da|de as|a|os|o? serra|serras|montanha|montanhas|monte|montes|vale`,
  'city view': `vista|vistas cidade, vista|vistas para|sobre|da|de a? cidade, vista urbana, vista panorâmica sobre|da a? cidade|lisboa|porto, cidade inteira? aos seus|teus pés`,
  view: `vistas, vista desafogada|panorâmica|livre|deslumbrante|espetacular|fantástica|privilegiada|para|sobre|incrível|linda|bonita|aberta|desimpedida|magnífica, com vista, uma? bela|linda|bonita|fantástica|excelente|magnífica vista`,
  gym: `ginásio|ginásios, academia, sala de musculação|fitness|exercício|ginástica, fitness`,
  elevator: `elevador|elevadores, ascensor|ascensores`,
  gated: `condomínio fechado|privado, portão com segurança, segurança 24h|24, acesso controlado, portaria eletrônica`,
  doorman: `porteiro|porteiros, portaria, portaria 24h|24, concierge, rececionista, receção, zelador`,
  'tennis court': `campo|campos|quadra|quadras|court|courts de ténis|tênis|padel`,
  'golf course': `campo|campos|clube|resort de golfe|golf, primeira linha do|de golfe, frente ao golfe, no golfe, com vista golfe`,
  accessible: `
    acessível|adaptado|adaptada para|a|com? cadeira|cadeiras|pessoas|mobilidade de|com? rodas|mobilidade|reduzida? reduzida?, cadeira de rodas, rampa de acesso, sem degraus, sem barreiras arquitetónicas|arquitetônicas?, acesso para deficientes|mobilidade, mobilidade reduzida, casa de banho adaptada, banheiro adaptado`,
};

const inside: PhrasesByTag = {
  fireplace: `lareira|lareiras, recuperador de calor, salamandra`,
  'air conditioning': `ar condicionado|condicionados, ar-condicionado, a/c, climatizado|climatizada, climatização, split|splits, bomba de calor`,
  heating: `aquecimento, aquecimento central, aquecedor|aquecedores, radiador|radiadores, piso radiante|aquecido, calefação, bomba de calor, caldeira`,
  basement: `cave|caves, porão, subsolo, subcave`,
  attic: `sótão, águas furtadas, aproveitamento de sótão, mansarda`,
  laundry: `lavandaria, lavanderia, máquina de lavar roupa?, máquina de secar, secadora, lavadora, área de serviço, zona de tratamento de roupa, máquina de lavar e secar`,
  dishwasher: `máquina de lavar loiça|louça|pratos, lava-louças|lava-loiça, lava-louça, lavadora de louça|louças`,
  furnished: `mobilado|mobilada|mobiliado|mobiliada, totalmente|completamente|semi mobilado|mobilada|mobiliado|mobiliada, semi-mobilado|semi-mobiliado, com mobília|móveis, com móveis planejados, mobília incluída, trazer|traga a mala, traga só a mala`,
  'hardwood floors': `chão|piso|pavimento|pisos|soalho de|em madeira|parquet|tacos|carvalho, soalho, parquet, tacos de madeira, piso laminado de madeira, taco, assoalho, tábua corrida, madeira maciça`,
  'walk-in closet': `closet|closets, quarto de vestir, walk-in closet, vestiário`,
  'open floor plan': `conceito aberto, open space, open-space, openspace, cozinha americana|aberta|integrada, sala e cozinha integradas|integrada|em open space, ambientes integrados, planta aberta, cozinha aberta para a? sala`,
  renovated: `
    renovado|renovada|remodelado|remodelada|reformado|reformada|recuperado|recuperada|reabilitado|reabilitada|restaurado|restaurada|modernizado|modernizada, totalmente|recém|recentemente|completamente renovado|renovada|remodelado|remodelada|reformado|reformada, recém-reformado|recém-renovado, pronto a|para habitar|morar, remodelação total|recente, cozinha nova, refeito|refeita|refeitos, casa|casas de banho nova|novas`,
  'new construction': `construção nova, nova construção, a estrear, prédio|edifício|moradia|apartamento|casa novo|nova, recém-construído|recém-construída, recém construído|construída, nunca habitado|habitada, na planta, novo em folha, primeira locação`,
  'fixer-upper': `para|a remodelar|recuperar|renovar|reformar|restaurar, precisa|necessita|carece de obras|reforma|remodelação|renovação|reparações|reparos|intervenção, por remodelar|recuperar, para obras, a precisar de obras, potencial de remodelação, precisa obras, precisa de tudo, ideal para investidores`,
  'single story': `térrea|térreo, moradia|casa térrea, um só|único piso|andar|nível, de um|1 piso, sem escadas, tudo num só piso, piso único, num único piso`,
  'guest house': `casa|casinha|anexo|suite|suíte|edícula de|para hóspedes|visitas|convidados, anexo, edícula, casa de hóspedes, apartamento independente, casinha independente`,
  'home office': `escritório, home office, home-office, teletrabalho, espaço para escritório|trabalho|trabalhar, biblioteca, trabalhar em|de casa, sala de estudo`,
};

const terms: PhrasesByTag = {
  pets: `animais permitidos|bem-vindos|aceites|aceitos|ok|sim, aceita|aceitamos|permite|aceitam-se|permitem-se|admite animais|pets, aceita animais de estimação, pet friendly, pet-friendly, animais de estimação permitidos|bem-vindos|aceites|aceitos, aceita pet|pets`,
  dogs: `cães|cachorros permitidos|bem-vindos|aceites|aceitos|ok, aceita|permite|aceitamos cães|cachorros|cachorro|cão, cães e gatos permitidos|bem-vindos|aceites, só cães`,
  cats: `gatos permitidos|bem-vindos|aceites|aceitos|ok, aceita|permite|aceitamos gatos|gato, cães e gatos permitidos|bem-vindos|aceites, só|apenas|somente gatos`,
  solar: `painéis|painel|energia|placas|sistema solares|solar, fotovoltaico|fotovoltaicos|fotovoltaica|fotovoltaicas, solar`,
  storage: `arrecadação|arrecadações, arrumos, despensa exterior, depósito, arrumação, quarto de arrumos, dispensa`,
  'corner lot': `de esquina, lote|terreno|casa|prédio|edifício|moradia de|na esquina, gaveto, de gaveto`,
  'cul-de-sac': `cul-de-sac, rua sem saída, beco sem saída, impasse, praceta sem saída`,
  'utilities included': `despesas|contas|água|luz|gás|internet|consumos incluídas|incluída|incluídos|inclusas na|no? renda|aluguer|aluguel?, inclui despesas|água|luz|todas|contas, tudo incluído, despesas incluídas, água e luz incluídas, com despesas incluídas, contas inclusas`,
  'short-term rental': `arrendamento|aluguer|aluguel|estadia|estadias|contrato|locação de|por? curta|temporário|temporada|curto|temporária duração|prazo|estadia?, alojamento local, airbnb, licença al, com? licença de|para alojamento local, curta duração, aluguel por temporada, curto prazo, arrendamento mensal`,
  'wine cellar': `garrafeira, garrafeira climatizada|refrigerada, adega|adegas, cave de vinhos, adega climatizada`,
  bidet: `bidé|bidê|bidet|bidés`,
  quiet: `sossegado|sossegada, tranquilo|tranquila, silencioso|silenciosa, calmo|calma, sossego, tranquilidade, sem ruído|barulho, longe do barulho, só se ouve|ouvem, grilos`,
  hoa: `condomínio mensal, taxa de condomínio, quota|quotas de condomínio, valor do condomínio, condomínio #`,
};

export const portuguese: TagWords = {
  smallWords:
    'os um uma da das na nos nas ao em não sem é são está muito mais seu sua aos às pelo pela dois duas num numa fica já até tudo bem quarto andar quartos banho cozinha apartamento moradia imóvel excelente ótimo bairro tem possui',
  features: { ...outside, ...inside, ...terms },
  topics: {
    pets: `animal|animais, animais de estimação, pet|pets`,
    dogs: `cão|cães, cachorro|cachorros`,
    cats: `gato|gatos`,
    furnished: `mobília|mobiliário, móveis`,
    'utilities included': `despesas, consumos`,
    accessible: `acessível`,
    'golf course': `golfe`,
    'rv parking': `autocaravana, motorhome`,
    view: `vista`,
  },
  absences: {
    furnished: `não mobilado|mobilada|mobiliado|mobiliada, sem mobília|mobiliário|móveis, por mobilar`,
    dogs: `só|apenas|somente gatos`,
    cats: `só|apenas|somente cães|cachorros`,
    renovated: `por|para|a remodelar|recuperar|renovar|reformar|restaurar, precisa de remodelação|reforma|tudo, nunca foi? remodelado|remodelada|renovado|renovada`,
    elevator: `só escadas, acesso por escadas, sem elevador, sobe-se|subir|sobe a pé`,
    'single story': `dois|duas|três|2|3 pisos|andares|níveis, duplex|triplex, sobrado`,
    'fenced yard': `sem vedação|muro`,
    'short-term rental': `só|apenas longa duração|prazo, contrato mínimo, não se? arrenda|aluga|arrendamos|alugamos a turistas, mínimo de? um|1 ano, longa duração`,
    'utilities included': `despesas não incluídas|à parte, mais despesas, acrescem despesas`,
    hoa: `sem condomínio, isento de condomínio`,
  },
  others: `
    bilhar, mesa de bilhar|sinuca|snooker, ponto de vista, à vista, à primeira vista, tendo em vista, jardim de infância|infantil, jardim botânico|zoológico,
    academia de polícia|letras|ciências, visita|visitas, escritório da|de imobiliária|advogados|vendas, nosso escritório, prédio de escritórios,
    ar livre, ao ar livre, cachorro quente, sem dúvida|dúvidas, sem igual, sem compromisso, sem fiador, sem intermediários, sem burocracia,
    não perca, não deixe, não hesite, não só, não apenas, não falta nada, não vai encontrar, sem preocupações, sem falar, carrinho de golfe, venda de garagem`,
  alsoMeant: { garden: 'yard' },
  cues: portugueseCues,
};
