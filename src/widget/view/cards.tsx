import { useEffect, useRef, useState } from 'preact/hooks';
import { answerLink } from '../addresses.ts';
import type { Card } from '../contract.ts';
import type { Texts } from '../texts/texts.ts';
import { Icon, Picture } from './icons.tsx';

const hasPicture = ({ Image }: Card): boolean => /^https?:/i.test(Image);

const HomeCard = ({ card, texts, isPictured }: { card: Card; texts: Texts; isPictured: boolean }) => {
  const href = answerLink(card.Url);
  return (
    <li class="card">
      {isPictured && <Picture source={hasPicture(card) ? card.Image : ''} alt="" otherwise="house" />}
      <div class="about">
        {card.Price !== '' && (
          <p class="price">
            <bdi>{card.Price}</bdi>
          </p>
        )}
        <p class="title">
          {href === undefined ? (
            <bdi>{card.Title}</bdi>
          ) : (
            <a href={href} target="_blank" rel="noopener noreferrer">
              <bdi>{card.Title}</bdi>
              <span class="hidden"> ({texts.newTab})</span>
            </a>
          )}
        </p>
        {card.Facts.length > 0 && (
          <p class="facts">
            <bdi>{card.Facts.join(' · ')}</bdi>
          </p>
        )}
      </div>
    </li>
  );
};

/** Which of the two ends a row shows. */
const useEnds = () => {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const look = (): void => {
      // Towards negative numbers where one reads from the right.
      const passed = Math.abs(list.scrollLeft);
      setEnds({ isAtStart: passed < 8, isAtEnd: passed > list.scrollWidth - list.clientWidth - 8 });
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  const turn = (way: 1 | -1): void => {
    const list = row.current;
    if (list === null) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: way * sign * list.clientWidth * 0.8 });
  };
  return { row, turn, ...ends };
};

/** The homes of an answer, side by side. */
export const Cards = ({ cards, texts }: { cards: readonly Card[]; texts: Texts }) => {
  const { row, turn, isAtStart, isAtEnd } = useEnds();
  // Drawings in place of all pictures would say nothing.
  const isPictured = cards.some(hasPicture);
  const step = (name: 'previous' | 'next', way: 1 | -1) => (
    <button type="button" class={`step ${name}`} aria-label={texts[name]} onClick={() => turn(way)}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class={`cards ${isPictured ? '' : 'unpictured'}`}>
      <ul ref={row} aria-label={texts.homes} class={cards.length === 1 ? 'single' : ''} tabIndex={0}>
        {cards.map((card) => (
          <HomeCard key={card.ID} {...{ card, texts, isPictured }} />
        ))}
      </ul>
      {!isAtStart && step('previous', -1)}
      {!isAtEnd && step('next', 1)}
    </div>
  );
};
