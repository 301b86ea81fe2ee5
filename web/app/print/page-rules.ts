import { PAPERS, type Paper } from './use-paper.ts'

/** Sets the page size and orientation for the printer. */
export const pageRule = (paper: Paper, isLandscape: boolean): string =>
  `@page { margin: 10mm; size: ${paper} ${isLandscape ? 'landscape' : 'portrait'}; }`

/** All page rules: the policy of every page lists them, because the print sheets can be reached from anywhere. */
export const PAGE_RULES: readonly string[] = (Object.keys(PAPERS) as Paper[]).flatMap((paper) => [
  pageRule(paper, false),
  pageRule(paper, true),
])
