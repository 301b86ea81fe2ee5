import { clubDay } from '@touchline/domain/club-clock.ts'
import { useState } from 'react'
import { plainProblem } from '../data/plain-problem.ts'
import { notifyProblem } from '../ui/toast.tsx'
import { type CsvColumn, csvText, saveCsv } from './csv.ts'
import { askReport, type ReportQuery } from './use-report.ts'

/** As many as a club of any size has; the server answers them in one look, so that nothing is missed or doubled. */
const EVERYTHING = '25000'

/** All rows that a list's filters find, whatever page one is on. */
export async function everyRow<Row>(path: string, query: ReportQuery): Promise<Row[]> {
  const { items } = await askReport<{ items: Row[] }>(path, { ...query, page: '1', limit: EVERYTHING })
  return items
}

/** Saves exactly what the filters find as a file for spreadsheets. */
export function useExport<Row>(name: string, columns: readonly CsvColumn<Row>[]) {
  const [isBusy, setBusy] = useState(false)
  const save = async (everyRow: () => Promise<Row[]>) => {
    setBusy(true)
    try {
      saveCsv(`${name} ${clubDay(new Date())}`, csvText(columns, await everyRow()))
    } catch (error) {
      notifyProblem(plainProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
