import type { Refusal } from '../refusal.ts'

/** Few and small, because each file is sent to every family (N-15). */
export const MOST_FILES = 3
export const LARGEST_FILE = 2_000_000
export const FILE_TOO_LARGE = 'A file can be up to 2 MB. Please choose a smaller one.'

interface Kind {
  name: string
  type: string
  ending: string
  /** The bytes with which such a file begins. */
  start: readonly number[]
}

/** Types that every phone can open and that cannot contain a program. */
export const FILE_KINDS = {
  PDF: { name: 'PDF', type: 'application/pdf', ending: 'pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  PNG: { name: 'PNG', type: 'image/png', ending: 'png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a] },
  JPEG: { name: 'JPEG', type: 'image/jpeg', ending: 'jpg', start: [0xff, 0xd8, 0xff] },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof FILE_KINDS

const kinds: readonly FileKind[] = ['PDF', 'PNG', 'JPEG']

/** The type by its first bytes, whatever the file is called; null for any other. */
export const kindOfFile = (bytes: Uint8Array): FileKind | null =>
  kinds.find((kind) => FILE_KINDS[kind].start.every((byte, n) => bytes[n] === byte)) ?? null

const LONGEST_NAME = 80

/** Strips folders and unsafe characters, and adds the extension of its type: 'Field map.pdf'. */
export function fileNameOf(given: string, kind: FileKind): string {
  const own = given
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\p{L}\p{N} ._()&’'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, LONGEST_NAME)
    .trim()
  return `${own || 'File'}.${FILE_KINDS[kind].ending}`
}

export type FileRefusal = Refusal<'TOO_LARGE' | 'OTHER_KIND' | 'TOO_MANY'>

/** Null when the file may be added to an email that already has this many files (N-15). */
export function fileRefusal(bytes: Uint8Array, others: number): FileRefusal | null {
  const field = 'content'
  if (others >= MOST_FILES)
    return { code: 'TOO_MANY', field, message: `An email can have up to ${MOST_FILES} files.` }
  if (bytes.length > LARGEST_FILE) return { code: 'TOO_LARGE', field, message: FILE_TOO_LARGE }
  if (kindOfFile(bytes) !== null) return null
  return { code: 'OTHER_KIND', field, message: 'Please choose a PDF, or a picture in PNG or JPEG.' }
}
