export const ages = (from: number, to: number) => `Ages ${from} to ${to}`
export const childSession = (program: string, names: string) => `${program}: ${names}`
