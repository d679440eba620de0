import { avatarMessages } from './english/avatar.ts';
import { bannerMessages } from './english/banner.ts';
import { breadcrumbsMessages } from './english/breadcrumbs.ts';
import { bulkBarMessages } from './english/bulkBar.ts';
import { cellEditorMessages } from './english/cellEditor.ts';
import { characterCounterMessages } from './english/characterCounter.ts';
import { chartMessages } from './english/chart.ts';
import { checkboxGroupMessages } from './english/checkboxGroup.ts';
import { chipMessages } from './english/chip.ts';
import { codeBlockMessages } from './english/codeBlock.ts';
import { columnToolsMessages } from './english/columnTools.ts';
import { comboboxMessages } from './english/combobox.ts';
import { commandPaletteMessages } from './english/commandPalette.ts';
import { confirmDialogMessages } from './english/confirmDialog.ts';
import { copyButtonMessages } from './english/copyButton.ts';
import { dataTableMessages } from './english/dataTable.ts';
import { dateFieldMessages } from './english/dateField.ts';
import { datePickerMessages } from './english/datePicker.ts';
import { dateRangeMessages } from './english/dateRange.ts';
import { dateTimeMessages } from './english/dateTime.ts';
import { fieldMessages } from './english/field.ts';
import { fileDropMessages } from './english/fileDrop.ts';
import { formMessages } from './english/form.ts';
import { imageFieldMessages } from './english/imageField.ts';
import { imagePickerMessages } from './english/imagePicker.ts';
import { jsonDiffMessages } from './english/jsonDiff.ts';
import { jsonEditorMessages } from './english/jsonEditor.ts';
import { keyValueFieldsMessages } from './english/keyValueFields.ts';
import { keyValueListMessages } from './english/keyValueList.ts';
import { leaveGuardMessages } from './english/leaveGuard.ts';
import { linkMessages } from './english/link.ts';
import { loadMoreMessages } from './english/loadMore.ts';
import { multiSelectMessages } from './english/multiSelect.ts';
import { noticeMessages } from './english/notice.ts';
import { numberFieldMessages } from './english/numberField.ts';
import { onboardingChecklistMessages } from './english/onboardingChecklist.ts';
import { otpFieldMessages } from './english/otpField.ts';
import { overlayMessages } from './english/overlay.ts';
import { pagerMessages } from './english/pager.ts';
import { passwordChecklistMessages } from './english/passwordChecklist.ts';
import { passwordFieldMessages } from './english/passwordField.ts';
import { permissionMatrixMessages } from './english/permissionMatrix.ts';
import { progressMessages } from './english/progress.ts';
import { propertyFilterMessages } from './english/propertyFilter.ts';
import { qrCodeMessages } from './english/qrCode.ts';
import { saveBarMessages } from './english/saveBar.ts';
import { searchFieldMessages } from './english/searchField.ts';
import { secretFieldMessages } from './english/secretField.ts';
import { selectMessages } from './english/select.ts';
import { shellMessages } from './english/shell.ts';
import { skeletonMessages } from './english/skeleton.ts';
import { sliderMessages } from './english/slider.ts';
import { snackbarMessages } from './english/snackbar.ts';
import { statesMessages } from './english/states.ts';
import { statusMessages } from './english/status.ts';
import { tableCopyMessages } from './english/tableCopy.ts';
import { tableExportMessages } from './english/tableExport.ts';
import { tableFeaturesMessages } from './english/tableFeatures.ts';
import { tableStatesMessages } from './english/tableStates.ts';
import { reorderableListMessages } from './english/reorderableList.ts';
import { tablePreferencesMessages } from './english/tablePreferences.ts';
import { tableViewDialogMessages } from './english/tableViewDialog.ts';
import { tableViewMenuMessages } from './english/tableViewMenu.ts';
import { tableViewsMessages } from './english/tableViews.ts';
import { topologyTreeMessages } from './english/topologyTree.ts';
import { treeMessages } from './english/tree.ts';
import { wizardMessages } from './english/wizard.ts';
import { worldMapMessages } from './english/worldMap.ts';

/**
 * The whole catalogue, for types, tests and documentation. A component imports its own section from
 * `english`, so that an application loads the words of what it uses.
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
  overlay: overlayMessages.english,
  link: linkMessages.english,
  confirmDialog: confirmDialogMessages.english,
  wizard: wizardMessages.english,
  onboardingChecklist: onboardingChecklistMessages.english,
  commandPalette: commandPaletteMessages.english,
  leaveGuard: leaveGuardMessages.english,
  snackbar: snackbarMessages.english,
};

export type Messages = typeof messages;
/** Replacements for some texts of some sections. */
export type MessageOverrides = { [Name in keyof Messages]?: Partial<Messages[Name]> };
