import { focusAnswer, missing, type Said } from './home-answer.ts';
import { homeLines } from './home-lines.ts';
import { rowMark, type Speaker } from './speaker.ts';
import { isTaken } from './standing.ts';

const answer = (...lines: string[]): Said => ({ lines, isUnknown: false });
const unknown = (...lines: string[]): Said => ({ lines, isUnknown: true });

/** A person is asked for. What the chatbot has to say to that is said as it is. */
const humanAnswer = (speaker: Speaker): Said => {
  const { settings, says, listed, formats } = speaker;
  const own = settings.TalkToHumanResponseMessage.trim();
  // Who wants to see a home that cannot be had any more is told so first.
  const taken = speaker.found.listings.some(isTaken) ? [says.thisIsKnown, ...homeLines(listed, speaker)] : [];
  if (own !== '') return answer(...missing(speaker), ...taken, own);
  const marks = listed.map((_, index) => rowMark(index + 1));
  return answer(
    ...missing(speaker),
    ...taken,
    says.human,
    ...(marks.length > 0 ? [says.about(formats.and(marks))] : []),
  );
};

/** A message that looks for no home. `SystemMessage` is written for a model, so nothing of it is said here. */
export const talkAnswer = (speaker: Speaker): Said => {
  const { settings, says, understanding, listed } = speaker;
  const known = listed.length > 0 ? [says.thisIsKnown, ...homeLines(listed, speaker)] : [];
  if (understanding.Intent === 'human') return humanAnswer(speaker);
  switch (understanding.Talk) {
    case 'greeting':
      return answer(settings.WelcomeMessage.trim() || [says.hello, says.abilities].join(says.gap));
    case 'thanks':
      return answer(says.thanks);
    case 'farewell':
      return answer(says.farewell);
    case 'reply':
      return answer(says.reply);
    case 'agency':
      return unknown(says.agency(settings.Name?.trim() ?? ''));
    case 'knowledge':
      return unknown(says.knowledge, ...known);
    case 'shown':
      return focusAnswer(speaker);
    default:
      return understanding.Refused.length > 0 ? answer() : unknown(says.offTopic, ...known);
  }
};
