import { clubDay } from '@touchline/domain/club-clock.ts'

export interface AuditEntry {
  id: string
  createdAt: string
  actorEmail: string | null
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
  for (const { id, createdAt, actorEmail, action, model, reason } of entries) {
    const what = sentence(action, model)
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
function sentence(action: string, model: string): string | null {
  if (action in ACTS) return ACTS[action] as string
  const [verb, thing] = [VERBS[action], THINGS[model]]
  return verb && thing ? `${verb} ${thing}` : null
}
