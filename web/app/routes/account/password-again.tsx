import { type ComponentProps, useEffect, useState } from 'react'
import { openTabSession } from '../../session/tab-session.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import * as texts from './account-fields.texts.ts'
import { UserNameForManagers } from './account-page.tsx'

/** Whether to show `PasswordAgain`: an account of an outside pool follows that pool's own rules. */
export function useAsksPasswordAgain(): boolean {
  const [asks, setAsks] = useState(true)
  useEffect(() => {
    let isHere = true
    openTabSession().then(
      ({ account }) => isHere && setAsks(account.asksPasswordAgain),
      // The action itself shows why the session could not be opened.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return asks
}

interface PasswordAgainProps extends Partial<ComponentProps<typeof PasswordField>> {
  email: string
}

/** The field for actions that need more than a session (rule A-1). */
export const PasswordAgain = ({ email, ...field }: PasswordAgainProps) => (
  <>
    <UserNameForManagers email={email} />
    <PasswordField
      label={texts.yourPassword}
      autoComplete="current-password"
      required
      hint={texts.askedAgain}
      {...field}
    />
  </>
)

export const passwordAgainProblem = (password: string): string | null =>
  password ? null : texts.enterPassword
