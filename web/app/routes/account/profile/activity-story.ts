export interface ActivityEntry {
  id: string
  createdAt: string
  updatedAt: string
  action: string
  /** JSON: from which network, and how often. */
  after: string | null
}

/** One line of what happened around somebody's sign-in (rule A-6). */
export interface Activity {
  id: string
  at: string
  what: string
}

interface Place {
  network?: string
  count?: number
}

const from = ({ network }: Place) => {
  if (!network) return ''
  return network.endsWith('x') ? ` from the network ${network}` : ` from ${network}`
}
const times = ({ count = 1 }: Place) => (count > 1 ? `${count} times` : 'once')

const SENTENCES: Record<string, (place: Place) => string> = {
  SIGN_IN_FAILED: (place) => `Someone entered a wrong password ${times(place)}${from(place)}.`,
  SIGN_IN_PAUSED: (place) => `Sign-in was paused after too many wrong passwords${from(place)}.`,
  SIGN_IN_NEW_NETWORK: (place) => `You signed in from a new place${from(place).replace(' from', ':')}.`,
  PASSWORD_CHANGED: (place) => `Your password was changed${from(place)}.`,
  EMAIL_CHANGED: (place) => `Your email address was changed${from(place)}.`,
  EMAIL_RESTORED: (place) => `Your earlier email address was restored${from(place)}.`,
  ACCESS_TOKEN_USED: () => 'An access token of yours was used.',
  SECOND_FACTOR_ADDED: (place) => `Two-step sign-in was turned on${from(place)}.`,
  SECOND_FACTOR_REMOVED: (place) => `Two-step sign-in was turned off${from(place)}.`,
  RECOVERY_CODES: (place) => `New recovery codes were made${from(place)}.`,
  RECOVERY_CODE_USED: (place) => `A recovery code was used${from(place)}.`,
  ADD_TO_GROUP: () => 'You were made an administrator.',
  REMOVE_FROM_GROUP: () => 'You’re no longer an administrator.',
}

/** Newest first, as the entries are. */
export const activitiesOf = (entries: readonly ActivityEntry[]): Activity[] =>
  entries.flatMap(({ id, updatedAt, action, after }) => {
    const sentence = SENTENCES[action]
    return sentence ? [{ id, at: updatedAt, what: sentence(JSON.parse(after ?? '{}')) }] : []
  })
