import { FEWEST_PASSWORD_CHARACTERS } from '@touchline/domain/password.ts'

export interface AccountProblem {
  message: string
  /** The field it is about, if it is about one. */
  field?: 'email' | 'password' | 'code'
  /** Nobody is signed in any more. */
  hasEnded?: true
}

/** One way in which the sign-in service says no. Without `when` it holds for every message under that name. */
interface Entry extends AccountProblem {
  when?: RegExp
}

export const ADDRESS_TAKEN = 'There’s already an account for this email address.'

const WRONG_SIGN_IN = 'That email and password don’t match. Please check both.'

const OUT_OF_STEP =
  'This page and the sign-in service do not fit together just now. Please reload the page; if it stays, tell the club.'

const ENDED: Entry = {
  message: 'Your sign-in has ended. Please sign in again; what you typed is kept.',
  hasEnded: true,
}

const NO_CONNECTION: Entry = {
  message: 'We couldn’t reach the club. Nothing was lost. Check your connection and try again.',
}

/** Cognito's names, in plain words. */
const problems: Record<string, Entry[]> = {
  NotAuthorizedException: [
    { when: /Incorrect username or password/, message: WRONG_SIGN_IN },
    { when: /Incorrect password/, message: 'That isn’t your password. Please try again.', field: 'password' },
    { when: /enter your password again/, message: 'Please enter your password again.', field: 'password' },
    {
      when: /view the site as somebody else/,
      message: 'You can’t do this while you’re viewing the site as somebody else.',
    },
    {
      when: /Password attempts exceeded/,
      message:
        'That’s a lot of tries in a row. Please wait a few minutes, or choose a new password by email now.',
    },
    { when: /User is disabled/, message: 'This account is switched off for now. Please ask the club.' },
    {
      when: /Temporary password has expired/,
      message: 'The password in your invitation has run out. Please ask the club for a new one.',
    },
    {
      when: /Invalid session/,
      message: 'That took a little too long. Please sign in once more.',
    },
    { when: /need two-step sign-in/, message: 'Administrators need two-step sign-in, so it stays on.' },
    { when: /(Access|Refresh) Token/, ...ENDED },
    { when: /CONFIRMED/, message: 'Your address is confirmed already. Just sign in.', field: 'code' },
    { when: /unauthorized attribute/, message: OUT_OF_STEP },
  ],
  InvalidParameterException: [
    {
      when: /email address format/i,
      message: 'Please enter an email address, like name@example.org.',
      field: 'email',
    },
    { when: /verified already/, message: 'This address is confirmed already.', field: 'email' },
    { when: /'confirmationCode'|'code'/, message: 'The code has six digits.', field: 'code' },
    { when: /assword'/, message: 'This password is too long.', field: 'password' },
    { when: /one line of text/, message: 'One of the names has a character we can’t store.' },
    { message: OUT_OF_STEP },
  ],
  InvalidPasswordException: [
    {
      when: /not long enough/,
      message: `Please use at least ${FEWEST_PASSWORD_CHARACTERS} characters.`,
      field: 'password',
    },
    { when: /email address/, message: 'Your address is the first thing others try.', field: 'password' },
    {
      message: 'That password is too common. Please choose another.',
      field: 'password',
    },
  ],
  EnableSoftwareTokenMFAException: [
    { message: 'That code isn’t right. Enter the newest one your app shows.', field: 'code' },
  ],
  CodeMismatchException: [
    {
      when: /app or recovery/,
      message: 'That code isn’t right, or was used before. Enter the newest one your app shows.',
      field: 'code',
    },
    { message: 'That’s not the code in our latest email. Please check the six digits.', field: 'code' },
  ],
  ExpiredCodeException: [
    {
      message:
        'This code no longer works: it has expired, was used, or was tried too often. Ask for a new one.',
      field: 'code',
    },
  ],
  UsernameExistsException: [{ message: ADDRESS_TAKEN, field: 'email' }],
  AliasExistsException: [{ message: 'Another account has this address already.', field: 'email' }],
  // Never told apart from a wrong password.
  UserNotFoundException: [{ message: WRONG_SIGN_IN }],
  UserNotConfirmedException: [
    { message: 'Your address is not confirmed yet. Enter the code we emailed you.' },
  ],
  PasswordResetRequiredException: [
    { message: 'The club has reset your password. Choose a new one with the code we emailed you.' },
  ],
  LimitExceededException: [
    {
      message:
        'That was quick. Please wait a minute before you ask for another email; the last code still counts.',
    },
  ],
  TooManyFailedAttemptsException: [
    { message: 'Many codes were tried from here. Please wait a few minutes and try again.' },
  ],
  TooManyRequestsException: [
    { message: 'A lot of people are signing in right now. Please try again in a moment.' },
  ],
  LastAdministratorException: [
    { message: 'You are the last administrator. Make somebody else an administrator first.' },
  ],
  RefreshTokenReuseException: [ENDED],
  TokenRevokedException: [ENDED],
  UserUnAuthenticatedException: [ENDED],
  ResourceNotFoundException: [{ message: OUT_OF_STEP }],
  UnknownOperationException: [{ message: OUT_OF_STEP }],
  SerializationException: [{ message: OUT_OF_STEP }],
  NetworkError: [NO_CONNECTION],
  // A script or `/config.json` that did not come.
  TypeError: [NO_CONNECTION],
}

/** Somebody is signed in, but nobody could say as what. */
export const NO_ROLE = 'There is no role'

/** What our own code says, whatever the name. */
const messages: Entry[] = [
  { when: /^Unauthorized$/, ...ENDED },
  {
    when: new RegExp(`^${NO_ROLE}$`),
    message: 'You are signed in, but your account did not load. Please try again.',
  },
  {
    when: /Conflict resolver rejects/,
    message: 'This was changed somewhere else in the meantime. Look it over, then save again to keep yours.',
  },
  {
    when: /^(A network error has occurred|Query timeout|Max retries exceeded|The configuration did not come)/,
    ...NO_CONNECTION,
  },
]

/** Where one is signed in, it can only be the password. */
export const isWrongPassword = (error: unknown): boolean => accountProblem(error).message === WRONG_SIGN_IN

/** Any refusal or failure around an account, in a sentence to read. */
export function accountProblem(error: unknown): AccountProblem {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'ClubRefusal') return { message }
  const entries = [...messages, ...(problems[name] ?? [])]
  const found = entries.find(({ when }) => !when || when.test(message))
  if (!found) return { message: ownSentence(message) }
  const { when: _, ...problem } = found
  return problem
}

/** What the service says in plain words itself: a rule of the club, or the reference of a fault. */
function ownSentence(message: string): string {
  const rule = /^GraphQL Error: (.+)/s.exec(message)?.[1]
  if (rule) return rule
  const reference = /quote (\w{8})/.exec(message)?.[1]
  const sorry = 'Something went wrong on our side and nothing was changed. Please try again.'
  return reference ? `${sorry} If it stays, quote ${reference} to us.` : sorry
}
