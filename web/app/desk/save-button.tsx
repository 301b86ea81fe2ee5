import { useState } from 'react'
import { clubNow } from '../club/club-now.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { Button } from '../ui/button.tsx'
import { notifyProblem } from '../ui/toast.tsx'
import { type CsvColumn, csvText, saveCsv } from './csv.ts'

interface SaveButtonProps<Line> {
  name: string
  columns: Parameters<typeof useExport<Line>>[1]
  every: () => Promise<Line[]>
}

/** Saves all rows of a list, whatever the current page. */
export function SaveButton<Line>({ name, columns, every }: SaveButtonProps<Line>) {
  const csv = useExport(name, columns)
  return (
    <Button kind="small" isBusy={csv.isBusy} onClick={() => csv.save(every)}>
      Save as CSV
    </Button>
  )
}

/** Saves exactly the rows that match the filters as a file for spreadsheets. */
export function useExport<Row>(name: string, columns: readonly CsvColumn<Row>[]) {
  const [isBusy, setBusy] = useState(false)
  const save = async (everyRow: () => Promise<Row[]>) => {
    setBusy(true)
    try {
      saveCsv(`${name} ${clubNow().day}`, csvText(columns, await everyRow()))
    } catch (error) {
      notifyProblem(plainProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
