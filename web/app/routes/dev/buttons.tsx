import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Part } from './part.tsx'
import styles from './ui.module.css'

export const Buttons = () => (
  <Part title="Buttons">
    <Row />
    <div className={`turf ${styles.ground}`}>
      <Row />
    </div>
    <form className={styles.row} onSubmit={(event) => event.preventDefault()}>
      <SubmitButton busy={null}>Place order · $20.00</SubmitButton>
      <SubmitButton busy="Placing order...">Place order · $20.00</SubmitButton>
      <Button kind="plain">Send a new code</Button>
      <Button kind="plain" disabled>
        Send a new code in 42 s
      </Button>
    </form>
    <div className={styles.row}>
      <CopyButton what="the reference" text="KX4-7MR" />
      <CopyLink>Copy this link</CopyLink>
      <PrintButton>Print</PrintButton>
      <PrintButton isQuiet>Print</PrintButton>
      <Button kind="small" aria-pressed="true">
        Here
      </Button>
      <Button kind="quiet" aria-pressed="true">
        Half speed
      </Button>
      <FileButton kind="small" label="Any file" accept=".csv" onFile={() => {}}>
        Choose a file...
      </FileButton>
      <FileButton kind="small" label="Another file" accept=".csv" isBusy onFile={() => {}}>
        Choose a file...
      </FileButton>
      <CloseButton label="Close nothing" onClick={() => {}} />
    </div>
  </Part>
)

const Row = () => (
  <div className={styles.row}>
    <Button>Register Now</Button>
    <Button kind="quiet">See this weekend</Button>
    <Button kind="harmful">Delete the program</Button>
    <Button kind="small">Choose</Button>
    <Button kind="plain">Clear filters</Button>
    <Button disabled>Signing out...</Button>
    <Button kind="small" disabled>
      Next
    </Button>
    <Button isBusy>Saving</Button>
    <Button kind="small" isBusy>
      Approve
    </Button>
  </div>
)
