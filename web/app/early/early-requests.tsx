import { useContext } from 'react'
import { useMatches } from 'react-router'
import { useFrame } from '../club/use-frame.ts'
import { NonceContext } from '../nonce.ts'
import { RECORD_KEY } from '../session/impersonation-record.ts'
import { AUTH_KEYS } from '../session/known-visitor.ts'
import { type EarlyPlan, type EarlyRequest, earlyScript } from './send-early.ts'

/** What a route behind sign-in may export as its `handle`. */
export interface EarlyHandle {
  early: (club: EarlyClub) => readonly EarlyRequest[]
}

/** What is known about the club when the page is rendered. */
interface EarlyClub {
  /** The season that the desk starts with. */
  season: string
}

const USERS = `query EarlyUser($email: String!) {
  usersByEmail(email: $email) { items { id email firstName lastName avatarUrl } }
}`

/** The page's inline script; in the browser it has already run before this component loads. */
export function EarlyRequests() {
  const nonce = useContext(NonceContext)
  const matches = useMatches()
  const season = useFrame()?.season.id ?? ''
  const script = import.meta.env.SSR
    ? scriptOf(
        matches.map(({ handle }) => handle),
        { season },
      )
    : ''
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and its hash is in the page's policy
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}

function scriptOf(handles: readonly unknown[], club: EarlyClub): string {
  const requests = handles.flatMap(
    (handle) => (handle as Partial<EarlyHandle> | undefined)?.early?.(club) ?? [],
  )
  const plan: EarlyPlan = { authKeys: AUTH_KEYS, recordKey: RECORD_KEY, users: USERS, requests }
  return earlyScript(plan)
}
