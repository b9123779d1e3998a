import { isIP } from 'node:net';
import {
  isColour,
  isEmailAddress,
  isEmailList,
  isHostList,
  isMessengerAddress,
  isTimeZone,
  isWebAddress,
} from '../chatbots/setting-formats.ts';
import { hasControl } from './control-characters.ts';

const isNetwork = (text: string): boolean => {
  const [address = '', prefix, more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
};

type FieldFormat = { check: (value: never) => boolean; type: 'string' | 'number'; expected: () => string };

const YEARS_AHEAD = 5;
const latestYear = (): number => new Date().getUTCFullYear() + YEARS_AHEAD;

const ofText = (check: (text: string) => boolean, expected: string) =>
  ({ type: 'string', check, expected: () => expected }) satisfies FieldFormat;

/** Every `format` that a schema may name, and the words that an error puts after the field's name. */
export const FIELD_FORMATS = {
  'web-address': ofText(isWebAddress, 'must be a web address (http, https or without a scheme)'),
  key: ofText((text) => !hasControl(text.trim()), 'must not hold line ends, tabs or other control characters'),
  'messenger-address': ofText(isMessengerAddress, 'must be a web address, mailto:, tel: or the link of an app'),
  colour: ofText(isColour, 'must be a colour like rgb(0,128,255), each number 0 to 255'),
  'time-zone': ofText(isTimeZone, 'must be an IANA time zone like America/Los_Angeles, or an offset like UTC+8'),
  'email-list': ofText(isEmailList, 'must be one or several e-mail addresses, separated by commas'),
  'email-address': ofText(isEmailAddress, 'must be one e-mail address, like listings@example.com'),
  'host-list': ofText(
    isHostList,
    'must be a list of host names like example.com, separated by commas, blanks or line ends',
  ),
  network: ofText(isNetwork, 'must be an address or a network like 10.0.0.0/8'),
  'year-built': {
    type: 'number',
    check: (year: number) => year <= latestYear(),
    expected: () => `must be a year up to ${latestYear()}`,
  },
} satisfies Record<string, FieldFormat>;
