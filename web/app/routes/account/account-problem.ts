import { FEWEST_PASSWORD_CHARACTERS } from '@touchline/domain/identity/password.ts'
import * as texts from './account-problem.texts.ts'

export interface AccountProblem {
  message: string
  /** The field it is about, if any. */
  field?: 'email' | 'password' | 'code'
  /** The session has ended. */
  hasEnded?: true
}

/** One refusal of the sign-in service. Without `when` it covers every message under that name. */
interface Entry extends AccountProblem {
  when?: RegExp
}

export const ADDRESS_TAKEN = texts.addressTaken

const ENDED: Entry = {
  message: texts.ended,
  hasEnded: true,
}

const NO_CONNECTION: Entry = {
  message: texts.noConnection,
}

/**
 * Cognito's errors in plain words. Where it uses one name for several refusals, its message tells them apart; that
 * message is part of its protocol and always English. What we show is our own text in the language of the page
 * (decision 146).
 */
const problems: Record<string, Entry[]> = {
  NotAuthorizedException: [
    { when: /Incorrect username or password/, message: texts.wrongSignIn },
    { when: /Incorrect password/, message: texts.wrongPassword, field: 'password' },
    { when: /enter your password again/, message: texts.passwordAgain, field: 'password' },
    {
      when: /view the site as somebody else/,
      message: texts.viewingAs,
    },
    {
      when: /Password attempts exceeded/,
      message: texts.manyPasswords,
    },
    { when: /User is disabled/, message: texts.switchedOff },
    {
      when: /Temporary password has expired/,
      message: texts.invitationExpired,
    },
    {
      when: /Invalid session/,
      message: texts.tooSlow,
    },
    { when: /need two-step sign-in/, message: texts.staysOn },
    { when: /(Access|Refresh) Token/, ...ENDED },
    { when: /CONFIRMED/, message: texts.alreadyConfirmed, field: 'code' },
    { when: /unauthorized attribute/, message: texts.outOfStep },
  ],
  InvalidParameterException: [
    {
      when: /email address format/i,
      message: texts.malformedEmail,
      field: 'email',
    },
    { when: /verified already/, message: texts.addressConfirmed, field: 'email' },
    { when: /'confirmationCode'|'code'/, message: texts.sixDigits, field: 'code' },
    { when: /assword'/, message: texts.passwordTooLong, field: 'password' },
    { when: /one line of text/, message: texts.strangeName },
    { message: texts.outOfStep },
  ],
  InvalidPasswordException: [
    {
      when: /not long enough/,
      message: texts.passwordTooShort(FEWEST_PASSWORD_CHARACTERS),
      field: 'password',
    },
    { when: /email address/, message: texts.passwordIsAddress, field: 'password' },
    {
      message: texts.passwordTooCommon,
      field: 'password',
    },
  ],
  EnableSoftwareTokenMFAException: [{ message: texts.wrongAppCode, field: 'code' }],
  CodeMismatchException: [
    {
      when: /app or recovery/,
      message: texts.usedAppCode,
      field: 'code',
    },
    { message: texts.wrongCode, field: 'code' },
  ],
  ExpiredCodeException: [
    {
      message: texts.expiredCode,
      field: 'code',
    },
  ],
  UsernameExistsException: [{ message: ADDRESS_TAKEN, field: 'email' }],
  AliasExistsException: [{ message: texts.othersAddress, field: 'email' }],
  // Must not be distinguishable from a wrong password.
  UserNotFoundException: [{ message: texts.wrongSignIn }],
  UserNotConfirmedException: [{ message: texts.notConfirmed }],
  PasswordResetRequiredException: [{ message: texts.passwordReset }],
  LimitExceededException: [
    {
      message: texts.manyEmails,
    },
  ],
  TooManyFailedAttemptsException: [{ message: texts.manyCodes }],
  TooManyRequestsException: [{ message: texts.manyPeople }],
  LastAdministratorException: [{ message: texts.lastAdministrator }],
  RefreshTokenReuseException: [ENDED],
  TokenRevokedException: [ENDED],
  UserUnAuthenticatedException: [ENDED],
  ResourceNotFoundException: [{ message: texts.outOfStep }],
  UnknownOperationException: [{ message: texts.outOfStep }],
  SerializationException: [{ message: texts.outOfStep }],
  NetworkError: [NO_CONNECTION],
  // A script or `/config.json` failed to load.
  TypeError: [NO_CONNECTION],
}

/** Somebody is signed in, but their role is unknown. */
export const NO_ROLE = 'There is no role'

/** Messages of our own code, whatever the error's name. */
const messages: Entry[] = [
  { when: /^Unauthorized$/, ...ENDED },
  {
    when: new RegExp(`^${NO_ROLE}$`),
    message: texts.noRole,
  },
  {
    when: /Conflict resolver rejects/,
    message: texts.changedElsewhere,
  },
  {
    when: /^(A network error has occurred|Query timeout|Max retries exceeded|The configuration did not come)/,
    ...NO_CONNECTION,
  },
]

/** For somebody who is signed in, it can only be the password that is wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  accountProblem(error).message === texts.wrongSignIn

/** Any refusal or failure around an account, as a readable sentence. */
export function accountProblem(error: unknown): AccountProblem {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'ClubRefusal') return { message }
  const entries = [...messages, ...(problems[name] ?? [])]
  const found = entries.find(({ when }) => !when || when.test(message))
  if (!found) return { message: ownSentence(message) }
  const { when: _, ...problem } = found
  return problem
}

/** A message that the service already words plainly: a rule of the club, or the reference of an error. */
function ownSentence(message: string): string {
  const rule = /^GraphQL Error: (.+)/s.exec(message)?.[1]
  if (rule) return rule
  const reference = /quote (\w{8})/.exec(message)?.[1]
  return reference ? texts.sorryQuote(reference) : texts.sorry
}
