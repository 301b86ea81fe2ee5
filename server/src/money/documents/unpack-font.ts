import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const unpacked = new Map<string, Buffer>()

/**
 * Unpacks a web font (WOFF 1.0) and caches it. The PDF library could read WOFF, but unpacks it again for each
 * document, which takes ten times as long as everything else.
 */
export function unpackFont(url: string): Buffer {
  const known = unpacked.get(url)
  if (known) return known
  const font = unpack(readFileSync(new URL(url)))
  unpacked.set(url, font)
  return font
}

const [HEADER, ENTRY] = [44, 20]
const [PLAIN_HEADER, PLAIN_ENTRY] = [12, 16]

function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(PLAIN_HEADER + count * PLAIN_ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let n = 0; n < count; n += 1) {
    const at = HEADER + n * ENTRY
    const field = (n: number) => woff.readUInt32BE(at + n)
    const [offset, packedLength, length] = [field(4), field(8), field(12)]
    const packed = woff.subarray(offset, offset + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const entry = PLAIN_HEADER + n * PLAIN_ENTRY
    // Name and checksum of the table stay the same.
    woff.copy(head, entry, at, at + 4)
    woff.copy(head, entry + 4, at + 16, at + 20)
    head.writeUInt32BE(end, entry + 8)
    head.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    end += length + padding.length
  }
  return Buffer.concat(parts)
}
