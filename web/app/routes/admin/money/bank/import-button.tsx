import { useState } from 'react'
import { base64 } from '../../../../data/base64.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import { importWords, useImport } from './bank-data.ts'
import { LayoutDialog } from './layout-dialog.tsx'

/** Takes a file of the bank; one whose columns nobody knows is mapped once. */
export function ImportButton() {
  const [unknown, setUnknown] = useState<{ content: string; rows: string[][] } | null>(null)
  const add = useImport()
  const take = async (file: File) => {
    try {
      const content = base64(new Uint8Array(await file.arrayBuffer()))
      const done = await add.mutateAsync({ content })
      if ('unknown' in done) setUnknown({ content, rows: done.unknown })
      else notify(importWords(done))
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
  }
  return (
    <>
      <FileButton label="Bank file" accept=".csv,.txt,.ofx,.qfx,.qbo" isBusy={add.isPending} onFile={take}>
        Import a file...
      </FileButton>
      {unknown && <LayoutDialog {...unknown} onClose={() => setUnknown(null)} />}
    </>
  )
}
