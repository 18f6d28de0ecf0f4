/** Input in the form that WebDriver and WebDriver BiDi share: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: object[];
}

/** A real browser with one window, driven from outside. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param script a function's source, which has no access to anything outside
   * @param input JSON
   * @returns what the function returned, as JSON
   */
  call(script: string, input: unknown): Promise<unknown>;
  /** Moves mouse and keys as a person does. */
  perform(sources: InputSource[]): Promise<void>;
  /** @returns a PNG of the window */
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}
