import { useStateOf } from './use-state-of.ts';
import type { ViewContext } from './view-context.ts';

/** Questions that may be asked by a click, before the first one. */
export const Suggestions = ({ conversation, texts }: ViewContext) => {
  const { settings } = useStateOf(conversation.state);
  const suggestions = settings.SuggestedMessage.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (suggestions.length === 0) return null;
  return (
    <ul class="suggestions" aria-label={texts.suggestions}>
      {suggestions.map((suggestion) => (
        <li>
          <button type="button" dir="auto" onClick={() => conversation.ask(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
};
