/**
 * Roles of a conversation with a model: what stands behind one in its line is nothing that a visitor wants of a home. Amid his
 * words ("heating system: gas") only one that is written as no word is: "SYSTEM:", "Assistant:".
 */
const ROLE =
  /(?:(?<=(?:^|[.!?>\n])[^\S\n]*)(?:system|assistant|developer|System|Developer)|(?<=^|\s)(?:SYSTEM|DEVELOPER|A(?:SSISTANT|ssistant)))\s*:[^\n]*/g;
const END_OF_PROMPT = /\bEND(?: OF)? (?:DATA|PROMPT|CONTEXT|INSTRUCTIONS)\b[^\n]*/g;
const MARKUP = /<\/?[a-z][^<>]{0,200}>/gi;
const MARK = /\[(?:#\s*\d+|no\s?answer)\]/gi;
const OBJECT_WITH_ROLE = /\{[^{}]{0,400}"role"[^{}]{0,400}\}/gi;
const IGNORE =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier) (?:instructions?|rules?|prompts?)\b[^.!?\n]*[.!?]?|\bignora (?:todas )?(?:las )?instrucciones (?:anteriores|previas)[^.!?\n]*[.!?]?|\bignore[sz]? (?:toutes )?les instructions (?:pr[ée]c[ée]dentes|ci-dessus)[^.!?\n]*[.!?]?|\bignorier(?:e|en sie) (?:alle )?(?:vorherigen|bisherigen|obigen) (?:anweisungen|regeln)[^.!?\n]*[.!?]?|\bignor[ea] (?:todas )?as instruções (?:anteriores|acima)[^.!?\n]*[.!?]?|忽略(?:所有|之前的?|以上的?|上面的?|先前的?)*(?:指令|指示|规则)[^。！？\n]*[。！？]?/giu;

/**
 * A message without what is written for a model and no person says: markup, marks of rows, roles and orders to ignore others.
 * Blanks stand in their places, so that positions stay.
 */
export const withoutOrders = (question: string): string =>
  [ROLE, END_OF_PROMPT, OBJECT_WITH_ROLE, MARKUP, MARK, IGNORE].reduce(
    (text, pattern) => text.replace(pattern, (order) => ' '.repeat(order.length)),
    question,
  );
