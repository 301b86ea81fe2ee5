import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import type { Operation } from './operation.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './password-operations.ts'
import { getTokensFromRefreshToken } from './refresh.ts'
import { respondToAuthChallenge } from './respond-to-challenge.ts'
import { initiateAuth } from './sign-in.ts'
import { deleteUser, globalSignOut, revokeToken } from './sign-out.ts'
import { resendConfirmationCode, signUp } from './sign-up.ts'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token.ts'

/** By Cognito's name for it, as the client asks. */
export const operations = new Map<string, Operation>([
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
  ['ChangePassword', changePassword],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['GlobalSignOut', globalSignOut],
  ['RevokeToken', revokeToken],
  ['DeleteUser', deleteUser],
])
