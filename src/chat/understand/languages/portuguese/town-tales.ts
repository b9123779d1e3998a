import type { TownTales } from '../town-tales.ts';

const MY = '(o meu|a minha|meu|minha|o nosso|a nossa|nosso|nossa)';

export const portugueseTownTales: TownTales = {
  past: `
    ${MY} (banco|advogado|advogada|contador|contadora|contabilista|notário|médico|médica|dentista|seguro|corretor|corretora) (é|fica|está|são) (em|de) @; (nasci|nascemos|nascido|nascida) (e cresci |) em @;
    (amigo|amiga|colega|primo|prima) (de|que mora em|que vive em) @ (me|nos) (recomendou vocês|falou de vocês|indicou vocês)`,
  left: `
    (vend(i|emos|emos já)|acab(ei|amos|ámos) de vender) (o|a|meu|minha|o meu|a minha|o nosso|a nossa|nosso|nossa|um|uma) … (em|de) @; (meu|minha|nosso|nossa) (apartamento|casa|ap|apto|moradia|andar) (de|em) @ (já |) (foi|está|ficou) (já |) vendid(o|a)`,
  ended: `
    (apartamento|casa|ap|apto|moradia|andar) (de|em) @ (já |) (foi|está|ficou) (já |) vendid(o|a); contrato (de|em) @ (acaba|acabou|termina|terminou|vence|venceu); (acaba|acabou|termina|terminou|vence|venceu) … contrato … @`,
  far: '(a|até|à|a menos de|menos de|no máximo a|no máximo) (uma|1|duas|2|três|3) hora(s|) (e meia |) (de carro |de comboio |de trem |de viagem |) (de|do|da) @; hora e meia (de|do|da) @',
  beside: `
    (cansei|cansámos|cansamos|fart(ei|o|a|os|as)|cansad(o|a|os|as)) (-me |-nos |me |) de … @; (não|nao) (aguento|aguentamos|suporto) mais … @; @ (é|está|ficou|anda|fica) (já |) (muito|demasiado|demais|caro demais|cara demais|carissim|impossível|tão); @ (é|está|ficou) … demais; ${MY} (escritório|trabalho|empresa|firma|escola|emprego|chefe) (é|fica|está|continua) (em|no|na|de) @; (trabalh(o|amos)) (em remoto |remoto |à distância |de casa |) para (uma|um) (empresa|firma|companhia) (de|em) @;
    (me formei|formei-me|licenciei-me|formado|formada) em @; (amigo|amiga|colega|primo|prima) (de|que mora em|que vive em) @ (me|nos)`,
  visits: `
    (viajo|viajamos|vou|vamos|voo|voamos) (muito |sempre |bastante |) (a|para|pra) @ (a trabalho|em trabalho|a negócios|com frequência|toda|todos|todas|uma vez|duas vezes|várias vezes|muito|frequentemente); (viajo|viajamos) (muito|sempre|bastante) (a|para|pra) @; (viagem|viagens) (de negócios|a trabalho) (a|para|pra) @`,
  arrives: `
    (vai|vão|vou|vamos) (estudar|trabalhar|viver|morar|começar|fazer) ; (começa|começo|entra|entrou|foi colocad|fui transferid|vai ser)`,
  stays: `(trabalh(o|a|amos|am)|estud(o|a|amos|am)) em @`,
  was: `(no início|no começo|antes|primeiro|inicialmente) … (quer|procur|pens|busc)(ia|íamos|ava|ávamos) … @; (quer|procur|pens|busc)(ia|íamos|ava|ávamos) … @ … (no início|no começo|antes)`,
  joins: `
    na mesma (cidade|localidade|terra|zona)( que|); (vou|vamos|irei) (morar |viver |ter |) com (ele|ela|eles|elas); (vou|vamos) (me mudar|mudar|mudar-me|nos mudar|mudar-nos) (para |pra |) (lá|ali); (vou|vamos) (para|pra) lá; mudo-me para lá; juntar-me a (ele|ela|eles); (perto|ao pé) (dele|dela|deles|delas); muda (pra|para) lá`,
  wishes: `
    (quero|queremos|queria|queríamos|procuro|procuramos|procurando|busco|buscamos|preciso|precisamos|precisa|gostaria|gostava|gostávamos|comprar|arrendar|alugar)`,
  turns:
    'e agora; agora; mas; então; por isso; portanto; melhor @; e (quero|queremos|procuro|procuramos|preciso|vou|vamos|eu)',
};
