import type { Caller } from '../graphql/caller.ts'
import type { CredentialMint } from './credentials.ts'
import { callerFrom } from './modes-holders.ts'
import { SignatureFault, verifySignature } from './sigv4.ts'
import type { SignedRequest } from './sigv4-canonical.ts'

/** Amplify signs GraphQL requests to a custom endpoint, and REST requests, for `execute-api`. */
const SERVICES = ['appsync', 'execute-api']

interface Surroundings {
  mint: CredentialMint
  region: string
  publicUrl: string | undefined
  now: () => Date
}

/** Finds the caller of a signed request; throws a `SignatureFault`. */
export type IamCaller = (request: SignedRequest) => Caller

export function makeIamCaller({ mint, region, publicUrl, now }: Surroundings): IamCaller {
  const verify = (request: SignedRequest) => {
    const { holder, expiresAt } = verifySignature(request, {
      region,
      services: SERVICES,
      now: now(),
      machineNow: machineOnAnotherDay(now()),
      open: mint.open,
    })
    return callerFrom(holder, expiresAt)
  }
  if (publicUrl === undefined) return verify
  return (request) => {
    try {
      return verify(request)
    } catch (error) {
      if (!(error instanceof SignatureFault) || error.name !== 'InvalidSignatureException') throw error
      return verify(asSentTo(publicUrl, request))
    }
  }
}

const HALF_A_DAY_MS = 43_200_000

function machineOnAnotherDay(now: Date): Date | undefined {
  const machine = new Date()
  return Math.abs(machine.getTime() - now.getTime()) > HALF_A_DAY_MS ? machine : undefined
}

/** Restores the host and path that the browser has signed, which a proxy may have changed. */
function asSentTo(publicUrl: string, request: SignedRequest): SignedRequest {
  const { host, pathname } = new URL(publicUrl)
  const prefix = pathname.replace(/\/$/, '')
  return { ...request, url: `${prefix}${request.url}`, headers: { ...request.headers, host } }
}
