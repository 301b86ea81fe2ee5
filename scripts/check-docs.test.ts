import { expect, test } from 'vitest'
import {
  configuredVariables,
  documentedVariables,
  pathProblems,
  scriptProblems,
  treeOf,
  variableProblems,
} from './check-docs.ts'

const fence = '```'

test.each([
  ['a script that exists', 'Run `npm run check`.', []],
  ['a short command that exists', 'Run `npm test`.', []],
  ["npm's own command", 'Run `npm ci`.', []],
  ['npm as a word of a sentence', 'An npm package or npm workspaces.', []],
  ['a script with arguments', `${fence}\nnpm run check -- --write\n${fence}`, []],
  ['an absent script', 'Run `npm run deploy`.', ['deploy']],
  ['an absent script outside of code', 'Then npm run deploy follows.', ['deploy']],
  ['an absent short command', 'Run `npm stop`.', ['stop']],
  ['an absent script in a block', `${fence}sh\nnpm run seed:demo\n${fence}`, ['seed:demo']],
])('scripts: %s', (_case, markdown, absent) => {
  expect(scriptProblems(markdown, ['check', 'test', 'start'])).toEqual(
    absent.map((name) => `names the script '${name}', which package.json does not have`),
  )
})

const tree = treeOf([
  'README.md',
  'package.json',
  'docs/ARCHITECTURE.md',
  'docs/decisions/0001-one-client.md',
  'server/src/main.ts',
  'server/src/postgres/migrations/001-club.sql',
])

test.each([
  ['a file', 'README.md', '`server/src/main.ts`', []],
  ['a folder', 'README.md', '`server/src/` and `server/src`', []],
  ['a folder beside the document', 'docs/ARCHITECTURE.md', '`decisions/`', []],
  ['a bare file name', 'README.md', '`main.ts`', []],
  ['a pattern', 'README.md', '`server/src/postgres/migrations/*.sql`', []],
  ['a placeholder', 'README.md', '`docs/decisions/<number>-<title>.md`', []],
  ['an address of the site', 'README.md', '`/graphql/realtime` and `/config.json`', []],
  ['a package', 'README.md', '`@fastify/static` and `react/jsx-runtime`', []],
  ['a link from a folder', 'docs/ARCHITECTURE.md', '[why](decisions/0001-one-client.md#context)', []],
  ['a link upwards', 'docs/ARCHITECTURE.md', '[read me](../README.md)', []],
  ['a link to the web', 'README.md', '[site](https://example.org/x.md)', []],
  ['an absent file', 'README.md', '`server/src/mian.ts`', ['server/src/mian.ts']],
  ['an absent folder', 'README.md', '`server/lib/`', ['server/lib/']],
  ['an absent folder of the root', 'README.md', '`bench/`', ['bench/']],
  ['an absent bare file name', 'README.md', '`mian.ts`', ['mian.ts']],
  ['a pattern in an absent folder', 'README.md', '`server/sql/*.sql`', ['server/sql/*.sql']],
  ['a dead link', 'docs/ARCHITECTURE.md', '[why](decisions/0002.md)', ['decisions/0002.md']],
  [
    'a link as if from the root',
    'docs/ARCHITECTURE.md',
    '[x](docs/ARCHITECTURE.md)',
    ['docs/ARCHITECTURE.md'],
  ],
  ['an absent relative path', 'docs/ARCHITECTURE.md', '`./gone/`', ['./gone/']],
])('paths: %s', (_case, document, markdown, absent) => {
  expect(pathProblems(document, markdown, tree)).toEqual(
    absent.map((name) => `names '${name}', which is not there`),
  )
})

const readme = `# Club

| \`NOT_THIS\` | outside the section |

## Environment

| Variable | Default |
|---|---|
| \`PORT\` | 3000 |
| \`DATA_DIR\` | \`.data\` |

## Folders

| \`NOR_THIS\` | after it |
`

test('the environment table is read, and nothing around it', () => {
  expect(documentedVariables(readme)).toEqual(['PORT', 'DATA_DIR'])
})

test('the variables that the server reads are found in each way of writing', () => {
  const config = `
    const MAX_PORT: number = 65535
    const Environment = z.object({
      PORT: z.string(),
      HOST: z
        .string(),
    })
    const isDemo = process.env.DEMO === '1'
  `
  expect(configuredVariables(config)).toEqual(['PORT', 'HOST', 'DEMO'])
})

test('a variable is missing on one side', () => {
  expect(variableProblems(readme, 'env.PORT; env.HOST')).toEqual([
    'README.md lists DATA_DIR, which server/src/config.ts does not read',
    'server/src/config.ts reads HOST, which README.md does not list',
  ])
})
