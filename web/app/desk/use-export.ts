import { useState } from 'react'
import { clubNow } from '../club/club-now.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { notifyProblem } from '../ui/toast.tsx'
import { type CsvColumn, csvText, saveCsv } from './csv.ts'

/** Saves exactly what the filters find as a file for spreadsheets. */
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
