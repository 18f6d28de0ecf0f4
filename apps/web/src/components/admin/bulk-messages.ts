/** What a bulk action says and asks, in whole sentences of the feature. */
export interface BulkMessages {
  selected: (count: number) => string;
  /** R5.16 */
  noneSelected: string;
  deleteTitle: string;
  deleteQuestion: (count: number) => string;
  updateTitle: string;
  updateQuestion: (count: number) => string;
}
