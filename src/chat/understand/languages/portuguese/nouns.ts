import type { Phrases } from '../language-tables.ts';

export const portugueseNouns: Phrases = {
  'sale.rent': `(qual|quanto|) (é|seria|) (o|) (valor|preço|custo) (do|da) (aluguel|renda|arrendamento|aluguer) (de|para) (um|uma|apartamentos|casas|moradias) ; (qual|quanto) (é|o|a|seria|) (o|a|) (renda|aluguel|aluguer) (médio|média|mais baixo|mais baixa|mínimo|mínima|menor|mais barato|mais alto|mais alta|máximo|maior|mais caro) (de|do|da|dos|das|) ; (o|a|) (renda|aluguel|aluguer) (médio|média) (de|do|da|) ; 
    (aluguel|aluguer|arrendamento|alugueres|locação) (de|por|para|) (temporada|férias|curta duração|curto prazo|temporário);    (para|pra|p/|de|em|a) (alugar|aluguel|aluguer|arrendar|arrendamento|locação|renda|alugar-se|aluguéis); (alug|arrend)(ar|o|a|amos|ando|ado|ada|ados|adas|aria|asse|ássemos|assem|armos|arem|arei|aremos|ava|ávamos|ei|aríamos|á-lo|á-la|am|ue|uem|e|em); alugue(l|r|is|res); aluguéis; alugueis; arrendamento(s|); (aluguel|aluguer|arrendamento|locação) (mensal|de|anual); arrendamento (de longa duração|a longo prazo|permanente); locação; locacao; (aluga|arrenda)(-| )se; inquilin(o|a|os|as); renda mensal; rendas; para arrendatários; rent; não (quero|queremos) comprar; locatário`,
  'sale.buy': `(à|a|para|pra|em|de) venda; venda(s|); (compr)(ar|a|o|as|ando|amos|aria|asse|ássemos|assem|armos|arei|aremos|ava|ávamos|aríamos|arei|e|em|ador|adores|á-lo|á-la|arem); (para|pra) comprar; (vende)(-| |)se; vendem(-| |)se; vendem; adquirir; aquisição; (casa|imóvel|apartamento) próprio; casa própria; à venda; a venda; compra; não (quero|queremos) (alugar|arrendar); vendo`,
  'sale.either': `
    (alugar|arrendar|aluguel|aluguer|arrendamento|arrendo|alugo) (ou|e|/|ou para) (comprar|compra|venda|compro); (comprar|compra|venda|compro) (ou|e|/|ou para) (alugar|arrendar|aluguel|aluguer|arrendamento|locação)`,
  'type.house': `
    (casa|moradia)(s|) de (esquina|gaveto); (casa|moradia)(s|) nova(s|);     casa(s|); casinha(s|); moradia(s|) (isolada(s|)|individua(l|is)|independente(s|)|unifamilia(r|res)|); vivenda(s|); (casa|residência|moradia)(s|) (unifamiliar|independente|isolada|individual|de família|de rua|unifamiliares|independentes|isoladas); sobrado(s|); unifamilia(r|res); casarão; (casinha|casita|moradiazinha|vivendinha|vivendazinha|palacete)(s|); casa de vila; casas de vila`,
  'type.apartment': `(apartamento|apê|apto)(s|) novo(s|); apartamento(s|); apartament(s|); apê(s|); ap(s|); ape(s|); apto(s|); apto.; ap.; apt(s|); apts; andar(es|) (moradia(s|)) ; flat(s|); apartament(inho|ozinho|ozito)(s|); apezinho(s|); apêzinho(s|); apzinho(s|)`,
  'type.condominium': `condo(s|); condomínios; condominium(s|)`,
  'type.townhouse': `(casa|moradia|vivenda|casinha)(s|) (em banda|geminada|geminadas|em fila); geminad(o|a)(s|); casa(s|) geminada(s|); (em|casas em) banda; town(-| |)house(s|); sobrado(s|) geminado(s|)`,
  'type.multiFamily': `(imóvel|casa|moradia) com (várias|vários|duas|dois|três|quatro|diversas) (frações|fogos|unidades); (num|em|no|um|o|) (prédio|predio|edifício|prédios) (com|de) (vários|várias|algumas|muitas|diversas|duas|alguns|muitos|diversos|mais de um|dois|três|quatro|cinco|seis|oito|2|3|4|5|6|8|10|12) (apartamentos|apartamento|frações|fogos|unidades|apês|t1|t2|andares independentes); (prédio|predio|edifício)(s|) (inteiro|inteiros|de apartamentos|residencial|de rendimento|em propriedade total|); multifamilia(r|res); (casa|moradia|vivenda)(s|) (multifamilia|bifamilia)(r|res); bifamilia(r|res); triplex`,
  'type.duplexFlat': 'duplex; dúplex; tríplex; triplex; dúplice',
  'type.duplex': `casa duplex`,
  'type.manufactured': `casa(s|) (móve(l|is)|pré(-| |)fabricada(s|)|modula(r|res)|contêiner); pré(-| |)fabricad(o|a)(s|); casa(s|) sobre rodas; mobil(-| )home(s|); trailer(s|); mobil home; casas de madeira pré-fabricadas`,
  'type.land': `(terreno|lote)(s|) (para|pra) (uma|) (casa|moradia|vivenda|habitação|prédio)(s|); (terreno|lote)(s|) edificáve(l|is); (terreno|lote)(s|) (para|pra) (construir|construção) (de|) (uma|a|minha|a minha|nossa|) (casa|moradia|vivenda|prédio); terreno(s|); (terreninho|lotezinho|lotinho)(s|); lote(s|); loteamento; parcela(s|) de (terreno|terra); (terreno|lote)(s|) (urbano|urbanizável|para construção|para construir|rústico|vazio|urbanizado|agrícola|residencial)(s|); gleba(s|); terra(s|) (para|pra) (construir|construção|cultivar|plantar|cultivo)`,
  'type.villa': 'villa(s|)',
  'type.loft': 'loft(s|); apartamento tipo loft',
  'type.penthouse': 'cobertura(s|); penthouse(s|); apartamento de cobertura',
  'type.bungalow': 'bangalô(s|); bangaló(s|); bungalow(s|)',
  'type.cottage':
    'chalé(s|); cabana(s|); casa(s|) de (campo|montanha|aldeia|veraneio|madeira); casa rústica; casa rural',
  'type.farm':
    'quinta(s|); quintinha(s|); fazenda(s|); sítio(s|); herdade(s|); chácara(s|); rancho(s|); haras; granja(s|); monte alentejano',
  'type.commercial': `(loja|sala|espaço|imóvel|ponto|prédio|galpão|conjunto|local)(s|is|) (comercia(l|is)|para loja|para negócio|industrial); loja(s|); galpão; galpões; armazé(m|ns); salas comerciais; escritórios; restaurante à venda`,
  'type.cooperative': 'cooperativa(s|)',
  'home.any': `
    imóve(l|is); imovel; imoveis; propriedade(s|); habitaç(ão|ões); residência(s|); lar; lares; lugar (para|pra) (morar|viver|alugar|arrendar); alojamento(s|); algo; algum(a|as|); alguns; alguma coisa; qualquer coisa; opç(ão|ões); opcao; opcoes; anúncio(s|); resultado(s|); oferta(s|); unidade(s|); lugar; lugares; onde (morar|viver); teto; fogo; fogos; alternativas; coisas; empreendimento(s|); lançamento(s|) imobiliários; mansão; mansões; um; uma; uns; umas; cantinho`,
  'status.Active': `(ainda|que ainda|que continue|continuam|continua) (ativ|dispon|activ)(o|a|os|as|íveis|ível|ivel|iveis); (anúncios|imóveis|listagens) (ativos|activos|ativas); ativ(o|a)s; disponíve(l|is) (agora|já|imediatamente|hoje)`,
  'status.PreOnMarket': `(em breve|brevemente) (no mercado|à venda|disponíve(l|is)|); (prestes|por|para) (a|) (entrar|sair|ser lançad(o|a)) (no mercado|à venda|) ; ainda não (publicad(o|a)s|estão no mercado|lançad(o|a)s|anunciad(o|a)s); pré(-| |)lançamento; coming soon; (que|) (ainda|) (vai|vão|vá|irá|irão) (ainda|) (entrar|sair|chegar) (no|ao|para o) mercado; (que|) ainda (não|nao) (entr|saí|cheg)(ou|aram|iu|ram|em|e) (no|ao|para o) mercado; (ainda|) por (lançar|anunciar|publicar)`,
  'status.Sold': `(casa|imóve|apartamento|propriedade|moradia)(s|is|l|) vendid(o|a)(s|); (já|recém|recentemente) (foram|foi|) vendid(o|a)(s|); vendid(o|a)(s|); vendas (recentes|anteriores|fechadas); (foi|foram|que se) vend(id(o|a)s|eram)`,
};
