/** An error that is sent to the client as it is, with Cognito's name and a message. */
export class PoolError extends Error {
  override readonly name: string

  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

export const notAuthorized = (message: string) => new PoolError('NotAuthorizedException', message)

export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message)

/** The same for a wrong address and for a wrong password. */
export const wrongSignIn = () => notAuthorized('Incorrect username or password.')

export const tooManyGuesses = () => notAuthorized('Password attempts exceeded')

export const wrongCode = () =>
  new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.')

/** For the code of the second factor. */
export const wrongSecondFactor = () =>
  new PoolError('CodeMismatchException', 'Invalid code of the app or recovery code, please try again.')

/** Also for a code that was used, guessed too often, or never requested. */
export const deadCode = () =>
  new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** The client retries this error twice by itself, so it must never be counted as an attempt. */
export const tooSoon = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')

export const userNotConfirmed = () => new PoolError('UserNotConfirmedException', 'User is not confirmed.')

export const passwordResetRequired = () =>
  new PoolError('PasswordResetRequiredException', 'Password reset required for the user')

export const userExists = () =>
  new PoolError('UsernameExistsException', 'An account with the given email already exists.')

export const addressTaken = () =>
  new PoolError('AliasExistsException', 'An account with the email already exists.')

export const userNotFound = () => new PoolError('UserNotFoundException', 'User does not exist.')

export const badPassword = (problem: string) =>
  new PoolError('InvalidPasswordException', `Password did not conform with policy: ${problem}`)
