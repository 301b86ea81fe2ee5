import type { Document } from '../data/documents.ts'
import type { Request } from '../data/request.ts'
import type { Row } from '../data/row.ts'
import { withinTimeout } from '../data/within-timeout.ts'
import { identityFrom } from '../session/identity.ts'
import { lastUserSeen } from '../session/last-seen.ts'
import { sessionUser, signedIn } from '../session/session-moves.ts'
import type { SessionState } from '../session/session-state.ts'
import { deviceStorageOf } from '../session/session-storage.ts'
import { type EarlySession, openTabSession } from '../session/tab-session.ts'
import { type EarlyAnswers, TAKE_EARLY } from './send-early.ts'

/** Answers older than this are requested again. */
const FRESH_MS = 30_000

let kept: EarlyAnswers | null = null
let isTaken = false

/** The early answers of this page, for as long as the browser keeps the sign-in they were requested with. */
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

/** Whether the page has requested anything before its scripts loaded. */
const hasEarlyAnswers = (): boolean => earlyAnswers() !== null

/** Call it when somebody else may use the page from now on. */
function dropEarlyAnswers(): void {
  isTaken = true
  kept = null
}

/** What the device remembers about this user, to be shown until the answer arrives. */
function lastUser(): SessionState | null {
  const asked = earlyAnswers()
  if (!asked) return null
  const { email, role } = identityFrom(asked.claims)
  const user = lastUserSeen(deviceStorageOf(window), email, Date.now())
  return user && signedIn(role, user)
}

/** Who is signed in, as the service has just confirmed; null leaves it to the client to find out. */
async function earlySignIn(): Promise<SessionState | null> {
  const asked = earlyAnswers()
  if (!asked) return null
  const users = await withinTimeout(asked.users).then(
    ({ usersByEmail }) => usersByEmail.items,
    () => [],
  )
  if (users.length !== 1 || earlyAnswers() !== asked) return null
  return signedIn(identityFrom(asked.claims).role, sessionUser(users[0] as Row))
}

/** The answer to exactly this question, for the first caller who takes it. */
function takeEarlyAnswer<Answer>(
  { query, field }: Document,
  variables: Record<string, unknown>,
): Promise<Answer> | null {
  const answers = earlyAnswers()?.answers ?? []
  const asked = JSON.stringify(variables)
  const place = answers.findIndex((answer) => answer.query === query && answer.variables === asked)
  const [answer] = place < 0 ? [] : answers.splice(place, 1)
  return answer ? answer.data.then((data) => (field === undefined ? data : data[field]) as Answer) : null
}

/** For reads by screens: reuses what the page has already requested. */
export const tabRequest: Request = async <Answer>(...question: Parameters<Request>): Promise<Answer> => {
  const early = takeEarlyAnswer<Answer>(...question)
  const ask = async () => (await openTabSession()).request<Answer>(...question)
  // The client knows how to handle a refusal and how to word it; a request that got lost is sent again.
  return early ? withinTimeout(early).catch(ask) : ask()
}

export const earlySession: EarlySession = {
  isAsked: hasEarlyAnswers,
  lastUser,
  signIn: earlySignIn,
  drop: dropEarlyAnswers,
}
