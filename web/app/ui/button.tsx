import type { ComponentProps } from 'react'

/** What a link wears that looks like a button. */
const classes = {
  main: 'button',
  quiet: 'button quiet-button',
  harmful: 'button harmful-button',
  small: 'small-button',
  plain: 'plain-button',
}

interface ButtonProps extends ComponentProps<'button'> {
  /** The one thing to do here; its lesser neighbour; what cannot be undone; one of many; or a word that looks like a link. */
  kind?: keyof typeof classes
  /** While it is being done it cannot be asked for again. */
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
