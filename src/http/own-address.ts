import { FILES_PATH, isFilePath } from '../files/file-address.ts';

/** Where clients reach the service, without a slash at its end; undefined where neither the settings nor the request say it. */
export const ownAddress = (publicUrl: string | undefined, origin: () => string): string | undefined => {
  const base = publicUrl ?? origin();
  return URL.canParse(base) ? base : undefined;
};

/** An item of RealEstateList with the whole addresses of those of its Images that the service shows itself. */
export const withWholeAddresses = <Item extends { Images: string }>(
  item: Item,
  findBase: () => string | undefined,
): Item => {
  // Few listings have any, and JSON is slow.
  if (!item.Images.includes(`"${FILES_PATH}`)) return item;
  const base = findBase();
  if (base === undefined) return item;
  const addresses = JSON.parse(item.Images) as string[];
  const whole = addresses.map((address) => (isFilePath(address) ? `${base}${address}` : address));
  return { ...item, Images: JSON.stringify(whole) };
};
