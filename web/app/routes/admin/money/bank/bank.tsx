import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { base64 } from '../../../../data/base64.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { useListParams } from '../../../../desk/list-params.ts'
import { pageMeta } from '../../../../page-meta.ts'
import { Button } from '../../../../ui/button.tsx'
import { DeskPage } from '../../../../ui/desk-page.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FileButton } from '../../../../ui/form/file-button.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { Pager } from '../../../../ui/pager.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import {
  type BankLineRow,
  importWords,
  type LineState,
  useAccept,
  useBankLines,
  useImport,
} from './bank-data.ts'
import { BankTable } from './bank-table.tsx'
import { LayoutDialog } from './layout-dialog.tsx'

export const meta = pageMeta({
  title: 'Bank statement',
  description: 'Bank lines and who they’re from.',
  isPrivate: true,
})

const TABS: { value: LineState; name: string }[] = [
  { value: 'OPEN', name: 'To review' },
  { value: 'BOOKED', name: 'Booked' },
  { value: 'SET_ASIDE', name: 'Set aside' },
]

/** A page holds a whole bank file, so that all certain lines are accepted in one click. */
const defaults = { state: 'OPEN', page: '1', size: '1000' }

/** Imports a bank file and matches each line to a family; all certain lines are accepted in one click. */
export default function Bank() {
  const { values, change } = useListParams(defaults)
  const state = TABS.find(({ value }) => value === values.state)?.value ?? 'OPEN'
  const [page, size] = [Number(values.page), Number(values.size)]
  const loaded = useBankLines(state, page, size)
  const counts = loaded.data && new Map(loaded.data.counts.map((one) => [one.state, one.count]))
  return (
    <DeskPage
      title="Bank statement"
      action={
        <>
          <Link className="small-button" to="/admin/money">
            All money
          </Link>
          <ImportButton />
        </>
      }
    >
      <Tabs
        label="State"
        value={state}
        to={(value) => `?state=${value}`}
        tabs={TABS.map((tab) => ({ ...tab, count: counts && (counts.get(tab.value) ?? 0) }))}
      />
      <ListStates loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <NoLines state={state} />
          ) : (
            <>
              <AcceptCertain lines={items} />
              <BankTable lines={items} />
            </>
          )
        }
      </ListStates>
      <Pager page={page} size={size} total={loaded.data?.total ?? 0} onChange={change} />
    </DeskPage>
  )
}

function AcceptCertain({ lines }: { lines: BankLineRow[] }) {
  const accept = useAccept()
  const certain = lines.filter(({ certainty, isBeingBooked }) => certainty === 'CERTAIN' && !isBeingBooked)
  if (certain.length === 0) return null
  const cents = certain.reduce((sum, line) => sum + line.cents, 0)
  const book = () =>
    accept.mutate(
      { ids: certain.map(({ id }) => id), cents },
      {
        onSuccess: (done) => notify(`${done.booked} booked: ${formatCents(done.cents)}.`),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  return (
    <p className={ui.actions}>
      <Button kind="main" isBusy={accept.isPending} onClick={book}>
        Accept {certain.length} certain {certain.length === 1 ? 'one' : 'ones'} · {formatCents(cents)}
      </Button>
    </p>
  )
}

const NoLines = ({ state }: { state: LineState }) => (
  <EmptyState
    title={state === 'OPEN' ? 'Nothing to review' : 'No lines here'}
    action={
      <Link className="button quiet-button" to="/admin/money">
        All money
      </Link>
    }
  >
    Choose a file from your bank: CSV, OFX or QFX. The same line is never counted twice.
  </EmptyState>
)

/** Imports a bank file; if its columns are unknown, the user maps them once. */
function ImportButton() {
  const [unknown, setUnknown] = useState<{ content: string; rows: string[][] } | null>(null)
  const add = useImport()
  const take = async (file: File) => {
    try {
      const content = base64(new Uint8Array(await file.arrayBuffer()))
      const done = await add.mutateAsync({ content })
      if ('unknown' in done) setUnknown({ content, rows: done.unknown })
      else notify(importWords(done))
    } catch (error) {
      notifyProblem(plainProblem(error))
    }
  }
  return (
    <>
      <FileButton label="Bank file" accept=".csv,.txt,.ofx,.qfx,.qbo" isBusy={add.isPending} onFile={take}>
        Import a file...
      </FileButton>
      {unknown && <LayoutDialog {...unknown} onClose={() => setUnknown(null)} />}
    </>
  )
}
