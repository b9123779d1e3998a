import type { Phrases } from '../language-tables.ts';

const parted = (words: string): string => words.trim().replace(/\s+/g, ';');

/** `stop`: says nothing by itself. `filler`: may stand inside a stretch. `common`: an everyday word, no name and no typing error. */
export const portuguesePlainWords: Phrases = {
  'plain.the': 'o; a',
  'plain.theMany': 'os; as',
  'plain.indefinite': 'um; uma; uns; umas; algum; alguma; bom; boa; bons; boas',
  'plain.filler': `(requisito|filtro|condição|limite|critério) (de|do|da|de que tenha); ${parted(`um uma uns umas o a os as de do da dos das ao à com por para pra meu minha meus minhas nosso nossa seu sua é são seja sejam esteja estejam está estão
    tenha tenham tem têm ter haja há muito bem bastante grande grandes amplo ampla amplos amplas espaçoso espaçosa pequeno pequena pequenos pequenas bonito bonita bonitos bonitas lindo linda
    bom boa bons boas moderno moderna modernos modernas novo nova novos novas claro iluminado iluminada completo completa completos completas próprio própria privativo privativa privado privada
    individual individuais independente duplo dupla principal principais social sociais exterior interior económico econômica econômico económica barato barata baratos baratas acessível luxo luxuoso luxuosa cómodo
    confortável total totais mais máximo mínimo tipo que qualquer algum alguma algo só apenas cada inteiro inteira coberto coberta cobertos cobertas fechado
    limpo limpa central bem localizado localizada situado situada disponível disponíveis real uns ser inclua incluam incluído simples normal médio média gigante enorme super único única quadrados
    rua cidade zona área bairro todo toda todos todas`)}; que seja; que sejam; um pouco; pelo menos; ao menos; no total; boa localização; bem localizado`,
  'plain.stop': `desde que; contanto que; ${parted(`eu me mim comigo tu te ti contigo você vocês vc vcs ele ela eles elas nos nós connosco conosco se si lhe lhes vos
    o a os as um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas vosso vossa dele dela deles delas
    de do da dos das em no na nos nas num numa ao à aos às com por pelo pela pelos pelas para pra pro prum sem sobre entre até desde segundo durante contra após ante sob
    e ou nem que qual quais quem cujo como quando onde aonde quanto quanta quantos quantas porque porquê pois então além também tb tambem tampouco assim aqui ali lá cá aí já ainda sempre nunca jamais
    não nao muito muita muitos muitas pouco pouca poucos poucas mais menos tão tanto tanta tantos tantas bastante demasiado quase apenas só somente
    tudo todo toda todos todas outro outra outros outras mesmo mesma mesmos mesmas cada qualquer algum alguma alguns algumas nenhum nenhuma nada ninguém alguém algo vários várias demais ambos ambas
    este esta isto estes estas esse essa isso esses essas aquele aquela aquilo aqueles aquelas neste nesta nesse nessa deste desta desse dessa
    ser sou és é somos são era eram foi fui foram seja sejam seria seriam sendo sido fosse for forem
    estar estou estás está estamos estão estava estavam esteve esteja estejam estaria estando tá tô to ta
    haver há havia haja houve houver haveria ter tenho tens tem temos têm tinha tinham tenha tenham teria teriam terá tivesse tiver tendo tido
    fazer faço fazes faz fazemos fazem faça façam fez fizeram faria fazendo feito
    poder posso podes pode podemos podem poderia poderíamos poderiam podia podíamos possa possam puder
    querer quero queres quer queremos querem queria queríamos gostaria gostava gostaríamos gosto gosta gostamos queira queiram querendo
    ir vou vais vai vamos vão vá vir venho vens vem vimos vêm venha indo
    ver vejo vês vê vemos veem veja vejam vendo visto olhar olha olhe dizer digo diz dizem diga diz-me dar dou dás dá damos dão dê dêem dando dado daria
    procurar procuro procuras procura procuramos procuram procurando procure busco busca buscamos buscando buscar pesquisa
    precisar preciso precisas precisa precisamos precisam necessito necessitamos precisava
    mostrar mostra mostre mostrem mostra-me mandar manda mande enviar envia envie passar passa passe
    encontrar encontro encontra encontramos encontre achar acho acha achamos ache arranjar arranja conseguir consigo consegue conseguimos
    morar moro mora moramos moram more morando viver vivo vives vive vivemos vivem viva mudar mudo mudamos mudando mudança mudar-me
    pensar penso pensa pensamos pensando acredito parece considero considerando saber sei sabe sabemos sabem conhecer conheço
    chegar chego chega seguir sigo segue deixar deixo deixa ficar fico fica ficamos ficam fique fiquem ficaria
    usar uso usa usamos servir serve sirva funciona colocar coloca pôr põe tomar começar começo terminar
    trabalhar trabalho trabalha trabalhamos trabalhando estudar estudo estuda estudamos
    ajudar ajuda ajude ajudas ajudem esperar espero esperamos tentar tento
    perguntar pergunta perguntas pergunto responder resposta dúvida dúvidas
    custa custam custar custe custem vale valem valer gastar gasto pagar pago pagamos pague
    comprar compra compro compramos comprando vender vendo venda alugar aluguel aluguer alugo arrendar arrendamento arrendo renda
    casa casas apartamento apartamentos apê imóvel imóveis propriedade propriedades moradia moradias habitação lar lugar lugares sítio coisa coisas
    zona zonas área áreas bairro bairros cidade cidades vila aldeia vizinhança região parte partes lado lados localização local
    preço preços orçamento dinheiro grana custo custos valor euros reais opção opções lista anúncio anúncios resultado resultados oferta ofertas
    hoje amanhã agora logo depois antes tarde cedo ontem mês meses semana semanas ano anos dia dias hora horas momento tempo vez vezes
    favor pf pfv pfvr plis please obrigado obrigada olá ola oi bom boa bons boas bem ok okay tudo desculpa desculpe oiça olha
    mal melhor pior igual grande grandes pequeno pequena bonito bonita lindo linda novo nova novos novas velho velha velhos velhas
    moderno moderna ideal perfeito perfeita excelente cómodo confortável aconchegante decente agradável normal legal bacana fixe giro barato barata baratos baratas caro cara caros caras económico econômico
    luxo luxuoso luxuosa amplo ampla espaçoso espaçosa luminoso claro central limpo familiar
    tipo tipos forma maneira estilo modo número quantidade total máximo mínimo faixa
    família famílias esposo esposa marido mulher homem filho filha filhos filhas criança crianças bebê bebé namorado namorada companheiro companheira casal pai mãe pais avó avô avós irmão irmã irmãos amigo amiga amigos sogra sogro
    pessoa pessoas gente senhor senhora
    dois três quatro cinco seis primeiro primeira segundo segunda terceiro última último últimos próximo próxima seguinte
    aproximadamente cerca perto próximos longe dentro fora acima abaixo frente atrás junto juntos
    talvez quiçá provavelmente possivelmente realmente basicamente simplesmente atualmente actualmente imediatamente diretamente especialmente principalmente sobretudo obviamente
    possível importa importante necessário necessária disponível disponíveis pronto pronta urgente
    imobiliária agência agente agentes corretor corretora consultor mercado bens
    conta contem conte inclua incluam inclui incluem incluído dispõe disponha ofereça oferecem permita permitam aceita aceite aceitem aceitam admita traga
    eh ah oh ué né tipo rs kk kkk haha pq q qd tbm blz cmg p d n td msm
    i the an for in with and or of to my me looking want need
    telefone informação informações info dados detalhes características requisitos condições critérios preferência preferências filtro filtros
    inclusive exceto além demais etc exemplo vamos certo verdade realidade tomara vontade ideia ideias plano planos sorte
    reformado reformada aposentado aposentada estudante estudantes professor professora enfermeira médico engenheiro solteiro solteira casado casada casados jovem jovens
    acabo acabamos recém quer seja`)}; por favor; se faz favor; por gentileza; é que; o que; na verdade; de verdade; a sério; ou seja; quer dizer; por exemplo; se calhar; de momento; por agora; por enquanto; neste momento; em geral; em especial; em particular; em mente; em família; em casal; em princípio; em relação a; em dinheiro; à vista; a pronto; a crédito; com crédito; com financiamento; em pessoa; online; em ordem; em condições; em boas condições; em bom estado; em seguida; em português; em inglês; no total; no fim; em caso de; para mim; para nós; pra mim; pra nós; para a minha família; para minha família; para morar; para viver; pra morar; para investir; para investimento; de investimento; o mais rápido possível; o quanto antes; a curto prazo; a longo prazo; longo prazo; um pouco; um bocado; mais do que nada; sobretudo; pelo menos; ao menos; é claro; de acordo; tenho que; tenho de; temos que; temos de; tem que; tem de; somos uma família de; somos; a minha mulher e eu; minha esposa e eu; eu e a minha mulher; eu e minha esposa; eu e meu marido; eu e o meu marido; meu marido e eu; o meu marido e eu; minha namorada e eu; chamo-me; me chamo; meu nome é; o meu nome é; sou; num prédio; no prédio; em prédio; do prédio; num edifício; no edifício; em edifício; do edifício; (com|em) (mais|maior|todo o|) (detalhe|pormenor)(s|es|); quis dizer; queria dizer; me refiro a; refiro-me a; perdão; (somos|sou|) (um|uma|dois|) (casal|casais|professor|professora|enfermeira|enfermeiro|pessoa|pessoas|senhora|senhor|médico|médica) (já|) (reformad|aposentad)(o|a|os|as); (ambos|somos|sou|estamos|estou|casal|casais|já|marido|mulher|esposa|pais|pai|mãe|um|uma|professor|professora) (já|) reformad(o|a|os|as); (o|do|ao|no|num|cujo|pelo) (prédio|edifício); (prédio|edifício) (antigo|velho|moderno|pequeno|baixo|alto|seguro|tranquilo|bem cuidado|recuperado|histórico|familiar); que (o|esse|este) (prédio|edifício) (seja|esteja|tenha|) ; (quarto|suíte|banheiro|lavabo|dormitório|casa de banho|sala|) no (piso|andar|) térreo; ao fim (da tarde|do dia|da manhã|do mês|da semana|de semana); no (fim|final) (do mês|do ano|do dia|da semana|de semana); nos fundos; (tenho|temos|tem|possuo|possuímos) (um|dois|duas|três|1|2|3|4) (carro|viatura|moto|automóve)(s|is|l|); (boa|excelente|ótima|muita|) (exposição|luz) solar; sobe; aumenta; baixa; vinha (por este meio|); venho (por este meio|); pedir; os (melhores|meus|nossos) cumprimentos; com os (melhores|meus) cumprimentos; com tudo; de tudo; assim como; por acaso; vou me mudar; vou mudar-me; vamos nos mudar; por trabalho; a trabalho; primeira vez; pela primeira vez; na internet; no site; no vosso site; daqui; por aqui; por aí; por lá; em casa; a minha casa; minha casa; esta semana; este mês; este ano; fim de semana`,
  'plain.common':
    parted(`portugal brasil angola moçambique suíça alemanha frança espanha inglaterra china califórnia europa aberto advogado abrir aceitar acesso aço acordo adequado aeroporto agosto agradável água alegre alma alto alta altura ambiente amor andar ângulo animal animais antigo antiga aparecer apelido aplicar apoio aprender aprovado aprovar árvore árvores areia armário arquiteto arte artigo assento assunto atenção atender auto autocarro automóvel avenida aviso azul azulejo açúcar
    balanço banco bancos bar barra barreira base beber beleza biblioteca bicicleta branco bolsa borda bosque braço brincadeira burro cavalo cabeça cadeia cair café caixa qualidade quente calado calor calma cama mudar troca caminho camião caminhão camisa campo canal canção cansado capacidade capital cara carne carreira carta carteira caso castelo causa jantar centro cerâmica cerca porco fechado fechar céu ciência certo cinema cidadão clássico cliente clima clínica cobrar cozinha cozinhar carro colégio cor comer comércio comida começo companhia partilhar completo
    comum comunidade conduzir dirigir confiança confirmar congresso conjunto conselho construção construir contacto contato contente continuar contrato controle conversa coração correio correr correto cortar corte curto crescer crédito creme criar crise cruz quadro quarta colher corpo cuidado cuidar culpa cultura cumprir curso
    dano dever decidir decisão dedo demanda dentista departamento depender desporto esporte direito direita desenvolvimento pequeno-almoço descanso descrever desejo devagar destino detalhe dívida diário desenho dezembro dentes diferença diferente difícil direção diretor disco distância doutor documento dor domingo dormir duche chuveiro doce dono
    idade edifício educação efeito exercício elegante escolher grávida emergência emoção emprego empresa encanto energia janeiro doente ensinar entender entrada entrar entrega época equipa equipe erro escada escadas escrever secretária escola escolas escolar espaço espelho espera esquina estação estádio estrela estreito fogão etapa evento exame exigir sucesso experiência explicar estrangeiro
    fábrica fácil falta famoso fevereiro data feliz feira festa fila final financiar financiamento fino firma físico flor flores fundo foto fresco frio fronteira fruta fogo forte força fumar função futuro ganhar garantia gás gasolina governo golpe graça grau grátis grave gripe cinzento cinza grupo guardar creche guerra guia
    falar fome gelado sorvete ferramenta gelo erva história homem ombro forno horário hospital hotel osso ovo humidade umidade fumo idioma igreja imagem imposto incêndio indústria iniciar inquilino instalar interesse internet inverno convidar ilha esquerda
    sabão jardineiro chefe jogo jogar quinta-feira julho junho justiça quilómetro lâmpada longo lavar leite ler legal língua lento letra levantar lei livre livro licença limpeza linha líquido chamar chave chaves cheio levar chuva louco lua segunda-feira luz
    madeira mestre magia mala mandar mão manter manhã máquina mar marca março terça material maior maiores maio maioria mecânico medida meio medicina memória mensagem mente mesa metal método mistura medo membro quarta-feira militar minuto olhar metade modelo moeda montanha morrer motivo moto mover movimento móveis móvel morte mundo muro museu música
    nascer nação natural natureza natal negócio negro preto neve nível noite nome norte nota notícia novembro nuvem obra obter oceano outubro ocupado oficial olho cheiro esquecer operar opinião ordem orelha organizar orgulho oriente original ouro escuro outono
    página país pássaro palavra palácio pão painel tela papel par parada parede paredes parque particular partido passado passagem passear passeio pausa paz pedido pedir filme perigo cabelo pena pensão perder perfil jornal permissão cão cachorro pesado peso pesca pele perna peça pintar pintura pista placa planta plástico prato praia praça prazo população pobre polícia política popular porta posição prática presente pressão primavera princípio pressa privado problema processo produto professor programa progresso projeto promoção prova público ponto puro queixa queimar queijo tirar
    rápido rápida raro razão receber recibo recente lembrar recurso rede reduzir presente registo registro regra voltar relação relógio reparar repetir reserva residência resolver respeito responsável restaurante restaurantes resto retirar reunião rico risco rio ritmo roubar rocha roxo vermelho romper roupa rosa roda ruído barulho rota sábado sabor sair saúde sala salário saída sangue seco segredo segurança seguro segura sentar sentido sentir sinal setembro série sério serviço serviços século silêncio cadeira simples sistema situação sociedade sol soldado sombra som sonho subir sujo chão sono sofrer superior supermercado sul tabela oficina tamanho tanque tarefa tarifa cartão táxi chá teatro teto técnico tema temperatura temporada terceiro terraço texto loja lojas terra tinta tio título tocar tom torre tradição tráfego trânsito tranquilo tranquila transporte transportes comboio trem triste turista
    universidade urbano usuário útil férias vazio vale valor vizinho vizinhos veículo vela velocidade janela janelas ventilador verão verde vestido viagem viajar vida vidro vento sexta vigilância vinho violência visão visita vista vidraça viúvo voar volta voz voo sapato autoestrada estrada estradas elétrico ônibus metrô ensolarado ensolarada orientação persianas documentos recentemente finalmente normalmente definitivamente necessariamente comércios transportes públicos trás rés-do-chão elevadores`),
};
