import { type FormEvent, useState } from 'react'
import { base64 } from '../../../data/base64.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { FileButton } from '../../../ui/form/file-button.tsx'
import ui from '../../../ui/ui.module.css'
import type { Sheet } from './moving-in-data.ts'

/** A file, or rows copied from a spreadsheet. */
export function SheetForm({ onTake }: { onTake: (sheet: Sheet) => void }) {
  const [pasted, setPasted] = useState('')
  const take = (bytes: Uint8Array, fileName: string) =>
    onTake({ content: base64(bytes), fileName, decisions: [] })
  const takeFile = async (file: File) => take(new Uint8Array(await file.arrayBuffer()), file.name)
  const takePasted = (event: FormEvent) => {
    event.preventDefault()
    take(new TextEncoder().encode(pasted), 'Pasted rows')
  }
  return (
    <form className={ui.card} onSubmit={takePasted}>
      <p>
        One row for each child, with the guardian beside it: names, the child’s birth date, and an email or a
        phone number. The first row names the columns. You can add a program, its status and what was paid.
      </p>
      <p className={ui.actions}>
        <FileButton label="CSV file" accept=".csv,.tsv,.txt" onFile={takeFile}>
          Choose a CSV file...
        </FileButton>
      </p>
      <TextArea
        label="Or paste the rows here, with their headings"
        hint="Copy them in Excel, Numbers or Google Sheets. Health notes aren’t imported: families tell us themselves."
        rows={4}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <p className={ui.actions}>
        <Button type="submit" kind="quiet" disabled={pasted.trim() === ''}>
          Check these rows
        </Button>
      </p>
    </form>
  )
}
