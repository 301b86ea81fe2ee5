import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import styles from './shortcuts.module.css'

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

/** Skips the tabs and the filters; where rows do not open, it goes to the first link in a row. */
export const SkipToRows = () => (
  <button
    type="button"
    className="skip"
    onClick={() => document.querySelector<HTMLElement>('[data-row] :is([data-open], a)')?.focus()}
  >
    Skip to the list
  </button>
)

/** Every list has these. */
const listShortcuts: Shortcut[] = [
  { key: '/', what: 'Search', run: () => document.querySelector<HTMLElement>('[data-search]')?.focus() },
  { key: 'j', what: 'Next row', run: goTo(1) },
  { key: 'k', what: 'Previous row', run: goTo(-1) },
  {
    key: 'x',
    what: 'Select the row',
    run: () =>
      document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>('[data-select]')?.click(),
  },
]

/** The id of the row that has the keyboard focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row

const KEPT = 'desk shortcuts'

function isSwitchedOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'false'
  } catch {
    return true
  }
}

function switchShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, String(isOn))
  } catch {
    // If the device keeps nothing, it asks again next time.
  }
}

/** Optional keyboard shortcuts: `?` lists them and turns them off. */
export function Shortcuts({ own = [] }: { own?: Shortcut[] }) {
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(isSwitchedOn)
  const all = [...listShortcuts, ...own]
  useKeys([...(isOn ? all : []), { key: '?', what: '', run: () => setOpen(true) }])
  return (
    <>
      <Button kind="plain" className={styles.deskOnly} onClick={() => setOpen(true)}>
        Keyboard
      </Button>
      {isOpen && (
        <Dialog title="Keyboard" onClose={() => setOpen(false)}>
          <dl className={styles.keys}>
            {all.map(({ key, what }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
            <div>
              <dt>
                <kbd>↑</kbd> <kbd>↓</kbd>
              </dt>
              <dd>Move between rows</dd>
            </div>
            <div>
              <dt>
                <kbd>Enter</kbd>
              </dt>
              <dd>Open the row</dd>
            </div>
            <div>
              <dt>
                <kbd>Esc</kbd>
              </dt>
              <dd>Close what is open</dd>
            </div>
          </dl>
          <Checkbox
            isSwitch
            label="Use keyboard shortcuts"
            checked={isOn}
            onChange={({ currentTarget }) => {
              setOn(currentTarget.checked)
              switchShortcuts(currentTarget.checked)
            }}
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
