export { accountExportPage } from './accountExportPage.ts';
export { exportMyData } from './exportMyData.ts';
export { startAccountExport } from './startAccountExport.ts';
