import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { notify } from '../ui/toast.tsx'
import * as texts from './calendar-card.texts.ts'

interface NewLinkDialogProps {
  renew: () => Promise<unknown>
  onClose: () => void
}

/** Asks first, because whoever uses the old address of the calendar loses it. */
export const NewLinkDialog = ({ renew, onClose }: NewLinkDialogProps) => (
  <ConfirmDialog
    title={texts.newLinkQuestion}
    confirm={texts.newLink}
    busy={texts.renewing}
    keep={texts.keepIt}
    isHarmful
    onClose={onClose}
    onConfirm={async () => {
      await renew()
      notify(texts.renewed)
    }}
  >
    <p>{texts.oldStops}</p>
  </ConfirmDialog>
)
