import { expect, test } from 'vitest'
import { castsIn } from './check-casts.ts'

test.each([
  ['const a = b as string', 1],
  ['const a = (b as unknown as Row).c as number', 3],
  ["const a = ['b'] as const", 0],
  ["const a = { b: 'c' } as const satisfies Model", 0],
  ["import { a as b } from './a.ts'", 0],
  ['/** Read as Text. */', 0],
])('%s', (source, casts) => expect(castsIn('file.ts', source)).toBe(casts))
