/** Modules that are loaded together in one file. */
export interface SharedFile {
  modules: string[]
  bytes: number
  /** For each screen, whether it loads the file: 1 or 0. */
  users: Uint8Array
  imports: Set<SharedFile>
}

interface Pair {
  file: SharedFile
  other: SharedFile
  /** In bytes over all screens, weighted. */
  saved: number
}

/** The overhead of a file for a screen, in bytes: a round trip to the server, and worse compression. */
const PER_FILE = 1200

/**
 * Joins two files at a time, the best pair first, for as long as having a file less saves screens more than loading
 * unneeded code costs. A file comes after the ones it imports.
 */
export function fewerFiles(files: Iterable<SharedFile>, weights: readonly number[]): SharedFile[] {
  const left = new Set(files)
  const best = new Map<SharedFile, Pair | null>()
  for (;;) {
    const saving = savings(weights)
    for (const file of left) if (!best.has(file)) best.set(file, bestPair(file, left, saving))
    const pair = [...best.values()].reduce(larger, null)
    if (!pair) return importedFirst(left)
    const { file, other, saved } = pair
    // Other files may have changed since, so that joining no longer pays.
    if (saving(file, other, 0) < saved) best.delete(file)
    else {
      const changed = join(file, other, left)
      best.delete(other)
      for (const [one, its] of best) if (changed.has(one) || (its && changed.has(its.other))) best.delete(one)
    }
  }
}

const larger = (one: Pair | null, other: Pair | null) =>
  (other?.saved ?? 0) > (one?.saved ?? 0) ? other : one

type Saving = (one: SharedFile, other: SharedFile, most: number) => number

function bestPair(file: SharedFile, files: Iterable<SharedFile>, saving: Saving): Pair | null {
  let best: Pair | null = null
  for (const other of files) {
    if (other === file) continue
    const most = best?.saved ?? 0
    const saved = saving(file, other, most)
    if (saved > most) best = { file, other, saved }
  }
  return best
}

/** The savings from joining two files; they only matter if they exceed the best so far. */
function savings(weights: readonly number[]): Saving {
  const known = new Map<SharedFile, Set<SharedFile>>()
  const below = (file: SharedFile) => {
    const found = known.get(file) ?? importedBy(file)
    known.set(file, found)
    return found
  }
  /** The weight of the screens that have one file and not the other. */
  const having = (one: SharedFile, other: SharedFile) => {
    let weight = 0
    for (let nth = 0; nth < weights.length; nth++)
      if (one.users[nth] && !other.users[nth]) weight += weights[nth] ?? 0
    return weight
  }
  const shared = (one: SharedFile, other: SharedFile) => {
    let weight = 0
    for (let nth = 0; nth < weights.length; nth++)
      if (one.users[nth] && other.users[nth]) weight += weights[nth] ?? 0
    return weight
  }
  /** If a third file lies between two files, joining them would create an import cycle. */
  const isBetween = (one: SharedFile, other: SharedFile) => {
    for (const file of below(one)) if (file !== other && below(file).has(other)) return true
    return false
  }
  return (one, other, most) => {
    let saved =
      shared(one, other) * PER_FILE - having(other, one) * one.bytes - having(one, other) * other.bytes
    if (saved <= most || isBetween(one, other) || isBetween(other, one)) return 0
    for (const [importer, newUser] of [
      [one, other],
      [other, one],
    ] as const)
      for (const file of below(importer))
        if (file !== newUser) saved -= having(newUser, file) * (file.bytes + PER_FILE)
    return saved
  }
}

function importedBy(file: SharedFile): Set<SharedFile> {
  const found = new Set(file.imports)
  for (const one of found) for (const imported of one.imports) found.add(imported)
  return found
}

/** Returns the files that have become larger, or have more users. */
function join(into: SharedFile, file: SharedFile, all: Set<SharedFile>): Set<SharedFile> {
  all.delete(file)
  into.modules.push(...file.modules)
  into.bytes += file.bytes
  addUsers(into, file)
  for (const imported of file.imports) into.imports.add(imported)
  for (const one of all) if (one.imports.delete(file)) one.imports.add(into)
  into.imports.delete(into)
  into.imports.delete(file)
  const changed = new Set([into, file])
  for (const below of importedBy(into)) if (addUsers(below, into)) changed.add(below)
  return changed
}

function addUsers(to: SharedFile, from: SharedFile): boolean {
  let isMore = false
  for (let nth = 0; nth < to.users.length; nth++)
    if (from.users[nth] && !to.users[nth]) {
      to.users[nth] = 1
      isMore = true
    }
  return isMore
}

function importedFirst(files: Iterable<SharedFile>): SharedFile[] {
  const ordered = new Set<SharedFile>()
  const add = (file: SharedFile) => {
    for (const imported of file.imports) if (!ordered.has(imported)) add(imported)
    ordered.add(file)
  }
  for (const file of files) add(file)
  return [...ordered]
}
