import { Button, Kbd, Switch } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import styles from './desk.module.css'

export interface Shortcut {
  key: string
  what: string
  run: () => void
}

const goTo = (step: 1 | -1) => () => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row] [data-open]')]
  const here = document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-open]')
  const index = here ? rows.indexOf(here) + step : 0
  rows[index]?.focus()
  rows[index]?.scrollIntoView({ block: 'nearest' })
}

/** Every list has these. */
const listShortcuts: Shortcut[] = [
  { key: '/', what: 'Search', run: () => document.querySelector<HTMLElement>('[data-search]')?.focus() },
  { key: 'j', what: 'Next row', run: goTo(1) },
  { key: 'k', what: 'Row before', run: goTo(-1) },
  {
    key: 'x',
    what: 'Select the row',
    run: () =>
      document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-select]')?.click(),
  },
]

/** The row that the keyboard is on, by its id. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row

/** Keys for those who like them: listed under `?`, and to be turned off there. */
export function Shortcuts({ own = [] }: { own?: Shortcut[] }) {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useLocalStorage({ key: 'desk shortcuts', defaultValue: true })
  const all = [...listShortcuts, ...own]
  useKeys([...(isOn ? all : []), { key: '?', what: '', run: () => setOpen(true) }])
  return (
    <>
      <Button variant="subtle" className={styles.deskOnly} onClick={() => setOpen(true)}>
        Keyboard
      </Button>
      {isOpen && (
        <Dialog title="Keyboard" onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {all.map(({ key, what }) => (
              <div key={key}>
                <dt>
                  <Kbd>{key}</Kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
            <div>
              <dt>
                <Kbd>Enter</Kbd>
              </dt>
              <dd>Open the row</dd>
            </div>
            <div>
              <dt>
                <Kbd>Esc</Kbd>
              </dt>
              <dd>Close what is open</dd>
            </div>
          </dl>
          <Switch
            label="Single keys do something"
            checked={isOn}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
          />
        </Dialog>
      )}
    </>
  )
}

const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]'

function useKeys(shortcuts: Shortcut[]) {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (
        (target as Element).matches?.(TYPING) ||
        document.querySelector('dialog[open], [aria-modal="true"]')
      )
        return
      const shortcut = latest.current.find((one) => one.key === key)
      if (!shortcut) return
      event.preventDefault()
      shortcut.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
