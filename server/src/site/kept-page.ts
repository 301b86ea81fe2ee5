import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const HEADER_BYTES = 2_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** One finished answer, in every encoding that browsers have asked for more than once. */
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

const brotliOf = (quality: number) => (content: Buffer) =>
  brotli(content, { chunkSize, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: brotliOf(5),
  gzip: (content) => gzip(content, { chunkSize }),
  identity: async (content) => content,
}

/** A twelfth larger, and done in two thirds of the time. */
const quickly = { ...compress, br: brotliOf(4) }

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
  let wasAsked = false
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
    // Many a page is asked for by one visitor alone: it is made small once there is a second.
    body(encoding) {
      if (!wasAsked) {
        wasAsked = true
        return quickly[encoding](content)
      }
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
