import { useState } from 'react'
import { plainProblem } from '../data/plain-problem.ts'
import { saveFile } from '../data/save-file.ts'
import type { DocumentPath } from '../session/ask-about-me.ts'
import { openTabSession } from '../session/tab-session.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem } from '../ui/toast.tsx'

interface DocumentButtonProps {
  path: DocumentPath
  /** The name of the file. */
  name: string
  children: React.ReactNode
}

/** Saves a receipt or a statement as PDF. */
export function DocumentButton({ path, name, children }: DocumentButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { readDocument } = await openTabSession()
      saveFile(name, await readDocument(path))
    } catch (error) {
      notifyProblem(plainProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="plain" className="no-print" isBusy={isBusy} onClick={open}>
      {children}
    </Button>
  )
}
