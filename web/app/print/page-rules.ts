import { PAPERS, type Paper } from './use-paper.ts'

/** How the printer is to lie the page. */
export const pageRule = (paper: Paper, isLandscape: boolean): string =>
  `@page { margin: 10mm; size: ${paper} ${isLandscape ? 'landscape' : 'portrait'}; }`

/** All of them: the policy of every page names them, for one can get to the sheets from anywhere. */
export const PAGE_RULES: readonly string[] = (Object.keys(PAPERS) as Paper[]).flatMap((paper) => [
  pageRule(paper, false),
  pageRule(paper, true),
])
