import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import type { FieldListState } from './use-field-list.ts'

/** Adds a child who came along, and notes to the desk. */
export function ToTheDesk({ say }: Pick<FieldListState, 'say'>) {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isNoted, setNoted] = useState(false)
  return (
    <>
      <form
        className={ui.section}
        onSubmit={(event) => {
          event.preventDefault()
          if (!name.trim()) return
          say({ kind: 'VISITOR', words: name.trim() })
          setName('')
        }}
      >
        <Field
          label="Someone came who isn’t on the list"
          isOptional={false}
          hint="Just the name. The desk will get in touch with the family."
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" kind="quiet" disabled={!name.trim()}>
          Add to today
        </Button>
      </form>
      <form
        className={ui.section}
        onSubmit={(event) => {
          event.preventDefault()
          if (!note.trim()) return
          say({ kind: 'NOTE', words: note.trim() })
          setNote('')
          setNoted(true)
        }}
      >
        <TextArea
          label="A note to the desk"
          rows={2}
          maxLength={500}
          value={note}
          hint={isNoted ? 'Noted. Anything else?' : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" kind="quiet" disabled={!note.trim()}>
          Send the note
        </Button>
      </form>
    </>
  )
}
