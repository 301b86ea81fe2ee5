import { type ChangeEvent, useRef, useState } from 'react'
import { base64 } from '../../../../data/base64.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import { importWords, useImport } from './bank-data.ts'
import { LayoutDialog } from './layout-dialog.tsx'

/** Takes a file of the bank; one whose columns nobody knows is mapped once. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  const [unknown, setUnknown] = useState<{ content: string; rows: string[][] } | null>(null)
  const add = useImport()
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    try {
      const content = base64(new Uint8Array(await file.arrayBuffer()))
      const done = await add.mutateAsync({ content })
      if ('unknown' in done) setUnknown({ content, rows: done.unknown })
      else notify(importWords(done))
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.ofx,.qfx,.qbo"
        aria-label="Bank file"
        onChange={take}
      />
      <Button kind="main" isBusy={add.isPending} onClick={() => input.current?.click()}>
        Import a file...
      </Button>
      {unknown && <LayoutDialog {...unknown} onClose={() => setUnknown(null)} />}
    </>
  )
}
