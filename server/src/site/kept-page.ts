import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** One finished answer, in every encoding a browser has asked for so far. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Buffer>
}

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => gzip(content),
  identity: async (content) => content,
}

export async function keepPage(
  response: Response,
  securityPolicy: (html: string) => string,
  finish = (html: string) => html,
): Promise<KeptPage> {
  const headers = Object.fromEntries(response.headers)
  const isHtml = headers['content-type']?.startsWith('text/html')
  const content = isHtml
    ? Buffer.from(finish(await response.text()))
    : Buffer.from(await response.arrayBuffer())
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return {
    status: response.status,
    headers: {
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      ...headers,
      ...(isHtml ? { 'content-security-policy': securityPolicy(content.toString('utf8')) } : {}),
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
