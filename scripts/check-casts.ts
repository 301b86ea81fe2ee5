import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { repositoryFiles, root } from './repository-files.ts'

/** The most casts allowed in each folder; the innermost listed folder applies. Only lower these numbers. */
const MOST: Record<string, number> = {
  domain: 18,
  'server/src': 40,
  // Where rows are written by the club's rules, the models provide the types.
  'server/src/registrations': 0,
  'server/src/kit': 0,
  'server/src/players': 0,
  'server/src/programs': 0,
  'server/src/pricing': 0,
  'server/src/users': 0,
  'server/src/closing': 0,
  'server/src/club': 0,
  'server/src/graphql/write': 0,
}

/** `value as Type` is an unchecked claim; `as const` is harmless. */
export function castsIn(file: string, source: string): number {
  let casts = 0
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const'
      if (!isConst) casts += 1
    },
  }).visit(parseSync(file, source).program)
  return casts
}

const folderOf = (file: string) =>
  Object.keys(MOST)
    .filter((folder) => file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]

export function checkCasts(): string[] {
  const counts = new Map<string, number>()
  for (const file of repositoryFiles().filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const folder = folderOf(file)
    if (folder === undefined) continue
    const casts = castsIn(file, readFileSync(path.join(root, file), 'utf8'))
    counts.set(folder, (counts.get(folder) ?? 0) + casts)
  }
  return Object.entries(MOST)
    .filter(([folder, most]) => (counts.get(folder) ?? 0) > most)
    .map(([folder, most]) => `${folder} has ${counts.get(folder)} casts; ${most} is the most`)
}
