import { useForm } from '@mantine/form'
import { useState } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import type { Row } from '../../../data/row.ts'
import { saveFile, textFile } from '../../../data/save-file.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstError } from '../../../ui/form/focus-first-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { PasswordAgain, passwordAgainProblem, useAsksPasswordAgain } from '../password-again.tsx'
import { useAccountTask } from '../use-account-task.ts'
import styles from './profile.module.css'
import * as texts from './profile.texts.ts'
import { SectionCard } from './section-card.tsx'

/** Their own data as a download, in a format that programs can read too (Z-7). */
export function YourData({ record }: { record: Row }) {
  const [isOpen, setOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  return (
    <SectionCard title={texts.yourData}>
      <p>
        {texts.dataLead}
        <SiteLink to="/rules-and-disclaimer#privacy">{texts.howLong}</SiteLink>
      </p>
      {isOpen ? (
        <Download
          email={String(record.email)}
          onDone={() => {
            setOpen(false)
            setOutcome(texts.inDownloads)
          }}
        />
      ) : (
        <div className={styles.foot}>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {texts.downloadAsk}
          </Button>
          <p role="status">{outcome}</p>
        </div>
      )}
    </SectionCard>
  )
}

function Download({ email, onDone }: { email: string; onDone(): void }) {
  const asksPassword = useAsksPasswordAgain()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (asksPassword ? passwordAgainProblem(password) : null) },
  })
  const { busy, problem, run } = useAccountTask(form)
  const download = form.onSubmit(
    ({ password }) =>
      run(texts.gathering, async () => {
        const { account } = await openTabSession()
        await account.provePassword('DOWNLOAD_DATA', password)
        const data = await account.downloadData()
        const file = textFile(JSON.stringify(data, null, 2), 'application/json')
        saveFile(`pmfc-my-data-${clubNow().day}.json`, file)
        onDone()
      }),
    focusFirstError(form),
  )
  return (
    <Form onSubmit={download}>
      {problem && <FormMessage>{problem}</FormMessage>}
      {asksPassword && <PasswordAgain email={email} {...form.getInputProps('password')} />}
      <div className={styles.foot}>
        <SubmitButton busy={busy} className="button">
          {texts.download}
        </SubmitButton>
      </div>
    </Form>
  )
}
