import type { ReactNode } from 'react'

/** Says what happens, and what is happening. It stays pressable by focus while busy, but does nothing twice. */
export function SubmitButton({ busy, children }: { busy: string | null; children: ReactNode }) {
  return (
    <button type="submit" className="button" aria-disabled={busy !== null} disabled={busy !== null}>
      {busy ?? children}
    </button>
  )
}
