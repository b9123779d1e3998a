import { isEmailAddress } from '../chatbots/setting-formats.ts';

/** The addresses of a setting, each once. */
export const addressesOf = (setting: string): string[] => {
  const addresses = setting.split(/[\s,;]+/).filter(isEmailAddress);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
};
