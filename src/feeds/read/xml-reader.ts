import sax from 'sax';
import { FeedFileError } from '../feed-file-error.ts';
import { DEEPEST, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';

/** `Listing` of `ns:Listing`. */
export const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** Attributes that speak of the XML, not of the home. */
export const isAboutXml = (attribute: string): boolean => /^(xmlns(:|$)|xsi:)/.test(attribute);

const unreadable = (name: string, line: number, error: Error): FeedFileError => {
  const [reason = ''] = error.message.split('\n');
  return /unclosed root|unexpected end|root tag/i.test(reason)
    ? new FeedFileError(`${name} is cut off: its XML is not closed where it ends, in line ${line}. Deliver it again`)
    : new FeedFileError(`${name} is not well-formed XML: line ${line}: ${reason}`);
};

/** References to an emoji's two halves, or to what XML has no character for: programs write both, and a whole file was refused for one. */
const REFERENCES = /(?:&#(?:x[\da-f]+|\d+);)+/gi;
/** What may become one with what follows: a reference's begin, or the first half of an emoji. */
const UNFINISHED =
  /&(?:#(?:[\da-fx]*|(?:x0*d[89ab][\da-f]{2}|5529[6-9]|55[3-9]\d\d|56[0-2]\d\d|563[01]\d);(?:&(?:#[\da-fx]*)?)?))?$/i;
const LONGEST_UNFINISHED = 24;

/** Each as its character, but for those that are marks of XML; a half without the other is unknown. */
const mendReferences = (references: string): string =>
  references
    .replace(/&#(x?)([\da-f]+);/gi, (reference, x: string, digits: string) => {
      const code = Number.parseInt(digits, x === '' ? 10 : 16);
      if (code === 0x0a || (code >= 0x20 && code < 0x80)) return reference;
      return code <= 0x10_ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .toWellFormed();

type Handlers = {
  open: (tag: sax.Tag, line: number) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/** Reads XML piece by piece. Nothing outside the file is looked at; a document type that declares entities is refused. FeedFileError. */
export const createXmlReader = (name: string, handlers: Handlers) => {
  const parser = sax.parser(true, { position: true });
  let failure: Error | null = null;
  let startLine = 1;
  let depth = 0;
  parser.onerror = (error) => {
    failure ??= unreadable(name, parser.line + 1, error);
  };
  parser.ondoctype = (type) => {
    if (/<!ENTITY/i.test(type))
      failure ??= new FeedFileError(`${name} declares entities of its own, which are not read`);
  };
  parser.onopentagstart = () => {
    startLine = parser.line + 1;
  };
  parser.onattribute = () => {
    if (parser.position - parser.startTagPosition > LONGEST_RECORD) {
      failure ??= outOfBounds(name, `the element of line ${startLine} has more than ${LONGEST_RECORD} characters`);
    }
  };
  parser.onopentag = (tag) => {
    depth += 1;
    if (depth > DEEPEST) failure ??= outOfBounds(name, `line ${startLine} has more than ${DEEPEST} levels of elements`);
    if (failure === null) handlers.open(tag as sax.Tag, startLine);
  };
  parser.onclosetag = (tag) => {
    depth -= 1;
    handlers.close(tag);
  };
  parser.ontext = handlers.text;
  parser.oncdata = handlers.text;
  const check = (): void => {
    if (failure !== null) throw failure;
  };
  let unfinished = '';
  return {
    write: (text: string): void => {
      const whole = unfinished + text;
      unfinished = UNFINISHED.exec(whole.slice(-LONGEST_UNFINISHED))?.[0] ?? '';
      parser.write(whole.slice(0, whole.length - unfinished.length).replace(REFERENCES, mendReferences));
      check();
    },
    close: (): void => {
      parser.write(unfinished.replace(REFERENCES, mendReferences)).close();
      check();
    },
    /** How many characters have been read. */
    position: (): number => parser.position,
  };
};
