import * as z from 'zod'
import { reuseCodeForPassword, useCode } from './codes.ts'
import { forgetGuesses, withCodeGuess } from './guesses.ts'
import { ClientId, Code, readEmail, Username } from './inputs.ts'
import { operation, settle } from './operation.ts'
import { deadCode, PoolError, passwordResetRequired } from './pool-error.ts'
import { ClientMetadata, signUpKeyHash } from './sign-up-key.ts'
import { confirmAddress, confirmAddressOnly, lockUserOfAddress } from './users.ts'

const ConfirmSignUp = z.object({ ClientId, Username, ConfirmationCode: Code, ClientMetadata })

/**
 * Verifies the address. The password becomes valid only if the same person has set it; otherwise they choose a
 * new one with the same code.
 */
export const confirmSignUp = operation(ConfirmSignUp, async (pool, input, { network }) => {
  const email = readEmail(input.Username)
  const [now, code] = [pool.now(), input.ConfirmationCode]
  const keyHash = signUpKeyHash(email, input.ClientMetadata)
  const isTheirPassword = await withCodeGuess(pool, network, () =>
    settle(pool.sql, async (tx) => {
      const user = await lockUserOfAddress(tx, email)
      const pending = user?.status === 'UNCONFIRMED' && user.isEnabled ? user : null
      const used = await useCode(tx, { subject: pending?.id ?? email, purpose: 'SIGN_UP', code, now })
      if (used instanceof PoolError) return used
      // If an administrator has reset the password meanwhile, it stays reset.
      if (!pending) return deadCode()
      await forgetGuesses(tx, email)
      if (pending.signUpKeyHash === keyHash) {
        await confirmAddress(tx, pending.id, now)
        return true
      }
      await confirmAddressOnly(tx, pending.id, now)
      await reuseCodeForPassword(tx, { user: pending, code, now })
      return false
    }),
  )
  if (!isTheirPassword) throw passwordResetRequired()
  return {}
})
