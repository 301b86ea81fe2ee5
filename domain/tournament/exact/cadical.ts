import { Cadical } from 'cadical-wasm'
import type { Solver } from './solver.ts'

/** CaDiCaL, compiled to WebAssembly. While it works it keeps asking whether it is time to give up. */
export async function loadSolver(isTimeUp: () => boolean): Promise<Solver> {
  const cadical = await Cadical.create({ quiet: true })
  cadical.setTerminate(isTimeUp)
  return {
    add: (clause) => cadical.addClause(clause),
    solve: (assumptions, conflicts) => {
      const status = cadical.solve({ assumptions, conflicts })
      return status === 'unknown' ? null : status === 'satisfiable'
    },
    isTimeUp,
    isTrue: (variable) => cadical.value(variable),
    failed: () => cadical.failedAssumptions(),
    dispose: () => cadical.dispose(),
  }
}
