import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../area/area-data.tsx'
import { deleteRow } from '../data/write-row.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/toast.tsx'

interface DeleteRowProps {
  model: string
  row: { id: string; version: number; name: string }
  /** What it is: 'program'. */
  noun: string
  /** Why it can be deleted. */
  why: string
  /** Where its list is. */
  list: string
}

/** A button that asks before it deletes and then leads back to the list. */
export function DeleteRow({ model, row: { id, version, name }, noun, why, list }: DeleteRowProps) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useChange((request) => deleteRow(request, model, { id, _version: version }))
  const confirm = async () => {
    await remove.mutateAsync(undefined)
    notify(`${name} is deleted.`)
    await navigate(list)
  }
  return (
    <>
      <Button kind="small" onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm={`Delete the ${noun}`}
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <p>{why} This can’t be undone.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
