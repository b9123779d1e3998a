import type { Cues } from '../tag-words.ts';

export const portugueseCues: Cues = {
  negators: `
    não é|são|está|estão|foi|há|tem|têm, não é|são|está|estão permitido|permitida|permitidos|permitidas|aceite|aceites|aceitos|admitidos,
    não, nem, nenhum|nenhuma, nunca, tampouco, em vez de, livre de, exceto, zero, antigo|antiga, ausência de, falta`,
  withouts: `sem`,
  refusals: `
    não permitido|permitida|permitidos|permitidas|incluído|incluída|incluídos|incluídas|aceites|aceitos|disponível, não são|é|estão|está permitidos|permitido|aceites|aceitos|incluídas|incluídos|incluída|bem-vindos|permitidas,
    proibido|proibida|proibidos, convertida|convertido|transformada|transformado em|num|numa, nenhum|nenhuma, à parte, avariado|avariada, desativado|desativada, vendido|vendida à parte`,
  maybes: `
    espaço|potencial|possibilidade|opção|área|terreno|ideal|pronto|projeto|projecto|licença|pré-instalação|preparado|preparada|preparação para|de um|uma|a|o|instalar|construir|fazer|colocar|instalação? futura|futuro|de?,
    pode|poderá|podendo|podem-se|pode-se construir|fazer|instalar|colocar|adicionar|converter, possível|eventual|futuro|futura, se desejar|quiser`,
  maybesAfter: `opcional|opcionais, possível, em projeto|projecto, potencial, por construir|instalar, em construção, brevemente, no futuro`,
  nears: `
    perto|próximo|próxima|próximos|junto de|do|da|dos|das|ao|à|aos|às, a # minutos|metros|km|m|min|passos|quarteirões de|do|da|dos|das|a pé?, minutos de|do|da|dos|das, a poucos|uns|dois|cinco|dez minutos|metros|passos|quarteirões de|do|da,
    ao lado de|do|da, em frente a|ao|à, entre, vizinho|vizinha|vizinhos, fácil acesso a|ao|à, a zona tem|oferece, o bairro tem|oferece, rodeado|rodeada de|por, perto`,
  nearsAfter: `perto, próximo|próxima|próximos, nas proximidades, na zona, no bairro, na vizinhança, ao lado, em frente, a # minutos|metros|passos|quarteirões|m, a poucos minutos|metros|passos, a dois|cinco|dez minutos|passos|quarteirões, a pé`,
  shared: `
    comum|comunitário|comunitária|partilhado|partilhada|compartilhado|compartilhada|coletivo|coletiva, condomínio|prédio|edifício|empreendimento com|tem|oferece|inclui|possui,
    condomínio|prédio|edifício|empreendimento dispõe|conta de|com, áreas comuns, zonas comuns, área de lazer, lazer completo`,
  sharedAfter: `comum|comunitário|comunitária|partilhado|partilhada|compartilhado|compartilhada|coletivo|coletiva, do|no condomínio|prédio|edifício|empreendimento, no terraço do prédio, nas áreas comuns`,
  affirmers: `aceita|aceitamos|permite|permitem-se|aceitam-se|admite, inclui|incluído|incluídos, com, sim`,
  affirmersAfter: `permitido|permitidos|permitida|aceites|aceitos|aceite|incluído|incluída|incluídos|incluídas|inclusas|sim|ok|possível|negociável, a combinar|negociar|discutir, bem-vindo|bem-vindos`,
  turns: `mas|com|tem|têm|possui|dispõe|oferece|inclui|é|são|está|estão|embora|porém|também|além|apenas|só|onde|que|há|conta`,
  and: `e, &, +, bem como`,
  or: `ou, nem`,
};
