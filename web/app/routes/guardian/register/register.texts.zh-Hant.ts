export const title = '報名'
export const description = '為一個或幾個孩子報名，提交之前就能看到全部費用。'

export const nobodyYet = '首先，給誰報名？'
export const addFirst = '加入第一個孩子'
export const nobodyYetLead = '填好孩子的姓名和出生日期，就會回到這裡。'

export const noProgram = '這個課程現在不能報名'
export const noProgramLead = '課程可能已經結束，或者連結過期了。請從現在開放的課程裡選。'
export const toDashboard = '回到我的主頁'
export const opensOn = (day: string) => `${day}開放報名`
export const opensSoon = '即將開放報名'
export const notOpenYet = (program: string) => `${program}還沒有開放報名。請到那天再來，兩分鐘就好。`

export const addAnother = '再加入一個孩子'
export const seeRegistrations = '查看您的報名'
export const agreedBefore = '這些條款您以前已經同意過，之後沒有改動。'
export const beforePrice = '請先在上面選好訓練日，這裡就會按月列出費用和合計。'
export const registering = '正在報名，請稍候……'
export const nothingToPayNow = '現在不用付款，我們先審核。'
