import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromPo, toPo } from '../server/src/translations/po-file.ts'
import { root } from './repository-files.ts'
import { bringIn, entriesOf, fileIn, textModules } from './text-entries.ts'
import { leafProblem, leavesIn, withText } from './text-leaves.ts'

const LANGUAGES = ['zh-Hans', 'zh-Hant'] as const
const FRAME = 'web/app/frame/frame.texts'
const modules = textModules()

describe.each(LANGUAGES)('in %s', (language) => {
  const entries = modules.flatMap((module) => entriesOf(module, language))
  const file = fromPo(toPo(language, entries))

  test('every text of every module goes into the file, and comes back as it was', () => {
    expect(modules.length).toBeGreaterThan(70)
    const byContext = (a: { context: string }, b: { context: string }) => (a.context < b.context ? -1 : 1)
    const sent = entries.filter(({ text, english }) => text !== '' && english !== '')
    expect(file.language).toBe(language)
    expect(file.entries.toSorted(byContext)).toEqual(
      sent.map(({ note: _, ...entry }) => entry).toSorted(byContext),
    )
    expect(new Set(entries.map(({ context }) => context)).size).toBe(entries.length)
  })

  test('a file that nobody has changed changes nothing', () => {
    expect(bringIn(language, file.entries)).toEqual({
      sources: new Map(),
      changed: 0,
      stale: [],
      problems: [],
    })
  })

  test('every text can be written anew: the module reads as before', () => {
    for (const module of modules) {
      const name = fileIn(module, language)
      const source = readFileSync(path.join(root, name), 'utf8')
      const before = leavesIn(name, source)
      let written = source
      let leaves = before
      for (const index of before.keys()) {
        const leaf = leaves[before.length - 1 - index]
        const next = leaf ? withText(written, leaf, leaf.text) : written
        // What reads as before stands where it stood.
        if (next !== written) leaves = leavesIn(name, next)
        written = next
      }
      expect(leavesIn(name, written).map(({ text }) => text)).toEqual(before.map(({ text }) => text))
    }
  })
})

describe('what a translator has changed', () => {
  const entryOf = (name: string) => {
    const entry = entriesOf(FRAME, 'zh-Hans').find(({ context }) => context === `${FRAME}#${name}`)
    if (!entry) throw new Error(`no text ${name}`)
    return entry
  }
  const changed = (name: string, text: string) => bringIn('zh-Hans', [{ ...entryOf(name), text }])
  const source = readFileSync(path.join(root, fileIn(FRAME, 'zh-Hans')), 'utf8')

  test('is written in its place, with its facts wherever they stand now', () => {
    const { sources, problems } = changed('call', '打{phone}找我们：`it’s`')
    expect(problems).toEqual([])
    expect(sources.get(fileIn(FRAME, 'zh-Hans'))).toBe(
      source.replace(/`致电\$\{phone\}`/, `\`打\${phone}找我们：\\\`it’s\\\`\``),
    )
  })

  test.each([
    ['call', '请致电', 'has the facts (), and needs (phone)'],
    ['call', '{phone}{process}', 'has the facts (phone, process), and needs (phone)'],
  ])('%s with other facts is refused, and nothing is written', (name, text, problem) => {
    const { sources, problems } = changed(name, text)
    expect(sources.size).toBe(0)
    expect(problems.join()).toContain(problem)
  })

  test('no code comes in with it', () => {
    const attack = `'+process.exit()+'\${process.exit()}`
    const { sources } = changed('skip', attack)
    const written = sources.get(fileIn(FRAME, 'zh-Hans')) ?? ''
    expect(leavesIn('a.ts', written).find(({ name }) => name === 'skip')?.text).toBe(attack)
  })

  test('of another English than today’s stays as it was', () => {
    const { sources, stale } = bringIn('zh-Hans', [{ ...entryOf('skip'), english: 'Skip', text: '跳过' }])
    expect([sources.size, stale]).toEqual([0, [`${FRAME}#skip`]])
  })

  test('of a module that is not there is refused', () => {
    const { problems } = bringIn('zh-Hans', [{ context: '../../etc/passwd#root', english: 'a', text: 'b' }])
    expect(problems).toEqual(['There is no module ../../etc/passwd.'])
  })

  test('what is marked as uncertain, or empty, is left', () => {
    const po = toPo('zh-Hans', [entryOf('skip'), { ...entryOf('menu'), text: '' }]).replace(
      `msgctxt "${FRAME}#skip"`,
      `#, fuzzy\nmsgctxt "${FRAME}#skip"`,
    )
    expect(fromPo(po)).toEqual({ language: 'zh-Hans', entries: [], left: 2 })
  })
})

test('keys, types and what is compared are no texts', () => {
  const source = `import { a } from './a.ts'
const NAMES: Record<'x' | 'y', string> = { x: '甲', 'y': '乙' }
export const name = (of: 'x' | 'y', count: number) => of === 'x' ? NAMES[of] : \`共\${count > 1 ? '多' : '一'}个\``
  const leaves = leavesIn('a.ts', source)
  expect(leaves.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'NAMES 甲',
    'NAMES 乙',
    'name 共{fact1}个',
    'name 多',
    'name 一',
  ])
  const [, , whole] = leaves
  expect(whole && leafProblem(whole, '{fact1}')).toBeNull()
})
