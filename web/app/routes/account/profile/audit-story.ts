import type {
  AuditAct,
  AuditedModel,
  AuditedThing,
  RecordedCampaignAct,
} from '@touchline/domain/audit/audit-actions.ts'
import { clubDay } from '@touchline/domain/club-clock.ts'
import * as texts from './stories.texts.ts'

export interface AuditEntry {
  id: string
  createdAt: string
  actorEmail: string | null
  /** Set if they did it while impersonating the family. */
  asUserId: string | null
  action: string
  model: string
  reason: string | null
}

/** What somebody of the club did on one day, once or several times. */
export interface Story {
  id: string
  day: string
  who: string
  what: string
  count: number
  reason: string | null
}

/** Desk actions that concern no family, or that another entry covers. */
type AboutNobody =
  | `EMAIL_${RecordedCampaignAct}`
  | 'EMAIL_DELETE'
  | 'BOOK_LINE'
  | 'CLOSE_BOOKS'
  | 'REOPEN_BOOKS'
  | 'FIELD_CARE'
  | 'FIELD_LINK'
  | 'FIELD_LINK_END'
  | 'IMPERSONATION_START'
  | 'IMPERSONATION_STOP'
  | 'REVOKE'
  | 'TAKE_OVER'

/** A new action does not compile until it says what families read about it. */
const ACTS: Partial<Record<string, string>> = {
  LOOK: texts.look,
  EXPORT: texts.takeCopy,
  HEALTH_NOTES: texts.readNotes,
  PAUSE_REMINDERS: texts.pauseReminders,
  RESUME_REMINDERS: texts.resumeReminders,
  PROMISE_CREDIT: texts.promiseCredit,
  KEEP_CREDIT: texts.keepCredit,
  ASK_FUND: texts.askFund,
  GRANT_FUND: texts.grantFund,
  REFUSE_FUND: texts.refuseFund,
  MERGE: texts.merge,
  'MERGE Player': texts.mergePlayer,
  TWO_PEOPLE: texts.twoPeople,
  MAYBE_ONE_PERSON: texts.maybeOnePerson,
  FAMILY_CODE: texts.familyCode,
  FAMILY_INVITED: texts.familyInvited,
  FAMILY_CODE_END: texts.familyCodeEnd,
  PHONED: texts.phoned,
  PHONED_UNDO: texts.notPhoned,
  NO_ACCESS: texts.noAccess,
  ACCESS_AGAIN: texts.accessAgain,
  'CREATE Account': texts.invite,
  DISABLE: texts.closeSignIn,
  ENABLE: texts.openSignIn,
  CONFIRM: texts.confirmAddress,
  RESEND_CODE: texts.resendCode,
  WRITE_AGAIN: texts.writeAgain,
  RESET_PASSWORD: texts.resetPassword,
  RESET_SECOND_FACTOR: texts.removeTwoStep,
  SIGN_OUT: texts.signOut,
  ADD_TO_GROUP: texts.makeAdministrator,
  CHANGE_PERMISSIONS: texts.changePermissions,
  REMOVE_FROM_GROUP: texts.takeRole,
} satisfies Record<Exclude<AuditAct, AboutNobody> | 'CREATE Account' | 'MERGE Player', string>

const VERBS: Partial<Record<string, (thing: string) => string>> = {
  CREATE: texts.added,
  UPDATE: texts.changed,
  DELETE: texts.removed,
}

/** Models that belong to the whole club. */
type OfTheClub =
  | 'Season'
  | 'Program'
  | 'ProgramFee'
  | 'AppliableDiscount'
  | 'Discount'
  | 'ClubSetting'
  | 'Tournament'

const THINGS: Partial<Record<string, string>> = {
  User: texts.yourRecord,
  Player: texts.aPlayer,
  PlayerProgramRegistration: texts.aRegistration,
  RegistrationDiscount: texts.aDiscount,
  KitOrder: texts.aKitOrder,
  Consent: texts.aConsent,
  TournamentSignUp: texts.aTournamentPlace,
} satisfies Record<Exclude<AuditedModel, AuditedThing | OfTheClub>, string>

/** Newest first, like the entries; repeated actions become one line, and one's own are left out. */
export function storiesOf(entries: readonly AuditEntry[], ownEmail: string): Story[] {
  const stories = new Map<string, Story>()
  for (const { id, createdAt, actorEmail, asUserId, action, model, reason } of entries) {
    const what = sentence({ action, model, asUserId })
    if (what === null || actorEmail === ownEmail) continue
    const day = clubDay(new Date(createdAt))
    const who = actorEmail ?? texts.theClub
    const key = [day, who, what, reason].join('\n')
    const told = stories.get(key)
    if (told) told.count += 1
    else stories.set(key, { id, day, who, what, count: 1, reason })
  }
  return [...stories.values()]
}

/** Starting and ending an impersonation is covered by the entry for viewing. */
function sentence({
  action,
  model,
  asUserId,
}: Pick<AuditEntry, 'action' | 'model' | 'asUserId'>): string | null {
  const act = ACTS[`${action} ${model}`] ?? ACTS[action]
  if (act) return act
  const [verb, thing] = [VERBS[action], THINGS[model]]
  if (!verb || !thing) return null
  return asUserId ? texts.inYourPlace(verb(thing)) : verb(thing)
}
