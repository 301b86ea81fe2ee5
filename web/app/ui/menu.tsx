import { type ComponentProps, type KeyboardEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import styles from './menu.module.css'

interface MenuProps {
  /** What the button shows, or says. */
  button: ReactNode
  /** What opens, for those who do not see it. */
  label: string
  className?: string
  children: ReactNode
}

/** A few ways or choices behind a button. The browser opens it, closes it by Escape or a tap beside it, and gives the focus back. */
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

/** Something a menu does, beside the links to where it leads. */
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
