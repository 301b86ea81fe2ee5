import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { Field } from './field.tsx'
import styles from './form.module.css'
import * as texts from './sign-in-fields.texts.ts'

/** The password can be shown, and the field warns of caps lock. */
export function PasswordField({ hint, ...rest }: Omit<ComponentProps<typeof Field>, 'type' | 'aside'>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  const capsLock = hasCapsLock && <strong className={styles.caution}>{texts.capsLock}</strong>
  return (
    <Field
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      hint={
        (capsLock || hint) && (
          <>
            {capsLock}
            {hint}
          </>
        )
      }
      aside={
        <button
          type="button"
          className={styles.aside}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      }
    />
  )
}
