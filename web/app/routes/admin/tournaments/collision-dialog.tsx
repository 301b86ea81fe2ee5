import { changesBetween } from '@touchline/domain/tournament/plan/publish.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import ui from '../../../ui/ui.module.css'
import type { PlanDraft } from './use-plan-draft.ts'

const MOST_NAMED = 8

/** Somebody else saved first: the user chooses which version to keep, so that nothing is lost. */
export function CollisionDialog({ draft }: { draft: PlanDraft }) {
  const { collision, plan, keepMine, keepTheirs } = draft
  if (!collision) return null
  const differences = changesBetween(collision.theirs.plan, plan)
  return (
    <Dialog title="Someone else saved this plan" onClose={keepTheirs}>
      <p>{collision.message} Your last change isn’t saved yet.</p>
      {differences.length > 0 && (
        <>
          <p>Your version, compared with theirs:</p>
          <ul className={ui.bullets}>
            {differences.slice(0, MOST_NAMED).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {differences.length > MOST_NAMED && <li>and {differences.length - MOST_NAMED} more</li>}
          </ul>
        </>
      )}
      <div className={ui.actions}>
        <Button onClick={keepTheirs}>Keep theirs</Button>
        <Button kind="quiet" onClick={keepMine}>
          Overwrite with mine
        </Button>
      </div>
    </Dialog>
  )
}
