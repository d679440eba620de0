export { deleteView } from './deleteView.ts';
export { savedViews } from './savedViews.ts';
export { saveView } from './saveView.ts';
