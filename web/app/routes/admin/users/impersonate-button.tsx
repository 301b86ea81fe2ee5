import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '../../session/session-state.ts'
import { openTabSession } from '../../session/tab-session.ts'

/** Into a parent's shoes, with a reason that they can read. */
export function ImpersonateButton({ user }: { user: SessionUser }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <>
      <Button variant="default" onClick={open} aria-label={`Impersonate ${name}`}>
        Impersonate
      </Button>
      <Modal opened={isOpen} onClose={close} title={`View the site as ${name}`}>
        <ReasonForm user={user} onCancel={close} />
      </Modal>
    </>
  )
}

function ReasonForm({ user, onCancel }: { user: SessionUser; onCancel: () => void }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() ? null : 'Please say why: the family can read it.') },
  })
  const start = form.onSubmit(async ({ reason }) => {
    setProblem(null)
    const { startImpersonation } = await openTabSession()
    if (await startImpersonation(user.id, reason.trim())) await navigate('/guardian')
    else setProblem('The server did not allow it. Look whether this user still exists, and try again.')
  })
  return (
    <form onSubmit={start} noValidate>
      <Stack>
        <Text>For an hour you see and may do what this parent may. Both names go into the audit.</Text>
        <TextInput label="Reason" required data-autofocus {...form.getInputProps('reason')} />
        {problem && (
          <Text role="alert" c="var(--maple-text)">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={form.submitting}>
            View as this parent
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
