import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const portugueseWords: Phrases = {
  'filler.it': `
    com calma; o; a; os; as; um; uma; uns; umas; ao; à; aos; às; de; do; da; dos; das; em; no; na; nos; nas; num; numa; com; por; para; pra; pro; pelo; pela
    pelos; pelas; eu; tu; ele; ela; nós; eles; elas; você; vocês; vc; vcs; me; te; se; lhe; lhes; mim; ti; si; comigo; connosco; conosco; meu; minha
    meus; minhas; seu; sua; seus; suas; teu; tua; nosso; nossa; nossos; nossas; vosso; vossa; vossos; vossas; dele; dela; deles; delas; gente
    a gente; é; e; sou; és; são; somos; era; eram; foi; foram; ser; sendo; seja; sejam; fosse; for; está; estão; estou; estamos; esteja; estejam
    estar; tá; tô; to; tou; ter; tenho; tens; tem; têm; temos; tenha; tenham; tinha; tivesse; tiver; há; haja; haver; houver; vai; vão; vou; vamos
    ir; vem; vêm; vir; venha; fica; ficam; ficar; fique; fiquem; dá; dê; dar; dava; pode; podem; posso; podemos; poder; podia; poderia; possa
    pudesse; quer; quero; queria; queremos; gostava; gostaria; preciso; precisamos; precisa; deve; devia; consigo; consegue; conseguem; fazer; faz
    façam; faça; faço; ver; vejo; vê; dizer; diz; diga; disse; digo; saber; sei; sabe; acho; acha; achar; penso; creio; parece; pensar; olha; olhe
    olá; oi; que; q; qual; quais; quem; cujo; como; quando; quanto; porque; pois; então; assim; aqui; ali; lá; aí; cá; já; ainda; agora; hoje
    amanhã; sempre; nunca; logo; depois; antes; também; tb; só; apenas; mesmo; mesma; muito; muita; muitos; muitas; bem; mal; mais; menos; tão
    tanto; bastante; pouco; pouca; quase; meio; bué; super; demais; um pouco; um bocado; um bocadinho; tudo; todo; toda; todos; todas; outro; outra
    outros; outras; cada; qualquer; algum; alguma; nenhum; nenhuma; nada; ninguém; alguém; algo; vários; várias; ambos; ambas; este; esta; isto
    estes; estas; esse; essa; isso; esses; essas; aquele; aquela; aquilo; neste; nesta; nesse; nessa; deste; desta; desse; dessa; tal; tipo; tipo de
    por favor; se faz favor; faz favor; por gentileza; favor; pf; pfv; sff; plis; obrigado; obrigada; bom; boa; bons; boas; grande; grandes; pequeno
    pequena; pequenos; pequenas; novo; nova; novos; novas; bonito; bonita; lindo; linda; lindos; giro; gira; amplo; ampla; amplos; amplas; espaçoso
    espaçosa; moderno; moderna; claro; luminoso; luminosa; arejado; arejada; confortável; aconchegante; próprio; própria; privado; privada
    privativo; privativa; decente; simples; completo; completa; total; máximo; mínimo; ideal; perfeito; excelente; ótimo; ótima; maravilhoso; pronto
    disponível; disponíveis; localizado; localizada; situado; situada; é que; o que; não só; não apenas; na verdade; quer dizer; ou seja; por acaso
    se calhar; em princípio; em geral; por enquanto; de momento; neste momento; afinal; enfim; aliás; portanto; talvez; provavelmente; realmente
    basicamente; simplesmente; atualmente; actualmente; principalmente; sobretudo; obviamente; nomeadamente; inclusive; ah; oh; eh; ei; ué; né; hein
    uau; ui; epá; poxa; caramba; kkk; kk; kkkk; rs; rsrs; haha; lol; ahah; sr; sra; senhor; senhora; senhores; dona; exmo; exmos; t; cerca; coisa
    coisas; ou; sem; não; nao; nem; sim; até; apê; apto; ap; pq; dorms; dorm; qts; qtos; sobre; entre; desde; segundo; durante; contra; sob; casa
    apartamento; lugar; lugares; zona; sítio; preço; orçamento; renda; aluguel; anúncio; imóvel; mora; morar; moro; viver; vivo; mudar; comprar
    alugar; arrendar; encontrar; procurar; procuro; busco; buscar; usar; servir; serve; ajudar; ajuda; chama; chamo; chamo-me; nome; querido
    desculpe; desculpa; cumprimentos; melhores; tarde; dia; noite; manhã; prédio; edifício; andar; andares; d; n; p; c`,
  'common.it': `essas; esses; 
    imediatamente; imediato; (corretor|corretores|agente|agentes|mercado|restaurante|restaurantes|comida) brasileir(o|a|os); construir; telefonar
    (já |ainda |)não (consegue|consigo|conseguem|conseguimos|para|param|dorme|dirige|dirijo|conduz|conduzo|sabe|sei|aguenta|cabe|cabem|vai|vou|\
trabalha|ouve|anda|há meio); quarto de (empregada|serviço|despejo); restaurador(a|es|); gatinhar; reformei; reformámo; reformamos; não apenas
    acabar; acabei; aconselha; acontece; adequado; afastado; agradável; ajuste; alegre; algures; alma; almoço; alunos; ambiente; andei; aniversário
    aparece; apelido; aposentado; aposentada; aposentados; aprender; aproveitar; armário; armários; arquiteto; arquitecto; arte; artigo; árvore
    árvores; assinar; atelier; através; avenida; avião; aviso; azul; bancos; bar; bater; bege; boca; bolso; brasil; brasileiro; brasileira; cabe
    café; caixa; calado; cancelas; capaz; carreira; casado; casada; cedo; céu; chato; cheio; chuveiro; cinema; classe; clínica; cobrar; coleção
    coletivo; comércio; comer; comida; compras; companheiro; companheira; companhia; complicado; complicada; comum; comuns; condómino; condôminos
    confiança; confirmar; conforto; conhecido; conselho; construtora; consulta; conversa; corda; corredor; costa; costas; cozinhar; cuidado; cultura
    curso; dentista; departamento; depende; descanso; desde já; desempregado; despesa; difícil; direita; diretor; divorciado; divorciada; doente
    doença; dor; doutor; educação; elegante; encarece; encontro; enfermeira; enfermeiro; engenheiro; engenheira; enorme; ensino; entende; entendeu
    entregar; erro; errado; escolas; escolher; escrever; escrevo; esquerda; estadia; estrada; europa; experiência; exterior; fachada; farmácia
    fazendo; feio; feira; feliz; feriado; festa; fim de semana; finais; flor; floresta; folga; forno; forte; frequência; frigorífico; frutas; fumar
    fundo; fundos; ganhar; gestor; gosta; governo; grama; grávida; grupo; guerra; ideias; idosa; idoso; imagina; impossível; indicar; inferno
    informática; inverno; janelas; jantar; joelho; jovem; lados; ladrão; lento; ler; leste; levo; leve; limpo; limpeza; língua; livros; lua; luxo
    machado; maluco; mania; mapa; material; médica; meia; menina; menino; mensagem; mente; mercados; mesa; metade; mota; motivo; muro; músico; natal
    natureza; negócios; neve; noiva; noivo; norte; noites; ocupado; oeste; oficina; opinião; oportunidade; padaria; papel; par; parede; paredes
    partes; passear; pele; percebe; percebemos; perder; perfil; perfeita; perguntas; periferia; perigoso; perna; pernas; pessoal; piano; pintar
    pior; planície; plano; pobre; polícia; portugal; possibilidade; prático; prefere; presente; pressa; primavera; principal; profissional; programa
    público; quente; ramo; rápido; rápida; realidade; recibo; recomendado; rede; relógio; remota; renda fixa; resolver; rico; risco; romântico
    rotina; ruim; rural; sangue; saúde; seco; semestre; sentido; sentir; separado; separei; sério; sobrinha; sobrinho; sócio; social; sofá; sol
    solteiro; solteira; som; sucesso; sujo; sul; supermercado; surf; talher; tapete; táxi; técnico; telhado; temperatura; tempos; toalha; tocar
    tradicional; transporte; transportes; trazer; trem; turista; turno; turnos; urgente; vaidade; varrer; vento; verão; verde; vermelho; viagem
    viajar; violência; viúva; viúvo; vontade; voz; washington; terça; engraçado; cabo; charme; charmoso; tropical; vibe; minimalista; cozinhado
    lazer; pé direito; estantes; tetos; conduzir; dirigir; crescer; nascer; filharada; pedaço; ficava; pediu; sogrinha; estranho; preocupa; pesada
    pesado; peso; adoro; adoramos; espero; esperamos; aguardo; senhorios; bolos; trabalhadora; freelancer; remoto; remotamente; programador
    programadora; designer; enfermagem; bombeiro; militar; estagiário; doutoramento; mestrado; erasmus; bolseiro; investigadora; investigador
    motorista; cozinheiro; cozinheira; advogado; advogada; contabilista; avozinha; bebezinho; cadeirinha; carrinho; escolinha; creche; infantário
    jardim de infância; senhoria; abaixo; aberto; aberta; abre; abrir; abril; aceitar; acesso; acima; acordo; agente; agência; agosto; água; aldeia
    além; alta; altas; alto; altos; altura; aluno; amor; ando; anda; andamos; antigo; antiga; apresentar; areia; arranjar; assunto; atenção; atrás
    autocarro; avançar; avó; avós; baixa; baixo; baixos; banco; banheira; barulho; basta; bocado; brincar; cabeça; cadeira; cair; calor; cama
    caminhada; caminho; canto; cansado; cansada; capital; cara; carne; caro; carta; casados; causa; central; certeza; chão; chave; chaves; chefe
    chegar; chover; cima; clube; cliente; conceito; condição; condições; conhecer; consultora; conta; contas; contar; contacto; contato; contrato
    cor; coração; correr; cozinha; cunhada; cunhado; currículo; data; deixar; deixa; deixe; demasiado; dentro; devagar; dezembro; diferente; direito
    distância; domingo; dono; dormir; dúvida; económico; emprego; empresa; energia; entrar; equipa; escada; escadas; esposa; esposo; espaço; espaços
    esperar; esquina; estado; estilo; estudar; estuda; estudo; exemplo; exigência; explicar; externa; fácil; falar; falo; falei; falta; familiar
    farto; farta; fechado; fechada; fechar; férias; fevereiro; fim; final; flores; fogão; forma; frente; fresco; frio; funciona; futuro; garantia
    gás; gosto; gravidez; guarda; guardar; história; horrível; ideia; igual; importa; importante; incluído; incluída; industrial; inglês; início
    instalar; interior; internet; investidor; investimento; janeiro; janela; jeito; jogar; jovens; julho; junho; junto; justo; lado; largo; lei
    levar; limpa; linha; livre; loja; lojas; longe; longo; luz; madeira; maio; mãe; manutenção; mão; máquina; mar; março; marido; médico; medo
    melhor; modo; momento; montes; morto; mudança; mudanças; mulher; mundo; música; namorada; namorado; necessário; necessária; negócio; novembro
    nível; onibus; outubro; ouvir; paga; pai; pais; parar; parte; passar; passo; patrão; pedir; pedem; pegar; pequeno-almoço; pergunta; planos
    planta; plantas; porta; portas; português; possível; prazo; preferência; prima; primo; privacidade; problema; problemas; professor; professora
    projeto; promoção; proposta; qualidade; quarta-feira; questão; quinta-feira; receber; recente; reformado; reformada; reformados; relação
    renovar; responder; resposta; resto; restaurante; restaurantes; reunião; roupa; ruído; sábado; sala; salas; salgado; sair; saída; segunda-feira
    segurança; serviço; serviços; setembro; sexta-feira; sexta; sogra; sogro; sogros; solar; sonho; sorte; subir; telefone; telemóvel; celular
    tempo; tia; tio; trabalho; trabalhar; trabalha; trabalhamos; trampo; trânsito; tratar; comboio; turistas; urbano; vazio; velho; velha; velhos
    verdade; vida; vila; visita; volta; voltar; whatsapp; terça-feira; varandim; rústico; portão; pé-direito; prestes; montar; ficaria; mostrou
    mostraram; chegou; carregar; cansei; aguento; amo; curto; atendimento; senhorio; recém-casados; jardim-de-infância`,
};
