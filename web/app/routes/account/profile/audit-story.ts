import { clubDay } from '@touchline/domain/club-clock.ts'

export interface AuditEntry {
  id: string
  createdAt: string
  actorEmail: string | null
  /** Set when they did it in the family's place. */
  asUserId: string | null
  action: string
  model: string
  reason: string | null
}

/** What somebody of the club did on one day, once or many times. */
export interface Story {
  id: string
  day: string
  who: string
  what: string
  count: number
  reason: string | null
}

const ACTS: Record<string, string> = {
  LOOK: 'looked at your pages in your place',
  EXPORT: 'took out a copy of your data',
  HEALTH_NOTES: 'read the health notes of a player of yours',
  PAUSE_REMINDERS: 'paused your payment reminders',
  RESUME_REMINDERS: 'let payment reminders go to you again',
  ASK_FUND: 'noted that you’ve asked a fund for help',
  GRANT_FUND: 'noted that a fund helps you',
  REFUSE_FUND: 'noted that a fund can’t help you',
  MERGE: 'made one of two records of yours',
  NO_ACCESS: 'noted that a guardian has no access to another’s children',
  ACCESS_AGAIN: 'took back that a guardian has no access to another’s children',
  'CREATE Account': 'invited you to sign in',
  DISABLE: 'closed your sign-in',
  ENABLE: 'opened your sign-in again',
  CONFIRM: 'confirmed your address',
  RESEND_CODE: 'sent you another code',
  WRITE_AGAIN: 'let emails go to your address again',
  RESET_PASSWORD: 'reset your password',
  RESET_SECOND_FACTOR: 'removed your two-step sign-in',
  SIGN_OUT: 'signed you out everywhere',
  ADD_TO_GROUP: 'made you an administrator',
  CHANGE_PERMISSIONS: 'changed what you may do at the desk',
  REMOVE_FROM_GROUP: 'took the role of administrator from you',
}

const VERBS: Record<string, string> = { CREATE: 'added', UPDATE: 'changed', DELETE: 'removed' }

const THINGS: Record<string, string> = {
  User: 'your record',
  Player: 'a player of yours',
  PlayerProgramRegistration: 'a registration',
  RegistrationDiscount: 'a discount',
  KitOrder: 'a kit order',
  Consent: 'a consent',
}

/** Newest first, as the entries are; what was done again and again is told once. One's own acts are no news. */
export function storiesOf(entries: readonly AuditEntry[], ownEmail: string): Story[] {
  const stories = new Map<string, Story>()
  for (const { id, createdAt, actorEmail, asUserId, action, model, reason } of entries) {
    const what = sentence({ action, model, asUserId })
    if (what === null || actorEmail === ownEmail) continue
    const day = clubDay(new Date(createdAt))
    const who = actorEmail ?? 'The club'
    const key = [day, who, what, reason].join('\n')
    const told = stories.get(key)
    if (told) told.count += 1
    else stories.set(key, { id, day, who, what, count: 1, reason })
  }
  return [...stories.values()]
}

/** Stepping in and out is told by the looking itself. */
function sentence({
  action,
  model,
  asUserId,
}: Pick<AuditEntry, 'action' | 'model' | 'asUserId'>): string | null {
  const act = ACTS[`${action} ${model}`] ?? ACTS[action]
  if (act) return act
  const [verb, thing] = [VERBS[action], THINGS[model]]
  if (!verb || !thing) return null
  return asUserId ? `${verb} ${thing} in your place` : `${verb} ${thing}`
}
