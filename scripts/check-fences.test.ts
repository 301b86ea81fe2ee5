import { describe, expect, test } from 'vitest'
import { fenceProblems, importSpecifiers } from './check-fences.ts'

test('every form of import is seen, and text that only looks like one is not', () => {
  const source = `
    import one from './one.ts'
    import type { Two } from './two.ts'
    import './three.ts'
    export { four } from './four.ts'
    export * from './five.ts'
    const six = await import('./six.ts')
    type Seven = import('./seven.ts').Seven
    const eight = await import(name)
    // import nine from './nine.ts'
    const ten = "import ten from './ten.ts'"
  `
  expect(importSpecifiers('web/app/sample.ts', source).toSorted()).toEqual([
    '(computed)',
    './five.ts',
    './four.ts',
    './one.ts',
    './seven.ts',
    './six.ts',
    './three.ts',
    './two.ts',
  ])
})

describe('a fence refuses', () => {
  test.each([
    ['domain/programs/program-sessions.ts', '../../server/src/app.ts', 'domain imports nothing of ours'],
    ['domain/programs/program-sessions.ts', '@touchline/web/app/root.tsx', 'domain imports nothing of ours'],
    ['domain/kit/items.ts', '../../vitest.config.ts', 'domain imports nothing of ours'],
    ['domain/programs/program-sessions.ts', 'node:fs', 'domain is pure: no builtins of Node'],
    ['domain/programs/program-sessions.ts', 'fs/promises', 'domain is pure: no builtins of Node'],
    ['domain/programs/program-sessions.ts', 'graphql', 'domain imports no package but zod and cadical-wasm'],
    ['domain/programs/program-sessions.ts', './program-sessions.test.ts', 'only tests import from tests'],
    ['web/app/data/client.ts', '../../../server/src/config.ts', 'web and server never import each other'],
    ['web/app/data/client.test.ts', '@touchline/server/src/app.ts', 'web and server never import each other'],
    ['server/src/app.ts', '../../web/app/root.tsx', 'web and server never import each other'],
    ['server/src/app.ts', '@touchline/web', 'web and server never import each other'],
    ['server/src/app.ts', '../../scripts/check.ts', 'nothing imports from scripts'],
    ['server/src/app.ts', '../../bench/main.ts', 'nothing imports from bench'],
    ['bench/main.ts', '../e2e/fixtures.ts', 'nothing imports from e2e'],
    ['server/src/app.ts', '../test/given.ts', 'only tests import from tests'],
  ])('%s importing %s', (file, specifier, reason) => {
    expect(fenceProblems(file, `import '${specifier}'`)).toEqual([
      `${file} imports '${specifier}': ${reason}`,
    ])
  })
})

describe('a fence lets through', () => {
  test.each([
    ['domain/programs/program-sessions.ts', 'zod'],
    ['domain/kit/items.ts', '../programs/program-sessions.ts'],
    ['domain/programs/program-sessions.test.ts', 'node:fs'],
    ['domain/programs/program-sessions.test.ts', 'fast-check'],
    ['web/app/data/client.ts', '@touchline/domain/models.ts'],
    ['server/src/app.ts', '../../domain/models.ts'],
    ['server/src/app.test.ts', '../test/given.ts'],
    ['server/src/app.ts', 'node:http'],
    ['scripts/test.ts', './check.ts'],
    ['vitest.config.ts', 'vitest/config'],
  ])('%s importing %s', (file, specifier) => {
    expect(fenceProblems(file, `import '${specifier}'`)).toEqual([])
  })
})

test('a dynamic import does not slip past', () => {
  expect(fenceProblems('web/app/x.ts', "const app = await import('../../server/src/app.ts')")).toHaveLength(1)
})
