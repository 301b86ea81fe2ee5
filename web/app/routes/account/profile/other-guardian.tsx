import type { Sharing } from '@touchline/domain/families/family-sharing.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import { listOf } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import type { Row } from '../../../data/row.ts'
import { updateRow } from '../../../data/write-row.ts'
import { useScrollToHash } from '../../../family/use-scroll-to-hash.ts'
import { useSharing } from '../../../family/use-sharing.ts'
import { mixed } from '../../../languages/written.tsx'
import { openTabSession } from '../../../session/tab-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { notify } from '../../../ui/toast.tsx'
import { InviteGuardian } from './invite-guardian.tsx'
import { ReceivedInvitation, SentInvitation } from './open-invitation.tsx'
import styles from './profile.module.css'
import { SectionCard } from './section-card.tsx'
import * as texts from './sharing.texts.ts'

/** Who somebody shares their children with, and how that starts and ends (P-13). */
export function OtherGuardian({ record }: { record: Row }) {
  const { data, error, isFetching, refetch } = useSharing()
  return (
    <SectionCard title={texts.title} anchor="family">
      {!data && !error && <Loading size="small" />}
      {!data && error && <LoadProblem error={error} isBusy={isFetching} onRetry={refetch} />}
      {data && <Standing sharing={data} record={record} />}
    </SectionCard>
  )
}

function Standing({ sharing, record }: { sharing: Sharing; record: Row }) {
  useScrollToHash()
  if (sharing.guardians.length > 0) return <Shared sharing={sharing} record={record} />
  const own = { email: String(record.email) }
  return (
    <>
      {sharing.received.map((invitation) => (
        <ReceivedInvitation key={invitation.id} invitation={invitation} {...own} />
      ))}
      {sharing.sent.map((invitation) => (
        <SentInvitation key={invitation.id} invitation={invitation} {...own} />
      ))}
      {sharing.received.length === 0 && <InviteGuardian hasInvited={sharing.sent.length > 0} />}
    </>
  )
}

function Shared({ sharing, record }: { sharing: Sharing; record: Row }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = useChange(async () => (await openTabSession()).account.leaveFamily())
  const names = listOf(
    sharing.guardians.map(({ name, email }) =>
      name && hasEmail(email) ? texts.withAddress(name, email) : name || email,
    ),
    'and',
  )
  return (
    <>
      <p>
        {texts.youShareWith}
        <strong className={styles.address}>{mixed(names)}</strong>
        {texts.bothSee}
      </p>
      <FamilyEmails record={record} />
      <div>
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {texts.stopAsk}
        </Button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={texts.stopQuestion}
          confirm={texts.stop}
          busy={texts.oneMoment}
          keep={texts.keepSharing}
          isHarmful
          onConfirm={async () => {
            await leave.mutateAsync(undefined)
            notify(texts.stopped)
          }}
          onClose={() => setLeaving(false)}
        >
          <WhatLeavingDoes sharing={sharing} />
        </ConfirmDialog>
      )}
    </>
  )
}

function WhatLeavingDoes({ sharing: { guardians, ownChildren } }: { sharing: Sharing }) {
  const theirs = guardians.flatMap(({ children }) => children)
  return (
    <>
      <p>{texts.eachKeeps}</p>
      {theirs.length > 0 && <p>{mixed(texts.youNoLongerSee(listOf(theirs, 'and')))}</p>}
      {ownChildren.length > 0 && <p>{mixed(texts.theyNoLongerSee(listOf(ownChildren, 'and')))}</p>}
      <p>{texts.pricesAnew}</p>
    </>
  )
}

/** The family's emails can be turned off only if somebody else gets them (N-12). */
function FamilyEmails({ record }: { record: Row }) {
  const change = useChange((request, familyEmails: boolean) =>
    updateRow(request, 'User', { id: record.id, _version: record._version, familyEmails }),
  )
  const isOn = change.isPending ? change.variables : record.familyEmails !== false
  return (
    <>
      <Checkbox
        label={texts.familyEmails}
        checked={isOn}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      {change.error && <p role="alert">{texts.notSaved}</p>}
    </>
  )
}
