type Range = readonly [first: number, last: number]

const known = new WeakMap<Buffer, Range[]>()

/** Which characters an unpacked font has, of those with up to four digits (`cmap`, format 4), as all that we write are. */
export function charactersOf(font: Buffer): Range[] {
  const before = known.get(font)
  if (before) return before
  const ranges = read(font)
  known.set(font, ranges)
  return ranges
}

const [HEADER, ENTRY] = [12, 16]

function read(font: Buffer): Range[] {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, n) => HEADER + n * ENTRY)
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? HEADER
  const cmap = font.readUInt32BE(entry + 8)
  const tables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, n) => cmap + font.readUInt32BE(cmap + 8 + n * 8),
  )
  const table = tables.find((at) => font.readUInt16BE(at) === 4)
  if (table === undefined) return []
  const size = font.readUInt16BE(table + 6)
  const [lasts, firsts] = [table + 14, table + 16 + size]
  return Array.from({ length: size / 2 }, (_, n) => [
    font.readUInt16BE(firsts + n * 2),
    font.readUInt16BE(lasts + n * 2),
  ])
}
