import * as z from 'zod'
import {
  getUser,
  getUserAttributeVerificationCode,
  updateUserAttributes,
  verifyUserAttribute,
} from './attributes.ts'
import { confirmSignUp } from './confirm-sign-up.ts'
import { ClientId } from './inputs.ts'
import { answerNewPassword } from './new-password.ts'
import { type Operation, operation, text } from './operation.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './password-operations.ts'
import { invalidParameter } from './pool-error.ts'
import { getTokensFromRefreshToken } from './refresh.ts'
import { answerSetup, answerSoftwareToken } from './second-factor-challenges.ts'
import { initiateAuth } from './sign-in.ts'
import { deleteUser, globalSignOut, revokeToken } from './sign-out.ts'
import { resendConfirmationCode, signUp } from './sign-up.ts'
import { associateSoftwareToken, setUserMfaPreference, verifySoftwareToken } from './software-token.ts'

const RespondToAuthChallenge = z.object({
  ClientId,
  ChallengeName: text(64),
  Session: text(4_096),
  ChallengeResponses: z.record(text(128), text(2_048, 0)).default({}),
})

/** The operation that answers each challenge, given its session string. */
const answers = new Map<string, (session: string) => Operation>([
  ['NEW_PASSWORD_REQUIRED', answerNewPassword],
  ['SOFTWARE_TOKEN_MFA', answerSoftwareToken],
  ['MFA_SETUP', answerSetup],
])

const respondToAuthChallenge = operation(RespondToAuthChallenge, (pool, input, origin) => {
  const answer = answers.get(input.ChallengeName)
  if (!answer) throw invalidParameter(`${input.ChallengeName} challenge not enabled for this client`)
  return answer(input.Session)(pool, input.ChallengeResponses, origin)
})

/** By Cognito's operation name, which the client sends. */
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
