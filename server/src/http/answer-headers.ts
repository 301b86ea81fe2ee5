import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config.ts'

/** What goes with every answer, whoever gives it. */
export type AnswerHeaders = Readonly<Record<string, string>>

const YEAR_S = 31_536_000

/** What our pages never ask of a device. They copy, keep the screen awake and show a clip in full: that stays allowed. */
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
 * One table for pages, files, the services and errors. What is not a page may load nothing, whatever a browser takes
 * it for; a page says its own policy in place of that one.
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
    // Other names of the club's domain may still be plain http: it speaks for this one only.
    ...(isBehindTls(publicUrl) && { 'strict-transport-security': `max-age=${YEAR_S}` }),
  }
}

const isBehindTls = (publicUrl: string | undefined): boolean => publicUrl?.startsWith('https:') ?? false

/** Whatever writes the answer later may replace one by naming it. */
export function addHeaders(headers: AnswerHeaders, response: ServerResponse): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** For what Node's parser refuses: there is no response yet, only the socket. */
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
