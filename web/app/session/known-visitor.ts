/** How the client's storage keys begin; said here once more, for without having been here nobody gets the client. */
export const AUTH_KEYS = 'CognitoIdentityServiceProvider'

const REMEMBERED = new RegExp(`^${AUTH_KEYS}\\..+\\.LastAuthUser$`)

export const isRememberedUser = (key: string | null): boolean => key !== null && REMEMBERED.test(key)

/** Whether somebody has signed in with this browser and not signed out. */
export function hasSignedIn(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some(isRememberedUser)
  } catch {
    // A browser may keep nothing for sites.
    return false
  }
}
