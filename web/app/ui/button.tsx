import type { ComponentProps } from 'react'

/** The classes of a link that looks like a button. */
const classes = {
  main: 'button',
  quiet: 'button quiet-button',
  harmful: 'button harmful-button',
  small: 'small-button',
  plain: 'plain-button',
}

interface ButtonProps extends ComponentProps<'button'> {
  /** The main action; a lesser one; one that cannot be undone; one of many; or one that looks like a link. */
  kind?: keyof typeof classes
  /** Disabled while the action is running. */
  isBusy?: boolean
}

export function Button({ kind = 'main', isBusy = false, disabled, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${classes[kind]} ${className}`.trim()}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    />
  )
}
