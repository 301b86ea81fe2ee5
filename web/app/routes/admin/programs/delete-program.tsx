import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import type { ProgramLine } from '../../../desk/report-lines.ts'
import { tell } from '../../../desk/tell.tsx'
import { ConfirmDialog } from '../../../family/confirm-dialog.tsx'
import family from '../../../family/family.module.css'

/** Only one that nobody ever registered for; the others are closed (S-8). */
export function DeleteProgram({ program: { id, version, name, counts } }: { program: ProgramLine }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useChange((request) => deleteRow(request, 'Program', { id, _version: version }))
  if (Object.values(counts).some((count) => count > 0)) return null
  const confirm = async () => {
    await remove.mutateAsync(undefined)
    tell(`${name} is deleted.`)
    await navigate('/admin/programs')
  }
  return (
    <>
      <button type="button" className={family.small} onClick={() => setAsked(true)}>
        Delete
      </button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm="Delete the program"
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <p>Nobody has registered for it. It cannot be brought back from here.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
