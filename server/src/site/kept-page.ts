import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const HEADER_BYTES = 2_000

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished response, in each encoding that browsers have requested more than once. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  /** The address whose cached page to use instead. */
  sameAs: string | null
  /** Whether the next request gets the same response. */
  isKept: boolean
  /** Its size in memory, including compressed forms. */
  bytes: number
  body(encoding: Encoding): Promise<Buffer>
}

/** Large enough for a whole page, so that the event loop is called once instead of every 16 KB. */
const chunkSize = 64 * 1024

const brotliOf = (quality: number) => (content: Buffer) =>
  brotli(content, { chunkSize, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } })

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: brotliOf(5),
  gzip: (content) => gzip(content, { chunkSize }),
  identity: async (content) => content,
}

/** Output is a twelfth larger, in two thirds of the time. */
const quickly = { ...compress, br: brotliOf(4) }

interface Keeping {
  /** Replaces the body of the response, and sets its policy. */
  page?: { html: string; policy: string } | null
  /** Whether a 404 response may be cached. */
  isNotFoundKept?: boolean
  /** Another address with the same page, if this response only points there. */
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
    // Many pages are requested only once, so compress thoroughly from the second request on.
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

/** The best encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
