import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  type ResetPasswordOutput,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  type SignInOutput,
  type SignUpOutput,
  signIn,
  signUp,
} from 'aws-amplify/auth'

export type AuthFlowType = NonNullable<NonNullable<SignInInput['options']>['authFlowType']>

const amplifyAuth = {
  signIn,
  confirmSignIn,
  signUp,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  confirmResetPassword,
}

/** What comes next, in the client's words: `DONE`, `CONFIRM_SIGN_UP`, `RESET_PASSWORD`, … */
export type NextStep =
  | SignInOutput['nextStep']['signInStep']
  | SignUpOutput['nextStep']['signUpStep']
  | ResetPasswordOutput['nextStep']['resetPasswordStep']

export type Account = ReturnType<typeof makeAccount>

/** Getting in, with the e-mail address as the user name; refusals are thrown with the service's own sentence. */
export function makeAccount(authFlowType: AuthFlowType, auth: typeof amplifyAuth = amplifyAuth) {
  return {
    async signIn(email: string, password: string): Promise<NextStep> {
      const { nextStep } = await auth.signIn({ username: email.trim(), password, options: { authFlowType } })
      return nextStep.signInStep
    },
    /** After a sign-in that answered `CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED`. */
    async chooseNewPassword(password: string): Promise<NextStep> {
      const { nextStep } = await auth.confirmSignIn({ challengeResponse: password })
      return nextStep.signInStep
    },
    async signUp(email: string, password: string): Promise<NextStep> {
      const username = email.trim()
      const options = { userAttributes: { email: username } }
      const { nextStep } = await auth.signUp({ username, password, options })
      return nextStep.signUpStep
    },
    async confirmSignUp(email: string, code: string): Promise<NextStep> {
      const confirmation = { username: email.trim(), confirmationCode: code.trim() }
      const { nextStep } = await auth.confirmSignUp(confirmation)
      return nextStep.signUpStep
    },
    async resendCode(email: string): Promise<void> {
      await auth.resendSignUpCode({ username: email.trim() })
    },
    async resetPassword(email: string): Promise<NextStep> {
      const { nextStep } = await auth.resetPassword({ username: email.trim() })
      return nextStep.resetPasswordStep
    },
    async confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
      const confirmation = { username: email.trim(), confirmationCode: code.trim(), newPassword }
      await auth.confirmResetPassword(confirmation)
    },
  }
}
