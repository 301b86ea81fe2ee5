import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromPo, toPo } from '../server/src/translations/po-file.ts'
import { root } from './repository-files.ts'
import { type Brought, bringIn, entriesOf, isOther, type Other, textModules } from './text-entries.ts'

const USAGE = 'Use: npm run --silent texts -- export zh-Hans > file.po, or npm run texts -- import file.po'

const [act, what] = process.argv.slice(2)
if (act === 'export' && isOther(what)) exportTexts(what)
else if (act === 'import' && what) importFile(what)
else fail([USAGE])

function exportTexts(language: Other): void {
  const entries = textModules().flatMap((module) => entriesOf(module, language))
  process.stdout.write(toPo(language, entries))
}

function importFile(file: string): void {
  const { language, entries, left } = fromPo(readFileSync(file, 'utf8'))
  if (isOther(language)) write(bringIn(language, entries), left)
  else fail([`${file} names no language of the site, but “${language}”.`])
}

function write({ sources, changed, stale, problems }: Brought, left: number): void {
  if (problems.length > 0) {
    fail([...problems, 'Nothing was written.'])
    return
  }
  for (const [name, source] of sources) writeFileSync(path.join(root, name), source)
  for (const context of stale) console.log(`${context}: the English has changed since; left as it is.`)
  console.log(`${changed} texts changed in ${sources.size} files; ${left} not translated yet.`)
  console.log('Now run: npx biome format --write . && npm run check')
}

function fail(lines: string[]): void {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}
