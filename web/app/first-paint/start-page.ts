/**
 * Put at the end of every page, as text, so none of these functions may use anything but its arguments. Scripts start
 * when the page has been painted, or at the first touch. Taps and input from before that are replayed once the scripts
 * have taken over.
 */
export const startScript = (files: readonly string[]): string =>
  `(${startPage})(${JSON.stringify(files)},${whenPainted},${earlyHands})`

function startPage(files: string[], afterPaint: typeof whenPainted, keepHands: typeof earlyHands): void {
  const MOST_PATIENCE_MS = 120_000
  const hands = ['pointerdown', 'keydown', 'input', 'change', 'click']
  const early = keepHands()
  let isStarted = false

  for (const kind of hands) document.addEventListener(kind, keepHand, true)
  document.addEventListener('alive', takeOver, { once: true })
  const patience = setTimeout(sayLost, MOST_PATIENCE_MS)
  // A screen behind sign-in has nothing to show before its scripts have loaded.
  if (document.querySelector('[data-area]')) start()
  else afterPaint(start)

  function start() {
    if (isStarted) return
    isStarted = true
    for (const file of files) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      link.onerror = sayLost
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[data-scripts]')?.textContent ?? ''
    document.body.append(script)
  }

  function keepHand(event: Event) {
    start()
    early.keep(event)
  }

  async function takeOver() {
    clearTimeout(patience)
    document.getElementById('lost-scripts')?.setAttribute('hidden', '')
    await early.redo(() => {
      for (const kind of hands) document.removeEventListener(kind, keepHand, true)
    })
    // A marker for tests that drive the page.
    document.documentElement.dataset.alive = ''
    document.dispatchEvent(new Event('settled'))
  }

  function sayLost() {
    document.getElementById('lost-scripts')?.removeAttribute('hidden')
  }
}

/** A tab in the background is not painted, and not every browser reports that it is hidden. */
function whenPainted(then: () => void) {
  const NO_PAINT_MS = 2_000
  addEventListener('load', () => setTimeout(then, NO_PAINT_MS))
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return then()
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    painted.disconnect()
    // The first paint may have been only the top of a page that was still arriving.
    requestAnimationFrame(() => requestAnimationFrame(then))
  })
  painted.observe({ type: 'paint', buffered: true })
}

/**
 * Menus, links and form submission work without scripts; everything else is recorded, each field with its last value.
 */
function earlyHands() {
  const early = new Map<object, () => void>()
  const drawn = () => new Promise((resolve) => setTimeout(resolve))
  return { keep, redo }

  function keep({ type, target }: Event) {
    if (!(target instanceof Element)) return
    if (type === 'input' || type === 'change') keepField(target)
    else if (type === 'click') keepTap(target.closest('button'))
  }

  function keepTap(button: HTMLButtonElement | null) {
    if (button?.type === 'button' && !button.popoverTargetElement) early.set({}, () => button.click())
  }

  function keepField(field: Element) {
    early.delete(field)
    if (field instanceof HTMLSelectElement) keepChoice(field, field.value)
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      keepCheck(field, field.checked)
    else if (field instanceof HTMLInputElement && field.type !== 'file') keepText(field, field.value)
    else if (field instanceof HTMLTextAreaElement) keepText(field, field.value)
  }

  function keepChoice(field: HTMLSelectElement, value: string) {
    early.set(field, () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }

  function keepCheck(field: HTMLInputElement, isChecked: boolean) {
    early.set(field, () => {
      field.checked = !isChecked
      field.click()
    })
  }

  /** React notices a text only if it differs from the last value set on the element itself. */
  function keepText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
    early.set(field, () => {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  /** Step by step: first render what waited for hydration, then what follows from each event. */
  async function redo(stopKeeping: () => void) {
    if (early.size > 0) await drawn()
    stopKeeping()
    for (const again of early.values()) {
      again()
      await drawn()
    }
  }
}
