import * as z from 'zod'
import { ClientId } from './inputs.ts'
import { answerNewPassword } from './new-password.ts'
import { type Operation, operation, text } from './operation.ts'
import { invalidParameter } from './pool-error.ts'
import { answerSetup, answerSoftwareToken } from './second-factor-challenges.ts'

const RespondToAuthChallenge = z.object({
  ClientId,
  ChallengeName: text(64),
  Session: text(4_096),
  ChallengeResponses: z.record(text(128), text(2_048, 0)).default({}),
})

/** What each challenge is answered with, besides the session that it gave. */
const answers = new Map<string, (session: string) => Operation>([
  ['NEW_PASSWORD_REQUIRED', answerNewPassword],
  ['SOFTWARE_TOKEN_MFA', answerSoftwareToken],
  ['MFA_SETUP', answerSetup],
])

export const respondToAuthChallenge = operation(RespondToAuthChallenge, (pool, input, origin) => {
  const answer = answers.get(input.ChallengeName)
  if (!answer) throw invalidParameter(`${input.ChallengeName} challenge not enabled for this client`)
  return answer(input.Session)(pool, input.ChallengeResponses, origin)
})
