export const print = 'Print'
export const paper = 'Paper'
export const paperSize = 'Paper size'
export const asInPrinter = 'Printer default'
export const letter = 'Letter'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const oldCopy = 'OLD COPY'
export const dateFollows = 'date TBA'
export const footOf = (words: string) => `${words}. `
export const printed = (at: string) => `Printed ${at}. `
export const codeTo = (path: string) => `Code for ${path}`
export const backToSchedule = 'Back to the schedule'
export const teamStrips = 'Team strips'
export const posters = 'Division posters'
export const stripsLead = 'Cut along the dashed lines, fold in the middle, and hang on a lanyard.'
export const postersLead = 'One sheet per division, readable from a few steps away.'
export const division = 'Division'
export const allDivisions = 'All divisions'
export const codeOf = (team: string) => `Code for ${team}`
export const meetAt = (time: string) => `. Meet ${time}`
export const timeFollows = 'Time TBA'
export const follows = 'TBA'
export const wearColour = (colour: string) => ` (wear ${colour.toLowerCase()})`
export const teamLine = (division: string, colour: string) => `${division}, ${colour.toLowerCase()}`
export const kickOff = 'Kick-off'
export const pitch = 'Pitch'
export const teams = 'Teams'
