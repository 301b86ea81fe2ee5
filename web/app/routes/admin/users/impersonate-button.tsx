import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PersonLine } from '../../../desk/people-lines.ts'
import { openTabSession } from '../../../session/tab-session.ts'

const LEAST_REASON = 3

/** Only the site as a parent sees it, and of somebody whom the club has a record of. */
export const mayBeImpersonated = ({ hasRecord, role }: PersonLine): boolean => hasRecord && role !== 'ADMIN'

/** Into a parent's shoes, with a reason that they can read. */
export function ImpersonateButton({ id, name }: { id: string; name: string }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open} aria-label={`Impersonate ${name}`}>
        Impersonate
      </Button>
      <Modal opened={isOpen} onClose={close} title={`View the site as ${name}`}>
        <ReasonForm userId={id} onCancel={close} />
      </Modal>
    </>
  )
}

function ReasonForm({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length >= LEAST_REASON ? null : 'Please say why: the family can read it.',
    },
  })
  const start = form.onSubmit(async ({ reason }) => {
    setProblem(null)
    const { startImpersonation } = await openTabSession()
    if (await startImpersonation(userId, reason.trim())) await navigate('/guardian')
    else setProblem('The server did not allow it. Look whether this user still exists, and try again.')
  })
  return (
    <form onSubmit={start} noValidate>
      <Stack>
        <Text>For an hour you see and may do what this parent may. Both names go into the audit.</Text>
        <TextInput label="Reason" required maxLength={500} data-autofocus {...form.getInputProps('reason')} />
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
