import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { BoundedCache } from '../bounded-cache.ts'
import { canonicalRequest, type SignedRequest } from './sigv4-canonical.ts'

export interface SigningKeys {
  accessKeyId: string
  secretKey: string
  expiresAt: number
}

export interface SignatureRules<Keys extends SigningKeys> {
  region: string
  services: readonly string[]
  now: Date
  /** The real time, if TODAY shifts the server's clock: browsers may sign by their own. */
  machineNow?: Date | undefined
  /** The keys that a session token contains; null if we did not issue it. */
  open(sessionToken: string): Keys | null
}

/** AWS's names for these errors. The client corrects its clock and retries after `InvalidSignatureException`. */
type FaultName =
  | 'IncompleteSignatureException'
  | 'InvalidSignatureException'
  | 'UnrecognizedClientException'
  | 'ExpiredTokenException'

export class SignatureFault extends Error {
  override readonly name: FaultName
  /** The client's clock is wrong, or somebody replays an old request. */
  readonly isClockSkew: boolean

  constructor(name: FaultName, message: string, { isClockSkew = false } = {}) {
    super(message)
    this.name = name
    this.isClockSkew = isClockSkew
  }
}

export const ALGORITHM = 'AWS4-HMAC-SHA256'
const CLOCK_SKEW_MS = 5 * 60 * 1000
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-security-token']

/** Returns the keys that the request was signed with; throws a `SignatureFault` if anything is wrong. */
export function verifySignature<Keys extends SigningKeys>(
  request: SignedRequest,
  rules: SignatureRules<Keys>,
): Keys {
  const claim = claimFrom(request)
  checkScope(claim, rules)
  const keys = rules.open(claim.sessionToken)
  if (!keys || keys.accessKeyId !== claim.accessKeyId)
    throw new SignatureFault(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    )
  if (keys.expiresAt <= rules.now.getTime())
    throw new SignatureFault(
      'ExpiredTokenException',
      'The security token included in the request is expired.',
    )
  checkClock(claim.sentAt, rules)
  const expected = signatureOf(request, claim, keys.secretKey)
  if (!timingSafeEqual(expected, Buffer.from(claim.signature, 'hex')))
    throw new SignatureFault(
      'InvalidSignatureException',
      'The request signature we calculated does not match the signature you provided.',
    )
  return keys
}

interface Claim {
  accessKeyId: string
  day: string
  region: string
  service: string
  signedHeaders: string[]
  signature: string
  sessionToken: string
  /** `x-amz-date`: YYYYMMDD'T'HHMMSS'Z'. */
  sentAt: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([A-Z0-9]+)\/(\d{8})\/([\w-]+)\/([\w-]+)\/aws4_request,\s*SignedHeaders=([a-z0-9_.;-]+),\s*Signature=([0-9a-f]{64})$/

function claimFrom({ headers, signedIfSent = [] }: SignedRequest): Claim {
  const [, accessKeyId, day, region, service, names, signature] =
    AUTHORIZATION.exec(String(headers.authorization ?? '')) ?? []
  if (!accessKeyId || !day || !region || !service || !names || !signature)
    throw incomplete('The authorization header must name a credential, the signed headers and a signature.')
  const signedHeaders = names.split(';')
  const needed = [...MUST_BE_SIGNED, ...signedIfSent.filter((name) => Object.hasOwn(headers, name))]
  for (const name of needed)
    if (!signedHeaders.includes(name)) throw incomplete(`The header ${name} must be signed.`)
  for (const name of signedHeaders)
    if (!Object.hasOwn(headers, name)) throw incomplete(`The signed header ${name} was not sent.`)
  const sentAt = String(headers['x-amz-date'])
  const sessionToken = String(headers['x-amz-security-token'])
  return { accessKeyId, day, region, service, signedHeaders, signature, sentAt, sessionToken }
}

const incomplete = (message: string) => new SignatureFault('IncompleteSignatureException', message)

const invalid = (message: string) => new SignatureFault('InvalidSignatureException', message)

function checkScope(claim: Claim, { region, services }: SignatureRules<SigningKeys>): void {
  if (claim.region !== region) throw invalid(`Credential should be scoped to the region ${region}.`)
  if (!services.includes(claim.service))
    throw invalid(`Credential should be scoped to the service ${services.join(' or ')}.`)
  if (claim.day !== claim.sentAt.slice(0, 8))
    throw invalid('The date of the credential scope and the header x-amz-date are different days.')
}

/** Refuses requests outside a few minutes, so that an old one cannot be replayed. */
function checkClock(sentAt: string, { now, machineNow }: SignatureRules<SigningKeys>): void {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(sentAt) ?? []
  const [year, month, day, hour, minute, second] = parts.map(Number)
  const sent = Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day, hour, minute, second)
  if (Number.isNaN(sent)) throw incomplete('The header x-amz-date must look like 20260102T030405Z.')
  const late = now.getTime() - sent
  if (Math.abs(late) <= CLOCK_SKEW_MS) return
  if (machineNow && Math.abs(machineNow.getTime() - sent) <= CLOCK_SKEW_MS) return
  const message =
    late > 0
      ? `Signature expired: ${sentAt} is more than 5 minutes ago.`
      : `Signature not yet current: ${sentAt} is more than 5 minutes ahead.`
  throw new SignatureFault('InvalidSignatureException', message, { isClockSkew: true })
}

function signatureOf(request: SignedRequest, claim: Claim, secretKey: string): Buffer {
  const scope = [claim.day, claim.region, claim.service, 'aws4_request']
  const canonical = canonicalRequest(request, claim.signedHeaders)
  return mac(
    signingKey(secretKey, scope),
    `${ALGORITHM}\n${claim.sentAt}\n${scope.join('/')}\n${hash('sha256', canonical)}`,
  )
}

/** Cached per day: four of the five steps of a signature stay the same. */
const signingKeys = new BoundedCache<Buffer>(2_000)

function signingKey(secretKey: string, scope: string[]): Buffer {
  const name = [secretKey, ...scope].join('/')
  const known = signingKeys.get(name)
  if (known) return known
  const key = scope.reduce(mac, Buffer.from(`AWS4${secretKey}`))
  signingKeys.set(name, key)
  return key
}

const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
