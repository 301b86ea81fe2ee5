import { expect, it } from 'vitest'
import { fewerFiles, type SharedFile } from './fewer-files.ts'

const file = (name: string, bytes: number, users: number[], ...imports: SharedFile[]): SharedFile => ({
  modules: [name],
  bytes,
  users: Uint8Array.from(users),
  imports: new Set(imports),
})

const names = (files: SharedFile[]) => files.map(({ modules }) => [...modules].sort().join('+')).sort()

it('joins small files that nearly the same screens need', () => {
  const files = [file('a', 100, [1, 1, 1]), file('b', 100, [1, 1, 0])]
  expect(names(fewerFiles(files, [1, 1, 1]))).toEqual(['a+b'])
})

it('keeps apart what one screen would load for nothing', () => {
  const files = [file('a', 9000, [1, 1, 1]), file('b', 9000, [1, 1, 0])]
  expect(names(fewerFiles(files, [1, 1, 1]))).toEqual(['a', 'b'])
})

it('keeps a more important screen light, at the cost of files for the others', () => {
  const files = [file('a', 100, [1, 1, 1]), file('b', 100, [1, 1, 0])]
  expect(names(fewerFiles(files, [1, 1, 1000]))).toEqual(['a', 'b'])
})

it('counts what a file loads through its own imports', () => {
  const heavy = file('heavy', 50_000, [1, 1, 0, 1])
  const files = [heavy, file('a', 10, [1, 1, 1, 0]), file('b', 1000, [1, 1, 0, 0], heavy)]
  expect(names(fewerFiles(files, [1, 1, 1, 5]))).toEqual(['a', 'b', 'heavy'])
})

it('never makes two files that import each other', () => {
  const bottom = file('bottom', 10, [1, 1])
  const middle = file('middle', 90_000, [1, 1], bottom)
  const top = file('top', 10, [1, 0], middle)
  const joined = fewerFiles([top, middle, bottom], [1, 1])
  for (const one of joined) for (const imported of one.imports) expect(imported.imports).not.toContain(one)
  expect(names(joined)).not.toContain('bottom+top')
})

it('lists a file after those that it imports', () => {
  const first = file('first', 90_000, [1, 1])
  const second = file('second', 90_000, [1, 0], first)
  expect(fewerFiles([second, first], [1, 1]).map(({ modules }) => modules)).toEqual([['first'], ['second']])
})
