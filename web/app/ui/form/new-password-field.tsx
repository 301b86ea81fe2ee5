import {
  FEWEST_PASSWORD_CHARACTERS,
  isWellKnown,
  passwordFault,
  passwordLength,
} from '@touchline/domain/identity/password.ts'
import type { ComponentProps } from 'react'
import styles from './form.module.css'
import * as texts from './new-password.texts.ts'
import { PasswordField } from './password-field.tsx'

interface NewPasswordProps extends Omit<ComponentProps<typeof PasswordField>, 'hint'> {
  value?: string
  /** A password must not be the email address. */
  email: string
}

/** A new password: what it still lacks and how strong it is, while one types. */
export function NewPasswordField({ email, ...rest }: NewPasswordProps) {
  const password = rest.value ?? ''
  return (
    <PasswordField
      autoComplete="new-password"
      required
      {...rest}
      hint={
        <ul className={styles.rules}>
          {isWellKnown(password) ? (
            <Rule isKept={false}>{texts.wellKnown}</Rule>
          ) : (
            <Rules password={password} email={email} />
          )}
        </ul>
      }
    />
  )
}

function Rules({ password, email }: { password: string; email: string }) {
  const fault = passwordFault(password, email)
  const isTyped = password !== ''
  return (
    <>
      <Rule isKept={passwordLength(password) >= FEWEST_PASSWORD_CHARACTERS}>
        {lengthWords(passwordLength(password))}
      </Rule>
      <Rule isKept={isTyped && (fault === null || fault === 'TOO_SHORT')}>{texts.notThese}</Rule>
      {isTyped && fault === null && <Rule isKept>{passwordStrength(password)}</Rule>}
    </>
  )
}

function lengthWords(length: number): string {
  const missing = FEWEST_PASSWORD_CHARACTERS - length
  return length === 0 || missing <= 0
    ? texts.atLeast(FEWEST_PASSWORD_CHARACTERS)
    : texts.missing(FEWEST_PASSWORD_CHARACTERS, missing)
}

/** The word in the list says it; the icon repeats it. */
function Rule({ isKept, children }: { isKept: boolean; children: string }) {
  return (
    <li className={isKept ? styles.kept : undefined}>
      <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        {isKept ? <path d="M4 9.5l3.5 3.5L14 5.5" /> : <circle cx="9" cy="9" r="5.5" />}
      </svg>
      <span>
        {children}
        {isKept && <span className="visually-hidden">{texts.done}</span>}
      </span>
    </li>
  )
}

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u, /\s/u]

/** In words, for a password that meets the rules: length counts most, and mixing kinds helps. */
export function passwordStrength(password: string): string {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const points = passwordLength(password) + 2 * (kinds - 1)
  if (points >= 18) return texts.strong
  if (points >= 13) return texts.good
  return texts.fair
}
