import { createHash, createHmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import type { SignedRequest } from '../../src/identity/sigv4-canonical.ts'

/** The hash interface of the signer, on top of Node. */
class Sha256 {
  readonly #hash

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac('sha256', secret as Buffer) : createHash('sha256')
  }

  update(data: Uint8Array): void {
    this.#hash.update(data)
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}

export interface Signing {
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string }
  at: Date
  service?: string
  region?: string
}

export interface ToSign {
  method?: string
  host: string
  path: string
  query?: Record<string, string | string[]>
  headers?: Record<string, string>
  body?: string
}

/** Signs with the implementation that AWS publishes. */
export async function sign(signing: Signing, request: ToSign): Promise<SignedRequest> {
  const { credentials, at, service = 'appsync', region = 'us-east-1' } = signing
  const { method = 'POST', host, path, query = {}, headers = {}, body } = request
  const signer = new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256 as never,
    applyChecksum: false,
  })
  const message = {
    method,
    protocol: 'http:',
    hostname: host,
    path,
    query,
    headers: { host, ...headers },
    body,
  }
  const { headers: all } = await signer.sign(message, { signingDate: at })
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  )
  return {
    method,
    url: pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path,
    headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value])),
    body: body ?? '',
  }
}
