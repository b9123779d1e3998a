/** Where clients reach the service, without a slash at its end; undefined where neither the settings nor the request say it. */
export const ownAddress = (publicUrl: string | undefined, origin: string): string | undefined => {
  const base = publicUrl?.replace(/\/+$/, '') ?? origin;
  return URL.canParse(base) ? base : undefined;
};

const OWN_FILE = /^\/files\/\d+$/;

/** An item of RealEstateList with the whole addresses of those of its Images that the service shows itself. */
export const withWholeAddresses = <Item extends { Images: string }>(item: Item, base: string | undefined): Item => {
  // Few listings have any, and JSON is slow.
  if (base === undefined || !item.Images.includes('"/files/')) return item;
  const addresses = JSON.parse(item.Images) as string[];
  const whole = addresses.map((address) => (OWN_FILE.test(address) ? `${base}${address}` : address));
  return { ...item, Images: JSON.stringify(whole) };
};
