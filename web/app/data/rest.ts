import { parseJson } from '@touchline/domain/complaints.ts'
import { openTabSession } from '../session/tab-session.ts'
import type { CallRest } from './rest-client.ts'

/** One request to the REST APIs of the desk; a refusal is thrown with the sentence that came with it. */
export const callRest: CallRest = async (...call) => (await openTabSession()).callRest(...call)

/** By what code the API has refused a request; null when it was something else that went wrong. */
export function refusalCode(error: unknown): string | null {
  const { response } = (error ?? {}) as { response?: { body?: string } }
  const refusal = parseJson(response?.body ?? '') as { code?: string } | undefined
  return refusal?.code ?? null
}
