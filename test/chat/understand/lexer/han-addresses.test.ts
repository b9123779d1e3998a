import test from 'ava';
import { HAN_ADDRESS, hanAddressOf } from '../../../../src/chat/understand/lexer/han-addresses.ts';

const STREETS = ['世纪大道', '衡山路', '江苏路'];

/** The addresses of a message, from where they begin to what the listings would write. */
const addressesOf = (message: string): string[] =>
  [...message.matchAll(HAN_ADDRESS)].map((match) => {
    const { text, value = text } = hanAddressOf({ start: match.index, text: match[0] }, STREETS);
    return value;
  });

const addresses: Record<string, string> = {
  听说衡山路18号降价了: '衡山路18号',
  徐汇衡山路18号: '衡山路18号',
  麻烦看下江苏路7号103室: '江苏路7号103室',
  衡山路18号的101室: '衡山路18号 101室',
  '衡山路18号101,还在吗': '衡山路18号 101室',
  衡山路18号101房: '衡山路18号 101室',
  世紀大道9號: '世纪大道9号',
  东衡山路18号: '东衡山路18号',
  衡山路18号500万以内: '衡山路18号',
  南京东路5号: '南京东路5号',
};
for (const [message, expected] of Object.entries(addresses))
  test(`a Chinese address begins with its street and is read as listings write it: ${message}`, (t) =>
    t.deepEqual(addressesOf(message), [expected]));
