import { Button } from '../../../ui/button.tsx'
import type { PlanDraft } from './use-plan-draft.ts'

/** Says that what one changed is kept, or why it is not yet. */
export const SaveNote = ({ draft: { state, problem, retry } }: { draft: PlanDraft }) => (
  <span role="status">
    {state === 'SAVED' && '· Saved'}
    {state === 'SAVING' && '· Saving...'}
    {problem && (
      <>
        · Not saved: {problem}{' '}
        <Button kind="small" onClick={retry}>
          Try again
        </Button>
      </>
    )}
  </span>
)
