import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const HEADER_BYTES = 2_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** One finished answer, in every encoding a browser has asked for so far. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  /** The address to look at in its place. */
  sameAs: string | null
  /** Whether the next who asks gets the same. */
  isKept: boolean
  /** What it takes of the memory, with its compressed forms. */
  bytes: number
  body(encoding: Encoding): Promise<Buffer>
}

/** A page fits into one piece, so that the event loop is called once and not for every 16 KB. */
const chunkSize = 64 * 1024

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { chunkSize, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => gzip(content, { chunkSize }),
  identity: async (content) => content,
}

interface Keeping {
  /** Stands in for the answer's body, and says by which policy it goes out. */
  page?: { html: string; policy: string } | null
  /** Whether it may be kept if it says that something is not here. */
  isNotFoundKept?: boolean
  /** Another address that leads to the same page; then this is only the way there. */
  sameAs?: string | null
}

export async function keepPage(
  response: Response,
  { page = null, isNotFoundKept = false, sameAs = null }: Keeping = {},
): Promise<KeptPage> {
  const headers = Object.fromEntries(response.headers)
  const content = page ? Buffer.from(page.html) : Buffer.from(await response.arrayBuffer())
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const { status } = response
  return {
    status,
    sameAs,
    isKept: sameAs === null && (status === 200 || (status === 404 && isNotFoundKept)),
    bytes: content.length * 2 + HEADER_BYTES,
    headers: {
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `W/"${hash('sha1', content, 'base64url').slice(0, 22)}"`,
      ...headers,
      ...(page && { 'content-security-policy': page.policy }),
    },
    body(encoding) {
      const known = bodies.get(encoding)
      if (known) return known
      const made = compress[encoding](content)
      bodies.set(encoding, made)
      return made
    },
  }
}

/** The best of what the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
