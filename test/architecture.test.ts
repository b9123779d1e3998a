import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import test from 'ava';

/** The rules by which the source is laid out, held against the text of every file. */

const PROJECT = join(import.meta.dirname, '..');
const MOST_CHARACTERS = 150;

type Source = { path: string; folder: string; text: string; imports: string[] };

const IMPORT =
  /^\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm;

/** Relative imports as paths from the project's root, packages by their name. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, from, called, bare]) => {
    const name = from ?? called ?? bare ?? '';
    return name.startsWith('.') ? relative(PROJECT, join(PROJECT, dirname(path), name)) : name;
  });

const readSources = (folder: string): Source[] =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const path = join(folder, file);
      const text = readFileSync(join(PROJECT, path), 'utf8');
      return { path, folder: path.split('/')[1] ?? '', text, imports: importsOf(path, text) };
    });

const sources = readSources('src');
const everything = [...sources, ...readSources('test'), ...readSources('migrations')];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const paths = (found: readonly Source[]): string[] => found.map(({ path }) => path).sort();

const importers = (name: string): Source[] =>
  sources.filter(({ imports }) => imports.some((used) => used === name || used.startsWith(`${name}/`)));

const outside = (found: readonly Source[], ...allowed: string[]): string[] =>
  paths(found).filter((path) => !allowed.some((place) => path === place || path.startsWith(`${place}/`)));

test('The rules are held against files that are there', (t) => {
  t.true(sources.length > 20);
  t.true(importers('koa').length > 0);
});

test('SQL stands in stores and in database/ only', (t) => {
  const sql =
    /\b(SELECT\s[\s\S]{1,300}?\sFROM|SELECT\s+1|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|CREATE\s+TABLE)\b/;
  const builder = /\b(database|transaction|knex)\s*(<[^>]*>)?\(\s*['"`]|\.raw\(/;
  const found = sources.filter(({ text }) => {
    const code = withoutComments(text);
    return sql.test(code) || builder.test(code);
  });
  t.deepEqual(
    outside(found, 'src/database').filter((path) => !path.endsWith('-store.ts')),
    [],
  );
});

test('Characters are read by characterAt: compiled, V8’s codePointAt reads behind the end of a part of a text', (t) => {
  t.deepEqual(paths(sources.filter(({ text }) => withoutComments(text).includes('codePointAt('))), []);
});

test('koa is imported in http/ only, openai in one file of chat/, the driver and knex in database/ only', (t) => {
  t.deepEqual(outside(importers('koa'), 'src/http'), []);
  t.deepEqual(outside(importers('openai'), 'src/chat'), []);
  t.true(importers('openai').length <= 1, String(paths(importers('openai'))));
  t.deepEqual(outside(importers('mysql2'), 'src/database'), []);
  t.deepEqual(
    outside(importers('knex'), 'src/database').filter((path) => !path.endsWith('-store.ts')),
    [],
  );
});

test('node-cron is imported in jobs/ only, p-queue in jobs/ and where feeds, files, questions and scripts queue', (t) => {
  t.deepEqual(outside(importers('node-cron'), 'src/jobs'), []);
  t.deepEqual(outside(importers('p-queue'), 'src/jobs', 'src/feeds', 'src/files', 'src/chat', 'src/http'), []);
});

test('http and feeds never import each other, and only app.ts imports http', (t) => {
  t.deepEqual(outside(importers('src/http'), 'src/http', 'src/app.ts'), []);
  const http = sources.filter(({ folder }) => folder === 'http');
  t.deepEqual(paths(http.filter(({ imports }) => imports.some((used) => used.startsWith('src/feeds/')))), []);
});

test('language knows no chat and no store: of listings only how names are folded and the list of features', (t) => {
  const known = ['src/language/', 'src/listings/fold.ts', 'src/listings/tags/tags.ts'];
  const own = sources.filter(({ folder }) => folder === 'language');
  t.true(own.length > 0);
  const foreign = own.flatMap(({ path, imports }) =>
    imports.filter((used) => !known.some((place) => used.startsWith(place))).map((used) => `${path} imports ${used}`),
  );
  t.deepEqual(foreign, []);
});

test('Only config.ts reads the environment, by which main.ts tells threads where lies what Node has compiled', (t) => {
  const found = sources.filter(({ text }) =>
    /\bprocess\.env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(withoutComments(text)),
  );
  t.deepEqual(outside(found, 'src/config/config.ts', 'src/main.ts'), []);
});

test('There are no default exports, no classes but errors, and no state in a module', (t) => {
  t.deepEqual(
    paths(everything.filter(({ text }) => /^export\s+default\b|\bas\s+default\b/m.test(withoutComments(text)))),
    [],
  );
  const classes = sources.filter(({ text }) =>
    [...withoutComments(text).matchAll(/^\s*(?:export\s+)?(?:abstract\s+)?class\s+\w+([^{]*)\{/gm)].some(
      ([, heritage]) => !/\bextends\s+\w*Error\b/.test(heritage ?? ''),
    ),
  );
  t.deepEqual(paths(classes), []);
  t.deepEqual(paths(sources.filter(({ text }) => /^(export\s+)?(let|var)\s/m.test(text))), []);
});

/** Functions that are longer than they may be, and how long they are: a name may go from here, a number may shrink. */
const LONGER = `
createAccessService 68, createAnswerCheck 91, createChatService 69, createAdmit 99, createOpenAiProvider 89, createLookup 61, createRetrieve 79,
createSearch 64, createReadRequest 71, readBehind 102, readBefore 65, readUnknown 91, createDescribe 84, createFeedService 98,
createJsonScanner 164, createFfmpeg 67, createFileService 97, createMultipartReader 73
`;

/** Functions that are more complex than they may be, in the same way. */
const MORE_COMPLEX = `
createPlainCharacters 48, createAnswerParts 37, createRelax 26, fieldsOf 41, readBehind 93, readBefore 74, withoutWeaker 34, streetOf 30,
createFindNumbers 27, readRange 44, quantitiesOf 33, readAsides 54, measureRules 26, readUnknown 54, isPrice 30, droppedRule 40, importCommand 29,
readBackup 32, tidyFields 31, splitParts 41, tellLanguage 40, namesAt 38, mentionsBefore 31, readSentence 41, tokenize 31
`;

/** How many lines are longer than they may be: the number may shrink. Most are words and patterns that stand for one thing. */
const WIDER = 122;

const numbersByName = (text: string): Map<string, number> =>
  new Map([...text.matchAll(/(\w+) (\d+)/g)].map(([, name = '', number]) => [name, Number(number)]));

type Diagnostic = { message: string; category: string; location: { path: string; start: { line: number } } };

const DECLARED = /^(?:export )?(?:async )?(?:const|function\*?) (\w+)/;

/** What the lint measures of functions by the limits of config/lint.json, as "name number", under the name that stands outermost. */
const tooMuch = (rule: string): string[] => {
  const args = ['lint', '--config-path=config/lint.json', '--max-diagnostics=none', '--reporter=json', 'src'];
  const output = execFileSync(join(PROJECT, 'node_modules/.bin/biome'), [...args, `--only=complexity/${rule}`], {
    cwd: PROJECT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ message, location: { path, start } }) => {
    const lines = sources.find((source) => source.path === path)?.text.split('\n') ?? [];
    const outermost = lines.slice(0, start.line).findLast((line) => DECLARED.test(line)) ?? '';
    const [, name = path] = DECLARED.exec(outermost) ?? [];
    return `${name} ${/\d+/.exec(message)?.[0]}`;
  });
};

const beyond = (found: readonly string[], allowed: string): string[] => {
  const known = numbersByName(allowed);
  return found.filter((each) => [...numbersByName(each)].some(([name, number]) => number > (known.get(name) ?? 0)));
};

test('A function has 60 lines at most, and a cognitive complexity of 25', (t) => {
  // A store is a list of statements.
  const long = tooMuch('noExcessiveLinesPerFunction').filter((each) => !/^create\w*Store /.test(each));
  t.deepEqual(beyond(long, LONGER), []);
  t.deepEqual(beyond(tooMuch('noExcessiveCognitiveComplexity'), MORE_COMPLEX), []);
});

test('A line of the source has 150 characters at most', (t) => {
  const wide = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => ([...line].length > MOST_CHARACTERS ? [`${path}:${index + 1}`] : [])),
  );
  t.true(wide.length <= WIDER, `${wide.length}: ${wide.join(', ')}`);
});

test('File names are kebab-case, and none is called utils', (t) => {
  const named = everything.filter(({ path }) => !path.startsWith('migrations/'));
  t.deepEqual(
    paths(named.filter(({ path }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.d)?\.tsx?$/.test(basename(path)))),
    [],
  );
  t.deepEqual(
    paths(
      everything.filter(({ path }) =>
        /(^|[/-])(utils?|helpers?|misc|common)(\.tsx?|-|\/)/.test(path.replace('test/helpers/', '')),
      ),
    ),
    [],
  );
});

test('The lock file has, with its checksum, all that an install brings and a Node for each platform', (t) => {
  type Locked = { integrity?: string; os?: string; cpu?: string; bin?: { node?: string } };
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  t.deepEqual(
    installed.filter(([, { integrity }]) => integrity === undefined),
    [],
  );
  const nodes = installed.filter(([, { bin }]) => bin?.node !== undefined).map(([, { os, cpu }]) => `${os} ${cpu}`);
  t.deepEqual(nodes.sort(), ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64']);
});
