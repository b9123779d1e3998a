import { isNoAnswer } from '../../answer/no-answer.ts';
import { NO_ANSWER_MARK } from '../../prompt/rules.ts';
import { offerOf } from '../../sessions/offer.ts';
import { isTaken } from '../../words/field-values.ts';
import { paragraph } from '../../words/teller.ts';
import type { BuiltInRequest } from '../answerer.ts';
import { homesAnswer, missing, type Said } from './home-answer.ts';
import { homeLines } from './home-lines.ts';
import { givenWords, searchLines } from './search-answer.ts';
import { createSpeaker, rowMark, type Speaker } from './speaker.ts';

const answer = (...lines: string[]): Said => ({ lines, isUnknown: false });
const unknown = (...lines: string[]): Said => ({ lines, isUnknown: true });

/** A person is asked for. What the chatbot has to say to that is said as it is. */
const humanAnswer = (speaker: Speaker): Said => {
  const { settings, say, listed, formats, reachedBy = '' } = speaker;
  const own = settings.TalkToHumanResponseMessage.trim();
  // Who wants to see a home that cannot be had any more is told so first.
  const taken = speaker.found.listings.some(isTaken) ? [say('thisIsKnown'), ...homeLines(listed, speaker)] : [];
  if (own !== '') return answer(...missing(speaker), ...taken, own);
  const kept = reachedBy === '' ? '' : say('contactKept', { contact: reachedBy });
  // The people of the setting are written to meanwhile.
  if ((settings.TalkToHumanEmail ?? '').trim() !== '')
    return answer(...missing(speaker), ...taken, paragraph(speaker, [say('humanTold'), kept || say('leaveContact')]));
  const marks = listed.map((_, index) => rowMark(index + 1));
  return answer(
    ...missing(speaker),
    ...taken,
    paragraph(speaker, [say('human'), kept].filter(Boolean)),
    ...(marks.length > 0 ? [say('about', { marks: formats.and(marks) })] : []),
  );
};

/** A message that looks for no home. `SystemMessage` is written for a model, so nothing of it is said here. */
const talkAnswer = (speaker: Speaker): Said => {
  const { settings, say, understanding, listed, reachedBy = '' } = speaker;
  const known = listed.length > 0 ? [say('thisIsKnown'), ...homeLines(listed, speaker)] : [];
  if (understanding.Intent === 'human') return humanAnswer(speaker);
  switch (understanding.Talk) {
    case 'greeting':
      return answer(settings.WelcomeMessage.trim() || say('greeting'));
    case 'thanks':
    case 'farewell':
    case 'reply':
      return answer(say(understanding.Talk));
    case 'agency':
      return unknown(say('agency', { name: settings.Name?.trim() ?? '' }));
    case 'knowledge':
      return unknown(say('knowledge'), ...known);
    case 'shown':
      return homesAnswer(speaker, true);
    default:
      if (reachedBy !== '') return answer(say('contactKept', { contact: reachedBy }));
      return understanding.Refused.length > 0 ? answer() : unknown(say('offTopic'), ...known);
  }
};

/** From so many homes on it helps more to say what is wanted than to look at five more. */
const MANY = 25;

const said = (speaker: Speaker): Said => {
  if (speaker.understanding.Intent === 'human') return talkAnswer(speaker);
  if (speaker.found.kind === 'search') return { lines: searchLines(speaker), isUnknown: false };
  const { Intent } = speaker.understanding;
  return Intent === 'lookup' || Intent === 'compare' ? homesAnswer(speaker, false) : talkAnswer(speaker);
};

/** Where nothing is offered: what the visitor may go on with. No question, since "yes" would take nothing. */
const nextWords = ({ understanding: { Intent }, found, listed, say }: Speaker): string => {
  if (Intent !== 'search' && Intent !== 'lookup' && Intent !== 'compare') return '';
  const isGone = listed.length === 0 ? found.gone.length > 0 : listed.length === 1 && listed.every(isTaken);
  if (isGone) return say('reply');
  // Who asked something about a home has the answer.
  return Intent === 'search' && listed.length > 0 ? say('next') : '';
};

/** The next step that the session offers, as a question which "yes" answers. */
const offerWords = (speaker: Speaker, noAnswer: boolean): string => {
  const { understanding, found, listed, say } = speaker;
  const offer = offerOf(understanding, found, { shown: listed.length, noAnswer });
  if (offer?.kind === 'human') return say('offerHuman');
  if (offer?.kind === 'more')
    return paragraph(speaker, [say('offerMore'), ...(found.total > MANY ? [say('narrow')] : [])]);
  const isMore = offer !== undefined && (found.relaxed?.total ?? 0) > listed.length;
  return isMore ? say('offerRelaxed', { given: givenWords(offer.constraints, speaker) }) : nextWords(speaker);
};

/** Answers from what was found, in the visitor's language and in plain text, without a network and at no cost. */
export const builtInAnswer = (request: BuiltInRequest): string => {
  const speaker = createSpeaker(request);
  const { understanding, found, say, unread } = speaker;
  const unseen = unread === undefined ? '' : say('unread');
  if (unread?.isAll === true) return `${NO_ANSWER_MARK}${unseen}`;
  const { lines, isUnknown } = said(speaker);
  const refusal = understanding.Refused.length === 0 ? '' : say('refused');
  const noAnswer = isNoAnswer(understanding, found, isUnknown);
  const text = [unseen, refusal, ...lines, offerWords(speaker, noAnswer)].filter((line) => line !== '').join('\n');
  return `${noAnswer ? NO_ANSWER_MARK : ''}${text}`;
};
