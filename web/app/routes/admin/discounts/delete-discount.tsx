import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { deleteRow } from '../../../data/write-row.ts'
import { tell } from '../../../desk/tell.tsx'
import { ConfirmDialog } from '../../../family/confirm-dialog.tsx'
import family from '../../../family/family.module.css'
import type { DiscountLine } from './use-discount-lines.ts'

/** Only one that no registration has had; the others are switched off (D-12). */
export function DeleteDiscount({ line: { id, version, name } }: { line: DiscountLine }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useChange((request) => deleteRow(request, 'Discount', { id, _version: version }))
  const confirm = async () => {
    await remove.mutateAsync(undefined)
    tell(`${name} is deleted.`)
    await navigate('/admin/discounts')
  }
  return (
    <>
      <button type="button" className={family.small} onClick={() => setAsked(true)}>
        Delete
      </button>
      {isAsked && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirm="Delete the discount"
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        >
          <p>No registration has had it. It cannot be brought back from here.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
