import { formatCount } from '@touchline/domain/format-count.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../data/new-id.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem } from '../ui/toast.tsx'

interface EmailSelectedProps {
  /** The guardians of the selected rows; a family may appear several times, and a row may have no guardian. */
  guardians: () => Promise<readonly { userId: string | null }[]>
}

/** Starts an email to the guardians of the selected rows. */
export function EmailSelected({ guardians }: EmailSelectedProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      // Most visits to a list send no email, so the code for it loads on the tap.
      const [{ MOST_PEOPLE }, { saveCampaign }] = await Promise.all([
        import('@touchline/domain/mail/audience.ts'),
        import('../routes/admin/email/email-api.ts'),
      ])
      const userIds = [...new Set((await guardians()).flatMap(({ userId }) => userId ?? []))]
      if (userIds.length > MOST_PEOPLE)
        throw new Error(
          `That’s ${formatCount(userIds.length)} families. Choose a program or an age group under Email instead.`,
        )
      if (userIds.length === 0) throw new Error('None of these has a guardian to email.')
      const id = newId()
      await saveCampaign(
        id,
        { purpose: 'NOTICE', subject: '', body: '', audience: { kind: 'PEOPLE', userIds } },
        null,
      )
      navigate(`/admin/email/${id}`)
    } catch (error) {
      notifyProblem(plainProblem(error))
      setBusy(false)
    }
  }
  return (
    <Button kind="small" isBusy={isBusy} onClick={start}>
      Email them
    </Button>
  )
}
