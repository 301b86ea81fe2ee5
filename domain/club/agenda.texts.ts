export const ages = (from: number, to: number) => `Ages ${from} to ${to}`
