import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'

/** Headers of every response, whichever code sends it. */
export type AnswerHeaders = Readonly<Record<string, string>>

const YEAR_S = 31_536_000

/** Browser features that our pages never use. Clipboard, wake lock and fullscreen are used, so they are not listed. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The same headers for pages, files, APIs and errors. Responses that are not pages may load nothing, even if a browser
 * takes one for a page; pages replace this policy with their own.
 */
export function answerHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): AnswerHeaders {
  return {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // No includeSubDomains: other hosts of the club's domain may still use plain HTTP.
    ...(isBehindTls(publicUrl) && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  }
}

const isBehindTls = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** Whoever writes the response later may still override single headers. */
export function addHeaders(headers: AnswerHeaders, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what Node's HTTP parser rejects: at that point there is only a socket, and no response object. */
export function refuseUnreadable(headers: AnswerHeaders, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOf[error.code ?? ''] ?? 400
  const body = JSON.stringify({ message: STATUS_CODES[status] })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () =>
    socket.destroy(),
  )
}
