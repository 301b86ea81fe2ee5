import { useForm } from '@mantine/form'
import type { Closing } from '@touchline/domain/retention/closing.ts'
import { useState } from 'react'
import { useData } from '../../../area/area-data.tsx'
import type { Row } from '../../../data/row.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PasswordAgain, passwordAgainProblem, useAsksPasswordAgain } from '../password-again.tsx'
import { useAccountTask } from '../use-account-task.ts'
import * as texts from './closing.texts.ts'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'
import { WhatClosingDoes } from './what-closing-does.tsx'

export function CloseAccount({ record }: { record: Row }) {
  const { isAdmin } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (isAdmin)
    return (
      <SectionCard title={texts.title}>
        <p>{texts.administrator}</p>
      </SectionCard>
    )
  return (
    <SectionCard title={texts.title} isDanger>
      {isOpen ? (
        <LastLook record={record} onKeep={() => setOpen(false)} />
      ) : (
        <>
          <p>{texts.lead}</p>
          <div>
            <Button kind="quiet" onClick={() => setOpen(true)}>
              {texts.closeAsk}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  )
}

function LastLook({ record, onKeep }: { record: Row; onKeep(): void }) {
  // Loaded again each time it opens, because something may have been paid for in the meantime.
  const [openedAt] = useState(Date.now)
  const { data, error, isFetching, refetch } = useData(['closing', record.id, openedAt], async () =>
    (await openTabSession()).account.previewClosing(),
  )
  if (error) return <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />
  if (!data) return <Loading size="small" />
  return <LastQuestion email={String(record.email)} closing={data} onKeep={onKeep} />
}

interface LastQuestionProps {
  email: string
  closing: Closing
  onKeep(): void
}

function LastQuestion({ email, closing, onKeep }: LastQuestionProps) {
  const asksPassword = useAsksPasswordAgain()
  const form = useForm({
    initialValues: { isSure: false, password: '' },
    validate: { password: (password) => (asksPassword ? passwordAgainProblem(password) : null) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const close = form.onSubmit(
    ({ password }) =>
      run(texts.closing, async () => {
        const { account, closeAccount } = await openTabSession()
        await account.provePassword('CLOSE_ACCOUNT', password)
        await account.leaveClub()
        await closeAccount('/login?closed')
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={close}>
      <WhatClosingDoes closing={closing} />
      {problem && <FormMessage>{problem}</FormMessage>}
      {asksPassword && <PasswordAgain email={email} {...form.getInputProps('password')} />}
      <Checkbox label={texts.isSure} {...form.getInputProps('isSure', { type: 'checkbox' })} />
      <div className={styles.foot}>
        <SubmitButton busy={busy} className={`button ${'harmful-button'}`} disabled={!form.values.isSure}>
          {texts.close}
        </SubmitButton>
        <Button kind="quiet" onClick={onKeep} disabled={busy !== null}>
          {texts.keep}
        </Button>
      </div>
    </Form>
  )
}
