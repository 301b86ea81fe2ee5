import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = fileURLToPath(new URL('..', import.meta.url))
const library = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/global.layer.css'))
const IMPORT = /import \{([^}]*)\} from '@mantine\/core'/g

/** What the parts of other packages are made of. */
const BEHIND = ['Notification', 'Modal', 'CloseButton', 'Overlay', 'Paper']

function partsUsed(): string[] {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) =>
    readFileSync(`${app}/${file}`, 'utf8'),
  )
  const names = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, list = '']) => list.match(/\b[A-Z]\w+/g) ?? []),
  )
  return [...new Set([...names, ...BEHIND])]
}

test('every part of the library that the desk uses has its styles', () => {
  const styles = readFileSync(`${app}/theme/desk-styles.ts`, 'utf8')
  const styled = partsUsed().filter((name) => existsSync(`${library}/${name}.layer.css`))
  expect(styled).toContain('Notification')
  expect(styled.filter((name) => !styles.includes(`/${name}.layer.css`))).toEqual([])
})
