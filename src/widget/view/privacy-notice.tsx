import { settingLink } from '../addresses.ts';
import { useStateOf } from './use-state-of.ts';
import type { ViewContext } from './view-context.ts';

/** What a visitor agrees to by a first message, where the chatbot has a privacy policy. */
export const PrivacyNotice = ({ conversation, texts }: ViewContext) => {
  const { settings } = useStateOf(conversation.state);
  const { ChatbotPrivacyPolicyDescription: description } = settings;
  const href = settingLink(settings.ChatbotPrivacyPolicyUrl);
  const name = settings.ChatbotPrivacyPolicyName || texts.privacy;
  if (href === undefined && description.trim() === '' && settings.ChatbotPrivacyPolicyName === '') return null;
  const policy =
    href === undefined ? (
      name
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    );
  const [before, after] = texts.notice.split('{policy}');
  if (description.trim() === '') {
    return (
      <p class="notice" dir="auto">
        {before}
        {policy}
        {after}
      </p>
    );
  }
  return (
    <p class="notice" dir="auto">
      {description} {policy}
    </p>
  );
};
