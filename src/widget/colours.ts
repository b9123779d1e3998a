type Colour = readonly [red: number, green: number, blue: number];

const BLACK = '#000';
const WHITE = '#fff';

/** `rgb(r,g,b)` of a setting; undefined where it is blank or none. */
const readColour = (text: string): Colour | undefined => {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined || numbers.some((part) => part > 255)) return;
  return [red, green, blue];
};

/** Relative luminance, 0 to 1, by WCAG 2. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The luminance from which black is the better contrast: both have at least 4.58 there. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** A setting's colour, and that of text on it, whichever of black and white is read better. */
export const colourPair = (setting: string, otherwise: string): { ground: string; text: string } => {
  const colour = readColour(setting) ?? readColour(otherwise) ?? [0, 0, 0];
  return { ground: `rgb(${colour.join(',')})`, text: luminance(colour) > MIDDLE ? BLACK : WHITE };
};
