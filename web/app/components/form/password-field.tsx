import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { Field } from './field.tsx'
import styles from './form.module.css'

/** Can be shown, and says when capitals are on. */
export function PasswordField({ hint, ...rest }: Omit<ComponentProps<typeof Field>, 'type' | 'aside'>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false)
  return (
    <Field
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={watchCapsLock}
      hint={hasCapsLock ? 'Caps Lock is on.' : hint}
      aside={
        <button
          type="button"
          className={styles.aside}
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
