import { AUTH_KEY_PREFIX } from 'aws-amplify/auth/cognito'
import { Hub } from 'aws-amplify/utils'

interface Changes {
  onSignedIn: () => void
  onSignedOut: () => void
}

type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

type Listen = (listener: (event: AuthEvent) => void) => () => void

interface AuthEvent {
  event: string
  data?: unknown
}

/** Notices sign-ins and sign-outs in this tab, in another one, and by the server. */
export function watchAuth(
  { onSignedIn, onSignedOut }: Changes,
  window: StorageEvents,
  listen: Listen = listenToHub,
): () => void {
  const stopListening = listen((event) => {
    if (event.event === 'signedIn') onSignedIn()
    if (event.event === 'signedOut' || hasEnded(event)) onSignedOut()
  })
  const onStorage = (event: StorageEvent) => {
    if (isSignOut(event)) onSignedOut()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    stopListening()
    window.removeEventListener('storage', onStorage)
  }
}

const listenToHub: Listen = (listener) => Hub.listen('auth', ({ payload }) => listener(payload))

/** The errors on which the client drops its tokens; after any other failure it keeps them and retries later. */
const FINAL = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
]

function hasEnded({ event, data }: AuthEvent): boolean {
  if (event !== 'tokenRefresh_failure') return false
  const { error } = data as { error?: { name: string } }
  return FINAL.some((name) => error?.name.startsWith(name))
}

/** Without a key, the whole storage was cleared. */
function isSignOut({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean {
  if (key === null) return true
  return newValue === null && key.startsWith(`${AUTH_KEY_PREFIX}.`) && key.endsWith('.LastAuthUser')
}
