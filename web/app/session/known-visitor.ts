/** How the client's storage keys begin; repeated here, because first-time visitors do not load the client. */
export const AUTH_KEYS = 'CognitoIdentityServiceProvider'

const REMEMBERED = new RegExp(`^${AUTH_KEYS}\\..+\\.LastAuthUser$`)

export const isRememberedUser = (key: string | null): boolean => key !== null && REMEMBERED.test(key)

/** Whether somebody has signed in with this browser and not signed out. */
export function hasSignedIn(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some(isRememberedUser)
  } catch {
    // The browser may block storage for sites.
    return false
  }
}
