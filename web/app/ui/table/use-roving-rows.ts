import { type RefObject, useEffect, useRef } from 'react'

const PARTS = 'a[href], button, input, select, summary'

const partsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(PARTS)]

/** All rows are a single stop of the Tab key: the arrow keys move between rows, and Tab goes through one row and on. */
export function useRovingRows(holder: RefObject<HTMLElement | null>): void {
  const here = useRef<string | null>(null)
  // After every render, because rows come and go.
  useEffect(() => {
    if (holder.current) stopAt(holder.current, here.current)
  })
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const arrive = ({ target }: FocusEvent) => {
      here.current = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? null
      stopAt(element, here.current)
    }
    const press = (event: KeyboardEvent) => {
      const goal = goalOf(element, event)
      if (!goal) return
      event.preventDefault()
      goal.focus()
      goal.scrollIntoView({ block: 'nearest' })
    }
    element.addEventListener('focusin', arrive)
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('focusin', arrive)
      element.removeEventListener('keydown', press)
    }
  }, [holder])
}

const rowsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-row]')]

/** Tab stops at the row that was last visited, or at the first. */
function stopAt(element: Element, id: string | null): void {
  const rows = rowsOf(element)
  const stop = rows.find(({ dataset }) => dataset.row === id) ?? rows[0]
  for (const row of rows) for (const part of partsOf(row)) part.tabIndex = row === stop ? 0 : -1
}

/** The same part of the row that a key leads to. */
function goalOf(element: Element, { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const from = (target as Element).closest<HTMLElement>('[data-row]')
  if (!from || ctrlKey || metaKey || altKey || shiftKey || (target as Element).matches('select')) return null
  const rows = rowsOf(element)
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: rows[rows.indexOf(from) + 1],
    ArrowUp: rows[rows.indexOf(from) - 1],
    Home: rows[0],
    End: rows.at(-1),
  }
  const to = steps[key]
  if (!to) return null
  const parts = partsOf(to)
  return parts[partsOf(from).indexOf(target as HTMLElement)] ?? parts[0] ?? null
}
