import { useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

/** A picture, or a drawing in its place where there is none, or where the page's policy or its server refuses it. */
export const Picture = ({ source, alt, otherwise }: { source: string; alt: string; otherwise: IconName }) => {
  const [broken, setBroken] = useState('');
  if (source === '' || broken === source) {
    return (
      <span class="picture missing">
        <Icon name={otherwise} />
      </span>
    );
  }
  return (
    <img class="picture" src={source} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(source)} />
  );
};
