interface PendingCommand {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** Commands of WebDriver BiDi over its WebSocket: https://www.w3.org/TR/webdriver-bidi/ */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, PendingCommand>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#pending.values())
        reject(new Error('The browser closed the connection.'));
    });
  }

  static async connect(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
    });
    return new BidiConnection(socket);
  }

  send<Result = unknown>(method: string, params: object): Promise<Result> {
    this.#count += 1;
    const id = this.#count;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise<Result>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.close();
  }

  #receive(text: string): void {
    const { id, result, error, message } = JSON.parse(text);
    const command = this.#pending.get(id);
    if (!command) return;
    this.#pending.delete(id);
    if (error) command.reject(new Error(`${error}: ${message}`));
    else command.resolve(result as never);
  }
}
