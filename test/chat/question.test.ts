import test from 'ava';
import { explainProblems, questionProblems } from '../../src/chat/question.ts';

const FILE_TYPES = ['Image', 'Audio', 'Video'];
const wrongFields = (fields: Record<string, unknown>): string[] => questionProblems(fields).map(({ field }) => field);

test('content must not be blank for Text, and may be empty, null or left out for Image, Audio and Video', (t) => {
  for (const content of ['', ' \n\t', null, undefined]) {
    for (const chatAskType of ['Text', null, undefined])
      t.deepEqual(wrongFields({ content, chatAskType }), ['content']);
    for (const chatAskType of FILE_TYPES) t.deepEqual(wrongFields({ content, chatAskType, fileIds: [1] }), []);
  }
});

test('fileIds with Text is an error, empty ones count as left out; Image needs one or more, Audio and Video one', (t) => {
  for (const chatAskType of ['Text', null]) {
    t.deepEqual(wrongFields({ content: 'x', chatAskType, fileIds: [1] }), ['fileIds']);
    for (const fileIds of [[], null]) t.deepEqual(wrongFields({ content: 'x', chatAskType, fileIds }), []);
  }
  for (const chatAskType of FILE_TYPES) {
    for (const fileIds of [[], null, undefined]) t.deepEqual(wrongFields({ chatAskType, fileIds }), ['fileIds']);
    t.deepEqual(wrongFields({ chatAskType, fileIds: [1] }), []);
    t.deepEqual(wrongFields({ chatAskType, fileIds: [1, 2] }), chatAskType === 'Image' ? [] : ['fileIds']);
  }
});

test('all fields that are wrong are named at once', (t) => {
  t.deepEqual(wrongFields({ content: ' ', fileIds: [1] }), ['content', 'fileIds']);
});

test('what is wrong by itself breaks no rule, and does no harm', (t) => {
  t.deepEqual(wrongFields({ content: { toString: 1 }, fileIds: 1 }), []);
});

test('a kind of message that there is not has no rules of its own', (t) => {
  t.deepEqual(wrongFields({ content: '', chatAskType: 'Song', fileIds: [1] }), []);
});

test('what can not be seen is blank', (t) => {
  for (const content of ['  \u200b ', '\u2060\ufeff', '\u200d\n\u00ad', '\u{e0041}']) {
    t.deepEqual(wrongFields({ content }), ['content']);
    t.deepEqual(
      explainProblems({ content, Turns: ['hi', content] }).map(({ field }) => field),
      ['content', 'Turns[1]'],
    );
  }
});
