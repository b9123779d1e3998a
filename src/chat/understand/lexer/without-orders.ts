/**
 * Roles of a conversation with a model: what stands behind one in its line is nothing that a visitor wants of a home. Amid his
 * words ("heating system: gas") only one that is written as no word is: "SYSTEM:", "Assistant:".
 */
const ROLE =
  /(?:(?<=(?:^|[.!?>\n])[^\S\n]*)(?:system|assistant|developer|System|Developer)|(?<=^|\s)(?:SYSTEM|DEVELOPER|A(?:SSISTANT|ssistant)))\s*:[^\n]*|(?<=(?:^|\n)[^\S\n]*)(?:系[统統]|助手|[开開][发發]者)(?:指令|消息|提示)?\s*[:：][^\n]*|\[(?:SYSTEM|System|system|ADMIN|DEVELOPER|INST)\][^\n]*/g;
const END_OF_PROMPT = /\bEND(?: OF)? (?:DATA|PROMPT|CONTEXT|INSTRUCTIONS)\b[^\n]*/g;
/** What stands in a script is as little a wish as the script. */
const SCRIPT = /<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1\s*>/gi;
const MARKUP = /<\/?[a-z][^<>]{0,200}>/gi;
const MARK = /\[(?:#\s*\d+|no\s?answer)\]/gi;
const OBJECT_WITH_ROLE = /\{[^{}]{0,400}"role"[^{}]{0,400}\}/gi;
const IGNORE =
  /\b(?:ignore|disregard|forget) (?:all |any )?(?:of )?(?:the |your |my )?(?:previous|prior|above|earlier) (?:instructions?|rules?|prompts?)\b[^.!?\n]*[.!?]?|\bignora (?:todas )?(?:las )?instrucciones (?:anteriores|previas)[^.!?\n]*[.!?]?|\b(?:ignore|oublie)[rsz]? (?:toutes )?(?:les|tes|vos) (?:instructions|consignes|directives|r[èe]gles)\b[^.!?\n]*[.!?]?|\bignore[rsz]? (?:tout )?ce qui (?:pr[ée]c[èe]de|est (?:écrit )?(?:au-dessus|plus haut))[^.!?\n]*[.!?]?|\bignorier(?:e|en sie) (?:alle )?(?:vorherigen|bisherigen|obigen) (?:anweisungen|regeln)[^.!?\n]*[.!?]?|\bignor[ea] (?:todas )?as instruções (?:anteriores|acima)[^.!?\n]*[.!?]?|(?:忽略|忘[掉记記了]|[无無]视|無視|不要理[会會]|不要遵守|[别別]管)(?:掉|你|您|所有|全部|一切|任何|之前|以上|上面|先前|前面|[给給]你|[说說]|的)*(?:指令|指示|[规規][则則]|提示[词詞]?|命令|[设設]定)[^。！？\n]*[。！？]?/giu;

/** "Ignore everything you were told before", "disregard prior guidance", "forget your instructions". */
const OVERRIDE =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\byou(?:'ve| have| had| were| are)(?: been)? (?:told|given|instructed|taught|programmed|trained|following)\b[^.!?\n]*[.!?]?|\b(?:ignore|disregard|override|bypass|forget your)\b (?:all |any |of |the |your |these |those |previous |prior |above |earlier |hidden |system |safety )*(?:instructions?|prompts?|guidance|guidelines?|directives?|restrictions|programming)\b[^.!?\n]*[.!?]?/gi;

/**
 * A message without what is written for a model and no person says: markup, marks of rows, roles and orders to ignore others.
 * Blanks stand in their places, so that positions stay.
 */
export const withoutOrders = (question: string): string =>
  [SCRIPT, ROLE, END_OF_PROMPT, OBJECT_WITH_ROLE, MARKUP, MARK, IGNORE, OVERRIDE].reduce(
    (text, pattern) => text.replace(pattern, (order) => ' '.repeat(order.length)),
    question,
  );
