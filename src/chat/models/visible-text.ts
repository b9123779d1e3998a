import { type CallPiece, readWritten } from './tool-calls.ts';

/** Where private reasoning and calls begin and end in what a model writes, and the tokens of chat templates. */
const SIGN = new RegExp(
  [
    ...['<(\\/?)(?:think(?:ing)?|thought|reasoning)>', '<[|｜][^<>|｜\\n]{1,40}[|｜]>', '<(?:start|end)_of_turn>'],
    ...['<(?:\\/|[|｜])?(?:tool|function)_calls?[|｜]?>', '\\[TOOL_CALLS\\]'],
  ].join('|'),
  'iu',
);
const IS_OF_CALL = /tool|python_tag|function_call/i;
const ENDS_CALL = /^<[|｜]?\/|end[|｜]>$|^<\w+[|｜]>$/i;
/** Behind these stands who speaks, or in which channel. */
const BEGINS_MESSAGE = /^<[|｜]?(?:im_start|start|channel)/;
const MAY_BECOME_SIGN = /(?:<(?:\/?[a-z_]{0,14}[|｜]?|[|｜][^<>|｜\n]{0,40}[|｜]?)|\[[TOL_CAS]{0,10})$/iu;
/** How a call begins that stands in for the whole answer, without a sign. */
const BEGINS_BARE_CALL = /^\s*(?:```(?:json)?\s*)?\{\s*(?:"|$)/;

/** Letters. What goes on is no role. */
const LONGEST_ROLE = 20;
const OTHERS_ROLES = /^(?:user|system|developer|tool)$/;
const REASONING_ROLES = /^(?:analysis|commentary)$/;
const ANSWERING_ROLES = /^(?:assistant|model|final)$/;

/** By these the beginning of an answer can be judged. */
const THREE_WORDS = /^\s*(?:\S+\s+\S+\s+\S|\S{12})|[.!?。！？]/u;
/** How models begin that think aloud, which most do in English or Chinese. */
const THINKS_ALOUD = new RegExp(
  `^\\s*(?:(?:${[
    'okay|alright|hmm+|thinking|analy[sz]\\w+|thought|reasoning',
    "let(?:'s| me| us)|(?:i|we) (?:need|should|must|have to)",
    '(?:the|this) (?:user|visitor|customer|client|person|question|message|query)',
  ].join('|')})\\b|用户|嗯|好的|好，|我需要)`,
  'iu',
);

export type VisibleTextOptions = {
  /** Whether the model is known to begin with reasoning that only its end is told of; undefined where nothing is known of it. */
  thinksFirst: boolean | undefined;
  /** Whether the text leaves while it comes. */
  isStreamed: boolean;
};

type Signs = {
  /** Text for a visitor, and of a call. */
  say: (text: string) => void;
  writeCall: (text: string) => void;
  endCall: () => unknown;
  /** Reasoning begins or ends; `isLone`: it ends without having begun. */
  sawTag: (isLone: boolean) => void;
};

/** Tells by the signs in a model's text, however it is cut into pieces, who speaks to whom. */
const createSignReader = ({ say, writeCall, endCall, sawTag }: Signs) => {
  let held = '';
  let isThinking = false;
  let isOver = false;
  let isRoleNext = false;
  let isCalling = false;

  const pass = (text: string): void => {
    if (isThinking || isOver) return;
    if (isCalling) writeCall(text);
    else say(text);
  };

  const sawRole = (role: string): void => {
    if (REASONING_ROLES.test(role)) isThinking = true;
    else if (ANSWERING_ROLES.test(role)) isThinking = false;
    else if (OTHERS_ROLES.test(role)) isOver = true;
    else pass(role);
  };

  const sawSign = (sign: string, thought: string | undefined): void => {
    // Any sign ends the call that is being written.
    endCall();
    isCalling = IS_OF_CALL.test(sign) && !ENDS_CALL.test(sign);
    isRoleNext = BEGINS_MESSAGE.test(sign);
    if (thought === undefined) return;
    const isClosing = thought !== '';
    sawTag(isClosing && !isThinking);
    isThinking = !isClosing;
  };

  /** `isWhole`: no text follows. */
  return (text: string, isWhole: boolean): void => {
    held += text;
    for (;;) {
      if (isRoleNext) {
        const [role = ''] = /^[a-z]*/.exec(held) ?? [];
        if (role.length === held.length && role.length < LONGEST_ROLE && !isWhole) return;
        isRoleNext = false;
        sawRole(role);
        held = held.slice(role.length);
      }
      const sign = SIGN.exec(held);
      if (sign === null) break;
      pass(held.slice(0, sign.index));
      held = held.slice(sign.index + sign[0].length);
      sawSign(sign[0], sign[1]);
    }
    const end = isWhole ? held.length : (MAY_BECOME_SIGN.exec(held)?.index ?? held.length);
    pass(held.slice(0, end));
    held = held.slice(end);
    if (isWhole) endCall();
  };
};

/**
 * Passes on what of a model's text is for a visitor: no `<think>` part, no other channel, no token of a chat template, no call that is
 * written as text. Some templates write the opening `<think>` into the prompt, so that a lone `</think>` tells afterwards that all before
 * it was reasoning. What may be that waits for it: of a model that is known to do so, and of one that begins as if it did and of which
 * nothing is known yet.
 */
export const createVisibleText = ({ thinksFirst, isStreamed }: VisibleTextOptions) => {
  /** Without reasoning, as far as that is known. */
  let waiting = '';
  /** Whether a visitor has been shown anything. */
  let hasLeft = false;
  /** Whether it is known that what waits is no reasoning. */
  let isTold = false;
  let wasReasoning = false;
  let calls: CallPiece[] = [];
  /** What is being written where a model calls. */
  let callText = '';
  /** Whether what was written was a call. */
  const endCall = (): boolean => {
    const read = readWritten(callText);
    calls.push(...read);
    callText = '';
    return read.length > 0;
  };

  const read = createSignReader({
    say: (text) => {
      waiting += text;
    },
    writeCall: (text) => {
      callText += text;
    },
    endCall,
    sawTag: (isLone) => {
      wasReasoning ||= isLone;
      if (isLone && !isTold) {
        waiting = '';
        calls = [];
      }
      isTold = true;
    },
  });

  const release = (): string => {
    const text = waiting;
    waiting = '';
    hasLeft ||= text.trim() !== '';
    return text;
  };
  const mayBeReasoning = (): boolean => thinksFirst ?? (THINKS_ALOUD.test(waiting) || !THREE_WORDS.test(waiting));
  const mayBeCall = (): boolean => !hasLeft && BEGINS_BARE_CALL.test(waiting);

  return {
    push: (text: string): string => {
      read(text, false);
      // What does not leave yet can still be answered by somebody else.
      if (!isStreamed || mayBeCall()) return '';
      isTold ||= !mayBeReasoning();
      return isTold ? release() : '';
    },
    /** The rest; of reasoning that was cut off nothing. */
    end: (isCut: boolean): string => {
      read('', true);
      if (mayBeCall()) {
        callText += waiting;
        if (endCall()) waiting = '';
      }
      return isCut && !isTold && (thinksFirst ?? THINKS_ALOUD.test(waiting)) ? '' : release();
    },
    /** The calls that were written as text, once that has ended. */
    calls: (): readonly CallPiece[] => calls,
    /** How much waits, in characters. */
    waits: (): number => waiting.length + callText.length,
    /** What is known of the model after this answer. */
    thinksFirst: (): boolean => thinksFirst === true || wasReasoning,
  };
};
