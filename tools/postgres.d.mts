/** A server that can be ended as a power cut would end it, and started again. */
interface PrivateServer {
  readonly url: string;
  /** kill -9. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** For good: nothing of it is left. */
  stop(): Promise<void>;
}

interface PrivatePostgres extends PrivateServer {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
}

export function startPostgres(): Promise<PrivatePostgres>;
export function startNats(): Promise<PrivateServer>;
export function withPostgres<T>(use: (server: PrivatePostgres) => Promise<T>): Promise<T>;
export function withNats<T>(use: (server: PrivateServer) => Promise<T>): Promise<T>;
