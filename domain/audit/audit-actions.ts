import type { CampaignAct } from '../mail/campaign.ts'
import type { ModelName } from '../models.ts'

/**
 * In what role somebody acted, or that nobody did: COACH by a list's link, OPERATOR on the server, ACCOUNT during
 * sign-in.
 */
export type AuditActor = 'VISITOR' | 'PARENT' | 'ADMIN' | 'COACH' | 'OPERATOR' | 'SYSTEM' | 'ACCOUNT'

/** Events around somebody's sign-in. Their profile and the desk's history put them into words. */
export type SecurityEvent =
  | 'SIGN_IN_FAILED'
  | 'SIGN_IN_PAUSED'
  | 'SIGN_IN_NEW_NETWORK'
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_RESTORED'
  | 'ACCESS_TOKEN_USED'
  | 'SECOND_FACTOR_ADDED'
  | 'SECOND_FACTOR_REMOVED'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODES'

/** What people, rather than the clock, do to an email to a group. */
export type RecordedCampaignAct = Exclude<CampaignAct, 'START' | 'FINISH'>

/** What the history records besides the creation, change and deletion of rows. */
export type AuditAct =
  | `EMAIL_${RecordedCampaignAct}`
  | 'ACCESS_AGAIN'
  | 'ADD_TO_GROUP'
  | 'ASK_FUND'
  | 'BOOK_LINE'
  | 'CHANGE_PERMISSIONS'
  | 'CLOSE_BOOKS'
  | 'CONFIRM'
  | 'DISABLE'
  | 'EMAIL_DELETE'
  | 'ENABLE'
  | 'EXPORT'
  | 'FAMILY_CODE'
  | 'FAMILY_CODE_END'
  | 'FAMILY_INVITED'
  | 'FIELD_CARE'
  | 'FIELD_LINK'
  | 'FIELD_LINK_END'
  | 'GRANT_FUND'
  | 'HEALTH_NOTES'
  | 'IMPERSONATION_START'
  | 'IMPERSONATION_STOP'
  | 'KEEP_CREDIT'
  | 'LOOK'
  | 'MAYBE_ONE_PERSON'
  | 'MERGE'
  | 'NO_ACCESS'
  | 'PAUSE_REMINDERS'
  | 'PHONED'
  | 'PHONED_UNDO'
  | 'PROMISE_CREDIT'
  | 'REFUSE_FUND'
  | 'REMOVE_FROM_GROUP'
  | 'REOPEN_BOOKS'
  | 'RESEND_CODE'
  | 'RESET_PASSWORD'
  | 'RESET_SECOND_FACTOR'
  | 'RESUME_REMINDERS'
  | 'REVOKE'
  | 'SIGN_OUT'
  | 'TAKE_OVER'
  | 'TWO_PEOPLE'
  | 'WRITE_AGAIN'

/** Things with a history that are not rows of a model. */
export type AuditedThing = 'Account' | 'Address' | 'Campaign' | 'Books' | 'AccessToken' | 'FunDayWaiver'

/** Everything that has a history. */
export type AuditedModel = Exclude<ModelName, 'AuditEntry'> | AuditedThing
