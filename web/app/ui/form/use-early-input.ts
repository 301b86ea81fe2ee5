import { useEffect } from 'react'

interface EarlyForm {
  getValues(): Record<string, unknown>
  getInputNode(path: string): HTMLElement | null
  setFieldValue(path: string, value: unknown): void
}

/** Takes over what was typed, or filled in by a password manager, before hydration. */
export function useEarlyInput(form: EarlyForm): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    for (const [path, value] of Object.entries(form.getValues())) {
      const node = form.getInputNode(path)
      if (!(node instanceof HTMLInputElement)) continue
      const early = node.type === 'checkbox' ? node.checked : node.value
      if (early && early !== value) form.setFieldValue(path, early)
    }
  }, [])
}
