const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d)/i;
/** What a browser would run, or show as if it were the page's own. */
const RUN = new Set(['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'filesystem']);
const LONGEST_SHOWN = 32;
const ANSWER_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over these inside a scheme
const CONTROL = /[\u0000-\u001f\u007f]/;

/** An address of an answer, if it may be a link. */
export const answerLink = (address: string): string | undefined => {
  const [, scheme = ''] = SCHEME.exec(address) ?? [];
  return ANSWER_SCHEMES.has(scheme.toLowerCase()) && !CONTROL.test(address) ? address : undefined;
};

/** An address of a setting: "example.com/us" is meant as https, and that of an app ("whatsapp://…") is one. */
export const settingLink = (setting: string): string | undefined => {
  const address = setting.trim();
  if (address === '' || CONTROL.test(address)) return undefined;
  const [, scheme] = SCHEME.exec(address) ?? [];
  if (scheme === undefined) return `https://${address.replace(/^\/+/, '')}`;
  return RUN.has(scheme.toLowerCase()) ? undefined : address;
};

/** An address as it is read: without what a browser adds, and without what is too long to say anything. */
export const shortAddress = (address: string): string => {
  const short = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
  return short.length > LONGEST_SHOWN ? `${short.slice(0, LONGEST_SHOWN)}…` : short;
};

/** What a link leads to, in short: "facebook.com", "whatsapp". */
export const placeOf = (address: string): string => {
  try {
    const { host, protocol } = new URL(address);
    return host === '' || !protocol.startsWith('http') ? protocol.replace(':', '') : host.replace(/^www\./, '');
  } catch {
    return '';
  }
};
