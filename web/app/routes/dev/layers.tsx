import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Menu, MenuAction } from '../../ui/menu.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { WithPanel } from '../../ui/side-panel.tsx'
import { notify, notifyProblem, Toasts } from '../../ui/toast.tsx'
import { Part } from './part.tsx'
import styles from './ui.module.css'

/** Parts that open above or beside the page. */
export const Layers = () => (
  <>
    <Dialogs />
    <Drawer />
    <Leaving />
    <Part title="Menus">
      <div className={styles.row}>
        <Menu button="Places" label="Where to go">
          <a href="#buttons">Buttons</a>
          <a href="#fields">Fields</a>
          <MenuAction>Sign out</MenuAction>
        </Menu>
        <Menu button="Columns" label="Which columns to show">
          <Checkbox label="Guardian" defaultChecked />
          <Checkbox label="Program" defaultChecked />
          <Checkbox label="Paid" />
        </Menu>
      </div>
    </Part>
    <Part title="Toasts">
      <div className={styles.row}>
        <Button kind="small" onClick={() => notify('Size changed.')}>
          Say that it is done
        </Button>
        <Button
          kind="small"
          onClick={() => notify('Mia is approved.', { undo: () => notify('Mia waits again.') })}
        >
          Offer a way back
        </Button>
        <Button
          kind="small"
          onClick={() => notifyProblem('We could not reach the club just now. Please try again.')}
        >
          Report a problem
        </Button>
      </div>
      <Toasts />
    </Part>
  </>
)

function Leaving() {
  const [isDirty, setDirty] = useState(false)
  return (
    <Part title="Leaving a form">
      <Checkbox
        label="Something is typed"
        checked={isDirty}
        onChange={({ currentTarget }) => setDirty(currentTarget.checked)}
      />
      <UnsavedGuard isDirty={isDirty} />
      <Link to="/contact">Leave for another page</Link>
    </Part>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'form' | 'confirm' | 'reason' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title="Dialogs">
      <div className={styles.row}>
        <Button kind="small" onClick={() => setOpen('plain')}>
          Open a dialog
        </Button>
        <Button kind="small" onClick={() => setOpen('form')}>
          Open a form
        </Button>
        <Button kind="small" onClick={() => setOpen('confirm')}>
          Delete the program
        </Button>
        <Button kind="small" onClick={() => setOpen('reason')}>
          Ask for a reason
        </Button>
      </div>
      {open === 'plain' && (
        <Dialog title="Two places left" onClose={close}>
          <p>Escape, the cross or a tap beside it closes it.</p>
        </Dialog>
      )}
      {open === 'form' && (
        <Dialog title="Another name" onClose={close}>
          <Field label="Name" required data-autofocus />
          <Button onClick={close}>Save the name</Button>
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete Fall training?"
          confirm="Delete the program"
          busy="One moment..."
          keep="Keep it"
          isHarmful
          onConfirm={() => Promise.reject(new Error('Somebody has registered meanwhile.'))}
          onClose={close}
        >
          <p>Nobody has registered for it yet.</p>
        </ConfirmDialog>
      )}
      {open === 'reason' && (
        <ReasonDialog
          title="Turn the registration down"
          hint="The family reads it."
          confirm="Turn it down"
          suggestions={['The program is full.', 'Born a year too late.']}
          onConfirm={async () => {}}
          onClose={close}
        />
      )}
    </Part>
  )
}

function Drawer() {
  const [isOpen, setOpen] = useState(false)
  const panel = {
    id: 'mia',
    title: 'Mia Chen',
    content: <p>Beside the list where there is room, in front of it on a phone.</p>,
    onClose: () => setOpen(false),
  }
  return (
    <Part title="Drawer">
      <WithPanel panel={isOpen ? panel : null}>
        <div className={styles.row}>
          <Button kind="small" data-open aria-expanded={isOpen} onClick={() => setOpen(true)}>
            Open Mia
          </Button>
        </div>
      </WithPanel>
    </Part>
  )
}
