import { avatarMessages } from '../avatar/messages.ts';
import { badgeListMessages } from '../badge-list/messages.ts';
import { bannerMessages } from '../banner/messages.ts';
import { breadcrumbsMessages } from '../breadcrumbs/messages.ts';
import { datePickerMessages } from '../calendar/messages.ts';
import { chartMessages } from '../chart/messages.ts';
import { checkboxGroupMessages } from '../checkbox/messages.ts';
import { chipMessages } from '../chip/messages.ts';
import { codeBlockMessages } from '../code-block/messages.ts';
import { colorPickerMessages } from '../color-picker/messages.ts';
import { comboboxMessages } from '../combobox/messages.ts';
import { commandPaletteMessages } from '../command-palette/messages.ts';
import { confirmDialogMessages } from '../confirm-dialog/messages.ts';
import { copyButtonMessages } from '../copy-button/messages.ts';
import { bulkBarMessages } from '../data-table/bulk-actions/messages.ts';
import { cellEditorMessages } from '../data-table/editing/messages.ts';
import { columnToolsMessages } from '../data-table/columns/messages.ts';
import { tableCopyMessages, tableExportMessages } from '../data-table/export/messages.ts';
import { dataTableMessages } from '../data-table/messages.ts';
import { tablePreferencesMessages } from '../data-table/preferences/messages.ts';
import { tableFeaturesMessages, tableStatesMessages } from '../data-table/rows/messages.ts';
import { tableViewDialogMessages, tableViewMenuMessages, tableViewsMessages } from '../data-table/views/messages.ts';
import { dateFieldMessages } from '../date-field/messages.ts';
import { dateRangeMessages } from '../date-range/messages.ts';
import { dateTimeMessages } from '../date-time/messages.ts';
import { drawerMessages } from '../drawer/messages.ts';
import { fieldMessages } from '../field/messages.ts';
import { fileDropMessages } from '../file-drop/messages.ts';
import { imageFieldMessages } from '../image-field/messages.ts';
import { imagePickerMessages } from '../image-picker/messages.ts';
import { jsonDiffMessages } from '../json-editor/diffMessages.ts';
import { jsonEditorMessages } from '../json-editor/messages.ts';
import { keyValueListMessages } from '../key-value-list/messages.ts';
import { leaveGuardMessages } from '../leave-guard/messages.ts';
import { linkMessages } from '../link/messages.ts';
import { loadMoreMessages } from '../load-more/messages.ts';
import { multiSelectMessages } from '../multi-select/messages.ts';
import { noticeMessages } from '../notice/messages.ts';
import { numberFieldMessages } from '../number-field/messages.ts';
import { onboardingChecklistMessages } from '../onboarding-checklist/messages.ts';
import { otpFieldMessages } from '../otp-field/messages.ts';
import { pagerMessages } from '../pager/messages.ts';
import { passwordChecklistMessages, passwordFieldMessages } from '../password-field/messages.ts';
import { permissionMatrixMessages } from '../permission-matrix/messages.ts';
import { progressMessages } from '../progress/messages.ts';
import { propertyFilterMessages } from '../property-filter/messages.ts';
import { qrCodeMessages } from '../qr-code/messages.ts';
import { reorderableListMessages } from '../reorderable-list/messages.ts';
import { saveBarMessages } from '../save-bar/messages.ts';
import { searchFieldMessages } from '../search-field/messages.ts';
import { secretFieldMessages } from '../secret-field/messages.ts';
import { selectMessages } from '../select/messages.ts';
import { shellMessages } from '../shell/messages.ts';
import { skeletonMessages } from '../skeleton/messages.ts';
import { sliderMessages } from '../slider/messages.ts';
import { snackbarMessages } from '../snackbar/messages.ts';
import { statesMessages } from '../states/messages.ts';
import { statusMessages } from '../status/messages.ts';
import { characterCounterMessages } from '../text-area/messages.ts';
import { topologyTreeMessages } from '../topology-tree/messages.ts';
import { treeMessages } from '../tree/messages.ts';
import { wizardMessages } from '../wizard/messages.ts';
import { worldMapMessages } from '../world-map/messages.ts';
import { formMessages, keyValueFieldsMessages } from './formMessages.ts';

/**
 * All English texts, for types, tests and documentation. Components import their own section, so applications load
 * only what they use.
 */
export const messages = {
  passwordField: passwordFieldMessages.english,
  passwordChecklist: passwordChecklistMessages.english,
  searchField: searchFieldMessages.english,
  checkboxGroup: checkboxGroupMessages.english,
  characterCounter: characterCounterMessages.english,
  numberField: numberFieldMessages.english,
  slider: sliderMessages.english,
  otpField: otpFieldMessages.english,
  fileDrop: fileDropMessages.english,
  imagePicker: imagePickerMessages.english,
  imageField: imageFieldMessages.english,
  permissionMatrix: permissionMatrixMessages.english,
  field: fieldMessages.english,
  form: formMessages.english,
  select: selectMessages.english,
  combobox: comboboxMessages.english,
  multiSelect: multiSelectMessages.english,
  colorPicker: colorPickerMessages.english,
  dateField: dateFieldMessages.english,
  datePicker: datePickerMessages.english,
  dateRange: dateRangeMessages.english,
  progress: progressMessages.english,
  skeleton: skeletonMessages.english,
  avatar: avatarMessages.english,
  chip: chipMessages.english,
  keyValueList: keyValueListMessages.english,
  keyValueFields: keyValueFieldsMessages.english,
  reorderableList: reorderableListMessages.english,
  copyButton: copyButtonMessages.english,
  secretField: secretFieldMessages.english,
  codeBlock: codeBlockMessages.english,
  tree: treeMessages.english,
  notice: noticeMessages.english,
  badgeList: badgeListMessages.english,
  banner: bannerMessages.english,
  status: statusMessages.english,
  dataTable: dataTableMessages.english,
  pager: pagerMessages.english,
  propertyFilter: propertyFilterMessages.english,
  qrCode: qrCodeMessages.english,
  bulkBar: bulkBarMessages.english,
  tableFeatures: tableFeaturesMessages.english,
  tableStates: tableStatesMessages.english,
  tablePreferences: tablePreferencesMessages.english,
  columnTools: columnToolsMessages.english,
  cellEditor: cellEditorMessages.english,
  tableCopy: tableCopyMessages.english,
  tableExport: tableExportMessages.english,
  tableViewDialog: tableViewDialogMessages.english,
  tableViewMenu: tableViewMenuMessages.english,
  tableViews: tableViewsMessages.english,
  breadcrumbs: breadcrumbsMessages.english,
  loadMore: loadMoreMessages.english,
  saveBar: saveBarMessages.english,
  shell: shellMessages.english,
  states: statesMessages.english,
  dateTime: dateTimeMessages.english,
  chart: chartMessages.english,
  worldMap: worldMapMessages.english,
  topologyTree: topologyTreeMessages.english,
  jsonEditor: jsonEditorMessages.english,
  jsonDiff: jsonDiffMessages.english,
  drawer: drawerMessages.english,
  link: linkMessages.english,
  confirmDialog: confirmDialogMessages.english,
  wizard: wizardMessages.english,
  onboardingChecklist: onboardingChecklistMessages.english,
  commandPalette: commandPaletteMessages.english,
  leaveGuard: leaveGuardMessages.english,
  snackbar: snackbarMessages.english,
};

export type Messages = typeof messages;
/** Overrides for any texts of any sections. */
export type MessageOverrides = { [Name in keyof Messages]?: Partial<Messages[Name]> };
