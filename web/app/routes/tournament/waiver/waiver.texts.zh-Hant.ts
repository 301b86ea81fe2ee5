export const title = '同樂日同意書'
export const description = '同樂日的知情同意書：閱讀，為所有孩子簽一次名，並收到電郵副本。'
export const keywords = '同樂日同意書，知情同意書，家長'
export const lead = '兩分鐘，為所有孩子簽一次名。我們會用電郵發副本給您。'
export const isOver = '這次同樂日已經結束，沒有要簽的表格。'
export const printBlank = '列印空白表格'
export const pleaseRead = '請閱讀'
export const version = (version: string) => `版本：${version}`
export const sign = '簽名'
export const signing = '正在簽名……'
export const nextOne = '下一次同樂日會公佈在'
export const onEvents = '我們的活動頁面'
export const onceItIsOut = '，之後就可以在這裡簽名。'
export const child = '孩子'
export const childNumber = (place: number) => `孩子${place}`
export const yourChild = '您的孩子'
export const childName = '孩子的姓名'
export const bornOn = '出生日期'
export const healthNotes = '敏感、疾病、用藥'
export const healthHint = '只有球會的急救員會看到。'
export const takeOut = (place: number) => `移除孩子${place}`
export const addChild = '再加一個孩子'
export const email = '電郵'
export const printOrEmail = '請列印空白表格，或發電郵到'
export const stop = '。'
export const notSent = '表格沒有送達。內容還在這裡：請檢查網絡後再簽一次，或列印空白表格帶到入口。'
export const signed = '已簽名，謝謝。'
export const referenceIs = (reference: string, email: string) =>
  `您的編號是${reference}，副本已發往${email}。`
export const showIt = '報到時出示編號或這個二維碼，領取孩子的手帶。'
export const codeOf = (reference: string) => `報到用的二維碼：${reference}`
export const signedBefore = (day: string, names: string, reference: string) =>
  `您在${day}已為${names}簽名：${reference}。只有為別的孩子，或情況有變化時，才需要再簽。`
export const guardian = '家長或監護人'
export const phoneAndEmail = '電話和電郵'
export const emergency = '緊急情況打給'
export const blankLine = (label: string) => `${label}：______________________________________________`
export const photosOnPaper = '相片和影片：☐可以 ☐不可以'
export const signatureLine = '簽名：______________________________ 日期：______________'
export const markedFields = '請看標出的各項。'
export const textChanged = '您打開頁面之後，同意書的內容有更新。請重新載入並閱讀新的內容。'
export const eventIsOver = '同樂日已經結束，沒有要簽的表格。下一次會公佈在我們的活動頁面上。'
export const badAddress = '這個地址收不到電郵。'
