import type { Phrases } from '../language-tables.ts';

const YOU = '(vocês|vcs|você|o senhor|a senhora|o escritório|a agência|a loja|a imobiliária|)';
const ARE_OPEN =
  '(abr(e|em|iam)|fech(a|am|avam)|atend(e|em)|funcion(a|am)|trabalh(a|am)|(está|estão|ficam|fica) (abert|fechad)(o|a|os|as))';
const FOREIGNER = '(estrangeir|brasileir)(o|a|os|as); portugues(es|as); angolan(o|a|os|as); (um|) não(-| )residente(s|)'
  .split('; ')
  .join('|');
const CHILD =
  '(criança|filh(o|a)|net(o|a)|menin(o|a)|miúd(o|a)|bebé|bebê|sobrinh(o|a)|gémeo|gêmeo|família)(s|) (ainda|muito|bem|tão|) pequen(o|a|os|as|inho|inha|inhos|inhas)';
const WHAT_COUNTS =
  'o que (mais|realmente|) (interessa|importa|conta|faz falta) (mesmo|mais|agora|) é (mesmo|) (ter|haver|) (o|a|um|uma|)';
const HOUSE = '(casa|moradia|vivenda)';
const FLAT = '(apartamento|apê|ap|apto)';
const TO_DO_UP = '(remodelar|recuperar|reformar|renovar|restaurar|reabilitar|obras|arranjar)';

/** How visitors talk of opening hours, taxes and their own children, and what they do not mind. */
export const portugueseEveryday: Phrases = {
  'talk.agency': `
    (a|até|) que horas (é que|) ${YOU} ${ARE_OPEN}; (até|) quando (é que|) ${YOU} ${ARE_OPEN}; (a|até|) que horas ${YOU} (vão|vai) (abrir|fechar); ${YOU} ${ARE_OPEN} (hoje|amanhã|(aos|ao|no|nos|durante|também|em|até que|) (horas|almoço|domingo|sábado|fim de semana|fins de semana|domingos|sábados|feriado|feriados|agosto))`,
  'talk.knowledge': `
    (${FOREIGNER}) (também|) (pode(m|)|consegue(m|)) (comprar|financiar|alugar|arrendar|investir|ter|pedir|tirar|pegar|fazer|obter) (um|uma|) (imóvel|casa|financiamento|crédito|empréstimo|);
    (quanto|o que|quanto é que) (se|eu|a gente|) (paga|pagamos|pago|pagaria|vou pagar|terei de pagar|tenho de pagar|tenho que pagar|é|fica|sai|custa|seria|gasta|gasto) (mais ou menos|ao todo|normalmente|) (de|o|a|do|em|pelo|pela|com) (imt|imi|itbi|iptu|imposto de selo|imposto|impostos|escritura|cartório|registo|registro|notário|mais-valias|mais valias);
    (dá para|dá pra|posso|consigo|conseguimos|é possível|como|como posso|como consigo|como é que se) financiar; (quanto|que percentagem|que porcentagem|quantos por cento) (é que|) (o banco|os bancos|um banco) (financia|financiam|empresta|emprestam)`,
  'unit.none': CHILD,
  'plain.stop': `
    (não|nao) (só|somente|apenas|unicamente) (com|) ; ${CHILD}; (até|também|) (pode|podem|podia|poderia|podiam) (ser|estar|vir) (para|pra|a) ${TO_DO_UP}; dentro de casa; (que|) (não|nao) (seja|sejam|quero|queria|é|fique|fiquem) (n|em|)(o|um|) (andar|piso|apartamento|) térreo; ((precisa|precise|tem que|tem de|precisa de|deve) ter |)ar (puro|livre|fresco); (ao|pelo|antes pelo) contrário; com ar (puro|livre|fresco|de|moderno|familiar|rústico)`,
  'state.parking': 'lugar de garagem',
  'plain.common': 'dentro de casa',
  'drop.before': `(deixa|deixe|deixem|esquece|esqueça) lá (o|a|os|as|isso|essa|esse|)`,
  'search.asks': WHAT_COUNTS,
  'link.but': WHAT_COUNTS,
  'type.house': `por ${HOUSE}; ${HOUSE}(s|) já reformad(a|as)`,
  'type.apartment': `por ${FLAT}; ${FLAT}(s|) já reformad(o|os)`,
  'home.any': '(imóvel|imóveis|alguma coisa|algo|um|uma) já reformad(o|a|os|as)',
  'own.end': `por ${HOUSE}; por ${FLAT}`,
  'confirms.it': 'aceita; aceitam; permitem; deixam; posso; há problema; tem problema; tem algum problema; tem mal',
  'relative.moreBedrooms': 'de mais (um|) (quarto|dormitório)(s|)',
  'relative.moreBathrooms': 'de mais (um|uma|) (banheiro|casa de banho|banheiros|casas de banho)',
  'relative.bigger': 'de mais (espaço|metros|área)',
  'place.in': 'ou (no|na|nos|nas)',
  'complains.tooFew': `
    (só|) (não|nao) (me|nos|) (cheg|bast)(a|am|ava|ava|aria) (para|pra|) (nós|mim|a gente|todos|); (só|) (não|nao) (dá|serve|é suficiente|são suficientes) (para|pra) (nós|mim|a gente|todos); (só|) (é|são|seria|parece) (muito|) pouc(o|a|os|as) (para|pra|) (nós|mim|a gente|todos|); (só|) (não|nao) (é|são) suficiente(s|)`,
  'human.wanted':
    '(vc|vcs|vocês) (é|são) (um|uma|) (robô|robot|bot|robôs|máquina|ia|chatbot|humano|humana|pessoa|pessoa real|gente)',
  'relative.cheaper': `
    (não|nao) (há|tem|têm|tens|existe|existem) (aí|mesmo|) (nada|nenhum|nenhuma|algo|alguma coisa|qualquer coisa) (um pouco|um bocado|um bocadinho|) (mais (barat(o|a|inho|inha)|em conta|económic(o|a)|acessível)|menos car(o|a))`,
};
