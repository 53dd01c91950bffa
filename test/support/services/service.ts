// The programs that tests stand on beside this one.
export type ServiceName = 'postgres' | 'redis';

/** Where it is; or, if it could not be started, why, and what to install. */
export type Service = { readonly url: string } | { readonly missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket at which services are asked for. */
    services: string;
  }
}
