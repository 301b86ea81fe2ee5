import { Button } from '../ui/button.tsx'
import { useExport } from './use-export.ts'

interface SaveButtonProps<Line> {
  name: string
  columns: Parameters<typeof useExport<Line>>[1]
  every: () => Promise<Line[]>
}

/** Saves all rows of a list, whatever page one is on. */
export function SaveButton<Line>({ name, columns, every }: SaveButtonProps<Line>) {
  const csv = useExport(name, columns)
  return (
    <Button kind="small" isBusy={csv.isBusy} onClick={() => csv.save(every)}>
      Save as CSV
    </Button>
  )
}
