import { useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** A picture of a home, or a drawing in its place where there is none, or where its server refuses it. */
export const Photo = ({ source, alt }: { source: string | undefined; alt: string }) => {
  const [broken, setBroken] = useState('');
  if (source === undefined || source === '' || broken === source) {
    return (
      <span class="photo missing">
        <Icon name="house" />
        {alt !== '' && <span class="hidden">{alt} (no picture)</span>}
      </span>
    );
  }
  return <img class="photo" src={source} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(source)} />;
};
