import { DeleteRow } from '../../../desk/delete-row.tsx'
import type { ProgramLine } from '../../../desk/program-line.ts'

/** Only one that nobody ever registered for; the others are closed (S-8). */
export function DeleteProgram({ program }: { program: ProgramLine }) {
  if (Object.values(program.counts).some((count) => count > 0)) return null
  return (
    <DeleteRow
      model="Program"
      row={program}
      noun="program"
      why="Nobody has registered for it."
      list="/admin/programs"
    />
  )
}
