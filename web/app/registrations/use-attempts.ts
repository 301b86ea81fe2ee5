import { useEffect, useRef, useState } from 'react'

/** Each attempt with something missing moves the focus to the first problem. */
export function useAttempts<Root extends HTMLElement = HTMLFormElement>() {
  const [attempts, setAttempts] = useState(0)
  const form = useRef<Root>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus()
  }, [attempts])
  return { form, attempts, tryAgain: () => setAttempts(attempts + 1) }
}
