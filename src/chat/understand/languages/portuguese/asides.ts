import type { Phrases } from '../language-tables.ts';

/** How letters begin and end, and what is said beside the homes: none of it asks for anything. */
export const portugueseAsides: Phrases = {
  'talk.farewell': `
    (melhores|com os melhores|os melhores) cumprimentos; atenciosamente; (um|grande|forte|) abraço(s|); beijinhos; (bom|ótimo|bons) (fim de semana|fds|final de semana|domingo|feriado|trabalho); boa semana`,
  'talk.thanks': `
    (agradeço|agradecemos|agradecia|agradeceria|agradecíamos) (imenso|muito|desde já|) (a|pela|) (sua|vossa|tua|) (ajuda|atenção|resposta|disponibilidade|colaboração|paciência);
    (muito|) obrigad(o|a) pel(a|as|o) (sua|vossa|) (paciência|atenção|resposta|disponibilidade|informação|informações|ajuda|tempo)`,
  'plain.stop': `
    no resto; (somos|estamos) abertos; (as crianças|os miúdos|as aulas|a escola|as meninas|os meninos) (começam|começa|iniciam);
    se não for (incómodo|incômodo|muito trabalho|pedir muito|muito incómodo|muito incômodo); (pode|podes|podem|poderia|poderiam|consegue|conseguem) (me ajudar|ajudar|nos ajudar|ajudar me|ajudar nos) (com isso|com isto|nisto|nisso|); (me|nos) (ajuda|ajudem|ajude) ;
    (não|sem) (temos|tenho|há|) (muita|nenhuma|) pressa; espero (ter sido|que esteja|ter ficado|ser) (claro|clara); (me|) (avise|avisa|avisem) (me|) ; (entendi|percebi|compreendi|entendido|percebido) (tudo|);
    (desculpe|desculpa|desculpem) (a|o|pela|pelo) (demora|incómodo|incômodo|atraso); sou nov(o|a) (nisto|nisso|por aqui); (um|) (bebé|bebê|outro|menino|menina) a caminho; (o|já tenho o|temos o|) (crédito|financiamento|empréstimo) (já|) (está|foi|) (aprovado|pré-aprovado|concedido);
    (o meu|meu|minha|a minha|nosso|o nosso) (agente|corretor|corretora|mediador) (está|estava|disse|me disse|diz|reformou|aposentou)`,
  'own.before': `
    (alugamos|alugo|arrendamos|arrendo|moramos de aluguel|moro de aluguel|pagamos aluguel|pago aluguel) (há|faz|desde|atualmente|agora|por enquanto); (o meu|meu|nosso|o nosso) contrato (de aluguel|de arrendamento|) (termina|acaba|vence|caduca)`,
  'topic.noPrice': `
    (somos|temos|é|são|) (uma|) família de`,
  'confirms.it': `
    certo; ok; né; não é; tá bom; existe (isso|isto|algo assim|tal coisa); (isso|isto|) (é|seria|será) (isso|) (possível|realista|viável); (o|) que (acha|achas|acham|me diz|me dizes)`,
};
