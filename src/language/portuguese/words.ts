import type { Phrases } from '../language.ts';

/** Words that say nothing by themselves, and everyday words that are no names and no typing errors. */
export const portugueseWords: Phrases = {
  'filler.it': `
    (e |) não (tenho|faço|temos) (ideia|noção)
    com calma; sobe; desce; o; os; um; uma; uns; umas; ao; à; aos; às; do; dos; das; em; no; na; nas; num; numa; com; por; para; pra; pro; pelo
    pela; pelos; pelas; eu; tu; ele; ela; nós; eles; elas; você; vocês; vc; vcs; me; te; se; lhe; lhes; mim; ti; si; comigo; connosco; conosco; meu
    minha; meus; minhas; seu; sua; seus; suas; teu; tua; nosso; nossa; nossos; nossas; vosso; vossa; vossos; vossas; dele; dela; deles; delas
    gente; a gente; e; sou; és; são; somos; era; eram; foi; foram; ser; sendo; seja; sejam; fosse; for; estão; estou; estamos; esteja; estejam
    estar; tá; to; tou; ter; tenho; tens; têm; temos; tenha; tenham; tinha; tivesse; tiver; há; haja; haver; houver; vai; vão; vou; vamos; ir; vêm
    vir; venha; fica; ficam; ficar; fique; fiquem; dá; dê; dar; dava; pode; podem; posso; podemos; poder; podia; poderia; possa; pudesse; quer
    quero; queria; queremos; gostava; gostaria; preciso; precisamos; precisa; deve; devia; consigo; consegue; conseguem; fazer; faz; façam; faça
    faço; ver; vejo; vê; dizer; diz; diga; disse; digo; saber; sei; sabe; acho; acha; achar; penso; creio; parece; pensar; olha; olhe; olá; oi; que
    q; qual; quais; quem; cujo; como; quando; quanto; porque; pois; então; assim; aqui; ali; lá; aí; cá; já; ainda; agora; hoje; amanhã; sempre
    nunca; logo; depois; antes; também; tb; só; apenas; mesmo; mesma; muito; muita; muitos; muitas; bem; mal; mais; menos; tão; tanto; bastante
    pouco; pouca; quase; meio; bué; super; demais; um pouco; um bocado; um bocadinho; tudo; todo; toda; todos; todas; outro; outra; outros; outras
    cada; qualquer; algum; alguma; nenhum; nenhuma; nada; ninguém; alguém; algo; vários; várias; ambos; ambas; este; esta; isto; estes; estas; esse
    essa; isso; esses; essas; aquele; aquela; aquilo; neste; nesta; nesse; nessa; deste; desta; desse; dessa; tal; tipo; tipo de; por favor
    se faz favor; faz favor; por gentileza; favor; pf; pfv; sff; plis; obrigado; obrigada; bom; boa; bons; boas; grande; grandes; pequeno; pequena
    pequenos; pequenas; novo; nova; novos; novas; bonito; bonita; lindo; linda; lindos; giro; gira; amplo; ampla; amplos; amplas; espaçoso
    espaçosa; moderno; moderna; claro; luminoso; luminosa; arejado; arejada; confortável; aconchegante; próprio; própria; privado; privada
    privativo; privativa; decente; simples; completo; completa; total; máximo; mínimo; ideal; perfeito; excelente; ótimo; ótima; maravilhoso
    pronto; disponível; disponíveis; localizado; localizada; situado; situada; é que; o que; não só; não apenas; na verdade; quer dizer; ou seja
    por acaso; se calhar; em princípio; em geral; por enquanto; de momento; neste momento; afinal; enfim; aliás; portanto; talvez; provavelmente
    realmente; basicamente; simplesmente; atualmente; actualmente; principalmente; sobretudo; obviamente; nomeadamente; inclusive; ah; oh; eh; ei
    ué; né; hein; uau; ui; epá; poxa; caramba; kkk; kk; kkkk; rs; rsrs; haha; lol; ahah; sr; sra; senhor; senhora; senhores; dona; exmo; exmos; t
    cerca; coisa; coisas; ou; sem; nao; nem; sim; até; apê; apto; ap; pq; dorms; dorm; qts; qtos; sobre; entre; desde; segundo; durante; contra
    sob; casa; apartamento; lugar; lugares; zona; sítio; preço; orçamento; renda; aluguel; anúncio; imóvel; mora; morar; moro; viver; vivo; mudar
    comprar; alugar; arrendar; encontrar; procurar; procuro; busco; buscar; usar; servir; serve; ajudar; ajuda; chama; chamo; chamo-me; nome
    querido; desculpe; desculpa; cumprimentos; melhores; tarde; dia; noite; manhã; prédio; edifício; andar; andares; d; n; p; c`,
  'common.it': `
    inglês; português; imediatamente; imediato; (corretor|corretores|agente|agentes|mercado|restaurante|restaurantes|comida) brasileir(o|a|os)
    (já |ainda |)não (consegue|consigo|conseguem|conseguimos|para|param|dorme|dirige|dirijo|conduz|conduzo|sabe|sei|aguenta|cabe|cabem|vai|vou|\
trabalha|ouve|anda|há meio)
    quarto de (empregada|serviço|despejo); restaurador(a|es|); gatinhar; reformei; reformámo; reformamos; não apenas; acabar; acabei; aconselha
    acontece; adequado; afastado; agradável; ajuste; alegre; algures; alma; almoço; alunos; ambiente; andei; aniversário; aparece; apelido
    aposentado; aposentada; aposentados; aprender; aproveitar; armário; armários; arquiteto; arquitecto; arte; artigo; árvore; assinar; atelier
    através; avenida; avião; aviso; azul; bancos; bar; bater; bege; boca; bolso; brasil; brasileiro; brasileira; cabe; café; caixa; calado
    cancelas; capaz; carreira; casado; casada; cedo; céu; chato; cheio; chuveiro; cinema; classe; clínica; cobrar; coleção; coletivo; comércio
    comer; comida; compras; companheiro; companheira; companhia; complicado; complicada; condómino; confiança; confirmar; conforto; conhecido
    conselho; construtora; consulta; conversa; corda; corredor; costa; costas; cozinhar; cuidado; cultura; curso; dentista; departamento; depende
    descanso; desde já; desempregado; despesa; difícil; direita; diretor; divorciado; divorciada; doente; doença; dor; doutor; educação; elegante
    encarece; encontro; enfermeira; enfermeiro; engenheiro; engenheira; enorme; ensino; entende; entendeu; entregar; erro; errado; escolas
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
};
