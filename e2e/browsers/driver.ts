/** An input source of WebDriver and WebDriver BiDi: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: object[];
}

/** Controls a real browser with one window. */
export interface Driver {
  /** Opens a URL and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param script source of a function that uses nothing from outside
   * @param input JSON
   * @returns what the function returned, as JSON
   */
  call(script: string, input: unknown): Promise<unknown>;
  /** Performs mouse and keyboard input. */
  perform(sources: InputSource[]): Promise<void>;
  /** @returns a PNG of the window */
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}
