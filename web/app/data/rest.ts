import { parseJson } from '@touchline/domain/complaints.ts'
import { openTabSession } from '../session/tab-session.ts'
import type { CallRest } from './rest-client.ts'

/** One request to the REST APIs of the desk; a refusal is thrown with the sentence that the API sent. */
export const callRest: CallRest = async (...call) => (await openTabSession()).callRest(...call)

/** The code with which the API refused a request; null for any other failure. */
export function refusalCode(error: unknown): string | null {
  const { response } = (error ?? {}) as { response?: { body?: string } }
  const refusal = parseJson(response?.body ?? '') as { code?: string } | undefined
  return refusal?.code ?? null
}
