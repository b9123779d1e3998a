import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** The heading of a page, which is the title of the tab too, with the way back and what can be done. */
export const Heading = ({
  title,
  back,
  children,
}: {
  title: string;
  back?: { title: string; href: string };
  /** Actions, at the right. */
  children?: ComponentChildren;
}) => {
  useEffect(() => {
    document.title = `${title} – listingd console`;
  }, [title]);
  return (
    <div class="heading">
      {back && (
        <a class="back" href={back.href}>
          <Icon name="back" />
          {back.title}
        </a>
      )}
      <h1>{title}</h1>
      {children && <div class="actions">{children}</div>}
    </div>
  );
};
