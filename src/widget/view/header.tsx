import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeOf, settingLink } from '../addresses.ts';
import type { Settings } from '../contract.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon, Picture } from './icons.tsx';
import { useStateOf, type ViewContext } from './view-context.ts';

type MenuLink = { label: string; place: string; href: string };

const linksOf = (settings: Settings, texts: Texts): MenuLink[] =>
  (
    [
      [texts.messenger, settings.MessengerUrl],
      [texts.page, settings.SocialPageUrl],
      [texts.profile, settings.SocialProfileUrl],
      [settings.ChatbotPrivacyPolicyName || texts.privacy, settings.ChatbotPrivacyPolicyUrl],
    ] as const
  ).flatMap(([label, setting]) => {
    const href = settingLink(setting);
    return href === undefined ? [] : [{ label, place: placeOf(href), href }];
  });

/** Ways to people and places outside of the chat. Nothing where there is none. */
const Menu = ({ conversation, texts }: ViewContext) => {
  const { settings } = useStateOf(conversation.state);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('ul a, ul button')?.focus();
    const leave = (event: Event) => event.composedPath().includes(menu.current as EventTarget) || setOpen(false);
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const links = linksOf(settings, texts);
  if (links.length === 0 && !settings.TakesContact) return null;
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const leaveByKeys = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !menu.current?.contains(relatedTarget as Node)) setOpen(false);
  };
  const askForContact = (): void => {
    setOpen(false);
    conversation.askForContact('open');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
    <div class="menu" ref={menu} onKeyDown={keys} onFocusOut={leaveByKeys}>
      <button
        {...{ ref: button, type: 'button', class: 'plain', 'aria-label': texts.menu, 'aria-expanded': isOpen }}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <ul>
          {settings.TakesContact && (
            <li>
              <button type="button" onClick={askForContact}>
                <Icon name="person" />
                {texts.person}
              </button>
            </li>
          )}
          {links.map(({ label, place, href }) => (
            <li>
              <a href={href} target="_blank" rel="noopener noreferrer" onClick={() => setOpen(false)}>
                <span>{label}</span>
                <small dir="ltr">{place}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const Header = ({
  fillsPage,
  onClose,
  ...context
}: ViewContext & { fillsPage: boolean; onClose: () => void }) => {
  const { settings } = useStateOf(context.conversation.state);
  const name = settings.Name || context.texts.name;
  return (
    <header>
      <span class="portrait">
        <Picture source={settings.ChatProfilePicture} alt="" otherwise="house" />
      </span>
      {fillsPage ? <h1 dir="auto">{name}</h1> : <h2 dir="auto">{name}</h2>}
      <Menu {...context} />
      {!fillsPage && (
        <button type="button" class="plain" aria-label={context.texts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
};
