import type { LookedAt } from '@touchline/domain/moving-in/looked-at.ts'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { brought, children, families, type Sheet, useMoveIn } from './moving-in-data.ts'
import { SheetColumns } from './sheet-columns.tsx'
import { SheetPrograms } from './sheet-programs.tsx'
import { SheetRows } from './sheet-rows.tsx'

interface PreviewProps {
  first: Sheet
  onClose: () => void
}

/** What a sheet would import: its columns, what becomes of each row, and the one button that does it. */
export function SheetPreview({ first, onClose }: PreviewProps) {
  const { sheet, take, loaded } = useLook(first)
  return (
    <>
      <p className={ui.actions}>
        <strong>{sheet.fileName}</strong>
        <Button kind="small" onClick={onClose}>
          Choose another
        </Button>
      </p>
      <ListStates loaded={loaded}>
        {(looked) => (
          <>
            <SheetColumns
              looked={looked}
              isBusy={loaded.isFetching}
              onChange={(said) => take({ ...sheet, ...said })}
            />
            <SheetPrograms
              looked={looked}
              isBusy={loaded.isFetching}
              onChoose={(chosen) =>
                take({
                  ...sheet,
                  programs: [...(sheet.programs ?? []).filter(({ key }) => key !== chosen.key), chosen],
                })
              }
            />
            {looked.missing.length === 0 && (
              <SheetRows
                rows={looked.rows}
                isBusy={loaded.isFetching}
                onDecide={(decision) => take({ ...sheet, decisions: decided(sheet, decision) })}
              />
            )}
            <BringIn sheet={sheet} looked={looked} isBusy={loaded.isFetching} onDone={onClose} />
          </>
        )}
      </ListStates>
    </>
  )
}

/** A decision about a payment keeps the decision about the child. */
function decided({ decisions }: Sheet, said: Sheet['decisions'][number]): Sheet['decisions'] {
  const before = decisions.find(({ row }) => row === said.row)
  const others = decisions.filter((one) => one !== before)
  return [...others, said.isAnotherPayment ? { ...before, ...said } : said]
}

/** Looks at the sheet, and again after every decision about it; only the last answer counts. */
function useLook(first: Sheet) {
  const { mutateAsync } = useMoveIn()
  const [sheet, setSheet] = useState(first)
  const [state, setState] = useState<{ data?: LookedAt; error: Error | null; isFetching: boolean }>({
    error: null,
    isFetching: true,
  })
  const latest = useRef<Sheet | null>(null)
  const take = async (next: Sheet) => {
    latest.current = next
    setSheet(next)
    setState((was) => ({ ...was, isFetching: true }))
    try {
      const data = await mutateAsync(next)
      if (latest.current === next) setState({ data, error: null, isFetching: false })
    } catch (error) {
      const problem = error instanceof Error ? error : new Error(String(error))
      if (latest.current === next) setState((was) => ({ ...was, error: problem, isFetching: false }))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is taken
  useEffect(() => {
    take(first)
  }, [])
  return { sheet, take, loaded: { data: state.data, ...state, refetch: () => take(sheet) } }
}

interface BringInProps {
  sheet: Sheet
  looked: LookedAt
  isBusy: boolean
  onDone: () => void
}

function BringIn({ sheet, looked, isBusy, onDone }: BringInProps) {
  const [isAsked, setAsked] = useState(false)
  const [id] = useState(newId)
  const moveIn = useMoveIn()
  if (looked.missing.length > 0) return null
  const { families: made, children: count, registrations, payments } = looked
  if (count + registrations + payments === 0) return <p>There’s nothing new in these rows.</p>
  const what = made > 0 ? families(made) : brought({ families: 0, children: count, registrations, payments })
  const open = looked.rows.filter((row) => [row, row.place, row.payment].some(isOpen)).length
  const bring = async () => {
    await moveIn.mutateAsync({ ...sheet, id, seen: looked.seen })
    notify(`Imported ${what}.`)
    onDone()
  }
  return (
    <p className={ui.actions}>
      <Button isBusy={isBusy} onClick={() => setAsked(true)}>
        Import {what}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Import ${what}?`}
          confirm="Import them"
          busy="Importing..."
          keep="Not yet"
          onConfirm={bring}
          onClose={() => setAsked(false)}
        >
          <p>{summary(looked)}</p>
          {registrations > 0 && (
            <p>
              Registrations cost what your club charges, discounts included. Families are asked for their
              consents later.
            </p>
          )}
          {open > 0 && (
            <p>
              {open === 1 ? 'One row is left out' : `${open} rows are left out`}, at least in part. Fix the
              sheet and import it again later: nothing is imported twice.
            </p>
          )}
          <p>No one gets an email. You can undo it all afterwards.</p>
        </ConfirmDialog>
      )}
    </p>
  )
}

const isOpen = (part: { outcome: string } | undefined) =>
  part?.outcome === 'UNCLEAR' || part?.outcome === 'REFUSED'

function summary({ families: made, joined, children: count, registrations, payments }: LookedAt): string {
  const parts = [made > 0 && `${families(made)} new`, joined > 0 && `${joined} already here`].filter(Boolean)
  const rest = brought({ families: 0, children: 0, registrations, payments })
  return [count > 0 && `${children(count)}: ${parts.join(', ')}.`, registrations + payments > 0 && `${rest}.`]
    .filter(Boolean)
    .join(' ')
}
