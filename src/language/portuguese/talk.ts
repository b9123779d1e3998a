import type { PhrasesByKey } from '../language.ts';

const PERSON = `(humano|humana|pessoa|alguém|agente|agentes|consultor|consultora|consultores|vendedor|vendedora|atendente|corretor|corretora|representante|
  comercial|responsável|gerente|dono|dona|proprietário|proprietária|mediador|mediadora|vocês|assistente|supervisor|senhorio|gente|colega|colegas|
  equipa|equipe|assessor)`;
const A = '(um|uma|o|a|os|as|algum|alguma|um dos|uma das|vosso|vossa|seu|sua|um vosso)?';
const VISIT =
  '(visita|visitas|marcação|reunião|chamada|ligação|hora|horário|videochamada|agendamento|um dia|tour|proposta|data)';
const CAN = `(posso|podemos|podia|podíamos|poderia|dá para|dava para|daria para|quando posso|quando podemos|quando dá para|como posso|como faço para|quero|
  queremos|queria|queríamos|gostaria de|gostaríamos de|gostava de|gostávamos de|é possível|seria possível|consigo|vamos|tenho interesse em)`;
const MINE =
  '(a|o)? (minha|meu|nossa|nosso) (casa|apartamento|imóvel|moradia|propriedade|terreno|t0|t1|t2|t3|t4|andar|prédio|quinta|vivenda|loja)';
const FORGET = `(esquece|esqueça|esquecer|esqueçam|tira|tire|tirar|tirem|retira|retire|remove|remova|elimina|elimine|apaga|apague|ignora|ignore|larga|
  deixa de lado|corta|corte|cancela)`;

/** Going on from before, wishes for a person, small talk, people, and words that say nothing by themselves. */
export const portugueseTalk: PhrasesByKey = {
  'drop.before': `
    pode|podes|podem? ${FORGET} lá? (isso de|essa história de|a ideia de|o requisito de|a exigência de|o filtro de|
      a condição de)? a|o|as|os|essa|esse|do|da?
    já não (preciso|precisamos|precisa|quero|queremos|faço questão|fazemos questão|necessito|faz falta|
      me interessa) mais? de|da|do|das|dos|a|o? ter|aceitar|haver?`,
  'drop.Price': `
    qualquer preço|valor|orçamento; ${FORGET} o? preço|orçamento|valor|limite|teto; independente do preço|valor; orçamento ilimitado|livre
    sem limite|teto|tecto|máximo de preço|valor|orçamento
    não se? preocupe|preocupa|preocupem com o preço|valor|orçamento`,
  'drop.Bedrooms': `${FORGET} (o número de|os)? quartos|dormitórios`,
  'drop.Bathrooms': `${FORGET} os|as? (banheiros|casas de banho)`,
  'drop.PropertyType': 'todo o? tipo de imóvel|imóveis|casa',
  'drop.YearBuilt': `
    não (precisa|tem que|tem de|é preciso|faz falta) (ser) (tão|muito) nov(o|a)|recente|moderno|moderna
    o|a? ano|idade (de construção|da casa|do imóvel|do prédio)? (não importa|tanto faz|não interessa|é indiferente|pouco importa)
    qualquer ano|idade; ${FORGET} (o ano|a idade)`,
  'go.reset': `
    (começ|recomeç)(ar|a|e|emos|amos|ando) tudo? (de novo|do zero|do início|outra vez|novamente)
    vamos? começar|recomeçar (do zero|de novo|tudo de novo)?
    ${FORGET} (tudo|isso tudo|tudo isso|isto tudo|tudo o que disse|o que disse|a pesquisa|os filtros|todos os filtros|
      tudo que falei) isso|isto? (até agora)
    nova pesquisa|busca|procura; agora? é? (outra coisa|outro assunto|uma coisa diferente); mudando de assunto; limpar tudo|filtros
    mudança|mudei de planos; reset; reinicia(r)`,
  'go.also': `
    também; e também|ainda|igualmente; além disso|de|do|da; ainda
    (acrescenta|acrescente|adiciona|adicione|inclui|inclua|junta|junte|soma|põe também|coloca também) também|aí? a|o|em?
    ou também|até|então em|no|na?; pode também? ser também? em|no|na; bem como`,
  'go.only': `
    só; apenas; somente; só (quero|queremos|me mostre|mostra|mostre|me mostra|preciso|com|em|os|as); exclusivamente; unicamente; nada mais
    têm|teria|devia de|que ser em|no|na?; limita ao|à?; limite-se a; restringe ao|à; fica só com o|a|os|as?; ficamos só com
    muda|troca|passa|mude para; quero|queria é`,
  'go.then': 'então; paciência',
  'go.with': `
    e; mas com; mais; e? que? tenha|tenham|aceite|aceitem|tem|com; têm de|que haver; precis(o|a|amos) de?; e preciso
    e? tem|precisa de|que? ter|aceitar|ser; ah e; põe; mete; coloca; bota`,
  'reply.yes': `
    (sim|por favor|quero)? sim; claro; claro que sim; com certeza; isso mesmo|aí?; exato; exatamente; exactamente; pode ser|sim|mandar|mostrar; bora
    vamos lá?; força; faça favor; manda; mande; faz isso; certo; correto; perfeito; pois; sem dúvida; aham; uhum; tá bom`,
  'reply.weak': `
    ok; okay; okey; tá; tá|está|tudo bem; bem; bom; boa; fixe; legal; ótimo; óptimo; perfeito; blz; beleza; certo; entendi; percebi; compreendo
    show; top; massa; joia; de acordo; combinado; bacana; maravilha; excelente; porreiro; pronto; então; tranquilo; interessante; gostei; hum; hmm
    por favor`,
  'reply.no': `
    não; não (obrigad(o|a)|por favor|quero|preciso|mesmo|senhor); n; nem por isso; acho? que não; nada; negativo; não|agora|ainda não; de modo algum
    deixa (estar|para lá); deixe estar; esquece; esqueça; não é isso; nenhum(a); pena`,
  'human.want': `
    (visitá|conhecê)(-)l(o|a|os|as); vêl(o|a|os|as) (pessoalmente|ao vivo|amanhã|no|na); ${CAN} (ir|vir|passar|lá ir|aí ir) aí|lá ver?
    (falar|conversar|tratar|contactar|contatar|contato|contacto|comunicar|atendid(o|a)|falo|ligar|reunir|sentar|reunir-me|encontrar-me|sentar-me|
      nos sentar|me reunir) com|por|para|a|ao ${A} pessoa|agente? (real|humano|humana|de verdade|imobiliário)? ${PERSON}
    falar|conversar|tratar (diretamente|pessoalmente|ao telefone|por telefone)? com|por ${A} ${PERSON}
    como (faço|fazemos|é que faço) para (visitar|conhecer|ver|ir ver|agendar|marcar)
    falar|falo|conversar por|ao|pelo telefone|telemóvel|whatsapp
    passa|passe|passem|transfere|transfira|transferir|encaminha|encaminhe|põe|ligue|passar -me|me|já? (para|pro|com|a|ao|em contacto com|
      em contato com) ${A} ${PERSON}
    pessoa|agente|atendente|ser|alguém|gente (real|humano|humana|de verdade|de carne e osso)
    ${A} ${PERSON} me|nos? que|para? pode|podia|poderia|possa|pudesse|consegue|para? me|nos? (ligar|ligue|ajudar|contactar|contatar|atender|
      telefonar|telefone|telefonarnos|telefonarme|telefonar-nos|telefonar-me|ligarme|ligar-me|mostrar-me|mostrar|acompanhar|receber|atenda|
      contacte|responder|me ligar|me atender|explicar|ligarnos)
    (há|têm|tem aí|existe) aí? (alguém|algum corretor|algum agente|algum consultor|uma pessoa|um agente|alguma pessoa) (aí|
      de carne e osso)? (que|com quem|para|disponível|aí)
    quero|queria|preciso|prefiro|gostaria|gostava de? (um|uma|de um|de uma) ${PERSON} (real|humano|humana|por favor)?
    me? ligue|liguem|liga|ligar|ligam|telefone|telefonem|contate|contatem|contacte|contactem|chame|chamem (me|nos|-me|-nos|de volta|para mim|
      para o|pro|no|amanhã|hoje|por favor|depois)
    me (liga|ligue|liguem|ligar|telefona|telefone|chama|chame|contacte|contate|retorna|retorne|atende|atenda)
    (ligue|liguem|liga|telefone|telefonem|telefona|contacte|contactem|contate|contatem)(-)(me|nos); (ligar|telefonar|contactar)(-)(me|nos)
    nos|me telefonar|contactar|contatar|ligar; (meu|o meu) número|telefone|celular|telemóvel|whatsapp|zap|email|e-mail|contacto|contato é|:?
    (marcar|agendar|agende|marque|marca|agenda|marquem|agendem|combinar|combinarmos|marcarmos|agendarmos|reservar|solicitar|pedir|
      fazer) me? (uma|um|a|uma nova)? ${VISIT} para|com|ao|no|na|a?
    (quero|queria|gostaria de|gostava de|preciso de|posso) uma? visita(r)
    (qual|dá-me|me dá|me passa|passa|tem|qual é) é? o|a? vosso|seu? (telefone|número de telefone|contacto|contato|whatsapp|zap|e-mail|email|
      telemóvel|celular|número) do|da|de? agente|corretor|vendedor|consultor|proprietário|dono|vocês|imobiliária?
    o? telefone|contacto|contato|número|whatsapp|email do|da agente|corretor|corretora|consultor|consultora|vendedor|proprietário|dono|senhorio
    fazer|apresentar|registar|registrar|abrir|deixar|quero uma? queixa|reclamação|denúncia; livro de reclamações
    ninguém me|nos? ligou|liga|atende|atendeu|responde|respondeu|retornou|contactou|apareceu; (vergonha|palhaçada|falta de respeito)
    péssimo|mau|horrível serviço|atendimento; fazer|apresentar|enviar|submeter uma? proposta|oferta|contraproposta; proposta de compra
    negociar (o preço|a renda|o valor)?; candidatar(-me|me|)
    o|a|vossa|vosso|sua|seu agente|consultor|consultora|corretor|corretora não|nunca|me|nem; atendimento humano
    me? atend(er|a|am|e) pessoalmente; com quem posso|devo|falo|possa falar?`,
  'human.matter': `
    visita(s|r|rmos|); agendar; corretor(a|es|as|); consultor(a|); fazer uma? (contra|)proposta; candidatar; ficha; cadastro; currículo; estágio
    reclamar; reclamaç(ão|ões); remarcar; desmarcar; administra(ção|m|r); vender meu|minha|o meu|a minha|nosso|nossa; avaliação; avaliar; assinar
    ninguém responde|me|nos; videochamada; chamada de vídeo; reservar
    minha documentação; não? tive|tivemos retorno; nenhum retorno`,
  'human.tenancy': `
    chave(s); (meu|minha|o meu|a minha|devolver o|devolver a|devolução do|devolução da) depósito|caução; vazamento; vazando; quebrou
    quebrad(o|a); entupi(u|do|da); infiltração; avariad(o|a); (meu|renovar o|rescindir o) contrato`,
  'human.person': `um|uma? humano|pessoa|agente|atendente|corretor|corretora|consultor|consultora|representante real|humano|humana|imobiliário?
    atendimento (ao cliente)`,
  'human.visit': `
    ${CAN} ir? visitar|conhecer; ${CAN} (ir|vir|passar|lá ir|aí ir|lá|aí) ver|visitar|lá|aí; o|a|os|as visitar|conhecer
    ${CAN} o|a ver|visitar|conhecer; ir ver|visitar|conhecer; visita presencial|guiada|ao|à|para|amanhã; visitarmos|vermos|conhecermos
    a que horas posso; na|nesta (segunda|terça|quarta|quinta|sexta) feira? (de|à|pela) (manhã|tarde|noite)`,
  'human.sell': `
    quanto ela|ele? vale, para a|o vender; a|o vender (convosco|com vocês)
    (quero|queria|preciso de|gostava de|gostaria de|pretendo|penso em|estou a pensar em|
      estamos a) vender|avaliar|anunciar a|o|um|uma? casa|apartamento|imóvel|moradia|terreno|quinta; arrendar|alugar|vender|anunciar|avaliar ${MINE}
    quanto vale (${MINE}|hoje|agora); fazem|faz avaliação|avaliações
    vocês? estão? (contratam|contratando|recrutam|recrutando|a contratar|a recrutar); currículo; cv; vaga de emprego
    vaga(s) (na equipe|na equipa|de trabalho|para corretor(a)|de corretor(a)); trabalhar com|para (vocês|a vossa equipa|a equipe)
    (por|pôr|colocar|botar|meter) ${MINE}; quanto (você|vocês|vcs|vc|o senhor)? (acha|acham) que vale ${MINE}?`,
  need: `
    (quero|queremos|queria|queríamos|quer|gostaria|gostaríamos|gostava|gostávamos|preciso|precisamos|precisava|precisávamos|procuro|procuramos|
      procurava|busco|buscamos|pretendo|pretendemos|desejo|desejamos|necessito|necessitamos|pretendia|adorava|adoraria) de|mesmo|muito? (encontrar|
      achar|ver|ter|viver em)?
    estou|estamos|ando|andamos|to (à procura de?|em busca de?|interessad(o|a|os|as) em?|precisando de?|a procurar|procurando|buscando|atrás de|
      querendo|a querer|a pensar em|pensando em); procura-se; procurando; buscando; à procura de; a procurar; em busca de; interessad(o|a|os|as) em
    me acha|ache|encontra|encontre|arruma|arranja|arranje; arranja(-me|me|); precisando de; investidor procura; tem de|que ser|ter
    precisa de? ser|ter; querendo`,
  search: `
    (procura|busca|pesquisa|encontra|lista|filtra)(r); pesquise; encontre; achar; ache; liste; filtre; disponíve(l|is); disponibilidade
    procure; busque; anúncios`,
  show: `
    (mostra|mostre|mostrem|mostrar|manda|mande|mandem|envia|envie|enviem|passa|passe|sugere|sugira|recomenda|recomende|apresenta|apresente|
      arranja|arranje|lista|liste|encontra|encontre|traz|traga) -me|-nos|me|nos|lá|aí?; (dá|dê)-(me|nos|lá|aí)
    me (mostra|mostre|manda|mande|dá|dê|passa|passe|envia|envie|lista|sugere|recomenda|arruma|mostram|mostrem|traz|vê); quero|queria|deixa ver
    gostava de ver; ver; vejo`,
  'talk.greeting': `
    ola; oi; oie; oii; bom dia; boa tarde|noite; boas; e ai; tudo bem|bom; como vai|está|vais|estás|vão; alô; opa; saudações; hello; hi; hey
    prezad(o|a|os|as) senhor(es|a|)?; exmos. senhores; alguém aí; boa tarde outra vez`,
  'talk.thanks': `
    muito|muitíssimo? obrigad(o|a|os|as|ão|inho|inha) (por tudo|pela ajuda|pela informação|pelas informações|pela atenção|desde já|mesmo)?; obg
    obgd; brigad(o|a|ão); vlw; vcs|vocês são 10|dez|mil|demais|show; valeu; agradeç(o|emos) (muito|a ajuda|desde já|a atenção|imenso)?
    agradecid(o|a); grat(o|a); ajudou|ajudaste muito|imenso|bastante?; muito útil; thanks; thank you; bom trabalho; agradecia`,
  'talk.farewell': `
    adeus; tchau; xau; até (logo|mais|breve|amanhã|à próxima|já|depois|outro dia|outra hora); fui; bye
    é|era só|tudo isso? (por agora|por hoje|obrigad(o|a))?; (com os) melhores? cumprimentos; atenciosamente; abraço(s); um abraço; beijinhos
    falamos depois; bom fim de semana; por hoje é tudo`,
  'talk.agency': `
    (qual|quais|onde|a que horas|que horas|quando|que) é|são|fica|ficam|abrem|fecham|funciona|funcionam|abre|vocês? o|a|os|as? (vosso|vossa|seu|
      sua|vossos|vossas|de vocês)? horário|horários|escritório|comissão|honorários|loja|empresa|site|nome|atendimento|preçário (de atendimento|
      de funcionamento|de vocês|de abertura)?; (que horas|a que horas) vocês? abrem|fecham|funcionam|atendem
    (abrem|fecham|atendem|trabalham|funcionam|estão abertos) aos|ao|no|hoje|amanhã? (domingo|sábado|fim de semana|fins de semana|domingos|sábados|
      feriados); quem (és|é você|são vocês|é|fala); são|é uma imobiliária; quem te? criou|fez|programou; qual é? o? teu nome
    quanto? vocês? cobram de? comissão|honorários?; você|vocês|tu? é|és|são um|uma robô|bot|máquina|ia; política de privacidade
    há|faz quanto tempo estão|existem|trabalham`,
  'talk.knowledge': `
    (como é|que tal) a? (viver|morar|vida); é bom (viver|morar)
    imt; imi; itbi; iptu; escritura(s); fgts; euribor; spread; taeg; taxa|taxas (de juro|de juros|fixa|variável|selic); juros do|de|dos
    crédito à? habitação|imobiliário|bancário; financiamento imobiliário|bancário|habitacional?; financiar; parcelar; em parcelas|prestações; certificado energético
    contrato-promessa; despejo; fiador; seguro-fiança; é|será|vale um? (bom|boa|a pena|melhor) momento|altura|ideia|investimento para?
    como (faço|fazemos|se faz) para alugar|arrendar|comprar|financiar; estrangeir(o|a)(s)|imigrante pode|podem|consegue|conseguem
    preciso de|ter (visto|fiador|nif|cpf|green card|ssn|social security); vale a pena comprar|alugar|arrendar|investir|esperar|financiar|mudar
    é boa|bom hora|momento|altura|época para|de
    que|quais documentos|papéis|requisitos|impostos|passos|custos|taxas (preciso|são necessários|são precisos|tenho de|tenho que|pedem|se pagam|
      pago|devo|para)
    (como|o que) (é que) (funciona|funcionam|se calcula|é calculado|se faz|significa|quer dizer|é|é preciso para|preciso para|
      são) um|uma|o|a|os|as? (arrendamento|aluguel|contrato|financiamento|crédito|empréstimo|hipoteca|fiador|caução|imposto|processo de compra|
      processo|escritura|compra|condomínio|sinal|comprar casa|condo|geminado|alugar|comprar)
    quanto tempo costuma? demora|demorar|leva|dura a|o|uma|um?
    (quanto|como) (é|seria|fica|ficaria) a? prestação|parcela|mensalidade
    (preciso|precisa|é preciso) de? um? advogado|notário`,
  'talk.offTopic': `
    (previsão do|que|como está o|está bom) tempo (faz|está|vai fazer|hoje|amanhã)?; clima; chove; neva; faz muito? frio|calor
    (piada|anedota|poema|filme)(s); receita(s) de|para
    quem é|foi|ganhou o|a? presidente|primeiro-ministro|rei|papa|copa|mundial|jogo|campeonato|eleições; capital de|do|da; bitcoin; futebol
    benfica; netflix; pizza; voo(s) para; hotel; hotéis; programação; gpt; te amo; matemática
    ignora|ignore|esquece|esqueça todas? as? tuas|suas? instruções|regras anteriores?
    password|senha|palavra-passe do|de administrador|admin|sistema; prompt; que horas são; que dia é hoje
    vendem|têm|alugam carros|motos|barcos usados?`,
  'talk.general': `
    normalmente; geralmente; em geral; por norma; tipicamente; o que é um|uma|o|a?; o que são|significa; o que quer dizer; como funciona|funcionam
    como é que; explica(-me); explique; costuma; é preciso|melhor; diferença entre; quanto se paga; consegue; vale a pena`,
  'protected.group': `
    gente|pessoas|família|famílias|vizinhos|vizinho|inquilinos|moradores|população|vizinha|vizinhança (branc(o|a)s|pret(o|a)s|negr(o|a)s|
      brasileir(o|a)s|african(o|a)s|chines(a|es|as)|indian(o|a)s|estrangeir(o|a)s|estrangeiro|imigrante(s)|muçulman(o|a)s|judi(a|as)|cristãs|
      cristãos|cristã|católic(o|a)s|evangélic(o|a)(s)|cigan(o|a)s|gay(s)|homossexua(l|is)|ricas|pobres|de cor|deficientes|idos(a|o)s|jovens|
      de outras religiões|de outra religião|de bem|da nossa religião|como nós)
    (imigrante|etnia|raça)(s); estrangeiros; refugiados; muçulman(o|a)s; judeus; cristãos; católicos; evangélicos; hindus; ciganos; cigano
    pretos; negros; africanos; indianos; árabes; brasileiros; asiáticos; homossexuais; gays; minorias
    composição|maioria étnica|racial|religiosa; religião dos|das|da; gente (dessa|desse tipo|esquisita|de fora)
    (sem|não quero|longe de|livre de) crianças|idosos|velhos|famílias (no prédio|na vizinhança|à volta|por perto|ao lado)?
    só para|com|de (portugueses|brasileiros|gente de bem|cristãos|brancos|católicos)
    só para? (homens|mulheres|cristãos|brancos|adultos|casais sem filhos); beneficiários|gente do (rsi|rendimento mínimo|bolsa família)`,
  'protected.kind': `
    (branc|negr|pret|muçulman|judaic|católic|evangélic|cigan|african|indian|estrangeir|religios|étnic)(o|a); judeu; cristã; cristão; chinês
    chinesa; gay`,
  'protected.people': `
    gente; pessoas; famílias; vizinh(o|a|os|as); vizinhança; bairro(s); zona(s); comunidade; moradores; população; maioria; inquilinos`,
  'protected.wish':
    'onde (vivem|moram|só vivem|só moram) só? (brancos|portugueses|católicos|cristãos|judeus|muçulmanos|brasileiros|gente de bem)',
  'protected.self': `
    (sou|somos|eu sou|nós somos|como|meu marido é|minha mulher é|o meu marido é|a minha mulher é|minha esposa é|um casal|uma família|
      família) um|uma|de?`,
  filler: `
    e? não tenho|faço|temos ideia|noção; sobe; desce; fal(a|ar|e); o; os; um; uma; uns; umas; ao; à; aos; às; do; dos; das; em; no; na; nas; num; numa; com
    por; para; pra; pro; pelo; pela; pelos; pelas; eu; tu; ele; ela; nós; eles; elas; você; vocês; vc; vcs; me; te; se; lhe; lhes; mim; ti; si
    comigo; connosco; conosco; meu; minha; meus; minhas; seu; sua; seus; suas; teu; tua; nosso; nossa; nossos; nossas; vosso; vossa; vossos
    vossas; dele; dela; deles; delas; gente; a gente; e; sou; és; são; somos; era; eram; foi; foram; ser; sendo; seja; sejam; fosse; for; estão
    estou; estamos; esteja; estejam; estar; tá; to; tou; ter; tenho; tens; têm; temos; tenha; tenham; tinha; tivesse; tiver; há; haja; haver
    houver; vai; vão; vou; vamos; ir; vêm; vir; venha; fica; ficam; ficar; fique; fiquem; dá; dê; dar; dava; pode; podem; posso; podemos; poder
    podia; poderia; possa; pudesse; quer; quero; queria; queremos; gostava; gostaria; preciso; precisamos; precisa; deve; devia; consigo
    consegue; conseguem; fazer; faz; façam; faça; faço; ver; vejo; vê; dizer; diz; diga; disse; digo; saber; sei; sabe; acho; acha; achar; penso
    creio; parece; pensar; olha; olhe; olá; oi; que; q; qual; quais; quem; cujo; como; quando; quanto; porque; pois; então; assim; aqui; ali; lá
    aí; cá; já; ainda; agora; hoje; amanhã; sempre; nunca; logo; depois; antes; também; tb; só; apenas; mesmo; mesma; muito; muita; muitos
    muitas; bem; mal; mais; menos; tão; tanto; bastante; pouco; pouca; quase; meio; bué; super; demais; um pouco|bocado|bocadinho; tudo; todo
    toda; todos; todas; outro; outra; outros; outras; cada; qualquer; algum; alguma; nenhum; nenhuma; nada; ninguém; alguém; algo; vários; várias
    ambos; ambas; este; esta; isto; estes; estas; esse; essa; isso; esses; essas; aquele; aquela; aquilo; neste; nesta; nesse; nessa; deste
    desta; desse; dessa; tal; tipo; tipo de; por favor|gentileza|acaso|enquanto; se faz favor; faz favor; favor; pf; pfv; sff; plis; obrigado
    obrigada; bom; boa; bons; boas; grande; grandes; pequeno; pequena; pequenos; pequenas; novo; nova; novos; novas; bonito; bonita; lindo; linda
    lindos; giro; gira; amplo; ampla; amplos; amplas; espaçoso; espaçosa; moderno; moderna; claro; luminoso; luminosa; arejado; arejada
    confortável; aconchegante; próprio; própria; privado; privada; privativo; privativa; decente; simples; completo; completa; total; máximo
    mínimo; ideal; perfeito; excelente; ótimo; ótima; maravilhoso; pronto; disponível; disponíveis; localizado; localizada; situado; situada
    é|o que; não só|apenas; na verdade; quer dizer; ou seja; se calhar; em princípio|geral; de|neste momento; afinal; enfim; aliás; portanto
    talvez; provavelmente; realmente; basicamente; simplesmente; atualmente; actualmente; principalmente; sobretudo; obviamente; nomeadamente
    inclusive; ah; oh; eh; ei; ué; né; hein; uau; ui; epá; poxa; caramba; lol; ahah; sr; sra; senhor; senhora
    senhores; dona; exmo; exmos; t; cerca; coisa; coisas; ou; sem; nao; nem; sim; até; apê; apto; ap; pq; dorms; dorm; qts; qtos; sobre; entre
    desde; segundo; durante; contra; sob; casa; apartamento; lugar; lugares; zona; sítio; preço; orçamento; renda; aluguel; anúncio; imóvel; mora
    morar; moro; viver; vivo; mudar; comprar; alugar; arrendar; encontrar; procurar; procuro; busco; buscar; usar; servir; serve; ajudar; ajuda
    chama; chamo; chamo-me; nome; querido; desculpe; desculpa; cumprimentos; melhores; tarde; dia; noite; manhã; prédio; edifício; andar; andares
    d; n; p; c`,
  common: `
    inglês; português; imediatamente; imediato; corretor|corretores|agente|agentes|mercado|restaurante|restaurantes|comida brasileir(o|a|os)
    já|ainda? não (consegue|consigo|conseguem|conseguimos|para|param|dorme|dirige|dirijo|conduz|conduzo|sabe|sei|aguenta|cabe|cabem|vai|vou|
      trabalha|ouve|anda|há meio); quarto de empregada|serviço|despejo; restaurador(a|es|); gatinhar; reformei; reformámo; reformamos; não apenas
    acabar; acabei; aconselha; acontece; adequado; afastado; agradável; ajuste; alegre; algures; alma; almoço; alunos; ambiente; andei; aniversário
    aparece; apelido; aposentado; aposentada; aposentados; aprender; aproveitar; armário; armários; arquiteto; arquitecto; arte; artigo; árvore
    assinar; atelier; através; avenida; avião; aviso; azul; bancos; bar; bater; bege; boca; bolso; brasil; brasileiro; brasileira; cabe; café; caixa
    calado; cancelas; capaz; carreira; casado; casada; cedo; céu; chato; cheio; chuveiro; cinema; classe; clínica; cobrar; coleção; coletivo
    comércio; comer; comida; compras; companheiro; companheira; companhia; complicado; complicada; condómino; confiança; confirmar; conforto
    conhecido; conselho; construtora; consulta; conversa; corda; corredor; costa; costas; cozinhar; cuidado; cultura; curso; dentista; departamento
    depende; descanso; desde já; desempregado; despesa; difícil; direita; diretor; divorciado; divorciada; doente; doença; dor; doutor; educação
    elegante; encarece; encontro; enfermeira; enfermeiro; engenheiro; engenheira; enorme; ensino; entende; entendeu; entregar; erro; errado; escolas
    escolher; escrever; escrevo; esquerda; estrada; europa; experiência; fachada; farmácia; fazendo; feio; feira; feliz; feriado; festa
    fim de semana; finais; flor; floresta; folga; forno; forte; frequência; frigorífico; frutas; fumar; fundo; fundos; ganhar; gestor; gosta
    governo; grama; grávida; grupo; guerra; ideias; idosa; idoso; imagina; impossível; indicar; inferno; informática; inverno; janelas; jantar
    joelho; jovem; lados; ladrão; lento; ler; leste; levo; leve; limpo; limpeza; língua; livros; lua; luxo; machado; maluco; mania; mapa; material
    médica; mensagem; mente; mercados; mesa; metade; mota; motivo; músico; natal; natureza; negócios; neve; noiva; noivo; norte; noites; ocupado
    oeste; oficina; opinião; oportunidade; padaria; papel; par; parede; paredes; partes; passear; pele; percebe; percebemos; perder; perfil
    perfeita; perguntas; periferia; perigoso; perna; pernas; pessoal; piano; pintar; pior; planície; plano; pobre; polícia; portugal; possibilidade
    prático; prefere; presente; pressa; primavera; principal; profissional; programa; público; quente; ramo; rápido; rápida; realidade; recibo
    recomendado; rede; relógio; remota; renda fixa; resolver; rico; risco; romântico; rotina; ruim; sangue; saúde; seco; semestre; sentido; sentir
    separado; separei; sério; sobrinha; sobrinho; sócio; sofá; sol; solteiro; solteira; som; sucesso; sujo; sul; supermercado; surf; talher; tapete
    táxi; técnico; telhado; temperatura; tempos; toalha; tocar; tradicional; transporte; transportes; trem; turno; turnos; urgente; vaidade; varrer
    vento; verão; verde; vermelho; viagem; viajar; violência; viúva; viúvo; vontade; voz; washington; engraçado; cabo; charme; charmoso; tropical
    vibe; minimalista; cozinhado; pé direito; estantes; tetos; conduzir; dirigir; crescer; nascer; filharada; pedaço; ficava; pediu; sogrinha
    estranho; preocupa; pesada; pesado; peso; adoro; adoramos; espero; esperamos; aguardo; senhorios; bolos; trabalhadora; freelancer; remoto
    remotamente; programador; programadora; designer; enfermagem; bombeiro; militar; estagiário; doutoramento; mestrado; erasmus; bolseiro
    investigadora; investigador; motorista; cozinheiro; cozinheira; advogado; advogada; contabilista; avozinha; bebezinho; cadeirinha; carrinho
    escolinha; creche; infantário; senhoria; amor; autocarro; avançar; cama; caminhada; canto; carta; chover; cliente; condições; cunhada; cunhado
    fechar; flores; guarda; industrial; justo; lei; limpa; mudanças; música; onibus; pequeno-almoço; porta; portas; problemas; quarta-feira
    quinta-feira; restaurante; restaurantes; segunda-feira; serviços; sexta-feira; comboio; terça-feira; jardim-de-infância`,
  other: `
    galinha(s);
    somos|sou|estamos|estou um? (casal de)? reformad(o|a|os|as)
    um? casal de reformados`,
};
