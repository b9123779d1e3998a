import test from 'ava';
import { withChat } from '../../../helpers/chat-fixture.ts';
import { insertListing } from '../../../helpers/sample-listings.ts';

const ANSWERS = {
  'Is the home at 14 Oak St in Shelbyville available?': 'I found no homes at 14 Oak St in Shelbyville.',
  '¿Está disponible la casa de 14 Oak St en Shelbyville?':
    'No he encontrado viviendas en la dirección 14 Oak St en Shelbyville.',
  'Ist das Haus 14 Oak St in Shelbyville noch verfügbar?':
    'Gefunden habe ich leider keine Immobilien unter der Adresse 14 Oak St in Shelbyville.',
  'Est-ce que la maison au 14 Oak St à Shelbyville est disponible ?':
    "Je n'ai trouvé aucune annonce pour des logements à l'adresse 14 Oak St à Shelbyville.",
  'A casa em 14 Oak St em Shelbyville está disponível?': 'Não encontrei imóveis no endereço 14 Oak St em Shelbyville.',
};

test(
  'a home that is asked for in a town where there is none of its address is not answered with one elsewhere',
  withChat([], async (t, { database, builtIn, chatbotId, question }) => {
    await insertListing(database, chatbotId, { Address: '14 Oak St' });
    for (const [asked, expected] of Object.entries(ANSWERS)) {
      const session = await builtIn.createSession(chatbotId);
      const { content } = await builtIn.ask(question(session, asked));
      t.is(content.split('\n')[0], expected);
    }
  }),
);
