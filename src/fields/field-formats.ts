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

/** Every `format` that a schema may name, and the words that an error puts after the field's name. */
export const FIELD_FORMATS = {
  'web-address': {
    type: 'string',
    check: isWebAddress,
    expected: () => 'must be a web address (http, https or without a scheme)',
  },
  key: {
    type: 'string',
    check: (text: string) => !hasControl(text.trim()),
    expected: () => 'must not hold line ends, tabs or other control characters',
  },
  'messenger-address': {
    type: 'string',
    check: isMessengerAddress,
    expected: () => 'must be a web address, mailto:, tel: or the link of an app',
  },
  colour: {
    type: 'string',
    check: isColour,
    expected: () => 'must be a colour like rgb(0,128,255), each number 0 to 255',
  },
  'time-zone': {
    type: 'string',
    check: isTimeZone,
    expected: () => 'must be an IANA time zone like America/Los_Angeles, or an offset like UTC+8',
  },
  'email-list': {
    type: 'string',
    check: isEmailList,
    expected: () => 'must be one or several e-mail addresses, separated by commas',
  },
  'email-address': {
    type: 'string',
    check: isEmailAddress,
    expected: () => 'must be one e-mail address, like listings@example.com',
  },
  'host-list': {
    type: 'string',
    check: isHostList,
    expected: () => 'must be a list of host names like example.com, separated by commas, blanks or line ends',
  },
  network: {
    type: 'string',
    check: isNetwork,
    expected: () => 'must be an address or a network like 10.0.0.0/8',
  },
  'year-built': {
    type: 'number',
    check: (year: number) => year <= latestYear(),
    expected: () => `must be a year up to ${latestYear()}`,
  },
} satisfies Record<string, FieldFormat>;
