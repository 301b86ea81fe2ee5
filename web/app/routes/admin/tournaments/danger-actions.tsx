import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLookAgain } from '../../../area/area-data.tsx'
import { callRest } from '../../../data/rest.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { PartProps } from './part-props.ts'

/** Resets to the published plan or, before the first publication, deletes the tournament. */
export function DangerActions({ tournament }: PartProps) {
  const lookAgain = useLookAgain()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { slug, name, revision, isDraft } = tournament
  if (revision > 0 && !isDraft) return null
  const isNew = revision === 0
  const act = async () => {
    await callRest('manage', 'delete', isNew ? `/tournaments/${slug}` : `/tournaments/${slug}/draft`)
    if (isNew) navigate('/admin/tournaments')
    await lookAgain()
    notify(isNew ? `${name} is deleted.` : `Back to version ${revision}.`)
  }
  return (
    <div>
      <Button kind="small" onClick={() => setAsking(true)}>
        {isNew ? 'Delete this tournament' : `Discard the changes since v${revision}`}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isNew ? `Delete ${name}?` : 'Discard the changes?'}
          confirm={isNew ? 'Delete it' : 'Discard them'}
          busy="One moment..."
          keep="Keep"
          isHarmful
          onConfirm={act}
          onClose={() => setAsking(false)}
        >
          <p>
            {isNew
              ? 'Its teams, pitches and times will be deleted too. No one outside the desk has seen it.'
              : `The plan goes back to version ${revision}, the one visitors see. Results are kept.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}
