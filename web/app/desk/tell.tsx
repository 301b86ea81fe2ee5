import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'

const SHOWN_MS = 10_000

interface Undo {
  /** Takes back what was done. */
  undo?: () => void
}

/** Says in passing that something is done; what can be taken back, can be for as long as it stands there. */
export function tell(text: string, { undo }: Undo = {}): void {
  const id = notifications.show({
    withCloseButton: true,
    autoClose: undo ? SHOWN_MS : 6_000,
    closeButtonProps: { 'aria-label': 'Close this message' },
    message: undo ? (
      <>
        <span>{text}</span>{' '}
        <Button
          variant="default"
          ml="xs"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          Undo
        </Button>
      </>
    ) : (
      text
    ),
  })
}

/** Says that something could not be done; it stays until it is read. */
export function tellProblem(text: string): void {
  notifications.show({
    message: text,
    color: 'red',
    autoClose: false,
    withCloseButton: true,
    closeButtonProps: { 'aria-label': 'Close this message' },
  })
}
