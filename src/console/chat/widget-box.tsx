import { render } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Settings } from '../../widget/contract.ts';
import { createConversation } from '../../widget/conversation.ts';
import type { KeptValues } from '../../widget/kept-values.ts';
import type { ServiceClient } from '../../widget/service-client.ts';
import { styles } from '../../widget/styles/styles.ts';
import { textsFor } from '../../widget/texts/texts.ts';
import { App } from '../../widget/view/app.tsx';

/** Within a box of the page, in place of a window of the browser. */
const IN_BOX = `
  .panel, .left .panel { right: 16px; bottom: 92px; left: 16px; width: auto; height: auto; top: 16px; }
  .opened .launcher { display: grid; }
  .widget { --edge: 16px; }`;

/** What a widget keeps, for as long as it is shown: each time it is a new visitor's. */
const createFreshValues = (): KeptValues => {
  const values = new Map<string, string>();
  return { read: (name) => values.get(name) ?? '', write: (name, value) => void values.set(name, value) };
};

/**
 * The chat of a website within a box, with these settings and whatever `client` answers. Other settings show at once; another language or
 * client begins it anew.
 */
export const WidgetBox = ({
  settings,
  client,
  label,
}: {
  settings: Settings;
  client: ServiceClient;
  label: string;
}) => {
  const box = useRef<HTMLElement>(null);
  const { Language } = settings;
  const conversation = useMemo(() => createConversation({ client, kept: createFreshValues(), settings }), [client]);
  useEffect(() => conversation.state.change({ settings }), [conversation, settings]);
  useEffect(() => {
    const element = document.createElement('listingd-chat');
    const root = element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles + IN_BOX);
    root.adoptedStyleSheets = [sheet];
    box.current?.replaceChildren(element);
    const { language, texts } = textsFor([Language, document.documentElement.lang, ...navigator.languages]);
    const [lasting, passing] = [createFreshValues(), createFreshValues()];
    render(
      <App
        {...{
          conversation,
          texts,
          language,
          direction: 'ltr',
          fillsPage: false,
          startsOpen: true,
          lasting,
          passing,
          element,
        }}
      />,
      root,
    );
    return () => render(null, root);
  }, [conversation, Language]);
  return <section class="widget-box" ref={box} aria-label={label} />;
};
