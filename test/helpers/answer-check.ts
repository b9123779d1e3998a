import { createAnswerWriter } from '../../src/chat/answer/answer-writer.ts';
import { emailsIn } from '../../src/chat/answer/check/contacts.ts';
import { createEvidence } from '../../src/chat/answer/check/evidence.ts';
import { linksIn } from '../../src/chat/answer/links.ts';
import type { ChatSettings } from '../../src/chat/chat-settings.ts';
import type { Found, FoundListing } from '../../src/chat/retrieve/found.ts';
import type { Understanding } from '../../src/chat/understand/understanding.ts';
import { chatSettings } from './chat-settings.ts';
import { understood } from './understandings.ts';

export const NOW = new Date('2026-11-21T11:12:13Z');

export const foundListings = (listings: FoundListing[], more: Partial<Found> = {}): Found => ({
  kind: 'search',
  listings,
  total: listings.length,
  gone: [],
  unknown: [],
  ...more,
});

export type CheckedWith = { found: Found; understanding?: Understanding; settings?: Partial<ChatSettings> };

/** What becomes of a model's text, given in these pieces. */
export const checkAnswer = (
  parts: readonly string[],
  { found, understanding = understood(), ...more }: CheckedWith,
) => {
  const settings = { ...chatSettings, ...more.settings };
  const texts = [settings.SystemMessage, settings.WelcomeMessage].join('\n');
  const contacts = found.listings.map(({ values }) => values.ListOfficeContact ?? '').join('\n');
  const writer = createAnswerWriter({
    listings: found.listings,
    ownLinks: new Set(linksIn(texts)),
    ownEmails: new Set(emailsIn(`${texts}\n${contacts}`)),
    evidence: createEvidence({ found, understanding, settings, now: NOW }),
  });
  const sent = [...parts.map((part) => writer.push(part)), writer.end()];
  return {
    sent,
    text: sent.join(''),
    shown: writer.shown(),
    noAnswer: writer.saidNoAnswer(),
    checked: writer.checked(),
  };
};
