import type { Document } from '../data/documents.ts'
import type { Row } from '../data/row.ts'
import { type Identity, identityFrom } from '../session/identity.ts'
import { type SessionState, sessionUser, signedIn } from '../session/session-state.ts'
import { type EarlyAnswers, TAKE_EARLY } from './send-early.ts'

/** What has waited longer is asked for anew. */
const FRESH_MS = 30_000

let kept: EarlyAnswers | null = null
let isTaken = false

/** Those of this page, as long as the browser keeps the sign-in that they were asked for with. */
function earlyAnswers(): EarlyAnswers | null {
  if (!isTaken) {
    isTaken = true
    const detail = (found: EarlyAnswers) => {
      kept = found
    }
    document.dispatchEvent(new CustomEvent(TAKE_EARLY, { detail }))
  }
  if (kept && (performance.now() > FRESH_MS || !isKept(kept.signIn))) dropEarlyAnswers()
  return kept
}

const isKept = (signIn: EarlyAnswers['signIn']): boolean =>
  Object.entries(signIn).every(([key, value]) => localStorage.getItem(key) === value)

/** Whether the page has asked for anything before its scripts were here. */
export const hasEarlyAnswers = (): boolean => earlyAnswers() !== null

/** When somebody else may be here from now on. */
export function dropEarlyAnswers(): void {
  isTaken = true
  kept = null
}

/** Whose sign-in the page has asked with: what the device remembers of them can be shown until the answer is here. */
export function earlyIdentity(): Identity | null {
  const asked = earlyAnswers()
  return asked && identityFrom(asked.claims)
}

/** Who is there, as the service has just confirmed by its answer; null leaves it to the client to find out. */
export async function earlySignIn(): Promise<SessionState | null> {
  const asked = earlyAnswers()
  if (!asked) return null
  const users = await asked.users.then(
    ({ usersByEmail }) => usersByEmail.items,
    () => [],
  )
  if (users.length !== 1 || earlyAnswers() !== asked) return null
  return signedIn(identityFrom(asked.claims).role, sessionUser(users[0] as Row))
}

/** The answer to just this question, for whoever takes it first. */
export function takeEarlyAnswer<Answer>(
  { query, field }: Document,
  variables: Record<string, unknown>,
): Promise<Answer> | null {
  const answers = earlyAnswers()?.answers ?? []
  const asked = JSON.stringify(variables)
  const place = answers.findIndex((answer) => answer.query === query && answer.variables === asked)
  const [answer] = place < 0 ? [] : answers.splice(place, 1)
  return answer ? answer.data.then((data) => (field === undefined ? data : data[field]) as Answer) : null
}
