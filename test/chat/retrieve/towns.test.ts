import test from 'ava';
import { withChat } from '../../helpers/chat-fixture.ts';
import { insertListing } from '../../helpers/sample-listings.ts';

test(
  'of a town that the listings do not have it is said where most homes are, and of one among several that it has none',
  withChat([], async (t, { database, builtIn, chatbotId, question }) => {
    for (const City of ['La Mesa', 'San Diego', 'San Diego', 'El Cajon'])
      await insertListing(database, chatbotId, { City, Bedrooms: 3 });
    await insertListing(database, chatbotId, { City: 'El Cajon', Bedrooms: 1 });
    await insertListing(database, chatbotId, { City: 'El Cajon', Bedrooms: 1 });
    const said = async (asked: string): Promise<string> =>
      (await builtIn.ask(question(await builtIn.createSession(chatbotId), asked))).content.split('\n')[0] ?? '';
    t.regex(await said('homes with 3 bedrooms in Springfield'), /in San Diego, El Cajon,? and La Mesa\./);
    t.regex(await said('homes in Springfield'), /in El Cajon, San Diego,? and La Mesa\./);
    t.regex(await said('Casas en Springfield'), /Donde hay más es en El Cajon, San Diego y La Mesa\./);
    t.regex(await said('homes in La Mesa or Springfield'), /^I found 1 home .* None of them is in Springfield\./);
    t.notRegex(await said('homes in La Mesa or El Cajon'), /None of them|towns/);
    t.notRegex(await said('homes in La Mesa with 5 bedrooms'), /None of them|towns/);
  }),
);
