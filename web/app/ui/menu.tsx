import { type ComponentProps, type KeyboardEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  /** What the button shows, or says. */
  button: ReactNode
  /** The name of the menu, for screen readers. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A few links or actions behind a button. The browser opens it, closes it with Escape or a tap beside it, and returns
 * the focus.
 */
export function Menu({ button, label, className = 'small-button', children }: MenuProps) {
  const id = useId()
  return (
    <div className={styles.menu}>
      <button type="button" className={className} popoverTarget={id}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.panel}
        onToggle={focusFirst}
        onKeyDown={moveByArrows}
      >
        {children}
      </div>
    </div>
  )
}

/** An action in a menu, as opposed to its links. */
export const MenuAction = (props: ComponentProps<'button'>) => <button type="button" {...props} />

const itemsOf = (panel: Element) => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
]

function focusFirst({ currentTarget, newState }: ToggleEvent) {
  if (newState === 'open') itemsOf(currentTarget)[0]?.focus()
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

function moveByArrows(event: KeyboardEvent) {
  const step = STEPS[event.key]
  const items = itemsOf(event.currentTarget)
  if (!step || items.length === 0) return
  event.preventDefault()
  items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
}
